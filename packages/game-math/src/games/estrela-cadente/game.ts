/**
 * Estrela Cadente: a star falls to a multiplier, and pays the player's target if it gets that far.
 * With h uniform below 2^52, the star reaches floor(99 * 2^52 / (2^52 - h)) hundredths, so it
 * reaches any m from 1.01 on with chance 0.99 / m, and every choice returns 99 %.
 */
import { type InstantGame, oneUnit } from "../../engine.ts";
import { type Rational, rational } from "../../rational.ts";
import { isWholeBetween, readFields } from "../../read-fields.ts";
import { tierOf } from "../../tier.ts";
import { wholeStakes } from "../../arcade/stakes.ts";

const HALF_BITS = 26;
const HALF = 2 ** HALF_BITS;
const SPACE = 2n ** 52n;

export const LIMBO_TARGET_MIN = 101;
export const LIMBO_TARGET_MAX = 1_000_000;
/** Farther than this a star is not followed; no target lies there. */
export const LIMBO_SHOWN_MAX = 100_000_000;

export interface LimboChoice {
  readonly targetHundredths: number;
}

/** Where the star ends for h = 0 ... 2^52 - 1, in hundredths. */
export function limboResult(h: bigint): number {
  const reached = (99n * SPACE) / (SPACE - h);
  return Math.max(100, Math.min(Number(reached), LIMBO_SHOWN_MAX));
}

/** The exact chance that the star reaches the target. */
export function limboChance(targetHundredths: number): Rational {
  return rational((99n * SPACE) / BigInt(targetHundredths), SPACE);
}

export const estrelaCadente: InstantGame<LimboChoice> = {
  shape: "instant",
  facts: {
    code: "estrela-cadente",
    name: "Estrela Cadente",
    version: 1,
    type: "arcade",
    brand: "saci",
    tags: ["new", "multipliers"],
    ...wholeStakes,
  },
  readChoice: (input) => {
    const fields = readFields(input, ["targetHundredths"]);
    if (fields === null) return null;
    const { targetHundredths } = fields;
    return isWholeBetween(targetHundredths, LIMBO_TARGET_MIN, LIMBO_TARGET_MAX)
      ? { targetHundredths }
      : null;
  },
  unitsOf: oneUnit,
  play: ({ targetHundredths }, draws) => {
    const high = BigInt(draws.below(HALF));
    const low = BigInt(draws.below(HALF));
    const resultHundredths = limboResult(high * BigInt(HALF) + low);
    const isWin = resultHundredths >= targetHundredths;
    const winHundredths = isWin ? targetHundredths : 0;
    return {
      book: [
        { type: "limboStar", targetHundredths, resultHundredths, isWin },
        { type: "finalWin", winHundredths, tier: tierOf(winHundredths) },
      ],
      winHundredths,
    };
  },
};
