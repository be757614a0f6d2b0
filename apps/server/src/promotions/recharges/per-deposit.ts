/** Offers that exclude each other: a deposit that has earned one of them earns no other. */
import type { Numbers } from "../../market/index.ts";
import type { DepositMade } from "../../statistics/index.ts";
import { type Activity, sentence } from "../activity.ts";
import { notEligible } from "../standing.ts";
import type { PromotionsDeps, Standing } from "../types.ts";

export type OfferOfDeposit = keyof Numbers["perDeposit"];

/** By the rule that held when the deposit was credited; what is claimed then uses the deposit. */
export async function oncePerDeposit(
  { market, rewards }: Pick<PromotionsDeps, "market" | "rewards">,
  standing: Standing,
  { key, deposit }: { readonly key: OfferOfDeposit; readonly deposit: DepositMade },
): Promise<Standing> {
  const { offer, progress } = standing;
  if (offer === null) return standing;
  const isExclusive = await market.read("perDeposit", deposit.creditedAt);
  if (!isExclusive[key]) return standing;
  const used = (await rewards.depositUses(offer.memberId)).get(deposit.orderNo);
  if (used !== undefined && used !== offer.kind) return notEligible("deposit_used", { progress });
  return { ...standing, deposit: deposit.orderNo };
}

/** Says of an offer that excludes others that it does. */
export async function saidOnce(
  { market }: Pick<PromotionsDeps, "market">,
  key: string,
  activity: Activity,
): Promise<Activity> {
  const marked = Object.entries(await market.read("perDeposit")).filter(([, isSet]) => isSet);
  if (marked.length < 2 || !marked.some(([name]) => name === key)) return activity;
  return { ...activity, terms: [...activity.terms, sentence("one_per_deposit")] };
}
