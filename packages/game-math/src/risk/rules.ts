/** How a game says what its choices risk. */
import type { ChipTable } from "../tables/chip-table.ts";
import { type Risk, riskOfEnds } from "./counted.ts";

/** What is laid on each spot, in any unit. */
export type Laid = Readonly<Record<string, number>>;

/** One way a round can end, and what each spot pays then. */
export interface Case {
  readonly weight: number;
  readonly hundredthsOf: (spot: string) => number;
}

export interface RiskRules {
  /** Null: as `otherwise` says. */
  readonly ofChoice?: (choice: unknown) => Risk | null;
  /** Missing: as the way to play that returns most. */
  readonly otherwise?: Risk;
  /** Every way a round can end, of a game in which chips are laid on spots. */
  readonly cases?: readonly Case[];
  /** Where a choice says what it lays; missing: in its `chips`. */
  readonly laidIn?: (choice: object) => unknown;
  /** Do these choices hedge each other? Then the later one counts for nothing. */
  readonly isHedged?: (choice: unknown, before: readonly unknown[]) => boolean;
}

/** What stepped games return at best, whichever way they are played. */
const STEPPED_EDGE = 0.01;

export const hitOrMiss = (chance: number, back: number): Risk => riskOfEnds([{ chance, back }]);

/** A target is reached with chance 0.99 / m. */
export const byTarget = (hundredths: number): Risk => hitOrMiss(99 / hundredths, hundredths / 100);

/**
 * A player who may stop at any step is as safe as the surest first step lets them be: what they
 * will do is not known when they stake.
 */
export const stepped = (lossOfFirstStep: number): Risk => ({
  edge: STEPPED_EDGE,
  atRisk: lossOfFirstStep,
});

export function casesOfTable<Result>({ rules }: ChipTable<Result>): Case[] {
  return rules.cases().map(({ result, weight }) => ({
    weight,
    hundredthsOf: (spot) => rules.payHundredths(spot, result),
  }));
}

/** By a choice as the game reads it; null: it is none of the game. */
export const readBy =
  <Choice>(
    { readChoice }: { readonly readChoice: (input: unknown) => Choice | null },
    riskOf: (choice: Choice) => Risk,
  ) =>
  (input: unknown): Risk | null => {
    const choice = readChoice(input);
    return choice === null ? null : riskOf(choice);
  };
