/** What a choice risks in each game where choices differ in that. */
import { gamesByFolder, tablesByFolder } from "../games/index.ts";
import { type End, type Risk, riskOfEnds } from "./counted.ts";
import type { Case, Laid, RiskRules } from "./rules.ts";

const rules: ReadonlyMap<string, RiskRules> = new Map(
  [...gamesByFolder, ...tablesByFolder].flatMap(({ definition: { game, risk } }) =>
    risk === undefined ? [] : [[game.facts.code, risk]],
  ),
);

export const rulesOf = (code: string): RiskRules => rules.get(code) ?? {};

/** Null: every choice of this game risks its stake alike, or it is no choice of the game. */
export function riskOfChoice(code: string, choice: unknown): Risk | null {
  return rulesOf(code).ofChoice?.(choice) ?? null;
}

const stakeOn = (laid: Laid): number => Object.values(laid).reduce((sum, each) => sum + each, 0);

function riskOfCases(laid: Laid, cases: readonly Case[]): Risk {
  const staked = stakeOn(laid);
  const all = cases.reduce((sum, { weight }) => sum + weight, 0);
  const spots = Object.entries(laid);
  const ends = cases.map(({ weight, hundredthsOf }): End => {
    const back = spots.reduce((sum, [spot, amount]) => sum + amount * hundredthsOf(spot), 0);
    return { chance: weight / all, back: back / (100 * staked) };
  });
  return riskOfEnds(ends);
}

/** Null: this game has no spots to lay on. */
export function riskOfLaid(code: string, laid: Laid): Risk | null {
  const { cases } = rulesOf(code);
  return cases === undefined || stakeOn(laid) <= 0 ? null : riskOfCases(laid, cases);
}

/** What a choice lays on which spot; null: it is none of a table. */
export function laidBy(code: string, choice: unknown): Laid | null {
  const { cases, laidIn = inChips } = rulesOf(code);
  if (cases === undefined || typeof choice !== "object" || choice === null) return null;
  const laid = laidIn(choice);
  return typeof laid === "object" && laid !== null ? (laid as Laid) : null;
}

const inChips = ({ chips }: { readonly chips?: unknown }): unknown => chips;
