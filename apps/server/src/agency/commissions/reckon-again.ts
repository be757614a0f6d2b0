/**
 * Recalculates a commission when its hold is over: what was undone since is deducted. It can
 * only become less. Nothing here depends on when it is run, as long as the hold is over.
 */
import { add, type Centavos, smaller, subtract, toCentavos, ZERO } from "@tucano/contract/money.ts";
import { addDays, startOfDay } from "../../platform/days.ts";
import { listLines, sumDays } from "./line-repository.ts";
import { leftAfterHold, levelResult, settlementResult } from "../policy.ts";
import { takenBackIn, weekTurnovers } from "./reckon-lines.ts";
import type { AgencyDeps, Commission, Level, LevelResult, Line } from "../types.ts";

/** The days right after a week that can still make it smaller: never more than the next week. */
const WEEK_DAYS = 7;

export interface Again {
  readonly levels: readonly LevelResult[];
  readonly lines: readonly Line[];
}

export async function reckonAgain(deps: AgencyDeps, commission: Commission): Promise<Again> {
  const lines = await listLines(deps.db, commission);
  return { lines, levels: await levelsAgain(deps, commission, lines) };
}

async function levelsAgain(
  deps: AgencyDeps,
  commission: Commission,
  lines: readonly Line[],
): Promise<LevelResult[]> {
  switch (commission.kind) {
    case "recharge":
      return rechargeAgain(deps, commission, lines);
    case "betting":
      return playAgain(deps, commission, await undoneBetting(deps, commission));
    case "settlement":
      return playAgain(deps, commission, await undoneWeek(deps, commission, lines));
  }
}

/** A refunded deposit is no longer among the deposits. */
async function rechargeAgain(
  { statistics }: AgencyDeps,
  { period, levels }: Commission,
  lines: readonly Line[],
): Promise<LevelResult[]> {
  const deposits = await statistics.deposits({
    memberIds: [...new Set(lines.map(({ inviteeId }) => inviteeId))],
    from: startOfDay(period),
    until: startOfDay(addDays(period, 1)),
  });
  const there = new Set(deposits.map(({ orderNo }) => orderNo));
  return levels.map((known) => {
    const ofLevel = lines.filter(({ level }) => level === known.level);
    const gone = ofLevel.filter(({ reference }) => !there.has(reference));
    const stays = ofLevel.filter(({ reference }) => there.has(reference));
    return {
      ...known,
      takenBack: add(...gone.map(({ base }) => base)),
      amount: add(...stays.map(({ amount }) => amount ?? ZERO)),
    };
  });
}

type Undone = (known: LevelResult) => Centavos;

async function playAgain(
  { db, market }: AgencyDeps,
  commission: Commission,
  undone: Undone,
): Promise<LevelResult[]> {
  const { betting, settlement } = await market.read("agency", startOfDay(commission.period));
  const { agentId, kind, period: monday, periodTo: sunday, holdDays, levels } = commission;
  const isWeek = kind === "settlement";
  const days = { monday, sunday, holdDays, to: addDays(sunday, holdDays) };
  const turnovers = await weekTurnovers(db, isWeek ? [commission] : [], days);
  return levels.map((known) => {
    const { level, base } = known;
    const of = { level, base, takenBack: undone(known) };
    const again = isWeek
      ? settlementResult(settlement, { ...of, turnover: turnovers(agentId, level) })
      : levelResult(betting.tiers, of);
    return { ...again, amount: smaller(again.amount, known.amount) };
  });
}

async function undoneBetting(
  { db }: AgencyDeps,
  { agentId, period, holdDays }: Commission,
): Promise<Undone> {
  const days = Array.from({ length: holdDays }, (_, index) => addDays(period, index + 1));
  const to = addDays(period, holdDays);
  const sums = await sumDays(db, { agentIds: [agentId], from: period, to });
  const sumOf = (day: string, level: Level) =>
    toCentavos(sums.find((one) => one.day === day && one.level === level)?.base ?? 0);
  return ({ level, base }) => {
    const later = days.map((day) => sumOf(day, level));
    return subtract(base, leftAfterHold(base, later));
  };
}

async function undoneWeek(
  deps: AgencyDeps,
  { periodTo, holdDays }: Commission,
  lines: readonly Line[],
): Promise<Undone> {
  const ids = [...new Set(lines.map(({ inviteeId }) => inviteeId))];
  const to = addDays(periodTo, Math.min(holdDays, WEEK_DAYS));
  const undone = await takenBackIn(deps, ids, { from: addDays(periodTo, 1), to });
  return ({ level }) => {
    const ofLevel = lines.filter((line) => line.level === level);
    const change = add(...ofLevel.map(({ inviteeId }) => undone.get(inviteeId) ?? ZERO));
    return change < 0 ? toCentavos(-change) : ZERO;
  };
}
