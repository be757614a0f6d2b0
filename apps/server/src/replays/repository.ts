/** The SQL of links. One whose time is over is no link, whether or not it is still written down. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../platform/database/types.ts";

export interface ReplayLink {
  readonly token: string;
  readonly memberId: MemberId;
  readonly roundId: string;
  readonly showsAmounts: boolean;
  readonly endsAt: Date;
}

const columns = sql`token, member_id AS "memberId", round_id AS "roundId",
  shows_amounts AS "showsAmounts", ends_at AS "endsAt"`;

export async function findLink(db: Db, token: string, now: Date): Promise<ReplayLink | null> {
  const { rows } = await sql<ReplayLink>`
    SELECT ${columns} FROM replays.link WHERE token = ${token} AND ends_at > ${now}`.execute(db);
  return rows[0] ?? null;
}

export async function listLinks(
  db: Db,
  { memberId, roundId, now }: { memberId: MemberId; roundId: string; now: Date },
): Promise<ReplayLink[]> {
  const { rows } = await sql<ReplayLink>`
    SELECT ${columns} FROM replays.link
    WHERE member_id = ${memberId} AND round_id = ${roundId} AND ends_at > ${now}
    ORDER BY shows_amounts`.execute(db);
  return rows;
}

/** The one there is, for longer; one whose time was over comes back under a new name. */
export async function saveLink(tx: Tx, link: ReplayLink, now: Date): Promise<ReplayLink> {
  await sql`
    DELETE FROM replays.link WHERE member_id = ${link.memberId} AND round_id = ${link.roundId}
      AND shows_amounts = ${link.showsAmounts} AND ends_at <= ${now}`.execute(tx);
  const { rows } = await sql<ReplayLink>`
    INSERT INTO replays.link (token, member_id, round_id, shows_amounts, ends_at)
    VALUES (${link.token}, ${link.memberId}, ${link.roundId}, ${link.showsAmounts}, ${link.endsAt})
    ON CONFLICT (member_id, round_id, shows_amounts) DO UPDATE SET ends_at = excluded.ends_at
    RETURNING ${columns}`.execute(tx);
  const [saved] = rows;
  if (saved === undefined) throw new Error("A link was not written.");
  return saved;
}

export async function deleteLinks(tx: Tx, memberId: MemberId, roundId: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM replays.link WHERE member_id = ${memberId} AND round_id = ${roundId}`.execute(tx);
  return Number(numAffectedRows);
}

export async function deleteEnded(tx: Tx, now: Date): Promise<void> {
  await sql`DELETE FROM replays.link WHERE ends_at <= ${now}`.execute(tx);
}
