/** The SQL of clicks, and of whose a member is. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { AffiliateRow } from "../types.ts";

export interface Click {
  readonly clickId: string;
  readonly linkId: number;
  readonly at: Date;
  readonly partnerClick: string | null;
  readonly subs: readonly string[];
  readonly network: string;
}

export async function countClick(
  tx: Tx,
  { linkId, day }: { readonly linkId: number; readonly day: string },
): Promise<void> {
  await sql`
    INSERT INTO affiliates.link_day AS d (link_id, day, clicks) VALUES (${linkId}, ${day}, 1)
    ON CONFLICT (link_id, day) DO UPDATE SET clicks = d.clicks + 1`.execute(tx);
}

export async function insertClick(tx: Tx, one: Click): Promise<void> {
  await sql`
    INSERT INTO affiliates.click (click_id, link_id, at, partner_click, subs, network)
    VALUES (${one.clickId}, ${one.linkId}, ${one.at}, ${one.partnerClick}, ${[...one.subs]}::text[],
      ${one.network})`.execute(tx);
}

export interface FoundClick extends Click, Pick<AffiliateRow, "affiliateId" | "status"> {}

export async function findClick(db: Db, clickId: string): Promise<FoundClick | null> {
  const { rows } = await sql<FoundClick>`
    SELECT click_id AS "clickId", link_id AS "linkId", at, partner_click AS "partnerClick", subs,
      network, l.affiliate_id AS "affiliateId", a.status
    FROM affiliates.click JOIN affiliates.link AS l USING (link_id)
      JOIN affiliates.affiliate AS a USING (affiliate_id)
    WHERE click_id = ${clickId}`.execute(db);
  return rows[0] ?? null;
}

/** False: by this click somebody has registered already. */
export async function insertAttribution(
  tx: Tx,
  click: FoundClick,
  of: { readonly memberId: MemberId; readonly now: Date; readonly day: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO affiliates.attribution (member_id, affiliate_id, link_id, click_id, clicked_at,
      partner_click, subs, network, registered_at, registered_on)
    VALUES (${of.memberId}, ${click.affiliateId}, ${click.linkId}, ${click.clickId}, ${click.at},
      ${click.partnerClick}, ${[...click.subs]}::text[], ${click.network}, ${of.now}, ${of.day})
    ON CONFLICT DO NOTHING`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function isAttributed(db: Db, memberId: MemberId): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM affiliates.attribution WHERE member_id = ${memberId}`.execute(db);
  return rows.length > 0;
}

export async function forgetClicks(tx: Tx, before: Date): Promise<void> {
  await sql`DELETE FROM affiliates.click WHERE at < ${before}`.execute(tx);
}
