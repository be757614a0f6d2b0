/** Every way of playing the arcade games with all of its ends and their exact chances. */
import { towerDifficulties } from "@tucano/contract/events/arcade.ts";
import type { GameFacts } from "../engine.ts";
import { figuresOfOutcomes, type Outcome } from "../outcomes.ts";
import { minus, type Rational, rational, times } from "../rational.ts";
import { combinations } from "./combinations.ts";
import { dados, DICE_OUTCOMES, diceMultiplier } from "./dados.ts";
import { estrelaCadente, limboChance } from "./estrela-cadente.ts";
import { garimpo, MINES_MAX, minesChance, minesMultiplier, minesPicksMax } from "./garimpo.ts";
import {
  PLINKO_ROWS_MAX,
  PLINKO_ROWS_MIN,
  plinkoSlots,
  plinkoTropical,
} from "./plinko-tropical.ts";
import { rodaDaPraia, type WheelChoice, wheelOf, wheelSizes } from "./roda-da-praia.ts";
import { type Risk, risks } from "./stakes.ts";
import {
  type Difficulty,
  torreDoSaci,
  towerChance,
  towerMultiplier,
  towerPlans,
} from "./torre-do-saci.ts";

export interface ArcadeOption {
  readonly id: string;
  /** Of one round, played as `way` says. */
  readonly outcomes: readonly Outcome[];
  /** What is published: the lowest return of all places to stop, where a player may stop. */
  readonly lowest: Rational;
}

export interface ArcadeGame {
  readonly facts: GameFacts;
  /** How the newcomer plays whom the headline figures are about; the first option. */
  readonly way: string;
  readonly method: string;
  readonly options: readonly ArcadeOption[];
}

/** All or nothing. */
function hitOrMiss(chance: Rational, winHundredths: number): Outcome[] {
  const { numerator, denominator } = chance;
  return [
    { winHundredths: 0, weight: denominator - numerator },
    { winHundredths, weight: numerator },
  ];
}

function option(id: string, outcomes: readonly Outcome[]): ArcadeOption {
  return { id, outcomes, lowest: figuresOfOutcomes(outcomes).rtp };
}

const returnOf = (chance: Rational, hundredths: number): Rational =>
  times(chance, rational(hundredths, 100));

const smaller = (a: Rational, b: Rational): Rational => (minus(a, b).numerator < 0n ? a : b);

interface Stops {
  readonly last: number;
  /** Where the outcomes are taken. */
  readonly at: number;
  chance: (steps: number) => Rational;
  multiplier: (steps: number) => number;
}

function stepped(id: string, { last, at, chance, multiplier }: Stops): ArcadeOption {
  let lowest = returnOf(chance(1), multiplier(1));
  for (let steps = 2; steps <= last; steps += 1) {
    lowest = smaller(lowest, returnOf(chance(steps), multiplier(steps)));
  }
  return { id, outcomes: hitOrMiss(chance(at), multiplier(at)), lowest };
}

/** Published chances, and the one that rounding hurts most. */
const diceChances = [4_950, 200, 500, 1_000, 2_500, 5_000, 7_500, 9_000, 9_500, 9_706, 9_800];
const limboTargets = [200, 101, 150, 300, 500, 1_000, 10_000, 100_000, 1_000_000];

function mines(count: number): ArcadeOption {
  const last = minesPicksMax(count);
  return stepped(`mines-${count}`, {
    last,
    at: Math.min(3, last),
    chance: (picks) => minesChance(count, picks),
    multiplier: (picks) => minesMultiplier(count, picks),
  });
}

function tower(difficulty: Difficulty): ArcadeOption {
  const last = towerPlans[difficulty].floors;
  return stepped(difficulty, {
    last,
    at: 3,
    chance: (floors) => towerChance(difficulty, floors),
    multiplier: (floors) => towerMultiplier(difficulty, floors),
  });
}

function wheel(choice: WheelChoice): ArcadeOption {
  const outcomes = wheelOf(choice).map((winHundredths) => ({ winHundredths, weight: 1n }));
  return option(`${choice.risk}-${choice.segments}`, outcomes);
}

function plinko(rows: number, risk: Risk): ArcadeOption {
  const outcomes = plinkoSlots({ rows, risk }).map((winHundredths, slot) => ({
    winHundredths,
    weight: combinations(rows, slot),
  }));
  return option(`${risk}-${rows}`, outcomes);
}

/** The newcomer's option first. */
function withFirst(id: string, options: readonly ArcadeOption[]): ArcadeOption[] {
  return [...options.filter((each) => each.id === id), ...options.filter((each) => each.id !== id)];
}

const plinkoRows = Array.from(
  { length: PLINKO_ROWS_MAX - PLINKO_ROWS_MIN + 1 },
  (_, index) => PLINKO_ROWS_MIN + index,
);

export const arcadeExact: readonly ArcadeGame[] = [
  {
    facts: dados.facts,
    way: "a chance of 49.50 %",
    method: "All 10,000 outcomes. A return is the share of winning outcomes times what they pay.",
    options: diceChances.map((wins) =>
      option(`chance-${wins}`, hitOrMiss(rational(wins, DICE_OUTCOMES), diceMultiplier(wins))),
    ),
  },
  {
    facts: estrelaCadente.facts,
    way: "a target of 2.00",
    method: "The exact share of the 2^52 stars that reach the target.",
    options: limboTargets.map((target) =>
      option(`target-${target}`, hitOrMiss(limboChance(target), target)),
    ),
  },
  {
    facts: rodaDaPraia.facts,
    way: "20 segments, medium risk",
    method: "The mean of the segments.",
    options: withFirst(
      "medium-20",
      risks.flatMap((risk) => wheelSizes.map((segments) => wheel({ segments, risk }))),
    ),
  },
  {
    facts: plinkoTropical.facts,
    way: "12 rows, medium risk",
    method: "All 2^n ways of the ball: slot k of n rows has the chance C(n, k) / 2^n.",
    options: withFirst(
      "medium-12",
      risks.flatMap((risk) => plinkoRows.map((rows) => plinko(rows, risk))),
    ),
  },
  {
    facts: garimpo.facts,
    way: "3 mines, cashed out after 3 finds",
    method:
      "k finds among m mines have the chance C(25 - m, k) / C(25, k). Published is the lowest " +
      "return of all places to stop.",
    options: withFirst(
      "mines-3",
      Array.from({ length: MINES_MAX }, (_, index) => mines(index + 1)),
    ),
  },
  {
    facts: torreDoSaci.facts,
    way: "medium, cashed out after 3 floors",
    method:
      "k floors have the chance (safe doors / doors)^k. Published is the lowest return of all " +
      "places to stop.",
    options: withFirst("medium", towerDifficulties.map(tower)),
  },
];

/** Largest multiplier of any way of playing, in hundredths. */
export function highestOf({ options }: ArcadeGame): number {
  return Math.max(...options.flatMap(({ outcomes }) => outcomes.map((each) => each.winHundredths)));
}
