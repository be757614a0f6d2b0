/**
 * A round while it is played: what it has won, and its book. Without a book no event is made and
 * nothing is built for telling, so that simulations play the very same code, only faster.
 */
import type { Cell, RoundEvent } from "@tucano/contract/events/round-events.ts";
import type { Draws } from "../draws.ts";
import type { Played } from "../engine.ts";
import { tierOf } from "../tier.ts";
import type { Control } from "./control.ts";

export interface GridRound {
  readonly draws: Draws;
  readonly book: RoundEvent[] | null;
  /** The maximum win, in hundredths of a unit. */
  readonly cap: number;
  /** Hundredths of a unit so far, before the cap. */
  total: number;
}

/** What a game does, in two parts: a simulation plays the second several times for each first. */
export interface GridEngine {
  /** The maximum win, in hundredths of a unit. */
  readonly cap: number;
  /** The paid spin. Answers how many free spins it has won. */
  playBase(round: GridRound): number;
  /** The free spins. */
  playFeature(round: GridRound, spins: number, bought: boolean): void;
  /** For simulations. */
  readonly control?: Control;
}

export function openRound(cap: number, draws: Draws, book: RoundEvent[] | null): GridRound {
  return { draws, book, cap, total: 0 };
}

/** Says how much is above the maximum, once it is reached. */
export function cutAtCap({ book, cap, total }: GridRound): void {
  if (book === null || total < cap) return;
  book.push({ type: "winCap", capHundredths: cap, cutHundredths: total - cap });
}

export function closeRound(round: GridRound, book: RoundEvent[], units: number): Played {
  const winHundredths = Math.min(round.total, round.cap);
  book.push({ type: "finalWin", winHundredths, tier: tierOf(winHundredths / units) });
  return { book, winHundredths };
}

/** A whole round, told; of so many units. */
export function playGrid(engine: GridEngine, draws: Draws, units = 1): Played {
  const book: RoundEvent[] = [];
  const round = openRound(engine.cap, draws, book);
  const spins = engine.playBase(round);
  if (spins > 0) engine.playFeature(round, spins, false);
  else cutAtCap(round);
  return closeRound(round, book, units);
}

/** The feature by itself, bought at so many units. */
export function playBought(
  engine: GridEngine,
  draws: Draws,
  { spins, units }: { readonly spins: number; readonly units: number },
): Played {
  const book: RoundEvent[] = [];
  const round = openRound(engine.cap, draws, book);
  engine.playFeature(round, spins, true);
  return closeRound(round, book, units);
}

/** How free spins are told. */
export interface FreeSpinsWords {
  start(told: Readonly<Record<"spins" | "multiplier", number>> & { bought: boolean }): RoundEvent;
  /** Events before the spin's screen. */
  spin(told: Readonly<Record<"spin" | "remaining" | "multiplier", number>>): readonly RoundEvent[];
  end(told: Readonly<Record<"spinsPlayed" | "winHundredths", number>>): RoundEvent;
}

const gridWords: FreeSpinsWords = {
  start: (told) => ({ type: "gridFeatureStart", feature: "freeSpins", ...told }),
  spin: (told) => [{ type: "gridSpin", ...told }],
  end: (told) => ({ type: "gridFeatureEnd", feature: "freeSpins", ...told }),
};

export interface FreeSpinsRules {
  readonly spins: number;
  readonly spinsMax: number;
  readonly bought: boolean;
  /** Those of the grids where there are no others. */
  readonly words?: FreeSpinsWords;
  /** The multiplier that holds as a spin begins. */
  multiplier(): number;
  /** Plays a spin; answers the spins it adds, at most as many as there is room for. */
  playSpin(spin: number, room: number): number;
}

/** Spins until none remain or the maximum is reached, then the cut and the sum. */
export function playFreeSpins(round: GridRound, rules: FreeSpinsRules): void {
  const { book } = round;
  const before = Math.min(round.total, round.cap);
  const { bought, spins, words = gridWords } = rules;
  let awarded = spins;
  let spin = 0;
  book?.push(words.start({ spins, multiplier: rules.multiplier(), bought }));
  while (spin < awarded && round.total < round.cap) {
    spin += 1;
    const remaining = awarded - spin;
    book?.push(...words.spin({ spin, remaining, multiplier: rules.multiplier() }));
    awarded += rules.playSpin(spin, rules.spinsMax - awarded);
  }
  cutAtCap(round);
  const winHundredths = Math.min(round.total, round.cap) - before;
  book?.push(words.end({ spinsPlayed: spin, winHundredths }));
}

/** For scatters of either stage: tells them, and answers the spins they give. */
export function tellTrigger(
  { book }: GridRound,
  trigger: {
    readonly stage: "base" | "free";
    readonly symbol: string;
    readonly spins: number;
    cells(): Cell[];
  },
): void {
  if (book === null) return;
  const { stage, symbol, spins } = trigger;
  const cells = trigger.cells();
  const count = cells.length;
  book.push({ type: "gridTrigger", stage, feature: "freeSpins", symbol, cells, count, spins });
}
