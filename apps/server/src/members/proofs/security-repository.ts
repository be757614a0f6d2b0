/** The SQL of the security centre: tickets, codes, second factors, and the secrets they change. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../../platform/database/types.ts";

// Tickets.

export interface TicketKey {
  readonly hash: Buffer;
  readonly memberId: MemberId;
  readonly sessionId: string;
  readonly purpose: string;
}

export async function insertTicket(tx: Tx, ticket: TicketKey & { expiresAt: Date }): Promise<void> {
  await sql`
    INSERT INTO members.ticket (ticket_hash, session_id, member_id, purpose, expires_at)
    VALUES (${ticket.hash}, ${ticket.sessionId}::uuid, ${ticket.memberId}, ${ticket.purpose},
      ${ticket.expiresAt})`.execute(tx);
}

const matches = (key: TicketKey, now: Date) => sql`
  ticket_hash = ${key.hash} AND member_id = ${key.memberId}
  AND session_id = ${key.sessionId}::uuid AND purpose = ${key.purpose} AND expires_at > ${now}`;

export async function hasTicket(db: Db, key: TicketKey, now: Date): Promise<boolean> {
  const found = await sql`SELECT FROM members.ticket WHERE ${matches(key, now)}`.execute(db);
  return found.rows.length > 0;
}

/** Deleting is what makes it good for one use: of two at once, one finds nothing. */
export async function takeTicket(tx: Tx, key: TicketKey, now: Date): Promise<boolean> {
  const taken = await sql`DELETE FROM members.ticket WHERE ${matches(key, now)}`.execute(tx);
  return taken.numAffectedRows === 1n;
}

export async function removeTickets(tx: Tx, memberId: MemberId): Promise<void> {
  await sql`DELETE FROM members.ticket WHERE member_id = ${memberId}`.execute(tx);
}

// Codes that were sent.

export interface CodeKey {
  readonly purpose: "bind_email" | "login";
  /** As servers may have it while the guards' key is replaced: the one to write first. */
  readonly subjects: readonly string[];
}

export interface CodeRow {
  readonly target: string;
  readonly code_hash: Buffer;
  readonly tries: number;
  readonly expires_at: Date;
}

const isOf = ({ purpose, subjects }: CodeKey) =>
  sql`purpose = ${purpose} AND subject = ANY(${subjects}::text[])`;

/** When a code was last sent there; null: it is not there any more, or went elsewhere. */
export async function findCodeSentAt(
  db: Db,
  key: CodeKey,
  targets: readonly string[],
): Promise<Date | null> {
  const found = await sql<{ sent_at: Date }>`
    SELECT sent_at FROM members.code
    WHERE ${isOf(key)} AND target = ANY(${targets}::text[])`.execute(db);
  return found.rows[0]?.sent_at ?? null;
}

