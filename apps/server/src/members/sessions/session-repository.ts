/** The SQL of sessions and their refresh tokens. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { Touch } from "../../platform/memory/touches.ts";

export interface NewSession {
  readonly sessionId: string;
  readonly memberId: MemberId;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly ip: string;
  readonly userAgent: string;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await sql`
    INSERT INTO members.session
      (session_id, member_id, created_at, last_seen_at, expires_at, ip, user_agent)
    VALUES (${session.sessionId}, ${session.memberId}, ${session.now}, ${session.now},
      ${session.expiresAt}, ${session.ip}, ${session.userAgent})`.execute(tx);
}

export async function insertRefreshToken(
  tx: Tx,
  token: { readonly hash: Buffer; readonly sessionId: string; readonly now: Date },
): Promise<void> {
  await sql`
    INSERT INTO members.refresh_token (token_hash, session_id, issued_at)
    VALUES (${token.hash}, ${token.sessionId}, ${token.now})`.execute(tx);
}

export interface SessionRow {
  readonly session_id: string;
  readonly member_id: MemberId;
  readonly last_seen_at: Date;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
}

/** In the order of `sessionIds`; null for what is no session. */
export async function findSessions(
  db: Db,
  sessionIds: readonly string[],
): Promise<(SessionRow | null)[]> {
  const { rows } = await sql<SessionRow>`
    SELECT session_id, member_id, last_seen_at, expires_at, revoked_at
    FROM members.session WHERE session_id = ANY(${sessionIds}::uuid[])`.execute(db);
  const found = new Map(rows.map((row) => [row.session_id, row]));
  return sessionIds.map((sessionId) => found.get(sessionId) ?? null);
}

/** The session of a refresh token, locked: two exchanges of one session go one after the other. */
export async function lockSessionOfToken(tx: Tx, hash: Buffer): Promise<SessionRow | null> {
  const found = await sql<SessionRow>`
    SELECT session_id, member_id, last_seen_at, expires_at, revoked_at
    FROM members.session
    WHERE session_id = (
      SELECT session_id FROM members.refresh_token WHERE token_hash = ${hash}
    )
    FOR UPDATE`.execute(tx);
  return found.rows[0] ?? null;
}

export async function findRefreshToken(
  tx: Tx,
  hash: Buffer,
): Promise<{ readonly used_at: Date | null } | null> {
  const found = await sql<{ used_at: Date | null }>`
    SELECT used_at FROM members.refresh_token WHERE token_hash = ${hash}`.execute(tx);
  return found.rows[0] ?? null;
}

export async function markRefreshTokenUsed(tx: Tx, hash: Buffer, now: Date): Promise<void> {
  await sql`
    UPDATE members.refresh_token SET used_at = ${now}
    WHERE token_hash = ${hash} AND used_at IS NULL`.execute(tx);
}

export async function touchSession(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await sql`
    UPDATE members.session SET last_seen_at = greatest(last_seen_at, ${now})
    WHERE session_id = ${sessionId}::uuid AND revoked_at IS NULL`.execute(tx);
}

/** Whatever somebody else holds just now is left out: this must wait for nobody. */
export async function touchSessions(tx: Tx, touches: readonly Touch[]): Promise<void> {
  await sql`
    WITH touch AS (
      SELECT * FROM unnest(${touches.map(({ id }) => id)}::uuid[],
        ${touches.map(({ at }) => at)}::timestamptz[]) AS t (session_id, at)
    ), free AS (
      SELECT session_id FROM members.session JOIN touch USING (session_id)
      WHERE revoked_at IS NULL
      FOR NO KEY UPDATE OF session SKIP LOCKED
    )
    UPDATE members.session s SET last_seen_at = greatest(s.last_seen_at, touch.at)
    FROM touch JOIN free USING (session_id) WHERE s.session_id = touch.session_id`.execute(tx);
}

/** One session, or all of a member's: with `except`, all but this one. */
export type Which =
  | { readonly sessionId: string }
  | { readonly memberId: MemberId; readonly except?: string };

/** Returns the ids of those that were still open. */
export async function revokeSessions(
  tx: Tx,
  which: Which,
  reason: string,
  now: Date,
): Promise<readonly string[]> {
  const condition =
    "sessionId" in which
      ? sql`session_id = ${which.sessionId}::uuid`
      : sql`member_id = ${which.memberId}
          AND session_id IS DISTINCT FROM ${which.except ?? null}::uuid`;
  const revoked = await sql<{ session_id: string }>`
    UPDATE members.session SET revoked_at = ${now}, revoke_reason = ${reason}
    WHERE ${condition} AND revoked_at IS NULL
    RETURNING session_id`.execute(tx);
  return revoked.rows.map((row) => row.session_id);
}

export async function findLastSeen(db: Db, memberId: MemberId): Promise<Date | null> {
  const found = await sql<{ last_seen_at: Date | null }>`
    SELECT max(last_seen_at) AS last_seen_at FROM members.session
    WHERE member_id = ${memberId}`.execute(db);
  return found.rows[0]?.last_seen_at ?? null;
}

export interface OpenSession extends SessionRow {
  readonly created_at: Date;
  readonly ip: string;
  readonly user_agent: string;
}

/** Those that were not ended; some of them may have run out by themselves. */
export async function listOpenSessions(
  db: Db,
  memberId: MemberId,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly OpenSession[]> {
  const { rows } = await sql<OpenSession>`
    SELECT session_id, member_id, last_seen_at, expires_at, revoked_at, created_at, ip, user_agent
    FROM members.session
    WHERE member_id = ${memberId} AND revoked_at IS NULL AND expires_at > ${now}
    ORDER BY last_seen_at DESC, session_id LIMIT ${limit}`.execute(db);
  return rows;
}
