/**
 * What is published with an offer: so much of what it gives does it cost the house at most. Of the
 * standing numbers two people agreed to it; of an offer beside them it is reckoned from its own.
 */
import type { SeveralKey } from "../../market/index.ts";
import { type Activity, percent } from "../activity.ts";
import type { Offered } from "../promise.ts";
import type { PromotionsDeps } from "../types.ts";
import { type CountedGame, costRateOf, countedGames } from "./offer-costs.ts";

/** The same for as long as the process runs: which games there are is part of the program. */
let known: readonly CountedGame[] | null = null;

/** In basis points. */
export async function costRateHeld<Key extends SeveralKey>(
  { market }: Pick<PromotionsDeps, "market">,
  key: Key,
  numbers: Offered<Key>,
): Promise<number> {
  if (numbers.code === undefined) return (await market.read("offerCosts")).costRates[key];
  known ??= countedGames();
  return costRateOf(key, numbers, known);
}

export const withCostRate = (activity: Activity, rate: number): Activity => ({
  ...activity,
  numbers: [...activity.numbers, percent("cost_at_most", rate)],
});

/** As it is told to whose offer it is. */
export async function toldWithCost<Key extends SeveralKey>(
  deps: Pick<PromotionsDeps, "market">,
  of: { readonly key: Key; readonly numbers: Offered<Key>; readonly activity: Activity },
): Promise<Activity> {
  return withCostRate(of.activity, await costRateHeld(deps, of.key, of.numbers));
}
