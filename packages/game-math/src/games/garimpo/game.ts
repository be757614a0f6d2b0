/**
 * Garimpo: 25 cells, some of them mined. Each find raises what may be cashed out; a mine takes it
 * all. k finds among m mines pay 0.99 * C(25, k) / C(25 - m, k), rounded down to hundredths.
 *
 * No prize is above 10,000 times the stake: the round ends with the last find that does not pay
 * more, so nothing is ever cut off and every way of playing returns the same 98 to 99 %.
 */
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import { choose } from "../../combinations.ts";
import type { Draws } from "../../draws.ts";
import { oneUnit, type SteppedGame } from "../../engine.ts";
import { type Rational, rational } from "../../rational.ts";
import { isWholeBetween, readFields } from "../../read-fields.ts";
import { drawFrom } from "../../shuffle.ts";
import { tierOf } from "../../tier.ts";
import { wholeStakes } from "../../arcade/stakes.ts";

export const MINES_CELLS = 25;
export const MINES_MAX = 24;
export const CAP_HUNDREDTHS = 1_000_000n;

export interface MinesChoice {
  readonly mines: number;
}

export type MinesAction =
  | { readonly kind: "pick"; readonly cell: number }
  | { readonly kind: "cash_out" };

export interface MinesState {
  readonly mines: number;
  /** Where they lie, ascending: known to nobody before the end. */
  readonly hidden: readonly number[];
  /** Cells dug up, in order. */
  readonly picked: readonly number[];
  readonly isCashedOut: boolean;
}

/** What so many finds pay, before any cap, in hundredths. */
function uncapped(mines: number, picks: number): bigint {
  return (99n * choose(MINES_CELLS, picks)) / choose(MINES_CELLS - mines, picks);
}

/** Finds that end the round with its highest prize. */
export function minesPicksMax(mines: number): number {
  let picks = 1;
  const gems = MINES_CELLS - mines;
  while (picks < gems && uncapped(mines, picks + 1) <= CAP_HUNDREDTHS) picks += 1;
  return picks;
}

/** What so many finds pay, in hundredths; 0 before the first. */
export function minesMultiplier(mines: number, picks: number): number {
  return picks === 0 ? 0 : Number(uncapped(mines, picks));
}

/** The chance of so many finds in a row. */
export function minesChance(mines: number, picks: number): Rational {
  return rational(choose(MINES_CELLS - mines, picks), choose(MINES_CELLS, picks));
}

function reasonOf(state: MinesState): "cash_out" | "mine" | "cleared" | null {
  if (state.picked.some((cell) => state.hidden.includes(cell))) return "mine";
  if (state.isCashedOut) return "cash_out";
  return state.picked.length >= minesPicksMax(state.mines) ? "cleared" : null;
}

function lay(mines: number, draws: Draws): number[] {
  const cells = Array.from({ length: MINES_CELLS }, (_, cell) => cell);
  return drawFrom(cells, mines, draws).drawn.toSorted((a, b) => a - b);
}

function winOf(state: MinesState): number {
  const reason = reasonOf(state);
  return reason === null || reason === "mine"
    ? 0
    : minesMultiplier(state.mines, state.picked.length);
}

function eventsOf(state: MinesState): RoundEvent[] {
  const { mines, hidden, picked } = state;
  const picksMax = minesPicksMax(mines);
  const events: RoundEvent[] = [
    { type: "minesStart", mines, picksMax, nextHundredths: minesMultiplier(mines, 1) },
  ];
  for (const [index, cell] of picked.entries()) {
    const isMine = hidden.includes(cell);
    const picks = isMine ? index : index + 1;
    const hasNext = !isMine && picks < picksMax;
    events.push({
      type: "minesPick",
      cell,
      isMine,
      picks,
      multiplierHundredths: isMine ? 0 : minesMultiplier(mines, picks),
      nextHundredths: hasNext ? minesMultiplier(mines, picks + 1) : null,
    });
  }
  const reason = reasonOf(state);
  if (reason === null) return events;
  const winHundredths = winOf(state);
  events.push({ type: "minesEnd", reason, mines: [...hidden] });
  events.push({ type: "finalWin", winHundredths, tier: tierOf(winHundredths) });
  return events;
}

export const garimpo: SteppedGame<MinesChoice, MinesState, MinesAction> = {
  shape: "steps",
  facts: {
    code: "garimpo",
    name: "Garimpo",
    version: 1,
    type: "arcade",
    brand: "onca",
    tags: ["new", "mines"],
    ...wholeStakes,
  },
  readChoice: (input) => {
    const fields = readFields(input, ["mines"]);
    if (fields === null || !isWholeBetween(fields.mines, 1, MINES_MAX)) return null;
    return { mines: fields.mines };
  },
  unitsOf: oneUnit,
  readAction: (input) => {
    if (readFields(input, ["kind"])?.kind === "cash_out") return { kind: "cash_out" };
    const fields = readFields(input, ["kind", "cell"]);
    if (fields?.kind !== "pick" || !isWholeBetween(fields.cell, 0, MINES_CELLS - 1)) return null;
    return { kind: "pick", cell: fields.cell };
  },
  begin: ({ mines }, draws) => ({
    mines,
    hidden: lay(mines, draws),
    picked: [],
    isCashedOut: false,
  }),
  costOf: (state, action) => {
    if (reasonOf(state) !== null) return null;
    // Without a find there is nothing to cash out: a stake is not returned just for being placed.
    if (action.kind === "cash_out") return state.picked.length > 0 ? 0 : null;
    return state.picked.includes(action.cell) ? null : 0;
  },
  act: (state, action) =>
    action.kind === "cash_out"
      ? { ...state, isCashedOut: true }
      : { ...state, picked: [...state.picked, action.cell] },
  eventsOf,
  isOver: (state) => reasonOf(state) !== null,
  winHundredthsOf: winOf,
  leave: (state) => (state.picked.length > 0 ? { kind: "cash_out" } : { kind: "pick", cell: 0 }),
};
