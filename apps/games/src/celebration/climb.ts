/** How an amount climbs to what was won: pure, so that its pace can be tested. */
import { type Centavos, toCentavos } from "@tucano/contract/money.ts";
import { type Outcome, type Tier, tierFrom, tierOf, tiers } from "../scene/tiers.ts";

export interface Climb {
  readonly durationMs: number;
  /** The tiers it passes, from the smallest told to its own. */
  readonly tiers: readonly Tier[];
  /** At a part of the time: never less than before, and exact at the end. */
  amountAt: (t: number) => Centavos;
  /** The tier that is told while so much is shown. */
  tierAt: (amount: Centavos) => Tier;
}

/** A gain passes by; every further tier takes longer, and never longer than the player wants. */
const DURATION_MS: Readonly<Record<Tier, number>> = {
  gain: 520,
  nice: 1800,
  big: 3400,
  mega: 5600,
  epic: 8200,
};

/** Null for what is not celebrated. */
export function planClimb(outcome: Outcome): Climb | null {
  const last = tierOf(outcome);
  if (last === null) return null;
  const { amount, staked } = outcome;
  // A great win is told from the first titled tier on: its small beginnings need no words.
  const told = tiers.slice(last === "gain" ? 0 : 1, tiers.indexOf(last) + 1);
  const first = told[0] ?? last;
  const multiple = amount / Math.max(1, staked);
  return {
    durationMs: DURATION_MS[last],
    tiers: told,
    amountAt: (t) => (t >= 1 ? amount : toCentavos(Math.floor(staked * grown(multiple, t)))),
    tierAt: (shown) =>
      told.findLast((tier) => tier !== "gain" && shown >= tierFrom[tier] * staked) ?? first,
  };
}

/**
 * Multiples grow by a constant factor, so that each tier is given about the same time however far
 * apart their thresholds are; the end is reached gently.
 */
function grown(multiple: number, t: number): number {
  const eased = 1 - (1 - t) ** 1.7;
  return (multiple + 1) ** eased - 1;
}
