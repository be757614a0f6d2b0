/** The only SQL of the room, except for sessions: session-repository.ts. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { MemberStatus } from "./types.ts";

export interface MemberRow {
  readonly member_id: MemberId;
  readonly account: string;
  readonly realname: string;
  readonly nickname: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly cpf: string | null;
  readonly birth_date: string | null;
  readonly gender: number;
  readonly password_hash: string | null;
  readonly withdrawal_password_hash: string | null;
  readonly profileurl: string;
  readonly invite_code: string;
  readonly top_id: MemberId | null;
  readonly status: MemberStatus;
  readonly status_reason: string | null;
  readonly is_demo: boolean;
  /** Registered by an account elsewhere. */
  readonly is_social: boolean;
  readonly is_tips_on: boolean;
  readonly is_in_on: boolean;
  readonly is_trans_on: boolean;
  readonly level: number;
  readonly lang: string;
  readonly register_ip: string;
  readonly register_area: string;
  readonly register_site: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly deleted_at: Date | null;
}

/** Of what a member wants to be told on the screen. */
export type Told = Pick<MemberRow, "is_tips_on" | "is_in_on" | "is_trans_on">;

export const memberColumns = sql`
  member_id, account, realname, nickname, phone, email, cpf, birth_date::text AS birth_date,
  gender, password_hash, withdrawal_password_hash, profileurl, invite_code, top_id, status,
  status_reason, is_demo, is_social, is_tips_on, is_in_on, is_trans_on, level, lang, register_ip,
  register_area, register_site, created_at, updated_at, deleted_at`;

export interface NewMember {
  readonly memberId: MemberId;
  readonly account: string;
  readonly realname: string;
  /** These three are null for a demo: it belongs to nobody. */
  readonly phone: string | null;
  readonly cpf: string | null;
  readonly birthDate: string | null;
  readonly isDemo: boolean;
  /** Null: of who signs in by an account elsewhere. */
  readonly passwordHash: string | null;
  /** Null: a demo withdraws nothing. */
  readonly withdrawalPasswordHash: string | null;
  readonly profileUrl: string;
  readonly inviteCode: string;
  readonly inviterId: MemberId | null;
  readonly lang: string;
  readonly ip: string;
  readonly site: string;
  readonly isSocial: boolean;
  readonly now: Date;
}

export async function insertMember(tx: Tx, member: NewMember): Promise<void> {
  await sql`
    INSERT INTO members.member (
      member_id, account, realname, nickname, phone, cpf, birth_date, password_hash,
      withdrawal_password_hash, profileurl, invite_code, top_id, lang, register_ip,
      register_site, is_social, created_at, updated_at, is_demo
    ) VALUES (
      ${member.memberId}, ${member.account}, ${member.realname}, ${member.account},
      ${member.phone}, ${member.cpf}, ${member.birthDate}, ${member.passwordHash},
      ${member.withdrawalPasswordHash}, ${member.profileUrl}, ${member.inviteCode},
      ${member.inviterId}, ${member.lang}, ${member.ip}, ${member.site},
      ${member.isSocial}, ${member.now}, ${member.now}, ${member.isDemo}
    )`.execute(tx);
}

export async function keepLanguage(tx: Tx, memberId: MemberId, lang: Language): Promise<void> {
  await sql`UPDATE members.member SET lang = ${lang}
    WHERE member_id = ${memberId} AND lang <> ${lang}`.execute(tx);
}

export async function findTaken(
  db: Db,
  wanted: { readonly account: string; readonly phone: string; readonly cpf: string },
): Promise<{ account: boolean; phone: boolean; cpf: boolean }> {
  const found = await sql<{ account: boolean; phone: boolean; cpf: boolean }>`
    SELECT
      EXISTS (SELECT FROM members.member WHERE account_key = lower(${wanted.account})) AS account,
      EXISTS (SELECT FROM members.member WHERE phone = ${wanted.phone}) AS phone,
      EXISTS (SELECT FROM members.member WHERE cpf = ${wanted.cpf}) AS cpf`.execute(db);
  return found.rows[0] ?? { account: false, phone: false, cpf: false };
}

export async function findMember(db: Db, memberId: MemberId): Promise<MemberRow | null> {
  const found = await sql<MemberRow>`
    SELECT ${memberColumns} FROM members.member WHERE member_id = ${memberId}`.execute(db);
  return found.rows[0] ?? null;
}

