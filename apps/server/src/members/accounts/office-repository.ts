/** The SQL of what the back office looks at beside what members see of themselves. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { MemberStatus } from "../types.ts";

interface SessionRow {
  readonly sessionId: string;
  readonly userAgent: string;
  readonly ip: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly endedAt: Date | null;
  readonly endReason: string | null;
}

export async function listSessionsOf(
  db: Db,
  memberId: MemberId,
  {
    before,
    limit,
  }: { readonly before: { readonly at: Date; readonly id: string } | null; readonly limit: number },
): Promise<readonly SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    SELECT session_id AS "sessionId", user_agent AS "userAgent", ip, created_at AS "createdAt",
      last_seen_at AS "lastSeenAt", revoked_at AS "endedAt", revoke_reason AS "endReason"
    FROM members.session
    WHERE member_id = ${memberId} AND (${before === null}::boolean OR
      (created_at, session_id)
        < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}::uuid))
    ORDER BY created_at DESC, session_id DESC
    LIMIT ${limit}`.execute(db);
  return rows;
}

export async function isSessionOf(tx: Tx, memberId: MemberId, sessionId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM members.session
    WHERE session_id = ${sessionId}::uuid AND member_id = ${memberId}`.execute(tx);
  return rows.length > 0;
}

export async function countPasskeysOf(db: Db, memberId: MemberId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM members.passkey WHERE member_id = ${memberId}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface InviteeRow {
  readonly memberId: MemberId;
  readonly account: string;
  readonly status: MemberStatus;
  readonly createdAt: Date;
  readonly invitees: number;
}

export async function listInviteesOf(
  db: Db,
  memberId: MemberId,
  { after, limit }: { readonly after: number | null; readonly limit: number },
): Promise<readonly InviteeRow[]> {
  const { rows } = await sql<InviteeRow>`
    SELECT m.member_id AS "memberId", m.account, m.status, m.created_at AS "createdAt",
      (SELECT count(*) FROM members.member below WHERE below.top_id = m.member_id) AS invitees
    FROM (SELECT member_id, account, status, created_at FROM members.member
      WHERE top_id = ${memberId} AND member_id > coalesce(${after}::bigint, 0)
      ORDER BY member_id LIMIT ${limit}) AS m
    ORDER BY m.member_id`.execute(db);
  return rows;
}
