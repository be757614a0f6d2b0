/** The SQL of a member's end: of objecting to advertising, and of being erased. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../../platform/database/types.ts";

export interface Ending {
  readonly status: string;
  readonly statusChangedAt: Date | null;
  readonly erasedAt: Date | null;
  readonly phone: string | null;
  readonly email: string | null;
}

/** Under lock within a transaction that goes on to erase. */
export async function lockEnding(tx: Tx, memberId: MemberId): Promise<Ending | null> {
  const { rows } = await sql<Ending>`
    SELECT status, status_changed_at AS "statusChangedAt", deleted_at AS "erasedAt", phone, email
    FROM members.member WHERE member_id = ${memberId} FOR UPDATE`.execute(tx);
  return rows[0] ?? null;
}

export async function findClosedAt(db: Db | Tx, memberId: MemberId): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    SELECT status_changed_at AS at FROM members.member
    WHERE member_id = ${memberId} AND status = 'closed'`.execute(db);
  return rows[0]?.at ?? null;
}

/** Nobody's picture, and a name that nobody can choose: names begin with a letter and have none. */
export async function eraseMemberRow(
  tx: Tx,
  { memberId, picture, now }: { readonly memberId: MemberId; readonly picture: string; now: Date },
): Promise<void> {
  await sql`
    UPDATE members.member SET
      account = 'erased-' || member_id, realname = '', nickname = '', phone = NULL, email = NULL,
      cpf = NULL, birth_date = NULL, gender = 0, password_hash = NULL,
      withdrawal_password_hash = NULL, profileurl = ${picture}, status_reason = NULL,
      register_ip = '', register_area = '', no_marketing_since = ${now}, deleted_at = ${now},
      updated_at = ${now}
    WHERE member_id = ${memberId}`.execute(tx);
}

/** Ways in, and where from. Sessions stay as dates: games were played in them. */
export async function eraseTraces(tx: Tx, memberId: MemberId): Promise<void> {
  await sql`
    UPDATE members.session SET ip = '', user_agent = ''
    WHERE member_id = ${memberId}`.execute(tx);
  for (const table of [
    "ticket",
    "password_link",
    "challenge",
    "passkey",
    "social_identity",
    "second_factor",
    "device",
  ] as const) {
    await sql`
      DELETE FROM ${sql.table(`members.${table}`)} WHERE member_id = ${memberId}`.execute(tx);
  }
}

export async function saveMarketing(
  tx: Tx,
  { memberId, isAllowed, now }: { memberId: MemberId; isAllowed: boolean; now: Date },
): Promise<void> {
  await sql`
    UPDATE members.member
    SET no_marketing_since = CASE WHEN ${isAllowed} THEN NULL
      ELSE coalesce(no_marketing_since, ${now}) END, updated_at = ${now}
    WHERE member_id = ${memberId}`.execute(tx);
}

export async function allowsMarketing(db: Db, memberId: MemberId): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM members.member
    WHERE member_id = ${memberId} AND no_marketing_since IS NULL`.execute(db);
  return rows.length > 0;
}
