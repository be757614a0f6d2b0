/** SQL of the days on which members came, and of the keys that claims were sent with. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { RewardKind } from "../rewards/index.ts";

export interface LoginDay {
  readonly day: string;
  /** Which of the seven it is. */
  readonly position: number;
  /** When the row of days began that it belongs to. */
  readonly beganAt: Date;
}

/** The latest first. */
export async function findLoginDays(
  db: Db | Tx,
  memberId: MemberId,
  days: { readonly from: string; readonly to: string },
): Promise<LoginDay[]> {
  const { rows } = await sql<LoginDay>`
    SELECT day::text AS day, position, began_at AS "beganAt"
    FROM promotions.login_day
    WHERE member_id = ${memberId} AND day BETWEEN ${days.from}::date AND ${days.to}::date
    ORDER BY day DESC`.execute(db);
  return rows;
}

/** The first call of the day decides which one it is; the others read it. */
export async function insertLoginDay(
  tx: Tx,
  row: LoginDay & { readonly memberId: MemberId },
): Promise<LoginDay> {
  await sql`
    INSERT INTO promotions.login_day (member_id, day, position, began_at)
    VALUES (${row.memberId}, ${row.day}::date, ${row.position}, ${row.beganAt})
    ON CONFLICT (member_id, day) DO NOTHING`.execute(tx);
  const [kept] = await findLoginDays(tx, row.memberId, { from: row.day, to: row.day });
  return kept ?? row;
}

export interface ClaimKey {
  readonly key: string;
  readonly asked: string;
  readonly kind: RewardKind;
  readonly periods: readonly string[];
}

export async function findClaimKey(
  db: Db | Tx,
  memberId: MemberId,
  key: string,
): Promise<ClaimKey | null> {
  const { rows } = await sql<ClaimKey>`
    SELECT key, asked, kind, periods FROM promotions.claim_key
    WHERE member_id = ${memberId} AND key = ${key}`.execute(db);
  return rows[0] ?? null;
}

/** Answers what the key is tied to: of two at once, the first one says. */
export async function insertClaimKey(
  tx: Tx,
  row: ClaimKey & { readonly memberId: MemberId; readonly now: Date },
): Promise<ClaimKey> {
  await sql`
    INSERT INTO promotions.claim_key (member_id, key, asked, kind, periods, created_at)
    VALUES (${row.memberId}, ${row.key}, ${row.asked}, ${row.kind}, ${[...row.periods]}::text[],
      ${row.now})
    ON CONFLICT (member_id, key) DO NOTHING`.execute(tx);
  return (await findClaimKey(tx, row.memberId, row.key)) ?? row;
}

export async function deleteClaimKeys(tx: Tx, before: Date): Promise<void> {
  await sql`DELETE FROM promotions.claim_key WHERE created_at < ${before}`.execute(tx);
}
