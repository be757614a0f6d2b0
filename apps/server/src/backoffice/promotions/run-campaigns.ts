/**
 * Running campaigns: a job that gives to some members at a time and remembers its place. A member
 * is reached once: money is keyed by the campaign in the rewards room, spins are given in the
 * transaction that writes the member down.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { add, multiplyFloor, toCentavos, ZERO } from "@tucano/contract/money.ts";
import { costOf } from "../../free-rounds/index.ts";
import { inTransaction, isDatabaseAway } from "../../platform/database/transaction.ts";
import { dayOf } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import { byClock, type JobDefinition } from "../../platform/jobs/index.ts";
import { oneByOne } from "../../platform/database/one-by-one.ts";
import type { MemberRecord } from "../../members/index.ts";
import type { Parts } from "../core/context.ts";
import * as repository from "./repository.ts";
import type { Campaign, FreeGift } from "./repository.ts";

const JOB = "backoffice.run_campaigns";
const PAGE = 100;
/** So many members a campaign and run: others have work, too. */
const PAGES_A_RUN = 20;
/** Of a segment, with whoever does not fit. */
const LOOKED_AT = 1_000;

export function campaignJob(parts: Parts): JobDefinition {
  return byClock(JOB, "* * * * *", () => runCampaigns(parts));
}

export async function runCampaigns(parts: Parts): Promise<void> {
  const { hasBonuses } = await parts.market.read("switches");
  if (!hasBonuses) return;
  await oneByOne(
    await repository.listRunning(parts.db),
    async (campaignId) => {
      for (let page = 0; page < PAGES_A_RUN; page += 1) {
        const isOver = await runPage(parts, campaignId);
        if (isOver) return;
      }
    },
    (error, campaignId) =>
      parts.logger.error({ err: error, campaignId }, "A campaign cannot be run."),
  );
}

/** True: there is nothing more to do for it now. */
async function runPage(parts: Parts, campaignId: number): Promise<boolean> {
  const campaign = await repository.findCampaign(parts.db, campaignId);
  if (campaign?.state !== "running") return true;
  if (campaign.endsAt <= parts.clock.now()) return finish(parts, campaignId);
  const { members, next } = await nextMembers(parts, campaign);
  for (const one of members) {
    const isGoing = await reachByItself(parts, campaignId, one);
    if (!isGoing) return true;
  }
  if (next === null) return finish(parts, campaignId);
  await inTransaction(parts.db, (tx) => repository.setPlace(tx, campaignId, next));
  return false;
}

async function finish({ db }: Parts, campaignId: number): Promise<true> {
  await inTransaction(db, async (tx) => {
    const campaign = await repository.lockCampaign(tx, campaignId);
    if (campaign?.state === "running") await repository.setState(tx, campaignId, "done");
  });
  return true;
}

interface Candidate {
  readonly memberId: MemberId;
  readonly member: MemberRecord | undefined;
}

/** Of those who were not reached yet. */
async function nextMembers(
  parts: Parts,
  campaign: Campaign,
): Promise<{ readonly members: readonly Candidate[]; readonly next: string | null }> {
  const { campaignId, segment, place } = campaign;
  const listed = segment.member_ids;
  if (segment.segment_id !== undefined) return nextOfSegment(parts, campaign);
  if (listed === undefined) {
    const found = await parts.members.search(parts.db, { text: "", after: place, limit: PAGE });
    const fitting = found.members.filter((member) => isMeant(campaign, member));
    const ids = fitting.map(({ memberId }) => memberId);
    const left = new Set(await repository.filterUnreached(parts.db, campaignId, ids));
    const members = fitting
      .filter(({ memberId }) => left.has(memberId))
      .map((member) => ({ memberId: member.memberId, member }));
    return { members, next: found.next };
  }
  const from = Number(place ?? 0);
  const ids = [...new Set(listed.slice(from, from + PAGE))];
  const left = await repository.filterUnreached(parts.db, campaignId, ids);
  const known = await parts.members.findMany(left);
  return {
    members: left.map((memberId) => ({ memberId, member: known.get(memberId) })),
    next: from + PAGE < listed.length ? String(from + PAGE) : null,
  };
}

/** Whoever fits now: what protects a member holds when something is given, not when it is asked. */
async function nextOfSegment(parts: Parts, { campaignId, segment, place }: Campaign) {
  const reference = {
    segmentId: segment.segment_id ?? 0,
    version: segment.segment_version ?? 0,
  };
  const after = Number(place ?? 0);
  const page = await parts.segments.page(reference, { after, limit: LOOKED_AT });
  const left = await repository.filterUnreached(parts.db, campaignId, page.memberIds);
  const known = await parts.members.findMany(left);
  return {
    members: left.map((memberId) => ({ memberId, member: known.get(memberId) })),
    next: page.next === null ? null : String(page.next),
  };
}

