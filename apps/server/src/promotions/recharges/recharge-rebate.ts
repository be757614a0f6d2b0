/**
 * The recharge rebate: each single recharge of the event that is large enough earns its own part
 * back, by the numbers that held when it was credited. It can be claimed until the event ends.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { PromotionReason } from "@tucano/contract/player/rewards/promotions.ts";
import type { Reward, RewardOffer } from "../../rewards/index.ts";
import type { DepositMade } from "../../statistics/index.ts";
import type { Numbers } from "../../market/index.ts";
import { type Choice, claim, type Claimant } from "../claim.ts";
import { rebateGift } from "../policy.ts";
import { oncePerDeposit } from "./per-deposit.ts";
import { type Offered, promisesTo, withinBudget } from "../promise.ts";
import { depositsOf } from "./recharges.ts";
import { isAllowed, notEligible, rewardsByPeriod, standingOf, whileOpen } from "../standing.ts";
import type { PromotionsDeps, Standing } from "../types.ts";

export interface RebateRow {
  readonly deposit: DepositMade;
  readonly numbers: Offered<"rechargeRebate">;
  readonly standing: Standing;
  /** What it is worth, whether or not it can be claimed. */
  readonly offer: RewardOffer;
}

/** The newest first. */
export async function readRechargeRebates(
  deps: PromotionsDeps,
  memberId: MemberId,
): Promise<RebateRow[]> {
  const [deposits, given, isOffered] = await Promise.all([
    depositsOf(deps, memberId),
    rewardsByPeriod(deps, memberId, "recharge-rebate"),
    isAllowed(deps, "hasBonuses"),
  ]);
  const promises = promisesTo(deps, memberId);
  const rows: RebateRow[] = [];
  for (const deposit of deposits.toReversed()) {
    const { numbers, closed } = await promises("rechargeRebate", deposit.creditedAt);
    const settled = standingOf(given.get(deposit.orderNo));
    const offer = offerFor(numbers, memberId, deposit);
    if (offer === null || (closed !== null && settled === null)) continue;
    const standing =
      settled ??
      (isOffered ? await stand(deps, { numbers, offer, deposit }) : notEligible("not_offered"));
    rows.push({ deposit, numbers, standing, offer });
  }
  return rows;
}

async function stand(
  deps: PromotionsDeps,
  { numbers, offer, deposit }: Omit<RebateRow, "standing">,
): Promise<Standing> {
  const open = whileOpen(offer, deps.clock.now());
  const once = await oncePerDeposit(deps, open, { key: "rechargeRebate", deposit });
  return withinBudget(deps, numbers, once);
}

function offerFor(
  numbers: Numbers["rechargeRebate"],
  memberId: MemberId,
  deposit: DepositMade,
): RewardOffer | null {
  const gift = rebateGift(numbers, deposit.amountCentavos);
  if (gift === null) return null;
  return {
    memberId,
    kind: "recharge-rebate",
    period: deposit.orderNo,
    amount: gift.amount,
    pocket: "bonus",
    turnover: gift.turnover,
    cost: "promotion:cost",
    basis: [
      { what: "deposit", reference: deposit.orderNo, amountCentavos: deposit.amountCentavos },
      { what: "rate", rateBasisPoints: gift.rate, amountCentavos: gift.amount },
    ],
    availableFrom: deposit.creditedAt,
    expiresAt: new Date(numbers.endsAt),
  };
}

/** Of all rows together: the best standing, for the activity as a whole. */
export async function summariseRebates(
  deps: PromotionsDeps,
  memberId: MemberId,
  rows: readonly RebateRow[],
): Promise<Standing> {
  const oldest = rows.findLast(({ standing }) => standing.state === "claimable");
  if (oldest !== undefined) return oldest.standing;
  const claimed = rows.find(({ standing }) => standing.state === "claimed");
  if (claimed !== undefined) return claimed.standing;
  const { closed } = await promisesTo(deps, memberId)("rechargeRebate", deps.clock.now());
  if (!(await isAllowed(deps, "hasBonuses"))) return notEligible("not_offered");
  if (closed !== null) return notEligible(closed);
  return rows[0]?.standing ?? notEligible("no_recharge");
}

/** Without an order number: the oldest that can be claimed. */
export function claimRechargeRebate(
  deps: PromotionsDeps,
  who: Claimant,
  orderNo: string | null,
): Promise<Reward[]> {
  return claim(deps, who, ["recharge-rebate", orderNo], () =>
    chooseRechargeRebate(deps, who.memberId, orderNo),
  );
}

async function chooseRechargeRebate(
  deps: PromotionsDeps,
  memberId: MemberId,
  orderNo: string | null,
): Promise<Choice> {
  const rows = await readRechargeRebates(deps, memberId);
  const row =
    orderNo === null
      ? rows.findLast(({ standing }) => standing.state === "claimable")
      : rows.find(({ deposit }) => deposit.orderNo === orderNo);
  return {
    kind: "recharge-rebate",
    standings: [row?.standing ?? (await refused(deps, memberId, rows))],
    refusal: "promotions.no_eligible_recharge",
  };
}

const SAID: readonly PromotionReason[] = [
  "not_offered",
  "not_meant",
  "budget_spent",
  "deposit_used",
];

async function refused(
  deps: PromotionsDeps,
  memberId: MemberId,
  rows: readonly RebateRow[],
): Promise<Standing> {
  const isOwnLimit = rows.some(({ standing }) => standing.reason === "own_limit_reached");
  if (isOwnLimit) return notEligible("own_limit_reached");
  const { reason } = await summariseRebates(deps, memberId, rows);
  return notEligible(SAID.includes(reason) ? reason : "no_recharge");
}
