/** Campaigns: requesting one, approving it, stopping it, and its results so far. */
import type * as contract from "@tucano/contract/backoffice/members/campaigns.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { formatWire, ZERO } from "@tucano/contract/money.ts";
import * as z from "zod/mini";
import { costOf } from "../../free-rounds/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import { agreedEntry, type ApprovalKind, approvalKind } from "../core/approvals.ts";
import type { Command, Reading } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { type Facts, toFacts } from "../core/facts.ts";
import { limitOf, numberAfter, toPage } from "../core/keyset.ts";
import { toReference } from "../core/present.ts";
import * as repository from "./repository.ts";
import type { Campaign, FreeGift, NewCampaign } from "./repository.ts";
import { presentRules } from "./segments.ts";

const subjectOf = (campaignId: number) => `campaign:${campaignId}`;

export const listCampaigns: Reading<typeof contract.listCampaigns> = async (
  parts,
  { cursor, limit: asked },
) => {
  const limit = limitOf(asked);
  const before = numberAfter(cursor);
  const rows = await repository.listCampaigns(parts.db, { before, limit: limit + 1 });
  const names = await namesFor(parts, rows);
  return toPage(rows, limit, {
    keyOf: (one) => String(one.campaignId),
    show: (one) => present(one, names),
  });
};

export const readCampaign: Reading<typeof contract.readCampaign> = async (
  parts,
  { campaign_id: campaignId },
) => {
  const campaign = await repository.findCampaign(parts.db, campaignId);
  if (campaign === null) throw new DomainError("backoffice.campaign_not_found");
  // Its list may be long; whom of it the gift has reached is a list of its own.
  const { member_ids: _listed, ...segment } = campaign.segment;
  return present({ ...campaign, segment }, await namesFor(parts, [campaign]));
};

interface Names {
  readonly segments: ReadonlyMap<number, string>;
  readonly games: ReadonlyMap<number, string>;
}

/** What the segments and games of these campaigns are called now. */
async function namesFor(parts: Parts, campaigns: readonly Campaign[]): Promise<Names> {
  const segmentIds = campaigns.flatMap(({ segment }) => segment.segment_id ?? []);
  const isFree = campaigns.some(({ free }) => free !== null);
  const [segments, games] = await Promise.all([
    parts.segments.namesOf(segmentIds),
    isFree ? parts.catalog.allGames() : [],
  ]);
  return { segments, games: new Map(games.map(({ id, name }) => [id, name])) };
}

function present(
  one: Campaign,
  names: Names,
): DataOf<typeof contract.listCampaigns>["list"][number] {
  return {
    campaign_id: one.campaignId,
    name: one.name,
    gift: one.gift,
    amount: formatWire(one.amount),
    spins: one.spins,
    turnover_multiple: one.turnoverMultiple,
    free: one.free === null ? null : presentFree(one.free, names),
    listed: one.listed,
    segment: one.segment,
    segment_name: names.segments.get(one.segment.segment_id ?? 0) ?? null,
    ends_at: toWireInstant(one.endsAt),
    budget: formatWire(one.budget),
    state: one.state,
    given: one.given,
    skipped: one.skipped,
    cost: formatWire(one.cost),
    created_by: one.createdBy,
    created_at: toWireInstant(one.createdAt),
  };
}

const presentFree = ({ gameId, stake, rounds }: FreeGift, { games }: Names) => ({
  game_id: gameId,
  game: games.get(gameId) ?? String(gameId),
  stake: formatWire(stake),
  rounds,
});

export const listCampaignMembers: Reading<typeof contract.listCampaignMembers> = async (
  parts,
  input,
) => {
  const { campaign_id: campaignId } = input;
  const limit = limitOf(input.limit);
  if ((await repository.findCampaign(parts.db, campaignId)) === null) {
    throw new DomainError("backoffice.campaign_not_found");
  }
  const after = numberAfter(input.cursor) ?? 0;
  const rows = await repository.listReached(parts.db, { campaignId, after, limit: limit + 1 });
  const members = await parts.members.findMany(rows.map(({ memberId }) => memberId));
  return toPage(rows, limit, {
    keyOf: ({ memberId }) => String(memberId),
    show: ({ memberId, outcome, code, at }) => ({
      member: toReference(memberId, members),
      outcome,
      code,
      at: toWireInstant(at),
    }),
  });
};

export const createCampaign: Command<typeof contract.createCampaign> = async (
  parts,
  input,
  context,
) => {
  const { operator, ip } = context;
  const { reason } = input;
  const { hasBonuses } = await parts.market.read("switches");
  if (!hasBonuses) throw new DomainError("promotions.not_offered");
  const { facts, ...audience } = await readAudience(parts, input.segment);
  const campaign = { ...requireSound(parts, input, operator.email), ...audience };
  if (campaign.free !== null) {
    const { gameId, ...rounds } = campaign.free;
    const wish = { ...rounds, gameIds: [gameId], endsAt: campaign.endsAt };
    await parts.freeRounds.requireAllowed(wish);
  }
  const campaignId = await inTransaction(parts.db, async (tx) => {
    const id = await repository.insertCampaign(tx, campaign);
    await parts.audit.append(tx, {
      action: "campaign.create",
      subject: subjectOf(id),
      operator,
      ip,
      reason,
      before: {},
      after: { ...factsOf(campaign), ...facts },
    });
    return id;
  });
  const approval = await parts.approvals.request(
    {
      kind: "campaign.start",
      subject: subjectOf(campaignId),
      payload: { campaignId },
      before: { state: "waiting" },
      after: { state: "running", ...factsOf(campaign), ...facts },
      reason,
    },
    context,
  );
  return { campaign_id: campaignId, approval };
};

