/**
 * Rounds by the million, without books. A round that wins its feature plays that several times from
 * where it began, and counts with their mean: features are rare and carry most of the spread, so
 * the error shrinks for little work. The rounds stay independent of each other, hence the standard
 * error is that of their means. Where a game knows the exact chance of something that moves its
 * rounds (a control), the mean is set right by what the sample had too much or too little of it.
 */
import type { Draws } from "../../draws.ts";
import type { Control } from "../control.ts";
import { type GridEngine, type GridRound, openRound } from "../round.ts";

/** Exactly 1 / 2^32. */
const WORD = 2 ** -32;

/** A small seeded generator (sfc32): fast, and of no use for money. */
export function simulationDraws(seed: number): Draws {
  let a = 0x9e3779b9 ^ seed;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  let counter = 1;
  const word = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  for (let index = 0; index < 16; index += 1) word();
  // A multiplication instead of a remainder: its bias, of n in 2^32, is far below the error.
  return { below: (n) => (word() * WORD * n) | 0 };
}

export interface Simulation {
  readonly rounds: number;
  /** All of these in units, the cap included. */
  readonly mean: number;
  readonly standardError: number;
  readonly standardDeviation: number;
  readonly baseMean: number;
  readonly featureMean: number;
  /** Of rounds that pay more than their stake, and of rounds that pay anything. */
  readonly hitRate: number;
  readonly paidRate: number;
  readonly featureRate: number;
  readonly maxWinRate: number;
  readonly largest: number;
}

/** One and the same for every game, so that the hot loop stays what it is. */
const NO_CONTROL: Control = { chance: 0, happened: () => false };

class Sums {
  rounds = 0;
  /** In hundredths of a unit. */
  readonly #stake: number;
  #controls = 0;
  #controlled = 0;
  #sum = 0;
  #squares = 0;
  #meanSquares = 0;
  #base = 0;
  #hits = 0;
  #paid = 0;
  #features = 0;
  #controlledFeatures = 0;
  #maxima = 0;
  #largest = 0;

  constructor(units: number) {
    this.#stake = 100 * units;
  }

  /** A round without a feature. */
  addPlain(win: number, cap: number, happened: boolean): void {
    this.rounds += 1;
    if (happened) {
      this.#controls += 1;
      this.#controlled += win;
    }
    this.#sum += win;
    this.#squares += win * win;
    this.#meanSquares += win * win;
    this.#base += win;
    if (win > 0) this.#paid += 1;
    if (win > this.#stake) this.#hits += 1;
    if (win >= cap) this.#maxima += 1;
    if (win > this.#largest) this.#largest = win;
  }

  /** A round that won its feature, which was played several times. */
  addSplit(base: number, wins: readonly number[], cap: number, happened: boolean): void {
    const share = 1 / wins.length;
    let sum = 0;
    for (const win of wins) {
      sum += win;
      this.#squares += win * win * share;
      if (win > 0) this.#paid += share;
      if (win > this.#stake) this.#hits += share;
      if (win >= cap) this.#maxima += share;
      if (win > this.#largest) this.#largest = win;
    }
    const mean = sum * share;
    if (happened) {
      this.#controls += 1;
      this.#controlled += mean;
      this.#controlledFeatures += 1;
    }
    this.rounds += 1;
    this.#sum += mean;
    this.#meanSquares += mean * mean;
    this.#base += base;
    this.#features += 1;
  }

  result({ chance }: Control): Simulation {
    const { rounds } = this;
    const sampled = this.#sum / rounds / 100;
    const variance = (squares: number): number => squares / rounds / 10_000 - sampled * sampled;
    const baseMean = this.#base / rounds / 100;
    const seen = this.#controls / rounds;
    const spread = seen * (1 - seen);
    /** What a mean moves with the control, from its own and that of rounds in which it happened. */
    const slopeOf = (own: number, both: number): number =>
      spread === 0 ? 0 : (both - own * seen) / spread;
    const slope = slopeOf(sampled, this.#controlled / rounds / 100);
    const mean = sampled - slope * (seen - chance);
    const features = this.#features / rounds;
    const featureSlope = slopeOf(features, this.#controlledFeatures / rounds);
    const left = variance(this.#meanSquares) - slope * slope * spread;
    return {
      rounds,
      mean,
      standardError: Math.sqrt(left / rounds),
      standardDeviation: Math.sqrt(variance(this.#squares)),
      baseMean,
      featureMean: mean - baseMean,
      hitRate: this.#hits / rounds,
      paidRate: this.#paid / rounds,
      featureRate: features - featureSlope * (seen - chance),
      maxWinRate: this.#maxima / rounds,
      largest: this.#largest / 100,
    };
  }
}

export function simulate(
  engine: GridEngine,
  {
    rounds,
    splits,
    seed,
    units = 1,
  }: Readonly<Record<"rounds" | "splits" | "seed", number>> & { readonly units?: number },
): Simulation {
  const draws = simulationDraws(seed);
  const { cap, control = NO_CONTROL } = engine;
  const round = openRound(cap, draws, null);
  const sums = new Sums(units);
  for (let index = 0; index < rounds; index += 1) {
    round.total = 0;
    const spins = engine.playBase(round);
    const base = Math.min(round.total, cap);
    const happened = control.happened();
    if (spins === 0) sums.addPlain(base, cap, happened);
    else sums.addSplit(base, playSplits(engine, round, { spins, splits }), cap, happened);
  }
  return sums.result(control);
}

/** The feature by itself, as it is bought for so many units. */
export function simulateBought(
  engine: GridEngine,
  { rounds, spins, units, seed }: Readonly<Record<"rounds" | "spins" | "units" | "seed", number>>,
): Simulation {
  const round = openRound(engine.cap, simulationDraws(seed), null);
  const sums = new Sums(units);
  for (let index = 0; index < rounds; index += 1) {
    round.total = 0;
    engine.playFeature(round, spins, true);
    sums.addPlain(Math.min(round.total, engine.cap), engine.cap, false);
  }
  return sums.result(NO_CONTROL);
}

function playSplits(
  engine: GridEngine,
  round: GridRound,
  { spins, splits }: { readonly spins: number; readonly splits: number },
): number[] {
  const begun = round.total;
  const wins: number[] = [];
  for (let split = 0; split < splits; split += 1) {
    round.total = begun;
    engine.playFeature(round, spins, false);
    wins.push(Math.min(round.total, engine.cap));
  }
  return wins;
}
