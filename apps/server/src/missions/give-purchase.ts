/** Giving what was bought: at most once, under the purchase's id, and again until it is done. */
import { multiplyFloor, toCentavos } from "@tucano/contract/money.ts";
import { oneByOne } from "../platform/database/one-by-one.ts";
import { DomainError } from "../platform/errors.ts";
import { type BudgetLimit, freeGiftOf, limitsOf, type RewardOffer } from "../rewards/index.ts";
import { inPointsTurn } from "./points.ts";
import { addLine, endPurchase, giveBackStock, listTaken } from "./repository.ts";
import type { MissionsDeps, Purchase } from "./types.ts";

/** A purchase this young is being given right now. */
const YOUNG_MS = 30_000;
const GIVEN_AT_ONCE = 500;
/** The actor recorded for what was bought and must not be given. */
const HOUSE = "missions";

type Offered = Pick<Purchase, "memberId" | "id" | "code" | "points" | "item" | "createdAt">;

export function offerOf({ memberId, id, code, points, item, createdAt }: Offered): RewardOffer {
  const amount = toCentavos(item.amountCentavos);
  return {
    memberId,
    kind: "shop",
    period: id,
    amount,
    pocket: "bonus",
    turnover: multiplyFloor(amount, item.turnoverMultiple, 1),
    cost: "promotion:cost",
    basis: [{ what: "points", reference: code, text: String(points) }],
    availableFrom: createdAt,
    expiresAt: null,
    free: freeGiftOf(item.free),
  };
}

export async function limitsOfShop({ market, clock }: MissionsDeps): Promise<BudgetLimit[]> {
  const { budget, startsAt } = await market.read("shop");
  return limitsOf(budget, { startsAt, now: clock.now() });
}

/**
 * True: given, now or before. False: tried again later. What is refused for good is taken back: the
 * points and the stock with it, and the refusal is thrown.
 */
export async function givePurchase(deps: MissionsDeps, purchase: Purchase): Promise<boolean> {
  if (purchase.state === "given") return true;
  if (purchase.state === "refused") throw refusalOf(purchase.refusal);
  try {
    await deps.rewards.claim(offerOf(purchase), {}, await limitsOfShop(deps));
  } catch (error) {
    if (error instanceof DomainError && error.httpStatus < 500) {
      if (await takeBack(deps, purchase, error.code)) throw refusalOf(error.code);
    } else {
      deps.logger.warn({ err: error, purchase: purchase.id }, "A purchase waits to be given.");
      return false;
    }
  }
  await inPointsTurn(deps, purchase.memberId, (tx) =>
    endPurchase(tx, purchase, { state: "given", refusal: null }),
  );
  return true;
}

/** To the player a budget that is used up is like a stock that is. */
const refusalOf = (code: string | null): DomainError =>
  new DomainError(
    code === "rewards.account_blocked" ? "rewards.account_blocked" : "missions.sold_out",
  );

/**
 * The reward decides: once it is forfeited nothing can give it any more, and one that was claimed
 * meanwhile, by the same request sent twice, is given. False: that is so.
 */
async function takeBack(deps: MissionsDeps, purchase: Purchase, refusal: string): Promise<boolean> {
  const { memberId, id, code, points } = purchase;
  const offered = await deps.rewards.find(offerOf(purchase));
  if (offered === null) throw new Error("What a purchase is to be given is missing.");
  try {
    await deps.rewards.forfeit(offered.id, HOUSE, refusal);
  } catch (error) {
    if (error instanceof DomainError && error.code === "rewards.already_claimed") return false;
    throw error;
  }
  await inPointsTurn(deps, memberId, async (tx) => {
    if (!(await endPurchase(tx, purchase, { state: "refused", refusal }))) return;
    await addLine(tx, memberId, {
      kind: "refund",
      reference: id,
      code,
      change: points,
      at: deps.clock.now(),
      expiresAt: null,
    });
    await giveBackStock(tx, purchase);
  });
  return true;
}

/** Purchases that were cut off; answers how many are given now. Harmless when run twice. */
export async function giveTaken(deps: MissionsDeps): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - YOUNG_MS);
  let count = 0;
  await oneByOne(
    await listTaken(deps.db, { before, limit: GIVEN_AT_ONCE }),
    async (purchase) => {
      if (await givePurchase(deps, purchase)) count += 1;
    },
    (error, { id }) => {
      // It has been refused for good, and its points are back.
      if (error instanceof DomainError) return;
      deps.logger.error({ err: error, purchase: id }, "A purchase cannot be given.");
    },
  );
  return count;
}
