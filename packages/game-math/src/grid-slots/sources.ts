/**
 * Where each game's published figures come from: what is written down, and how it is calculated.
 */
import type { GameFacts } from "../engine.ts";
import { bookReturn, exactBook } from "./exact/exact-book.ts";
import { exactFreeLines, freeLinesReturn } from "./exact/exact-free-lines.ts";
import { exactHold } from "./exact/exact-hold.ts";
import { exactJoined, joinedReturn } from "./exact/exact-joined.ts";
import { exactLadder } from "./exact/exact-ladder.ts";
import { exactRise, riseReturn } from "./exact/exact-rise.ts";
import { exactLines, exactRespin } from "./exact/exact-three-reels.ts";
import { exactWays, waysReturn } from "./exact/exact-ways.ts";
import { exactWheel, wheelReturn } from "./exact/exact-wheel.ts";
import { slots } from "./index.ts";
import type { GridSlot } from "./kinds.ts";
import { type MadeMode, PLAIN_SPIN, type Played } from "./modes.ts";
import { type Outcome, perStake } from "./outcome.ts";
import type { GridEngine } from "./round.ts";
import type { SimulationPlan } from "./slot.ts";
import type { ClassicSlot } from "./spins/classic-spin.ts";
import { createWaysSlot, type WaysSlot } from "./spins/ways-spin.ts";

export type Counted = Outcome & {
  readonly cycle: number;
  /** The most that a round pays, in stakes. */
  readonly most: number;
  /** What a round costs, in stakes of a plain spin; told where it may be more than one. */
  readonly units?: number;
};

/** Every combination counted. */
export interface ExactSource {
  readonly kind: "exact";
  readonly facts: GameFacts;
  /** How, in a sentence. */
  readonly how: string;
  /** Outcomes in stakes by option; the first is what a newcomer gets. */
  compute(): ReadonlyMap<string, Counted>;
  /**
   * The return without a cap in closed form, where there is one; and counted, with a far one, where
   * counting has not been compared with it already.
   */
  readonly uncapped?: {
    closedForm(): number;
    counted?(): number;
    /** Of ways of playing that have another one, by option. */
    readonly modes?: Readonly<Record<string, () => number>>;
  };
  /** Whether players are told which part of the return the feature is. */
  readonly tellsParts?: boolean;
}

/** A way of playing beside the plain spin, of a slot that is simulated. */
export interface SimulatedMode extends Played {
  readonly id: string;
  readonly engine: GridEngine;
  readonly rounds: number;
}

export interface SimulatedSource {
  readonly kind: "simulated";
  readonly facts: GameFacts;
  readonly engine: GridEngine;
  readonly rounds: number;
  /** How often a feature that was won is played. */
  readonly splits: number;
  readonly seed: number;
  readonly modes: readonly SimulatedMode[];
}

export type GridSource = ExactSource | SimulatedSource;

/** The option of games that have none. */
export const ONLY_WAY = "spin";

const SPLITS = 10;
/** A cap that hardly anything reaches. */
const FAR = 2_000;
/** For games that do not say how long they have to be simulated. */
const PLAN: SimulationPlan = { rounds: 60_000_000, seed: 20_261_120 };
const MODE_ROUNDS = 4_000_000;

function exact(
  { game, numbers }: GridSlot,
  how: string,
  compute: () => Outcome & { readonly cycle: number },
): ExactSource {
  const most = numbers.maxWinMultiplier;
  return {
    kind: "exact",
    facts: game.facts,
    how,
    compute: () => new Map([[ONLY_WAY, { ...compute(), most }]]),
  };
}

interface CountedSlot<Made> {
  readonly made: Made;
  readonly modes: readonly MadeMode<Made>[];
  readonly numbers: { readonly maxWinMultiplier: number };
}

/** The plain spin first, then whatever else a slot may be played as. */
function countedModes<Made>(
  { made, modes, numbers }: CountedSlot<Made>,
  count: (made: Made, played: Played) => Outcome & { readonly cycle: number },
): ReadonlyMap<string, Counted> {
  return new Map(
    [{ id: ONLY_WAY, made, ...PLAIN_SPIN }, ...modes].map((mode) => {
      const { id, units } = mode;
      const outcome = perStake(count(mode.made, mode), units);
      return [id, { ...outcome, units, most: numbers.maxWinMultiplier / units }];
    }),
  );
}

/** Of each way of playing beside the plain spin, by what it costs. */
function closedModes<Made>(
  { modes }: CountedSlot<Made>,
  closedForm: (made: Made, played: Played) => number,
): Readonly<Record<string, () => number>> {
  return Object.fromEntries(
    modes.map((mode) => [mode.id, () => closedForm(mode.made, mode) / mode.units]),
  );
}

function simulated(
  { game, simulation: { rounds, seed } = PLAN }: GridSlot,
  engine: GridEngine,
  modes: readonly SimulatedMode[],
): SimulatedSource {
  return { kind: "simulated", facts: game.facts, engine, rounds, splits: SPLITS, seed, modes };
}

