/** The SQL of the tree: who invited whom, and since when. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { Tie } from "../types.ts";

export interface Link {
  readonly memberId: MemberId;
  readonly inviterId: MemberId | null;
  /** YYYY-MM-DD */
  readonly since: string;
}

export async function listKnown(db: Db, memberIds: readonly MemberId[]): Promise<MemberId[]> {
  const { rows } = await sql<{ memberId: MemberId }>`
    SELECT member_id AS "memberId" FROM agency.link
    WHERE member_id = ANY(${[...memberIds]}::bigint[])`.execute(db);
  return rows.map(({ memberId }) => memberId);
}

/** An existing link is not changed. */
export async function insertLinks(tx: Tx, links: readonly Link[]): Promise<void> {
  const rows = links.map((link) => ({
    member_id: link.memberId,
    inviter_id: link.inviterId,
    since: link.since,
  }));
  await sql`
    INSERT INTO agency.link (member_id, inviter_id, since)
    SELECT member_id, inviter_id, since
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS n (member_id bigint, inviter_id bigint, since date)
    ORDER BY member_id
    ON CONFLICT DO NOTHING`.execute(tx);
}

/** So that the inviter is read again. */
export async function forgetUninvited(tx: Tx, memberId: MemberId): Promise<void> {
  await sql`
    DELETE FROM agency.link WHERE member_id = ${memberId} AND inviter_id IS NULL`.execute(tx);
}

/** Only who has just bound them may say since when they count. */
export async function saveLink(tx: Tx, link: Link): Promise<void> {
  await sql`
    INSERT INTO agency.link (member_id, inviter_id, since)
    VALUES (${link.memberId}, ${link.inviterId}, ${link.since})
    ON CONFLICT (member_id) DO UPDATE
      SET inviter_id = excluded.inviter_id, since = excluded.since`.execute(tx);
}

/** All who earn by these members, up to three levels above them. */
export async function listTies(db: Db, inviteeIds: readonly MemberId[]): Promise<Tie[]> {
  const { rows } = await sql<Tie>`
    WITH RECURSIVE tie (invitee_id, agent_id, level, since) AS (
      SELECT member_id, inviter_id, 1, since FROM agency.link
      WHERE member_id = ANY(${[...inviteeIds]}::bigint[]) AND inviter_id IS NOT NULL
      UNION ALL
      SELECT tie.invitee_id, above.inviter_id, tie.level + 1, greatest(tie.since, above.since)
      FROM tie JOIN agency.link AS above ON above.member_id = tie.agent_id
      WHERE above.inviter_id IS NOT NULL AND tie.level < 3
    )
    SELECT invitee_id AS "inviteeId", agent_id AS "agentId", level, since::text FROM tie
    ORDER BY agent_id, level, invitee_id`.execute(db);
  return rows;
}
