/**
 * How large a win is told, by the multiple of everything that the round staked. What does not
 * exceed the stake has no tier: it is told as an amount and never celebrated.
 */
import type { Centavos } from "@tucano/contract/money.ts";

/** From the smallest to the largest; each is told as a rise from the one before. */
export const tiers = ["gain", "nice", "big", "mega", "epic"] as const;

export type Tier = (typeof tiers)[number];

/** The least multiple of the stake; a gain is anything above the stake. */
export const tierFrom: Readonly<Record<Exclude<Tier, "gain">, number>> = {
  nice: 5,
  big: 15,
  mega: 50,
  epic: 200,
};

export interface Outcome {
  readonly amount: Centavos;
  /** All that the round cost its player: steps that were paid for later count, too. */
  readonly staked: Centavos;
}

export function tierOf({ amount, staked }: Outcome): Tier | null {
  if (amount <= staked) return null;
  const reached = tiers.filter((tier) => tier === "gain" || amount >= tierFrom[tier] * staked);
  return reached.at(-1) ?? null;
}
