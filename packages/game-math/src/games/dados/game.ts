/**
 * Dados da Mata: a number from 0.00 to 99.99, above or below a mark that the player sets. The mark
 * decides how many of the 10,000 outcomes win; they pay 0.99 divided by their share, rounded down
 * to hundredths.
 */
import { type InstantGame, oneUnit } from "../../engine.ts";
import { type Rational, rational } from "../../rational.ts";
import { isWholeBetween, readFields } from "../../read-fields.ts";
import { tierOf } from "../../tier.ts";
import { wholeStakes } from "../../arcade/stakes.ts";

export const DICE_OUTCOMES = 10_000;
/** Winning outcomes, from the boldest choice to the most careful: 2 % to 98 %. */
export const DICE_WINS_MIN = 200;
export const DICE_WINS_MAX = 9_800;

export interface DiceChoice {
  readonly side: "under" | "over";
  /** 0 to 9999, as the roll is. */
  readonly target: number;
}

/** How many outcomes win. */
export function diceWins({ side, target }: DiceChoice): number {
  return side === "under" ? target : DICE_OUTCOMES - 1 - target;
}

/** The mark that gives so many winning outcomes. */
export function diceTarget(side: DiceChoice["side"], wins: number): number {
  return side === "under" ? wins : DICE_OUTCOMES - 1 - wins;
}

export function diceMultiplier(wins: number): number {
  return Math.floor((99 * DICE_OUTCOMES) / wins);
}

/** What a choice returns, exactly. */
export function diceReturn(wins: number): Rational {
  return rational(wins * diceMultiplier(wins), 100 * DICE_OUTCOMES);
}

export const dados: InstantGame<DiceChoice> = {
  shape: "instant",
  facts: {
    code: "dados",
    name: "Dados da Mata",
    version: 1,
    type: "arcade",
    brand: "onca",
    tags: ["new", "dice"],
    ...wholeStakes,
  },
  readChoice: (input) => {
    const fields = readFields(input, ["side", "target"]);
    if (fields === null || (fields.side !== "under" && fields.side !== "over")) return null;
    if (typeof fields.target !== "number" || !Number.isInteger(fields.target)) return null;
    const choice: DiceChoice = { side: fields.side, target: fields.target };
    return isWholeBetween(diceWins(choice), DICE_WINS_MIN, DICE_WINS_MAX) ? choice : null;
  },
  unitsOf: oneUnit,
  play: (choice, draws) => {
    const { side, target } = choice;
    const roll = draws.below(DICE_OUTCOMES);
    const isWin = side === "under" ? roll < target : roll > target;
    const multiplierHundredths = diceMultiplier(diceWins(choice));
    const winHundredths = isWin ? multiplierHundredths : 0;
    return {
      book: [
        { type: "diceRoll", side, target, roll, multiplierHundredths, isWin },
        { type: "finalWin", winHundredths, tier: tierOf(winHundredths) },
      ],
      winHundredths,
    };
  },
};
