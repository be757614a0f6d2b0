/**
 * A table with spots to lay chips on. One chip is one unit. Each game brings its spots, how chance
 * decides, and what a chip on a spot is worth then; the rest is the same for all of them.
 */
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import type { SpotWin } from "@tucano/contract/events/tables.ts";
import type { Draws } from "../draws.ts";
import type { GameFacts, InstantGame } from "../engine.ts";
import { isWholeBetween, readFields, readObject } from "../read-fields.ts";
import { tierOf } from "../tier.ts";

/** How many chips lie on which spot: spots without chips are left out. */
export interface Chips {
  readonly chips: Readonly<Record<string, number>>;
}

/** One way a round can end, and in how many of all cases it does. */
export interface Case<Result> {
  readonly result: Result;
  readonly weight: number;
}

export interface TableRules<Result> {
  readonly facts: GameFacts;
  /** In the order in which wins are told. */
  readonly spots: readonly string[];
  /** The most chips on the whole table. */
  readonly chipsMax: number;
  draw(draws: Draws): Result;
  /** What one chip on the spot is worth, in hundredths, its own stake included. */
  payHundredths(spot: string, result: Result): number;
  tell(result: Result, wins: SpotWin[]): RoundEvent;
  /** Every end of a round: what the published return is computed from. */
  cases(): readonly Case<Result>[];
}

export interface ChipTable<Result> extends InstantGame<Chips> {
  readonly rules: TableRules<Result>;
}

/** What each game brings; all of them are offered at the same stakes. */
interface OwnRules<Result> extends Omit<TableRules<Result>, "facts" | "chipsMax"> {
  readonly facts: Omit<GameFacts, "type" | "stakesCentavos" | "defaultStakeCentavos">;
}

export const CHIPS_MAX = 2_000;

export function createChipTable<Result>(own: OwnRules<Result>): ChipTable<Result> {
  const facts: GameFacts = {
    ...own.facts,
    type: "table",
    stakesCentavos: [10, 50, 100, 200, 500, 1_000, 2_500, 5_000],
    defaultStakeCentavos: 100,
  };
  const rules: TableRules<Result> = { ...own, facts, chipsMax: CHIPS_MAX };
  const known = new Set(rules.spots);
  return {
    shape: "instant",
    facts,
    rules,
    readChoice: (input) => readChips(input, known, rules.chipsMax),
    unitsOf: chipsIn,
    play(choice, draws) {
      const result = rules.draw(draws);
      const wins = winsOf(rules, choice, result);
      const winHundredths = wins.reduce((sum, win) => sum + win.winHundredths, 0);
      const tier = tierOf(winHundredths / chipsIn(choice));
      const book = [rules.tell(result, wins), { type: "finalWin", winHundredths, tier } as const];
      return { book, winHundredths };
    },
  };
}

export function chipsIn({ chips }: Chips): number {
  return Object.values(chips).reduce((sum, count) => sum + count, 0);
}

/** In the order of the table's spots, whatever order the choice was stored in. */
export function winsOf<Result>(
  rules: TableRules<Result>,
  { chips }: Chips,
  result: Result,
): SpotWin[] {
  return rules.spots.flatMap((spot) => {
    const count = chips[spot] ?? 0;
    const pay = count === 0 ? 0 : rules.payHundredths(spot, result);
    return pay === 0 ? [] : [{ spot, chips: count, winHundredths: pay * count }];
  });
}

/** Chips on spots that exist, whole and from 1; null for anything else. */
export function readChips(
  input: unknown,
  spots: { readonly has: (spot: string) => boolean },
  most: number,
): Chips | null {
  const chips = readObject(readFields(input, ["chips"])?.chips);
  if (chips === null) return null;
  const laid: [string, number][] = [];
  for (const [spot, count] of Object.entries(chips)) {
    if (!spots.has(spot) || !isWholeBetween(count, 1, most)) return null;
    laid.push([spot, count]);
  }
  const choice: Chips = { chips: Object.fromEntries(laid) };
  const total = chipsIn(choice);
  return total >= 1 && total <= most ? choice : null;
}
