/** The SQL of campaigns. */
import { sql } from "kysely";
import type {
  campaignGifts,
  campaignOutcomes,
} from "@tucano/contract/backoffice/members/campaigns.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { type Centavos, toCentavos } from "@tucano/contract/money.ts";
import type { Db, Tx } from "../../platform/database/types.ts";

export type Gift = (typeof campaignGifts)[number];
export type Outcome = (typeof campaignOutcomes)[number];
export type CampaignState = "waiting" | "running" | "done" | "stopped";

export interface Segment {
  readonly member_ids?: MemberId[] | undefined;
  readonly segment_id?: number | undefined;
  readonly segment_version?: number | undefined;
  readonly level_from?: number | undefined;
  readonly level_to?: number | undefined;
  readonly registered_from?: string | undefined;
  readonly registered_to?: string | undefined;
}

export interface FreeGift {
  readonly gameId: number;
  readonly stake: Centavos;
  readonly rounds: number;
}

export interface Campaign {
  readonly campaignId: number;
  readonly name: string;
  readonly gift: Gift;
  readonly amount: Centavos;
  readonly spins: number;
  readonly turnoverMultiple: number;
  /** Of free rounds: which; their stakes together are the amount. */
  readonly free: FreeGift | null;
  readonly segment: Segment;
  readonly listed: number | null;
  readonly endsAt: Date;
  readonly budget: Centavos;
  readonly state: CampaignState;
  readonly place: string | null;
  readonly given: number;
  readonly skipped: number;
  readonly cost: Centavos;
  readonly createdBy: string;
  readonly createdAt: Date;
}

type Row = Omit<Campaign, "amount" | "budget" | "cost"> & {
  readonly amount: number;
  readonly budget: number;
  readonly cost: number;
};

const columns = sql`campaign_id AS "campaignId", name, gift, amount, spins,
  turnover_multiple AS "turnoverMultiple", free, segment, listed, ends_at AS "endsAt", budget,
  state, place, given, skipped, cost, created_by AS "createdBy", created_at AS "createdAt"`;

const toCampaign = (row: Row): Campaign => ({
  ...row,
  amount: toCentavos(row.amount),
  budget: toCentavos(row.budget),
  cost: toCentavos(row.cost),
});

export type NewCampaign = Omit<
  Campaign,
  "campaignId" | "state" | "place" | "given" | "skipped" | "cost"
>;

export async function insertCampaign(tx: Tx, one: NewCampaign): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO backoffice.campaign (name, gift, amount, spins, turnover_multiple, free, segment,
      listed, ends_at, budget, created_by, created_at)
    VALUES (${one.name}, ${one.gift}, ${one.amount}, ${one.spins}, ${one.turnoverMultiple},
      ${one.free === null ? null : JSON.stringify(one.free)}::jsonb,
      ${JSON.stringify(one.segment)}::jsonb, ${one.listed}, ${one.endsAt}, ${one.budget},
      ${one.createdBy}, ${one.createdAt})
    RETURNING campaign_id AS id`.execute(tx);
  const [inserted] = rows;
  if (inserted === undefined) throw new Error("The campaign just inserted is missing.");
  return inserted.id;
}

export async function findCampaign(db: Db | Tx, campaignId: number): Promise<Campaign | null> {
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM backoffice.campaign WHERE campaign_id = ${campaignId}`.execute(db);
  return rows[0] === undefined ? null : toCampaign(rows[0]);
}

export async function lockCampaign(tx: Tx, campaignId: number): Promise<Campaign | null> {
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM backoffice.campaign WHERE campaign_id = ${campaignId}
    FOR UPDATE`.execute(tx);
  return rows[0] === undefined ? null : toCampaign(rows[0]);
}

/** Without their lists, which may be long. The newest first. */
export async function listCampaigns(
  db: Db,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<Campaign[]> {
  const { rows } = await sql<Row>`
    SELECT campaign_id AS "campaignId", name, gift, amount, spins,
      turnover_multiple AS "turnoverMultiple", free, segment - 'member_ids' AS segment, listed,
      ends_at AS "endsAt", budget, state, place, given, skipped, cost,
      created_by AS "createdBy", created_at AS "createdAt"
    FROM backoffice.campaign WHERE ${before}::bigint IS NULL OR campaign_id < ${before}
    ORDER BY campaign_id DESC LIMIT ${limit}`.execute(db);
  return rows.map(toCampaign);
}

export async function listRunning(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT campaign_id AS id FROM backoffice.campaign WHERE state = 'running'
    ORDER BY campaign_id LIMIT 100`.execute(db);
  return rows.map(({ id }) => id);
}

export async function setState(tx: Tx, campaignId: number, state: CampaignState): Promise<void> {
  await sql`
    UPDATE backoffice.campaign SET state = ${state} WHERE campaign_id = ${campaignId}`.execute(tx);
}

export async function setPlace(tx: Tx, campaignId: number, place: string): Promise<void> {
  await sql`
    UPDATE backoffice.campaign SET place = ${place} WHERE campaign_id = ${campaignId}`.execute(tx);
}

export interface Reached {
  readonly campaignId: number;
  readonly memberId: MemberId;
  readonly outcome: Outcome;
  readonly code: string | null;
  readonly cost: number;
  readonly at: Date;
}

/** Once a member. Called after what was given was given, or in the transaction that gives it. */
export async function noteReached(tx: Tx, one: Reached): Promise<void> {
  const { campaignId, memberId, outcome } = one;
  await sql`
    WITH noted AS (
      INSERT INTO backoffice.campaign_member (campaign_id, member_id, outcome, code, at)
      VALUES (${campaignId}, ${memberId}, ${outcome}, ${one.code}, ${one.at})
      ON CONFLICT DO NOTHING RETURNING member_id
    )
    UPDATE backoffice.campaign SET
      given = given + CASE WHEN ${outcome} = 'given' THEN 1 ELSE 0 END,
      skipped = skipped + CASE WHEN ${outcome} = 'given' THEN 0 ELSE 1 END,
      cost = cost + ${one.cost}
    WHERE campaign_id = ${campaignId} AND EXISTS (SELECT FROM noted)`.execute(tx);
}

export async function filterUnreached(
  db: Db,
  campaignId: number,
  memberIds: readonly MemberId[],
): Promise<MemberId[]> {
  const { rows } = await sql<{ id: MemberId }>`
    SELECT n.id FROM unnest(${memberIds}::bigint[]) AS n (id)
    WHERE NOT EXISTS (SELECT FROM backoffice.campaign_member m
      WHERE m.campaign_id = ${campaignId} AND m.member_id = n.id)`.execute(db);
  return rows.map(({ id }) => id);
}

export async function listReached(
  db: Db,
  of: { readonly campaignId: number; readonly after: number; readonly limit: number },
): Promise<Omit<Reached, "campaignId" | "cost">[]> {
  const { rows } = await sql<Omit<Reached, "campaignId" | "cost">>`
    SELECT member_id AS "memberId", outcome, code, at FROM backoffice.campaign_member
    WHERE campaign_id = ${of.campaignId} AND member_id > ${of.after}
    ORDER BY member_id LIMIT ${of.limit}`.execute(db);
  return rows;
}
