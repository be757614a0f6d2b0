/** Every way of playing the arcade games with all of its ends and their exact chances. */
import { towerDifficulties } from "@tucano/contract/events/arcade.ts";
import { choose } from "../combinations.ts";
import type { GameFacts } from "../engine.ts";
import { figuresOfOutcomes, hitOrMiss, type Outcome, type Way } from "../outcomes.ts";
import { minus, type Rational, rational, times } from "../rational.ts";
import {
  dados,
  DICE_OUTCOMES,
  DICE_WINS_MAX,
  DICE_WINS_MIN,
  diceMultiplier,
} from "../games/dados/game.ts";
import {
  estrelaCadente,
  LIMBO_TARGET_MAX,
  LIMBO_TARGET_MIN,
  limboChance,
} from "../games/estrela-cadente/game.ts";
import {
  garimpo,
  MINES_CELLS,
  MINES_MAX,
  minesChance,
  minesMultiplier,
  minesPicksMax,
} from "../games/garimpo/game.ts";
import {
  PLINKO_ROWS_MAX,
  PLINKO_ROWS_MIN,
  plinkoSlots,
  plinkoTropical,
} from "../games/plinko-tropical/game.ts";
import { rodaDaPraia, type WheelChoice, wheelOf, wheelSizes } from "../games/roda-da-praia/game.ts";
import { type Risk, risks } from "./stakes.ts";
import {
  type Difficulty,
  torreDoSaci,
  towerChance,
  towerMultiplier,
  towerPlans,
} from "../games/torre-do-saci/game.ts";

/** Its outcomes are of one round, played as the game's `way` says. */
export interface ArcadeOption extends Way {
  /** What is published: the lowest return of all places to stop, where a player may stop. */
  readonly lowest: Rational;
  /** Played on to the highest prize; where there is nowhere to stop, the same outcomes. */
  readonly toTheEnd: readonly Outcome[];
}

export interface ArcadeGame {
  readonly facts: GameFacts;
  /** How the newcomer plays whom the headline figures are about; the first option. */
  readonly way: string;
  readonly method: string;
  readonly options: readonly ArcadeOption[];
  /** The pay table, and what else decides a round. */
  readonly rules: object;
}

function option(id: string, outcomes: readonly Outcome[]): ArcadeOption {
  return { id, outcomes, lowest: figuresOfOutcomes(outcomes).rtp, toTheEnd: outcomes };
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
  const stoppedAt = (steps: number): Outcome[] => hitOrMiss(chance(steps), multiplier(steps));
  return { id, outcomes: stoppedAt(at), lowest, toTheEnd: stoppedAt(last) };
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
    weight: choose(rows, slot),
  }));
  return option(`${risk}-${rows}`, outcomes);
}

const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

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
    rules: {
      outcomes: DICE_OUTCOMES,
      wins_from: DICE_WINS_MIN,
      wins_to: DICE_WINS_MAX,
      pays_hundredths: "floor(99 * outcomes / wins)",
    },
  },
  {
    facts: estrelaCadente.facts,
    way: "a target of 2.00",
    method: "The exact share of the 2^52 stars that reach the target.",
    options: limboTargets.map((target) =>
      option(`target-${target}`, hitOrMiss(limboChance(target), target)),
    ),
    rules: {
      stars: "2^52",
      target_hundredths_from: LIMBO_TARGET_MIN,
      target_hundredths_to: LIMBO_TARGET_MAX,
      stars_that_reach: "floor(99 * 2^52 / target_hundredths)",
      pays_hundredths: "target_hundredths",
    },
  },
  {
    facts: rodaDaPraia.facts,
    way: "20 segments, medium risk",
    method: "The mean of the segments.",
    options: withFirst(
      "medium-20",
      risks.flatMap((risk) => wheelSizes.map((segments) => wheel({ segments, risk }))),
    ),
    rules: {
      chance_of_a_segment: "1 / segments",
      segments_hundredths: Object.fromEntries(
        risks.flatMap((risk) =>
          wheelSizes.map((segments) => [`${risk}-${segments}`, wheelOf({ segments, risk })]),
        ),
      ),
    },
  },
  {
    facts: plinkoTropical.facts,
    way: "12 rows, medium risk",
    method: "All 2^n ways of the ball: slot k of n rows has the chance C(n, k) / 2^n.",
    options: withFirst(
      "medium-12",
      risks.flatMap((risk) => plinkoRows.map((rows) => plinko(rows, risk))),
    ),
    rules: {
      chance_of_slot_k: "C(rows, k) / 2^rows",
      slots_hundredths: Object.fromEntries(
        risks.flatMap((risk) =>
          plinkoRows.map((rows) => [`${risk}-${rows}`, plinkoSlots({ rows, risk })]),
        ),
      ),
    },
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
    rules: {
      cells: MINES_CELLS,
      chance_of_k_finds: "C(cells - mines, k) / C(cells, k)",
      pays_hundredths_by_finds: Object.fromEntries(
        Array.from({ length: MINES_MAX }, (_, index) => [
          `mines-${index + 1}`,
          upTo(minesPicksMax(index + 1)).map((finds) => minesMultiplier(index + 1, finds)),
        ]),
      ),
    },
  },
  {
    facts: torreDoSaci.facts,
    way: "medium, cashed out after 3 floors",
    method:
      "k floors have the chance (safe doors / doors)^k. Published is the lowest return of all " +
      "places to stop.",
    options: withFirst("medium", towerDifficulties.map(tower)),
    rules: {
      chance_of_k_floors: "(safe / doors)^k",
      plans: towerPlans,
      pays_hundredths_by_floors: Object.fromEntries(
        towerDifficulties.map((difficulty) => [
          difficulty,
          upTo(towerPlans[difficulty].floors).map((floors) => towerMultiplier(difficulty, floors)),
        ]),
      ),
    },
  },
];
