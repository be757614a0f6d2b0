/** What a member sees before spinning: everything that decides, and where spins come from. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { formatWire, toCentavos } from "@tucano/contract/money.ts";
import type * as contract from "@tucano/contract/player/rewards/wheels.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { addDays, dayOf, startOfDay, toWireInstant } from "../platform/days.ts";
import { type DayEarnings, firstSpinDay, grantSpins, readEarnings, readOfferTo } from "./earn.ts";
import {
  budgetBegins,
  budgetLeft,
  earnedSources,
  isAvailable,
  missingToNext,
  SPIN_DAYS,
  type SpinCounts,
} from "./policy.ts";
import { presentSeed, presentWheelPrize } from "./present.ts";
import { countUnused, findLastWon } from "./repository.ts";
import { readDay } from "./repository-stock.ts";
import { inWheelTurn, seedsInUse, tableIdOf } from "./seeds.ts";
import type { OwnWheel, WheelsDeps } from "./types.ts";

type WheelState = DataOf<typeof contract.checkDailyWheel>;

export async function showWheel(
  deps: WheelsDeps,
  own: OwnWheel,
  lang: Language,
): Promise<WheelState> {
  const now = deps.clock.now();
  const today = dayOf(now);
  const { numbers, isOpen } = await readOfferTo(deps, own, now);
  const earnings = await readEarnings(deps, own, now);
  const { given, unused, won, seed } = await inWheelTurn(deps, own, async (tx) => ({
    given: await grantSpins(tx, own, { earnings, at: now }),
    unused: await countUnused(tx, own, firstSpinDay(now)),
    won: await findLastWon(tx, own, today),
    seed: await seedsInUse(deps, tx, own),
  }));
  const dayGiven = await readDay(deps.db, {
    wheel: own.wheel,
    day: today,
    since: budgetBegins(numbers),
  });
  const ofToday = earnings.find(({ day }) => day === today);
  const sources =
    ofToday === undefined ? [] : presentSources(ofToday, given.get(today) ?? noSpins, won);
  return {
    wheel: own.wheel,
    is_open: isOpen && numbers.prizes.some((prize) => isAvailable(prize, numbers, dayGiven)),
    remainingspins: unused.count,
    prizes: numbers.prizes.map((prize) =>
      presentWheelPrize(prize, { numbers, day: dayGiven, lang }),
    ),
    table_id: tableIdOf(own.wheel, numbers.prizes),
    budget_left: formatWire(budgetLeft(numbers, dayGiven)),
    ...nextSpin(ofToday, now),
    spins_end_at:
      unused.oldestDay === null
        ? null
        : toWireInstant(startOfDay(addDays(unused.oldestDay, SPIN_DAYS))),
    spins_per_day_max: ofToday?.numbers.spinsPerDayMax ?? 0,
    spins_earned_today: sources
      .filter(({ source }) => source !== "prize")
      .reduce((sum, { spins }) => sum + spins, 0),
    sources,
    fairness: presentSeed(seed),
  };
}

const noSpins: SpinCounts = { login: 0, deposit: 0, turnover: 0 };

/** Signing in gives one each day, from midnight in São Paulo on. */
function nextSpin(ofToday: DayEarnings | undefined, now: Date) {
  const server_time = toWireInstant(now);
  if (ofToday === undefined || ofToday.numbers.spinsPerLogin === 0) {
    return { next_spin_at: null, seconds_left: null, server_time };
  }
  const next = startOfDay(addDays(ofToday.day, 1));
  const secondsLeft = Math.ceil((next.getTime() - now.getTime()) / 1_000);
  return { next_spin_at: toWireInstant(next), seconds_left: secondsLeft, server_time };
}

function presentSources(
  { numbers, deeds }: DayEarnings,
  given: SpinCounts,
  won: number,
): WheelState["sources"] {
  const total = earnedSources.reduce((sum, source) => sum + given[source], 0);
  const isFull = total >= numbers.spinsPerDayMax;
  const counted = {
    login: null,
    deposit: { per: numbers.depositPerSpinCentavos, amount: deeds.depositedCentavos },
    turnover: { per: numbers.turnoverPerSpinCentavos, amount: deeds.turnoverCentavos },
  } as const;
  const earned = earnedSources.map((source) => {
    const of = counted[source];
    if (of === null || of.per === 0) {
      return { source, spins: given[source], per_spin: null, counted: null, missing: null };
    }
    return {
      source,
      spins: given[source],
      per_spin: formatWire(toCentavos(of.per)),
      counted: formatWire(of.amount),
      missing: isFull ? null : formatWire(missingToNext(of.per, of.amount)),
    };
  });
  const prizes = { per_spin: null, counted: null, missing: null };
  return [...earned, { source: "prize", spins: won, ...prizes }];
}