export async function findMembers(
  db: Db,
  memberIds: readonly MemberId[],
): Promise<readonly MemberRow[]> {
  const found = await sql<MemberRow>`
    SELECT ${memberColumns} FROM members.member
    WHERE member_id = ANY(${[...memberIds]}::bigint[])`.execute(db);
  return found.rows;
}

/**
 * By account name, phone (E.164) or e-mail; account names hold no @ and begin with a letter.
 * `name` is in small letters already. What the database takes for one depends on its locale, and a
 * spelling that it alone reads as the same name would be counted as another one's guesses.
 */
export async function findMemberByLogin(
  db: Db,
  login: { readonly name: string; readonly phone: string | null },
): Promise<MemberRow | null> {
  const found = await sql<MemberRow>`
    SELECT ${memberColumns} FROM members.member
    WHERE account_key = ${login.name} OR email = ${login.name} OR phone = ${login.phone}
    LIMIT 1`.execute(db);
  return found.rows[0] ?? null;
}

export async function findMemberIdByInviteCode(db: Db, code: string): Promise<MemberId | null> {
  const found = await sql<{ member_id: MemberId }>`
    SELECT member_id FROM members.member
    WHERE invite_code = ${code} AND deleted_at IS NULL`.execute(db);
  return found.rows[0]?.member_id ?? null;
}

export interface LockedAccount {
  readonly status: MemberStatus;
  readonly isDemo: boolean;
}

/** Under lock, so that changes of state go one after the other. */
export async function lockAccount(tx: Tx, memberId: MemberId): Promise<LockedAccount | null> {
  const found = await sql<{ status: MemberStatus; is_demo: boolean }>`
    SELECT status, is_demo FROM members.member
    WHERE member_id = ${memberId} FOR UPDATE`.execute(tx);
  const row = found.rows[0];
  return row === undefined ? null : { status: row.status, isDemo: row.is_demo };
}

export async function saveStatus(
  tx: Tx,
  change: {
    readonly memberId: MemberId;
    readonly to: MemberStatus;
    readonly reason: string;
    readonly now: Date;
  },
): Promise<void> {
  await sql`
    UPDATE members.member
    SET status = ${change.to}, status_reason = ${change.reason},
      status_changed_at = ${change.now}, updated_at = ${change.now}
    WHERE member_id = ${change.memberId}`.execute(tx);
}

/** One for each member; a level only ever rises. */
export async function raiseLevels(tx: Tx, levels: ReadonlyMap<MemberId, number>): Promise<void> {
  await sql`
    UPDATE members.member AS m SET level = n.level
    FROM unnest(${[...levels.keys()]}::bigint[], ${[...levels.values()]}::smallint[])
      AS n (member_id, level)
    WHERE m.member_id = n.member_id AND m.level < n.level`.execute(tx);
}

export async function saveProfilePicture(
  tx: Tx,
  memberId: MemberId,
  profileUrl: string,
  now: Date,
): Promise<void> {
  await sql`
    UPDATE members.member SET profileurl = ${profileUrl}, updated_at = ${now}
    WHERE member_id = ${memberId}`.execute(tx);
}

/** What is left out does not change. Returns the new state. */
export async function saveTold(
  tx: Tx,
  memberId: MemberId,
  wish: { readonly [Name in keyof Told]?: boolean | undefined },
  now: Date,
): Promise<Told> {
  const { rows } = await sql<Told>`
    UPDATE members.member SET
      is_tips_on = coalesce(${wish.is_tips_on ?? null}, is_tips_on),
      is_in_on = coalesce(${wish.is_in_on ?? null}, is_in_on),
      is_trans_on = coalesce(${wish.is_trans_on ?? null}, is_trans_on),
      updated_at = ${now}
    WHERE member_id = ${memberId}
    RETURNING is_tips_on, is_in_on, is_trans_on`.execute(tx);
  const [told] = rows;
  if (told === undefined) throw new Error("The row of a signed-in member is missing.");
  return told;
}

// Verification codes.

export interface CaptchaRow {
  readonly captcha_id: string;
  readonly answer_hash: Buffer;
  readonly challenge: string;
  readonly purpose: string | null;
  readonly expires_at: Date;
}

export async function insertCaptcha(tx: Tx, row: CaptchaRow): Promise<void> {
  await sql`
    INSERT INTO members.captcha (captcha_id, answer_hash, challenge, purpose, expires_at)
    VALUES (${row.captcha_id}, ${row.answer_hash}, ${row.challenge}, ${row.purpose},
      ${row.expires_at})`.execute(tx);
}

