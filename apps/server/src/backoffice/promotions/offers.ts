/** Offers beside the standing one of a kind: each with its time, what it costs, and its budget. */
import type { listPromotions, PromotionKey } from "@tucano/contract/backoffice/site/promotions.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { formatBasisPoints } from "@tucano/contract/percent.ts";
import { type OtherOffer, type SeveralKey, severalKeys } from "../../market/index.ts";
import type { Parts } from "../core/context.ts";
import { readOtherBudgets } from "./budgets.ts";
import { periodOf } from "./period.ts";

type Offer = DataOf<typeof listPromotions>["list"][number]["offers"][number];

/** In the order in which they are looked at; none of a kind that has only one. */
export async function listOffers(parts: Parts, key: PromotionKey): Promise<Offer[]> {
  const several = severalKeys.find((one) => one === key);
  return several === undefined ? [] : offersOf(parts, several);
}

async function offersOf(parts: Parts, key: SeveralKey): Promise<Offer[]> {
  const others: readonly OtherOffer[] = (await parts.market.read(key)).others;
  const budgets = await readOtherBudgets(parts, key, others);
  return Promise.all(
    budgets.map(async ([other, budget]) => {
      const rate = await parts.promotions.office.costRate(key, other);
      return {
        code: other.code,
        is_open: other.isOpen,
        ...periodOf(other),
        cost_at_most: formatBasisPoints(rate),
        budget,
      };
    }),
  );
}
