/** The exact return of each spot of a table, by going through every end of a round. */
import { figuresOfOutcomes, type Outcome, type OutcomeFigures } from "../outcomes.ts";
import type { TableRules } from "./chip-table.ts";

export function spotOutcomes<Result>(rules: TableRules<Result>, spot: string): Outcome[] {
  const weights = new Map<number, bigint>();
  for (const { result, weight } of rules.cases()) {
    const pay = rules.payHundredths(spot, result);
    weights.set(pay, (weights.get(pay) ?? 0n) + BigInt(weight));
  }
  return [...weights].map(([winHundredths, weight]) => ({ winHundredths, weight }));
}

export function spotFigures<Result>(rules: TableRules<Result>, spot: string): OutcomeFigures {
  return figuresOfOutcomes(spotOutcomes(rules, spot));
}
