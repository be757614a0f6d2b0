/** What a slip risks. */
import type { Risk } from "../../risk/counted.ts";
import { linesOf } from "./slip/systems.ts";
import { legOf, type Slip } from "./table.ts";

/** What football returns at best: one selection alone. */
const LEAGUE_EDGE = 0.019;

/** By the odds: what is almost sure pays almost nothing. */
export function riskOfSlip({ day, system, selections }: Slip): Risk {
  const chances = selections.map((selection) => {
    const odds = (legOf(day, selection)?.oddsThousandths ?? 1_000) / 1_000;
    return (1 - LEAGUE_EDGE) / odds;
  });
  const lines = linesOf(system, selections.length) ?? [];
  if (lines.length === 0 || hasMatchTwice(selections)) return { edge: 0, atRisk: 0 };
  const lost = lines.map((line) => 1 - line.reduce((all, leg) => all * chances[leg]!, 1));
  return {
    edge: LEAGUE_EDGE,
    atRisk: lost.reduce((sum, each) => sum + each, 0) / lines.length,
  };
}

const matchesOf = (selections: readonly string[]): string[] =>
  selections.map((selection) => selection.replace(/\/.*/, ""));

/** Home, draw and away of one match cannot all lose. */
function hasMatchTwice(selections: readonly string[]): boolean {
  return new Set(matchesOf(selections)).size < selections.length;
}

export function hasSameMatch(slip: Slip, before: readonly Slip[]): boolean {
  const taken = new Set(before.flatMap(({ selections }) => matchesOf(selections)));
  return matchesOf(slip.selections).some((match) => taken.has(match));
}
