/**
 * Rounds by the million, without books. A round that wins its feature plays that several times from
 * where it began, and counts with their mean: features are rare and carry most of the spread, so
 * the error shrinks for little work. The rounds stay independent of each other, hence the standard
 * error is that of their means.
 */
import type { Draws } from "../draws.ts";
import { type GridEngine, type GridRound, openRound } from "./round.ts";

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
  readonly hitRate: number;
  readonly featureRate: number;
  readonly maxWinRate: number;
  readonly largest: number;
}

class Sums {
  rounds = 0;
  #sum = 0;
  #squares = 0;
  #meanSquares = 0;
  #base = 0;
  #hits = 0;
  #features = 0;
  #maxima = 0;
  #largest = 0;

  /** A round without a feature. */
  addPlain(win: number, cap: number): void {
    this.rounds += 1;
    this.#sum += win;
    this.#squares += win * win;
    this.#meanSquares += win * win;
    this.#base += win;
    if (win > 0) this.#hits += 1;
    if (win >= cap) this.#maxima += 1;
    if (win > this.#largest) this.#largest = win;
  }

  /** A round that won its feature, which was played several times. */
  addSplit(base: number, wins: readonly number[], cap: number): void {
    const share = 1 / wins.length;
    let sum = 0;
    for (const win of wins) {
      sum += win;
      this.#squares += win * win * share;
      if (win > 0) this.#hits += share;
      if (win >= cap) this.#maxima += share;
      if (win > this.#largest) this.#largest = win;
    }
    const mean = sum * share;
    this.rounds += 1;
    this.#sum += mean;
    this.#meanSquares += mean * mean;
    this.#base += base;
    this.#features += 1;
  }

  result(): Simulation {
    const { rounds } = this;
    const mean = this.#sum / rounds / 100;
    const variance = (squares: number): number => squares / rounds / 10_000 - mean * mean;
    const baseMean = this.#base / rounds / 100;
    return {
      rounds,
      mean,
      standardError: Math.sqrt(variance(this.#meanSquares) / rounds),
      standardDeviation: Math.sqrt(variance(this.#squares)),
      baseMean,
      featureMean: mean - baseMean,
      hitRate: this.#hits / rounds,
      featureRate: this.#features / rounds,
      maxWinRate: this.#maxima / rounds,
      largest: this.#largest / 100,
    };
  }
}

export function simulate(
  engine: GridEngine,
  { rounds, splits, seed }: Readonly<Record<"rounds" | "splits" | "seed", number>>,
): Simulation {
  const draws = simulationDraws(seed);
  const { cap } = engine;
  const round = openRound(cap, draws, null);
  const sums = new Sums();
  for (let index = 0; index < rounds; index += 1) {
    round.total = 0;
    const spins = engine.playBase(round);
    const base = Math.min(round.total, cap);
    if (spins === 0) sums.addPlain(base, cap);
    else sums.addSplit(base, playSplits(engine, round, { spins, splits, bought: false }), cap);
  }
  return sums.result();
}

/** The feature by itself, as it is bought. */
export function simulateBought(
  engine: GridEngine,
  { rounds, spins, seed }: Readonly<Record<"rounds" | "spins" | "seed", number>>,
): Simulation {
  const round = openRound(engine.cap, simulationDraws(seed), null);
  const sums = new Sums();
  for (let index = 0; index < rounds; index += 1) {
    round.total = 0;
    engine.playFeature(round, spins, true);
    sums.addPlain(Math.min(round.total, engine.cap), engine.cap);
  }
  return sums.result();
}

function playSplits(
  engine: GridEngine,
  round: GridRound,
  { spins, splits, bought }: { spins: number; splits: number; bought: boolean },
): number[] {
  const begun = round.total;
  const wins: number[] = [];
  for (let split = 0; split < splits; split += 1) {
    round.total = begun;
    engine.playFeature(round, spins, bought);
    wins.push(Math.min(round.total, engine.cap));
  }
  return wins;
}