/** A segment as it is now: what is agreed to does not change when somebody edits it. */
async function readAudience(
  parts: Parts,
  segment: Campaign["segment"],
): Promise<{ readonly segment: Campaign["segment"]; readonly facts: Facts }> {
  const { segment_id: segmentId } = segment;
  if (segmentId === undefined) return { segment, facts: {} };
  const { version, name, rules } = await parts.segments.findForMarketing(segmentId);
  return {
    segment: { segment_id: segmentId, segment_version: version },
    facts: { segment: name, ...toFacts(presentRules(rules), "rules") },
  };
}

function requireSound(
  { clock }: Parts,
  input: InputOf<typeof contract.createCampaign>,
  createdBy: string,
): NewCampaign {
  const { gift, segment, budget, spins } = input;
  const free = gift === "free-rounds" ? readFree(input) : null;
  const isMoney = gift === "cash" || gift === "bonus" || free !== null;
  const amount = free === null ? (isMoney && input.amount) || ZERO : costOf(free);
  if (isMoney && (amount <= 0 || budget < amount)) {
    throw new DomainError("backoffice.amount_invalid");
  }
  const endsAt = new Date(input.ends_at);
  const createdAt = clock.now();
  const listed = segment.member_ids?.length ?? null;
  // A list or a segment: two would be as unclear as none.
  const isNamed = listed === null ? segment.segment_id !== undefined : listed > 0;
  const isOne = listed === null || segment.segment_id === undefined;
  const isSound = endsAt > createdAt && isNamed && isOne && (isMoney || spins > 0);
  if (!isSound) throw new DomainError("backoffice.campaign_invalid");
  return {
    name: input.name,
    gift,
    amount,
    spins: isMoney ? 0 : spins,
    turnoverMultiple: input.turnover_multiple,
    free,
    segment,
    listed,
    endsAt,
    budget,
    createdBy,
    createdAt,
  };
}

function readFree({ free }: InputOf<typeof contract.createCampaign>): FreeGift {
  if (free === undefined || free.stake <= 0) throw new DomainError("backoffice.campaign_invalid");
  return { gameId: free.game_id, stake: free.stake, rounds: free.rounds };
}

/** As many as the second person can look through. */
const NAMED_MAX = 20;

/** What the second person sees: who is on the list, or how many where those are too many. */
function factsOf(one: NewCampaign): Facts {
  const { member_ids: memberIds, ...common } = one.segment;
  return {
    name: one.name,
    gift: one.gift,
    ...(one.amount > 0 ? { amount: formatWire(one.amount) } : { spins: String(one.spins) }),
    ...(one.free === null
      ? {}
      : {
          game: String(one.free.gameId),
          stake: formatWire(one.free.stake),
          rounds: String(one.free.rounds),
        }),
    turnover_multiple: String(one.turnoverMultiple),
    members: memberIds === undefined ? "segment" : listed(memberIds),
    ...toFacts(common),
    ends_at: toWireInstant(one.endsAt),
    budget: formatWire(one.budget),
  };
}

const listed = (memberIds: readonly MemberId[]) =>
  memberIds.length <= NAMED_MAX ? memberIds.join(", ") : String(memberIds.length);

const payload = z.object({ campaignId: z.int() });

export function startingCampaign(parts: Parts): ApprovalKind {
  return approvalKind({
    name: "campaign.start",
    decidedWith: "members.adjust",
    payload,
    carryOut: async (tx, { payload: { campaignId }, ...agreed }) => {
      const campaign = await repository.lockCampaign(tx, campaignId);
      if (campaign?.state !== "waiting") throw new DomainError("backoffice.campaign_over");
      await repository.setState(tx, campaignId, "running");
      await parts.audit.append(tx, agreedEntry("campaign.start", agreed));
    },
  });
}

export const stopCampaign: Command<typeof contract.stopCampaign> = async (
  parts,
  { campaign_id: campaignId, reason },
  { operator, ip },
) => {
  await inTransaction(parts.db, async (tx) => {
    const campaign = await repository.lockCampaign(tx, campaignId);
    if (campaign === null) throw new DomainError("backoffice.campaign_not_found");
    const { state, given, cost } = campaign;
    if (state !== "waiting" && state !== "running") {
      throw new DomainError("backoffice.campaign_over");
    }
    await repository.setState(tx, campaignId, "stopped");
    await parts.audit.append(tx, {
      action: "campaign.stop",
      subject: subjectOf(campaignId),
      operator,
      ip,
      reason,
      details: { given: String(given), cost: formatWire(cost) },
      before: { state },
      after: { state: "stopped" },
    });
  });
  return { state: "stopped" };
};
