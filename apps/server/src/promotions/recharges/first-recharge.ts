/**
 * The gift for a member's first recharge, by the numbers that held when it was credited. It is
 * given once a member, CPF, device and payer.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { type Centavos, ZERO } from "@tucano/contract/money.ts";
import { freeGiftOf, type Reward, type RewardOffer } from "../../rewards/index.ts";
import type { DepositMade } from "../../statistics/index.ts";
import { type Choice, claim, type Claimant } from "../claim.ts";
import { leastFirstRecharge, welcomeGift } from "../policy.ts";
import { oncePerDeposit } from "./per-deposit.ts";
import { type Offered, promisesTo, withinBudget } from "../promise.ts";
import { firstRechargeOf } from "./recharges.ts";
import { guardsOf, isAllowed, notEligible, standingOf, whileOpen } from "../standing.ts";
import type { Progress, PromotionsDeps, Standing } from "../types.ts";

const DAY_MS = 86_400_000;
/** There is one first recharge. */
const PERIOD = "first";

export interface FirstRecharge {
  readonly standing: Standing;
  readonly deposit: DepositMade | null;
  /** As they held when it was credited; without one, as they hold now. */
  readonly numbers: Offered<"firstRecharge">;
}

export async function readFirstRecharge(
  deps: PromotionsDeps,
  memberId: MemberId,
): Promise<FirstRecharge> {
  const [given, deposit] = await Promise.all([
    deps.rewards.find({ memberId, kind: "ftd", period: PERIOD }),
    firstRechargeOf(deps, memberId),
  ]);
  const at = deposit?.creditedAt ?? deps.clock.now();
  const { numbers, closed } = await promisesTo(deps, memberId)("firstRecharge", at);
  const standing =
    standingOf(given) ??
    (closed === null
      ? await withinBudget(deps, numbers, await standingFor(deps, { memberId, deposit, numbers }))
      : notEligible(closed));
  return { deposit, numbers, standing };
}

async function standingFor(
  deps: PromotionsDeps,
  of: Omit<FirstRecharge, "standing"> & { readonly memberId: MemberId },
): Promise<Standing> {
  const standing = await judge(deps, of);
  if (of.deposit === null) return standing;
  return oncePerDeposit(deps, standing, { key: "firstRecharge", deposit: of.deposit });
}

async function judge(
  deps: PromotionsDeps,
  { memberId, deposit, numbers }: Omit<FirstRecharge, "standing"> & { readonly memberId: MemberId },
): Promise<Standing> {
  if (!(await isAllowed(deps, "hasBonuses"))) return notEligible("not_offered");
  const least = leastFirstRecharge(numbers);
  const progress = (done: Centavos): Progress[] => [{ code: "recharge", required: least, done }];
  if (deposit === null) return notEligible("no_recharge", { progress: progress(ZERO) });
  const gift = welcomeGift(numbers, deposit.amountCentavos);
  if (gift === null) {
    const done = deposit.amountCentavos;
    return notEligible("recharge_too_small", { progress: progress(done) });
  }
  const offer: RewardOffer = {
    memberId,
    kind: "ftd",
    period: PERIOD,
    amount: gift.amount,
    pocket: "bonus",
    turnover: gift.turnover,
    cost: "promotion:cost",
    basis: [
      { what: "deposit", reference: deposit.orderNo, amountCentavos: deposit.amountCentavos },
      { what: "rate", rateBasisPoints: gift.rate, amountCentavos: gift.amount },
    ],
    availableFrom: deposit.creditedAt,
    expiresAt: new Date(deposit.creditedAt.getTime() + numbers.claimDays * DAY_MS),
    free: freeGiftOf(numbers.free),
  };
  return whileOpen(offer, deps.clock.now());
}

export function claimFirstRecharge(deps: PromotionsDeps, who: Claimant): Promise<Reward[]> {
  return claim(deps, who, ["ftd"], () => chooseFirstRecharge(deps, who.memberId));
}

async function chooseFirstRecharge(deps: PromotionsDeps, memberId: MemberId): Promise<Choice> {
  const { standing } = await readFirstRecharge(deps, memberId);
  return {
    kind: "ftd",
    standings: [standing],
    refusal: "promotions.not_eligible",
    guards: () => guardsOf(deps, memberId),
  };
}
