/**
 * Settles days, weeks and months that are over: levels and rebates of a day, gifts of a week or
 * month. A page of members is one transaction with the place to go on from, and every reward is
 * given once for its period: a run may break off anywhere, and two may run at once.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { addDays, dayOf, startOfDay } from "../platform/days.ts";
import { isForAll, shutAt, shutFor } from "../market/index.ts";
import type { RewardOffer } from "../rewards/index.ts";
import { noteLevels } from "./note-levels.ts";
import { periodOffer, rebateOffer } from "./offers.ts";
import { daysOf, duePeriods, type PeriodDays, type PeriodKind, periodBefore } from "./policy.ts";
import { endSettlement, findSettled, moveSettlement, openSettlement } from "./repository.ts";
import { countedOf, type NotedRank, readRanks, readTerms, stakesOf, type Terms } from "./rank.ts";
import type { VipDeps } from "./types.ts";

const PAGE_SIZE = 500;

/** So far back is made up for after a pause. */
const MOST = { day: 31, week: 8, month: 3 } as const;

interface Period extends PeriodDays {
  readonly kind: PeriodKind;
  readonly period: string;
  /** The instant at which it was over. */
  readonly end: Date;
  readonly terms: Terms;
}

/** Whom the day's rebates are for: by the terms of its first moment and the level of its last. */
async function meantForRebates(
  { members, siteOf }: VipDeps,
  { from, terms: { rebates } }: Pick<Period, "from" | "terms">,
  ranks: readonly NotedRank[],
): Promise<readonly NotedRank[]> {
  const at = startOfDay(from);
  if (!rebates.isOpen || shutAt(rebates, at) !== null) return [];
  if (isForAll(rebates.audience)) return ranks;
  const found = await members.findMany(ranks.map(({ memberId }) => memberId));
  const meant: NotedRank[] = [];
  for (const rank of ranks) {
    const member = found.get(rank.memberId);
    if (member === undefined) continue;
    const { createdAt, registerSite } = member;
    const person = { site: await siteOf(registerSite), level: rank.levels.vip, createdAt };
    if (shutFor(rebates.audience, person, at) === null) meant.push(rank);
  }
  return meant;
}

/** All that is over and not settled, the oldest first. */
export async function settleDue(deps: VipDeps, kind: PeriodKind): Promise<void> {
  const { last, begun } = await findSettled(deps.db, kind);
  const due = duePeriods(kind, {
    today: dayOf(deps.clock.now()),
    lastSettled: last ?? (begun === null ? null : periodBefore(kind, begun)),
    most: MOST[kind],
  });
  for (const period of due) await settlePeriod(deps, kind, period);
}

async function settlePeriod(deps: VipDeps, kind: PeriodKind, name: string): Promise<void> {
  const days = daysOf(kind, name);
  const end = startOfDay(addDays(days.to, 1));
  await deps.statistics.requireReadUntil(end);
  // By the numbers that held in its last moment.
  const terms = await readTerms(deps, new Date(end.getTime() - 1));
  const period: Period = { kind, period: name, ...days, end, terms };
  let after = await inTransaction(deps.db, (tx) => openSettlement(tx, kind, name));
  let memberIds = await nextMembers(deps, period, after);
  while (memberIds.length > 0) {
    await settleMembers(deps, period, memberIds);
    after = memberIds.at(-1) ?? after;
    memberIds = await nextMembers(deps, period, after);
  }
  await inTransaction(deps.db, (tx) => endSettlement(tx, period, deps.clock.now()));
  deps.logger.info({ kind, period: name }, "A period of the VIP programme is settled.");
}

/** Members who played and, for a day, those who deposited, which may complete a level. */
async function nextMembers(
  { statistics }: VipDeps,
  { kind, from, to, end }: Period,
  afterMemberId: number,
): Promise<MemberId[]> {
  const page = { afterMemberId, limit: PAGE_SIZE };
  const [players, depositors] = await Promise.all([
    statistics.membersWhoPlayed({ from, to, ...page }),
    kind === "day"
      ? statistics.membersWhoDeposited({ from: startOfDay(from), until: end, ...page })
      : [],
  ]);
  return [...new Set([...players, ...depositors])].sort((a, b) => a - b).slice(0, PAGE_SIZE);
}

async function settleMembers(
  deps: VipDeps,
  period: Period,
  memberIds: readonly MemberId[],
): Promise<void> {
  const { terms, to, end } = period;
  const of = { ladder: terms.vip.levels, day: to };
  const ranks = await readRanks(deps, memberIds, of);
  const offers = terms.hasLoyalty ? await offersFor(deps, period, ranks) : [];
  const reachedAt = new Date(end.getTime() - 1);
  await inTransaction(deps.db, async (tx) => {
    if (period.kind === "day") await noteLevels(tx, deps, { ranks, terms, reachedAt });
    const rewards = offers.length === 0 ? 0 : await deps.rewards.offer(tx, offers);
    await moveSettlement(tx, period, { afterMemberId: memberIds.at(-1) ?? 0, rewards });
  });
}

async function offersFor(
  deps: VipDeps,
  { kind, period, from, to, terms }: Period,
  all: readonly NotedRank[],
): Promise<RewardOffer[]> {
  const { statistics, clock } = deps;
  const ranks = kind === "day" ? await meantForRebates(deps, { from, terms }, all) : all;
  if (ranks.length === 0) return [];
  const memberIds = ranks.map(({ memberId }) => memberId);
  const played = await statistics.playedByType({ memberIds, from, to });
  const byMember = Map.groupBy(played, (one) => one.memberId);
  const now = clock.now();
  return ranks.flatMap((rank) => {
    const own = byMember.get(rank.memberId) ?? [];
    if (kind !== "day") {
      const bets = { staked: stakesOf(own), counted: countedOf(own) };
      return periodOffer(rank, bets, { kind, period, terms, now }) ?? [];
    }
    const turnovers = own.map((one) => ({ gameType: one.gameType, turnover: one.stakeCentavos }));
    return rebateOffer(rank, turnovers, { day: period, terms, now }) ?? [];
  });
}
