/**
 * Holds what each game returned against its mathematics, over a week and over all time: a fault
 * shows in the first soon, a small one in the second in the end. A change of state is reported
 * once.
 */
import type { Clock } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/types.ts";
import { addDays, dayOf } from "../../platform/days.ts";
import type { Logger } from "../../platform/logger.ts";
import { type GameTotals, totalGames } from "../play/play-repository.ts";
import { deviationOf, type GameTheory, isAlarming, spreadOf } from "../policy.ts";
import { endAlarm, listAlarms, type Period, raiseAlarm } from "./return-alarm-repository.ts";

export interface GameReturn {
  readonly game: string;
  readonly period: Period;
  readonly plays: number;
  readonly stakeCentavos: number;
  readonly winCentavos: number;
  /** Of a stake of one; null before the first play. */
  readonly observedReturn: number | null;
  readonly expectedReturn: number;
  /** One standard deviation of the return, with these stakes; null before the first play. */
  readonly returnDeviation: number | null;
  /** Standard deviations from the expectation: see policy.ts. */
  readonly z: number;
  readonly isAlarming: boolean;
  /** As it was told last. */
  readonly wasAlarming: boolean;
}

export interface MonitorDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly theories: readonly GameTheory[];
}

export const EVER = "0001-01-01";
const WEEK_DAYS = 7;
const NOTHING = { plays: 0, stake: 0, win: 0, stakeSquares: 0 };

function judge(
  theory: GameTheory,
  period: Period,
  seen: { totals: readonly GameTotals[]; alarmed: ReadonlySet<string> },
): GameReturn {
  const { game } = theory;
  const played = seen.totals.find((one) => one.game === game) ?? NOTHING;
  const z = deviationOf(played, theory);
  const wasAlarming = seen.alarmed.has(`${game} ${period}`);
  return {
    game,
    period,
    plays: played.plays,
    stakeCentavos: played.stake,
    winCentavos: played.win,
    observedReturn: played.stake > 0 ? played.win / played.stake : null,
    expectedReturn: theory.mean,
    returnDeviation: spreadOf(played, theory),
    z,
    isAlarming: isAlarming(played, z, wasAlarming),
    wasAlarming,
  };
}

export async function readReturns({ db, clock, theories }: MonitorDeps): Promise<GameReturn[]> {
  const week = addDays(dayOf(clock.now()), 1 - WEEK_DAYS);
  const [alarms, ofWeek, ofEver] = await Promise.all([
    listAlarms(db),
    totalGames(db, week),
    totalGames(db, EVER),
  ]);
  const alarmed = new Set(alarms.map(({ game, period }) => `${game} ${period}`));
  return theories.flatMap((theory) => [
    judge(theory, "week", { totals: ofWeek, alarmed }),
    judge(theory, "ever", { totals: ofEver, alarmed }),
  ]);
}

/** Looks at every game, and tells of those that changed. */
export async function watchReturns(deps: MonitorDeps): Promise<void> {
  const { db, clock, logger } = deps;
  const returns = await readReturns(deps);
  for (const one of returns.filter(({ isAlarming, wasAlarming }) => isAlarming !== wasAlarming)) {
    const { game, period, z } = one;
    // Another process may have seen it first.
    const isFirst = await inTransaction(db, (tx) =>
      one.isAlarming
        ? raiseAlarm(tx, { game, period, z, since: clock.now() })
        : endAlarm(tx, { game, period }),
    );
    if (!isFirst) continue;
    const facts = { game, period, z, plays: one.plays, observedReturn: one.observedReturn };
    if (one.isAlarming) logger.warn(facts, "A game's return is too far from its mathematics.");
    else logger.warn(facts, "A game's return is near its mathematics again.");
  }
}