function roundsOf({ simulation }: GridSlot, mode: string): number {
  return simulation?.modes?.[mode] ?? MODE_ROUNDS;
}

/** In whole stakes: as many units as lines. */
function classicOutcomes({ definition, table, strips, cap }: ClassicSlot) {
  const all = new Map<string, Counted>();
  for (let lines = definition.screen.lines.length; lines > 0; lines -= 1) {
    const outcome = exactLines({ shape: definition.screen, table, strips }, { lines, cap });
    all.set(`lines-${lines}`, { ...perStake(outcome, lines), most: outcome.largest / lines });
  }
  return all;
}

function countedFar({ definition }: WaysSlot): number {
  return exactWays(createWaysSlot({ ...definition, maxWinMultiplier: FAR })).mean;
}

/** Of slots whose symbols fill reels, of reels that join, and of a wheel. */
function featureSource(
  slot: Extract<GridSlot, { readonly kind: "book" | "joined" | "rise" | "wheel" }>,
): ExactSource {
  switch (slot.kind) {
    case "book":
      return {
        ...exact(
          slot,
          "Every combination of stops of both stages is counted, of the free spins for each " +
            "special symbol; the free spins are sums of independent spins, by convolution. A " +
            "closed form must agree.",
          () => exactBook(slot.made),
        ),
        compute: () => countedModes(slot, exactBook),
        uncapped: {
          closedForm: () => bookReturn(slot.made),
          modes: closedModes(slot, bookReturn),
        },
      };
    case "joined":
      return {
        ...exact(
          slot,
          "Every combination of stops of both stages is counted for each choice of joined reels, " +
            "which are one; a spin is the mixture over these choices, and the free spins are sums " +
            "of independent spins, by convolution. A closed form must agree.",
          () => exactJoined(slot.made),
        ),
        compute: () => countedModes(slot, exactJoined),
        uncapped: {
          closedForm: () => joinedReturn(slot.made),
          modes: closedModes(slot, joinedReturn),
        },
      };
    case "rise":
      return {
        ...exact(
          slot,
          "Every combination of stops is counted for each set of reels that stand; respins are a " +
            "walk over these sets, by convolution. A closed form must agree.",
          () => exactRise(slot.made),
        ),
        uncapped: { closedForm: () => riseReturn(slot.made) },
      };
    case "wheel":
      return {
        ...exact(
          slot,
          "Every combination of stops of both stages is counted; a round is the mixture over the " +
            "wheel's slices, and free spins are sums of independent spins, by convolution. A " +
            "closed form must agree.",
          () => exactWheel(slot.made),
        ),
        uncapped: { closedForm: () => wheelReturn(slot.made) },
      };
  }
}

function sourceOf(slot: GridSlot): GridSource {
  switch (slot.kind) {
    case "line":
      return {
        ...exact(
          slot,
          "Every combination of stops of both stages is counted, and must give, digit for digit, " +
            "what a closed form gives; the free spins are sums of independent spins, by convolution.",
          () => exactFreeLines(slot.made),
        ),
        uncapped: { closedForm: () => freeLinesReturn(slot.made) },
        tellsParts: true,
      };
    case "book":
    case "joined":
    case "rise":
    case "wheel":
      return featureSource(slot);
    case "respin":
      return exact(
        slot,
        "Every combination of stops is shown once; respins are followed through every filling.",
        () => exactRespin(slot.made),
      );
    case "ways":
      return {
        ...exact(
          slot,
          "Every combination of stops of both stages is counted; the free spins are sums of " +
            "independent spins, by convolution. A closed form must agree.",
          () => exactWays(slot.made),
        ),
        compute: () => countedModes(slot, exactWays),
        uncapped: {
          closedForm: () => waysReturn(slot.made),
          modes: closedModes(slot, waysReturn),
          counted: () => countedFar(slot.made),
        },
      };
    case "hold":
      return exact(
        slot,
        "Every combination of stops is counted; the moons are a Markov chain over the held cells.",
        () => exactHold(slot.made),
      );
    case "ladder":
      return exact(
        slot,
        "Every combination of stops is counted; the climb is a Markov chain over the rungs.",
        () => exactLadder(slot.made),
      );
    case "classic":
      return {
        kind: "exact",
        facts: slot.game.facts,
        how: "Every combination of stops is shown once, for each number of lines.",
        compute: () => classicOutcomes(slot.made),
      };
    case "cascade": {
      const modes = slot.modes.map(({ id, units, spins, made: { engine } }) => ({
        id,
        units,
        spins,
        engine,
        rounds: roundsOf(slot, id),
      }));
      return simulated(slot, slot.made.engine, modes);
    }
    case "sticky": {
      const { spins, buyUnits: units } = slot.numbers;
      const { engine } = slot.made;
      const bought = { id: "buy", units, spins: spins[0], engine, rounds: roundsOf(slot, "buy") };
      return simulated(slot, engine, [bought]);
    }
  }
}

export const gridSources: readonly GridSource[] = slots.map(sourceOf);