export async function saveCode(
  tx: Tx,
  code: CodeKey & {
    readonly target: string;
    readonly hash: Buffer;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  const [subject, ...others] = code.subjects;
  if (others.length > 0) {
    const theirs = { purpose: code.purpose, subjects: others };
    await sql`DELETE FROM members.code WHERE ${isOf(theirs)}`.execute(tx);
  }
  await sql`
    INSERT INTO members.code (purpose, subject, target, code_hash, sent_at, expires_at)
    VALUES (${code.purpose}, ${subject}, ${code.target}, ${code.hash}, ${code.now},
      ${code.expiresAt})
    ON CONFLICT (purpose, subject) DO UPDATE SET target = excluded.target,
      code_hash = excluded.code_hash, tries = 0, sent_at = excluded.sent_at,
      expires_at = excluded.expires_at`.execute(tx);
}

/** Counts the guess first: many at once are not all the first. */
export async function countCodeTry(tx: Tx, key: CodeKey): Promise<CodeRow | null> {
  const found = await sql<CodeRow>`
    UPDATE members.code SET tries = tries + 1
    WHERE ${isOf(key)}
    RETURNING target, code_hash, tries, expires_at`.execute(tx);
  return found.rows[0] ?? null;
}

/** False: somebody else has used it up, or replaced it. */
export async function takeCode(
  tx: Tx,
  key: CodeKey,
  { code_hash: hash }: CodeRow,
): Promise<boolean> {
  const taken = await sql`
    DELETE FROM members.code WHERE ${isOf(key)} AND code_hash = ${hash}`.execute(tx);
  return taken.numAffectedRows === 1n;
}

// Secrets of the member.

export async function savePassword(
  tx: Tx,
  change: { readonly memberId: MemberId; readonly hash: string; readonly now: Date },
): Promise<void> {
  await sql`
    UPDATE members.member SET password_hash = ${change.hash}, updated_at = ${change.now},
      secrets_changed_at = ${change.now}
    WHERE member_id = ${change.memberId}`.execute(tx);
}

export async function saveWithdrawalPassword(
  tx: Tx,
  change: { readonly memberId: MemberId; readonly hash: string; readonly now: Date },
): Promise<void> {
  await sql`
    UPDATE members.member SET withdrawal_password_hash = ${change.hash},
      updated_at = ${change.now}, secrets_changed_at = ${change.now}
    WHERE member_id = ${change.memberId}`.execute(tx);
}

export async function saveEmail(
  tx: Tx,
  change: { readonly memberId: MemberId; readonly email: string; readonly now: Date },
): Promise<void> {
  await sql`
    UPDATE members.member SET email = ${change.email}, email_bound_at = CASE
      WHEN email = ${change.email} THEN email_bound_at ELSE ${change.now} END,
      updated_at = ${change.now}
    WHERE member_id = ${change.memberId}`.execute(tx);
}

// Second factors.

export interface SecondFactorRow {
  readonly secret: Buffer;
  readonly last_step: number;
  readonly begun_at: Date;
  readonly confirmed_at: Date | null;
}

const factorColumns = sql`secret, last_step, begun_at, confirmed_at`;

export async function findSecondFactor(
  db: Db,
  memberId: MemberId,
): Promise<SecondFactorRow | null> {
  const found = await sql<SecondFactorRow>`
    SELECT ${factorColumns} FROM members.second_factor
    WHERE member_id = ${memberId}`.execute(db);
  return found.rows[0] ?? null;
}

export async function lockSecondFactor(
  tx: Tx,
  memberId: MemberId,
): Promise<SecondFactorRow | null> {
  const found = await sql<SecondFactorRow>`
    SELECT ${factorColumns} FROM members.second_factor
    WHERE member_id = ${memberId} FOR UPDATE`.execute(tx);
  return found.rows[0] ?? null;
}

/** False: one is confirmed already. */
export async function beginSecondFactor(
  tx: Tx,
  begun: { readonly memberId: MemberId; readonly secret: Buffer; readonly now: Date },
): Promise<boolean> {
  const saved = await sql`
    INSERT INTO members.second_factor (member_id, secret, begun_at)
    VALUES (${begun.memberId}, ${begun.secret}, ${begun.now})
    ON CONFLICT (member_id) DO UPDATE SET secret = excluded.secret, begun_at = excluded.begun_at
      WHERE members.second_factor.confirmed_at IS NULL`.execute(tx);
  return saved.numAffectedRows === 1n;
}

export async function saveStep(tx: Tx, memberId: MemberId, step: number): Promise<void> {
  await sql`
    UPDATE members.second_factor SET last_step = ${step}
    WHERE member_id = ${memberId}`.execute(tx);
}

export async function confirmSecondFactor(
  tx: Tx,
  confirmed: {
    readonly memberId: MemberId;
    readonly step: number;
    readonly recoveryHashes: readonly Buffer[];
    readonly now: Date;
  },
): Promise<void> {
  await sql`
    UPDATE members.second_factor SET confirmed_at = ${confirmed.now}, last_step = ${confirmed.step}
    WHERE member_id = ${confirmed.memberId}`.execute(tx);
  await sql`
    INSERT INTO members.recovery_code (member_id, code_hash)
    SELECT ${confirmed.memberId}, decode(hash, 'hex')
    FROM unnest(${confirmed.recoveryHashes.map((one) => one.toString("hex"))}::text[])
      AS t (hash)`.execute(tx);
}

export async function removeSecondFactor(tx: Tx, memberId: MemberId): Promise<boolean> {
  const removed = await sql`
    DELETE FROM members.second_factor WHERE member_id = ${memberId}`.execute(tx);
  return removed.numAffectedRows === 1n;
}

export async function takeRecoveryCode(
  tx: Tx,
  memberId: MemberId,
  hashes: readonly Buffer[],
): Promise<boolean> {
  const taken = await sql`
    DELETE FROM members.recovery_code
    WHERE member_id = ${memberId} AND code_hash = ANY(${hashes}::bytea[])`.execute(tx);
  return taken.numAffectedRows === 1n;
}

export async function countRecoveryCodes(db: Db, memberId: MemberId): Promise<number> {
  const found = await sql<{ count: number }>`
    SELECT count(*) AS count FROM members.recovery_code
    WHERE member_id = ${memberId}`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** Removes what nobody can use any more. */
export async function removeOutdated(tx: Tx, before: Date): Promise<void> {
  await sql`DELETE FROM members.ticket WHERE expires_at < ${before}`.execute(tx);
  await sql`DELETE FROM members.code WHERE expires_at < ${before}`.execute(tx);
}

export interface SealedFactor {
  readonly member_id: MemberId;
  readonly secret: Buffer;
}

export async function listSealed(
  db: Db,
  after: SealedFactor | null,
  limit: number,
): Promise<readonly SealedFactor[]> {
  const { rows } = await sql<SealedFactor>`
    SELECT member_id, secret FROM members.second_factor
    WHERE member_id > ${after?.member_id ?? 0} ORDER BY member_id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Unless it has changed since it was read. */
export async function replaceSealed(tx: Tx, row: SealedFactor, sealed: Buffer): Promise<void> {
  await sql`
    UPDATE members.second_factor SET secret = ${sealed}
    WHERE member_id = ${row.member_id} AND secret = ${row.secret}`.execute(tx);
}
