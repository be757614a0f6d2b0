/** The SQL of who wants the recap. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../platform/database/types.ts";

export interface Wish {
  readonly inbox: boolean;
  readonly mail: boolean;
}

interface NewWish extends Wish {
  readonly memberId: MemberId;
  readonly at: Date;
  /** The last week that is over: it begins with the next. */
  readonly week: string;
}

/** Nobody gets it who has not asked for it. */
export async function readWish(db: Db, memberId: MemberId): Promise<Wish> {
  const { rows } = await sql<Wish>`
    SELECT in_inbox AS inbox, by_mail AS mail FROM recap.wish
    WHERE member_id = ${memberId}`.execute(db);
  return rows[0] ?? { inbox: false, mail: false };
}

export async function saveWish(
  tx: Tx,
  { memberId, inbox, mail, at, week }: NewWish,
): Promise<void> {
  await sql`
    INSERT INTO recap.wish (member_id, in_inbox, by_mail, chosen_at, told_week)
    VALUES (${memberId}, ${inbox}, ${mail}, ${at}, ${week})
    ON CONFLICT (member_id) DO UPDATE SET in_inbox = excluded.in_inbox,
      by_mail = excluded.by_mail, chosen_at = excluded.chosen_at`.execute(tx);
}

/** Those who are still to be told of that week, by number. */
export async function listUntold(
  db: Db,
  of: { readonly week: string; readonly after: number; readonly limit: number },
): Promise<readonly MemberId[]> {
  const { rows } = await sql<{ memberId: MemberId }>`
    SELECT member_id AS "memberId" FROM recap.wish
    WHERE (in_inbox OR by_mail) AND member_id > ${of.after}
      AND (told_week IS NULL OR told_week < ${of.week})
    ORDER BY member_id LIMIT ${of.limit}`.execute(db);
  return rows.map(({ memberId }) => memberId);
}

/** Null: told before, or no longer wanted. Held until the transaction ends. */
export async function takeWeek(
  tx: Tx,
  of: { readonly memberId: MemberId; readonly week: string; readonly token: string },
): Promise<(Wish & { readonly token: string }) | null> {
  const { rows } = await sql<Wish & { token: string }>`
    UPDATE recap.wish SET told_week = ${of.week}, token = coalesce(token, ${of.token})
    WHERE member_id = ${of.memberId} AND (in_inbox OR by_mail)
      AND (told_week IS NULL OR told_week < ${of.week})
    RETURNING in_inbox AS inbox, by_mail AS mail, token`.execute(tx);
  return rows[0] ?? null;
}

/** By the link in the mail. */
export async function endMail(tx: Tx, token: string): Promise<void> {
  await sql`UPDATE recap.wish SET by_mail = false WHERE token = ${token}`.execute(tx);
}