/** Deleting is what makes it good for one use: of two at once, one finds nothing. */
export async function takeCaptcha(tx: Tx, captchaId: string): Promise<CaptchaRow | null> {
  const taken = await sql<CaptchaRow>`
    DELETE FROM members.captcha WHERE captcha_id = ${captchaId}
    RETURNING captcha_id, answer_hash, challenge, purpose, expires_at`.execute(tx);
  return taken.rows[0] ?? null;
}

// Guesses.

export interface AttemptKey {
  readonly scope: string;
  /** As servers may have it while the guards' key is replaced: the one to write first. */
  readonly keys: readonly string[];
}

export interface AttemptState {
  readonly window_started_at: Date;
  readonly tries: number;
  readonly wrong_since_success: number;
  readonly next_allowed_at: Date;
}

export async function findAttempt(db: Db, target: AttemptKey): Promise<AttemptState | null> {
  const found = await sql<AttemptState>`
    SELECT window_started_at, tries, wrong_since_success, next_allowed_at
    FROM members.attempt WHERE ${isOf(target)}
    ORDER BY tries DESC LIMIT 1`.execute(db);
  return found.rows[0] ?? null;
}

const isOf = ({ scope, keys }: AttemptKey) => sql`scope = ${scope} AND key = ANY(${keys}::text[])`;

const isOwn = ({ scope, keys }: AttemptKey) => sql`scope = ${scope} AND key = ${keys[0]}`;

/**
 * Makes the row when it is missing, so that there is always one to lock. One that another server
 * has counted under another key is counted on.
 */
export async function lockAttempt(tx: Tx, target: AttemptKey, now: Date): Promise<AttemptState> {
  const { scope, keys } = target;
  if (keys.length > 1) {
    await sql`
      UPDATE members.attempt SET key = ${keys[0]}
      WHERE scope = ${scope} AND key = ANY(${keys.slice(1)}::text[])
        AND NOT EXISTS (SELECT FROM members.attempt WHERE ${isOwn(target)})`.execute(tx);
  }
  await sql`
    INSERT INTO members.attempt
      (scope, key, window_started_at, tries, wrong_since_success, next_allowed_at)
    VALUES (${scope}, ${keys[0]}, ${now}, 0, 0, ${now})
    ON CONFLICT (scope, key) DO NOTHING`.execute(tx);
  const locked = await sql<AttemptState>`
    SELECT window_started_at, tries, wrong_since_success, next_allowed_at
    FROM members.attempt WHERE ${isOwn(target)}
    FOR UPDATE`.execute(tx);
  return (
    locked.rows[0] ?? {
      window_started_at: now,
      tries: 0,
      wrong_since_success: 0,
      next_allowed_at: now,
    }
  );
}

export async function saveAttempt(tx: Tx, target: AttemptKey, state: AttemptState): Promise<void> {
  await sql`
    UPDATE members.attempt
    SET window_started_at = ${state.window_started_at}, tries = ${state.tries},
      wrong_since_success = ${state.wrong_since_success},
      next_allowed_at = ${state.next_allowed_at}
    WHERE ${isOwn(target)}`.execute(tx);
}

export async function addWrong(tx: Tx, target: AttemptKey): Promise<void> {
  await sql`
    UPDATE members.attempt SET wrong_since_success = wrong_since_success + 1
    WHERE ${isOf(target)}`.execute(tx);
}

export async function forgiveAttempt(
  tx: Tx,
  target: AttemptKey,
  how: { readonly now: Date; readonly forgetsWrong: boolean; readonly forgetsTries: boolean },
): Promise<void> {
  await sql`
    UPDATE members.attempt
    SET tries = CASE WHEN ${how.forgetsTries} THEN 0 ELSE greatest(tries - 1, 0) END,
      wrong_since_success = CASE WHEN ${how.forgetsWrong} THEN 0 ELSE wrong_since_success END,
      next_allowed_at = least(next_allowed_at, ${how.now})
    WHERE ${isOf(target)}`.execute(tx);
}

/** Removes what has no meaning any more. */
export async function removeOutdated(
  tx: Tx,
  before: { readonly captchas: Date; readonly attempts: Date; readonly sessions: Date },
): Promise<void> {
  await sql`DELETE FROM members.captcha WHERE expires_at < ${before.captchas}`.execute(tx);
  await sql`
    DELETE FROM members.attempt
    WHERE window_started_at < ${before.attempts} AND next_allowed_at < ${before.attempts}
  `.execute(tx);
  await sql`DELETE FROM members.session WHERE expires_at < ${before.sessions}`.execute(tx);
}
