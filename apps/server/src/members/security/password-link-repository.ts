/** The SQL of one-time links to set a login password. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../../platform/database/types.ts";

export interface NewLink {
  readonly memberId: MemberId;
  readonly hash: Buffer;
  readonly email: string;
  readonly expiresAt: Date;
}

/** A new one replaces the one before. For nobody there is none. */
export async function saveLink(tx: Tx, link: NewLink): Promise<void> {
  await sql`
    INSERT INTO members.password_link (member_id, token_hash, email, expires_at)
    SELECT member_id, ${link.hash}, ${link.email}, ${link.expiresAt}
    FROM members.member WHERE member_id = ${link.memberId}
    ON CONFLICT (member_id) DO UPDATE SET token_hash = excluded.token_hash,
      email = excluded.email, expires_at = excluded.expires_at`.execute(tx);
}

export interface LinkRow {
  readonly member_id: MemberId;
  readonly account: string;
  readonly expires_at: Date;
}

const isGood = (hash: Buffer, now: Date) => sql`
  l.token_hash = ${hash} AND l.expires_at > ${now} AND l.email = m.email AND m.status <> 'closed'`;

export async function findLink(db: Db, hash: Buffer, now: Date): Promise<LinkRow | null> {
  const { rows } = await sql<LinkRow>`
    SELECT l.member_id, m.account, l.expires_at FROM members.password_link AS l
    JOIN members.member AS m USING (member_id) WHERE ${isGood(hash, now)}`.execute(db);
  return rows[0] ?? null;
}

/** Deleting is what makes it good for one use: of two at once, one finds nothing. */
export async function takeLink(tx: Tx, hash: Buffer, now: Date): Promise<MemberId | null> {
  const { rows } = await sql<{ member_id: MemberId }>`
    DELETE FROM members.password_link AS l USING members.member AS m
    WHERE m.member_id = l.member_id AND ${isGood(hash, now)}
    RETURNING l.member_id`.execute(tx);
  return rows[0]?.member_id ?? null;
}

export async function removeLinks(tx: Tx, before: Date): Promise<void> {
  await sql`DELETE FROM members.password_link WHERE expires_at <= ${before}`.execute(tx);
}

/** Members who may request a link themselves: with a password, and an address that is not new. */
export async function findForgetful(
  db: Db,
  email: string,
  boundBefore: Date,
): Promise<MemberId | null> {
  const { rows } = await sql<{ member_id: MemberId }>`
    SELECT member_id FROM members.member
    WHERE email = ${email} AND status <> 'closed' AND password_hash IS NOT NULL
      AND coalesce(email_bound_at <= ${boundBefore}, true)`.execute(db);
  return rows[0]?.member_id ?? null;
}
