/**
 * Volatility in one word, from a round's standard deviation in stakes: what plays like a table or
 * a calm slot is low, what seldom pays and then much is high. Nowhere else is the word decided.
 */
import type { volatilities } from "@tucano/contract/player/games/catalog.ts";

export type Volatility = (typeof volatilities)[number];

export const MEDIUM_FROM = 4;
export const HIGH_FROM = 7;

/** Of a published standard deviation, "5.062382". */
export function volatilityOf(standardDeviation: string): Volatility {
  const deviation = Number(standardDeviation);
  if (!(deviation > 0)) throw new RangeError(`${standardDeviation} is no standard deviation.`);
  if (deviation < MEDIUM_FROM) return "low";
  return deviation < HIGH_FROM ? "medium" : "high";
}
