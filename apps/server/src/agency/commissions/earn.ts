/**
 * Makes commissions of what days and weeks came to, one period after the other. Everything is taken
 * from figures of closed days, so a run that was cut short is simply run again.
 */
import type { CommissionKind } from "@tucano/contract/player/rewards/agency.ts";
import { type Centavos, toCentavos, ZERO } from "@tucano/contract/money.ts";
import type { Numbers } from "../../market/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { addDays, dayOf, mondayOf, startOfDay } from "../../platform/days.ts";
import {
  findLastReckoned,
  insertCommissions,
  insertReckoned,
  type NewCommission,
} from "./commission-repository.ts";
import { type LevelSum, sumLines } from "./line-repository.ts";
import { levelResult, missingPeriods, settlementResult, sumOfLevels } from "../policy.ts";
import { reckonBetting, reckonRecharge, reckonSettlement, weekTurnovers } from "./reckon-lines.ts";
import type { AgencyDeps, LevelResult } from "../types.ts";

const WEEK_DAYS = 7;
/** A server that was down for longer needs that many more runs. */
const DAYS_AT_ONCE = 31;
const WEEKS_AT_ONCE = 5;
const AGENTS_AT_ONCE = 500;

/** Yesterday, and every day before it that was missed. */
export async function earnDays(deps: AgencyDeps): Promise<void> {
  const today = dayOf(deps.clock.now());
  const days = missingPeriods({
    last: await findLastReckoned(deps.db, "day"),
    until: today,
    stepDays: 1,
    countMax: DAYS_AT_ONCE,
  });
  if (days.length > 0) await deps.statistics.requireReadUntil(startOfDay(today));
  for (const day of days) await earnDay(deps, day);
}

/** Last week, and every week before it that was missed. */
export async function earnWeeks(deps: AgencyDeps): Promise<void> {
  const thisWeek = mondayOf(dayOf(deps.clock.now()));
  const weeks = missingPeriods({
    last: await findLastReckoned(deps.db, "week"),
    until: thisWeek,
    stepDays: WEEK_DAYS,
    countMax: WEEKS_AT_ONCE,
  });
  if (weeks.length === 0) return;
  // A week's settlement is bound by what its days came to.
  await earnDays(deps);
  const lastDay = await findLastReckoned(deps.db, "day");
  for (const monday of weeks) {
    if (lastDay !== null && addDays(monday, WEEK_DAYS - 1) <= lastDay) await earnWeek(deps, monday);
  }
}

async function earnDay(deps: AgencyDeps, day: string): Promise<void> {
  const numbers = await numbersOf(deps, day);
  if (numbers !== null) {
    await reckonRecharge(deps, day, numbers.recharge);
    await reckonBetting(deps, day);
    await makeCommissions(deps, { kind: "recharge", period: day, periodTo: day }, numbers);
    await makeCommissions(deps, { kind: "betting", period: day, periodTo: day }, numbers);
  }
  await inTransaction(deps.db, (tx) => insertReckoned(tx, "day", day));
}

async function earnWeek(deps: AgencyDeps, monday: string): Promise<void> {
  const numbers = await numbersOf(deps, monday);
  if (numbers !== null) {
    const before = await deps.market.read("agency", startOfDay(addDays(monday, -WEEK_DAYS)));
    await reckonSettlement(deps, monday, before.holdDays);
    const periodTo = addDays(monday, WEEK_DAYS - 1);
    await makeCommissions(deps, { kind: "settlement", period: monday, periodTo }, numbers);
  }
  await inTransaction(deps.db, (tx) => insertReckoned(tx, "week", monday));
}

/** As they held when the period began; null: there was no programme then. */
async function numbersOf(
  { market }: AgencyDeps,
  period: string,
): Promise<Numbers["agency"] | null> {
  const at = startOfDay(period);
  const { hasAgency } = await market.read("switches", at);
  return hasAgency ? market.read("agency", at) : null;
}

interface Period {
  readonly kind: CommissionKind;
  readonly period: string;
  readonly periodTo: string;
}

async function makeCommissions(
  { db, clock }: AgencyDeps,
  { kind, period, periodTo }: Period,
  numbers: Numbers["agency"],
): Promise<void> {
  const { holdDays, turnoverMultiple } = numbers;
  const dueAt = startOfDay(addDays(periodTo, 1 + holdDays));
  let afterAgentId = 0;
  for (;;) {
    const of = { kind, period, afterAgentId, agentsMax: AGENTS_AT_ONCE };
    const all = await sumLines(db, of);
    const byAgent = Map.groupBy(all, ({ agentId }) => agentId);
    const days = { monday: period, sunday: periodTo, holdDays, to: periodTo };
    const turnovers = await weekTurnovers(db, kind === "settlement" ? all : [], days);
    const commissions = Array.from(byAgent, ([agentId, sums]): NewCommission => {
      const levels = sums.map((sum) =>
        firstResult(sum, { kind, numbers, turnover: turnovers(agentId, sum.level) }),
      );
      const earned = sumOfLevels(levels).total;
      const promised = { holdDays, turnoverMultiple, dueAt };
      return { agentId, kind, period, periodTo, levels, earned, ...promised };
    });
    const worthwhile = commissions.filter(({ earned }) => earned > 0);
    await inTransaction(db, (tx) => insertCommissions(tx, worthwhile, clock.now()));
    if (byAgent.size < AGENTS_AT_ONCE) return;
    afterAgentId = Math.max(...byAgent.keys());
  }
}

interface FirstResult {
  readonly kind: CommissionKind;
  readonly numbers: Numbers["agency"];
  /** Of the level in the week; of a settlement alone. */
  readonly turnover: Centavos;
}

function firstResult(sum: LevelSum, { kind, numbers, turnover }: FirstResult): LevelResult {
  const { level } = sum;
  const of = { level, base: toCentavos(sum.base), takenBack: ZERO };
  switch (kind) {
    case "recharge":
      return { ...of, rate: null, amount: toCentavos(sum.amount) };
    case "betting":
      return levelResult(numbers.betting.tiers, of);
    case "settlement":
      return settlementResult(numbers.settlement, { ...of, turnover });
  }
}
