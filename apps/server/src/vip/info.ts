/** The VIP page: the member's standing, the ladder, gifts, and the week and month that run. */
import { gameTypes } from "@tucano/contract/player/games/catalog.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { formatWire, toCentavos, ZERO } from "@tucano/contract/money.ts";
import { formatBasisPoints } from "@tucano/contract/percent.ts";
import type * as contract from "@tucano/contract/player/rewards/vip.ts";
import { addDays, dayOf, startOfDay, toWireInstant } from "../platform/days.ts";
import type { Reward } from "../rewards/index.ts";
import { climb } from "./note-levels.ts";
import { levelIn } from "./offers.ts";
import { giftKindOf, giftRewardKinds, listAll, listClaimable } from "./own-rewards.ts";
import { daysOf, missing, periodGift, periodOf, progressOf, rungOf } from "./policy.ts";
import { countedOf, readRank, readTerms, stakesOf, type Terms } from "./rank.ts";
import type { LadderLevel, Rank, VipDeps } from "./types.ts";
import type { Allowance } from "../cashier/index.ts";
import type { MemberRank } from "../members/index.ts";

type Info = DataOf<typeof contract.vipInfo>;
type GiftState = contract.GiftState;

export async function showInfo(deps: VipDeps, memberId: MemberId): Promise<Info> {
  const { rank, terms } = await climb(deps, memberId);
  const [upgrades, gifts, weekly, monthly] = await Promise.all([
    listAll(deps, memberId, { kinds: ["vip.upgrade"] }),
    listClaimable(deps, memberId, giftRewardKinds),
    showRunning(deps, rank, { kind: "week", terms }),
    showRunning(deps, rank, { kind: "month", terms }),
  ]);
  const { totals, levels } = rank;
  const stateBy = new Map(upgrades.map((one) => [Number(one.period), one.state]));
  return {
    is_open: terms.hasLoyalty,
    uservip: {
      userviplvl: levels.vip,
      totalrecharge: formatWire(totals.recharge),
      totalbetting: formatWire(totals.betting),
    },
    level_name: rungOf(terms.vip.levels, levels.vip).name,
    slot_level: levels.slot,
    live_level: levels.live,
    total_slot_money: formatWire(totals.slot),
    total_live_money: formatWire(totals.live),
    list: terms.vip.levels.map((rung, level) =>
      presentRung({ rung, level, rank, given: stateBy.get(level) ?? null }),
    ),
    gifts: gifts.map(presentGift),
    weekly,
    monthly,
  };
}

interface Rung {
  readonly rung: LadderLevel;
  readonly level: number;
  readonly rank: Rank;
  /** The state of its upgrade gift; null: it was not given. */
  readonly given: GiftState | null;
}

function upgradeStateOf({ rung, level, rank, given }: Rung): GiftState {
  if (given !== null) return given;
  const canCome = rung.upgrade.amountCentavos > 0 && level > rank.levels.vip;
  return canCome ? "locked" : "none";
}

function presentRung(of: Rung): Info["list"][number] {
  const { rung, level, rank } = of;
  const { totals, levels } = rank;
  const wire = (amountCentavos: number) => formatWire(toCentavos(amountCentavos));
  const isReached = level <= levels.vip;
  return {
    level,
    name: rung.name,
    recharge_from: wire(rung.rechargeFromCentavos),
    betting_from: wire(rung.bettingFromCentavos),
    recharge_missing: isReached
      ? wire(0)
      : formatWire(missing(rung.rechargeFromCentavos, totals.recharge)),
    betting_missing: isReached
      ? wire(0)
      : formatWire(missing(rung.bettingFromCentavos, totals.betting)),
    progress: isReached ? 100 : progressOf(rung, totals),
    is_reached: isReached,
    is_current: level === levels.vip,
    upgrade_gift: wire(rung.upgrade.amountCentavos),
    upgrade_free_rounds: rung.upgrade.amountCentavos > 0 ? rung.upgrade.free.freeCount : 0,
    upgrade_state: upgradeStateOf(of),
    weekly_gift: wire(rung.weekly.amountCentavos),
    monthly_gift: wire(rung.monthly.amountCentavos),
    rebate_rates: gameTypes.map((gameType) => ({
      game_type: gameType,
      rate: formatBasisPoints(rung.rebateRates[gameType] ?? 0),
    })),
    withdrawal_per_day_max: wire(rung.withdrawalPerDayMaxCentavos),
    free_withdrawals_per_day: rung.freeWithdrawalsPerDay,
  };
}

function presentGift(reward: Reward): Info["gifts"][number] {
  return {
    kind: giftKindOf(reward.kind),
    period: reward.period,
    level: levelIn(reward.basis).level,
    amount: formatWire(reward.amount),
    wagering: formatWire(reward.turnover),
    state: reward.state,
    available_from: toWireInstant(reward.availableFrom),
    expires_at: toWireInstant(reward.expiresAt),
    claimed_at: toWireInstant(reward.claimedAt),
  };
}

async function showRunning(
  { statistics, clock }: VipDeps,
  { memberId, levels }: Rank,
  { kind, terms }: { readonly kind: "week" | "month"; readonly terms: Terms },
): Promise<Info["weekly"]> {
  const period = periodOf(kind, dayOf(clock.now()));
  const { from, to } = daysOf(kind, period);
  const played = await statistics.playedByType({ memberIds: [memberId], from, to });
  const betting = stakesOf(played);
  const { vip } = terms;
  const rung = rungOf(vip.levels, levels.vip);
  const isWeek = kind === "week";
  const least = isWeek ? vip.weeklyBettingFromCentavos : vip.monthlyBettingFromCentavos;
  const { amountCentavos } = isWeek ? rung.weekly : rung.monthly;
  return {
    period,
    betting: formatWire(betting),
    betting_from: formatWire(toCentavos(least)),
    betting_missing: formatWire(missing(least, betting)),
    amount: formatWire(toCentavos(amountCentavos)),
    amount_so_far: formatWire(periodGift(amountCentavos, vip.turnoverRateMax, countedOf(played))),
    turnover_rate_max: formatBasisPoints(vip.turnoverRateMax),
    ends_at: toWireInstant(startOfDay(addDays(to, 1))),
  };
}

/** For the profile. Writes nothing: a level that is new is written down when it is looked at. */
export async function readProfile(deps: VipDeps, memberId: MemberId): Promise<MemberRank> {
  const { vip } = await readTerms(deps, deps.clock.now());
  const [{ levels, totals }, claimable] = await Promise.all([
    readRank(deps, memberId, vip.levels),
    deps.rewards.claimableOf([memberId], "rebate"),
  ]);
  return {
    level: levels.vip,
    levelName: rungOf(vip.levels, levels.vip).name,
    slotLevel: levels.slot,
    liveLevel: levels.live,
    slotTurnoverCentavos: totals.slot,
    liveTurnoverCentavos: totals.live,
    claimableCentavos: claimable.get(memberId) ?? ZERO,
  };
}

/** Null: the cashier's own rules are all there is. */
export async function readAllowance(deps: VipDeps, memberId: MemberId): Promise<Allowance | null> {
  const { vip, hasLoyalty } = await readTerms(deps, deps.clock.now());
  if (!hasLoyalty) return null;
  const { levels } = await readRank(deps, memberId, vip.levels);
  if (levels.vip === 0) return null;
  const rung = rungOf(vip.levels, levels.vip);
  return {
    perDayMaxCentavos: toCentavos(rung.withdrawalPerDayMaxCentavos),
    freePerDay: rung.freeWithdrawalsPerDay,
  };
}