/** By level and day, as campaigns from before there were segments are. */
function isMeant({ segment }: Campaign, { level, createdAt }: MemberRecord): boolean {
  const day = dayOf(createdAt);
  const { level_from, level_to, registered_from, registered_to } = segment;
  return (
    level >= (level_from ?? 0) &&
    level <= (level_to ?? Number.MAX_SAFE_INTEGER) &&
    day >= (registered_from ?? "") &&
    day <= (registered_to ?? "9999-12-31")
  );
}

/** A failure for one of them, for whatever reason, does not hold up the others. */
async function reachByItself(parts: Parts, campaignId: number, one: Candidate): Promise<boolean> {
  try {
    return await reach(parts, campaignId, one);
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    const { memberId } = one;
    parts.logger.error({ err: error, campaignId, memberId }, "A gift cannot be given.");
    // It may have been given all the same, before what came after it failed.
    const key = { memberId, kind: "campaign", period: String(campaignId) } as const;
    const named = { memberId, source: "campaign", sourceRef: String(campaignId) } as const;
    const reward = await parts.rewards.find(key);
    const free = reward === null ? await parts.freeRounds.given(named) : null;
    const cost = reward?.amount ?? (free === null ? null : costOf(free));
    const of =
      cost === null
        ? ({ outcome: "failed", code: "common.internal", cost: 0 } as const)
        : ({ outcome: "given", code: null, cost } as const);
    const note = { campaignId, memberId, at: parts.clock.now(), ...of };
    await inTransaction(parts.db, (tx) => repository.noteReached(tx, note));
    return true;
  }
}

/** False: the campaign was stopped, or its budget is over. */
async function reach(
  parts: Parts,
  campaignId: number,
  { memberId, member }: Candidate,
): Promise<boolean> {
  const campaign = await repository.findCampaign(parts.db, campaignId);
  if (campaign?.state !== "running") return false;
  if (add(campaign.cost, campaign.amount) > campaign.budget) {
    await finish(parts, campaignId);
    return false;
  }
  const at = parts.clock.now();
  const note = { campaignId, memberId, code: null, cost: 0, at };
  const isMeantFor = member !== undefined && isMeant(campaign, member);
  if (!isMeantFor || member.status !== "active" || member.isDemo) {
    const outcome = isMeantFor ? "blocked" : "unknown";
    await inTransaction(parts.db, (tx) => repository.noteReached(tx, { ...note, outcome }));
    return true;
  }
  if (campaign.spins > 0) await giveSpins(parts, campaign, note);
  else await giveCosting(parts, campaign, note);
  return true;
}

type Note = Omit<repository.Reached, "outcome">;

async function giveSpins(parts: Parts, campaign: Campaign, note: Note): Promise<void> {
  const { campaignId, gift, spins: count } = campaign;
  const wheel = gift === "daily-spins" ? "daily" : "lottery";
  await inTransaction(parts.db, async (tx) => {
    await repository.lockCampaign(tx, campaignId);
    await parts.wheels.giveSpins(tx, { memberId: note.memberId, wheel, gift: campaignId, count });
    await repository.noteReached(tx, { ...note, outcome: "given" });
  });
}

/** Cut off after it was given, the next run is answered with the same gift, and notes it. */
async function giveCosting(parts: Parts, campaign: Campaign, note: Note): Promise<void> {
  const write = (of: Pick<repository.Reached, "outcome" | "code" | "cost">) =>
    inTransaction(parts.db, (tx) => repository.noteReached(tx, { ...note, ...of }));
  try {
    if (campaign.free === null) await giveMoney(parts, campaign, note);
    else await giveFree(parts, campaign, campaign.free, note);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const isBlocked = BLOCKED.has(error.code);
    await write({ outcome: isBlocked ? "blocked" : "failed", code: error.code, cost: 0 });
    return;
  }
  await write({ outcome: "given", code: null, cost: campaign.amount });
}

const BLOCKED: ReadonlySet<string> = new Set([
  "rewards.account_blocked",
  "free_rounds.account_blocked",
]);

async function giveMoney(parts: Parts, campaign: Campaign, note: Note): Promise<void> {
  const { campaignId, gift, amount, turnoverMultiple, endsAt, name } = campaign;
  await parts.rewards.give({
    memberId: note.memberId,
    kind: "campaign",
    period: String(campaignId),
    amount,
    pocket: gift === "cash" ? "cash" : "bonus",
    turnover: turnoverMultiple === 0 ? ZERO : multiplyFloor(amount, turnoverMultiple, 1),
    cost: "promotion:cost",
    basis: [{ what: "campaign", reference: String(campaignId), text: name }],
    availableFrom: note.at,
    expiresAt: endsAt,
  });
}

/** The campaign's budget is theirs, too: what is not played is there for nobody else of it. */
async function giveFree(
  parts: Parts,
  { campaignId, endsAt, budget }: Campaign,
  { gameId, stake, rounds }: FreeGift,
  { memberId }: Note,
): Promise<void> {
  await parts.freeRounds.give({
    memberId,
    gameIds: [gameId],
    stake: toCentavos(stake),
    rounds,
    endsAt,
    source: "campaign",
    sourceRef: String(campaignId),
    budget: { scope: `campaign:${campaignId}`, most: budget },
  });
}
