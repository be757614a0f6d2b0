/**
 * The recharge tiers. All that a member ever recharged has earned a share of itself; the share
 * rises inside the tiers. Each recharge earns what the total has earned with it, less what it had
 * earned without it: so nothing is lost by claiming early, and two claims at once cannot pay twice.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { add, type Centavos, toCentavos, ZERO } from "@tucano/contract/money.ts";
import type { PromotionReason } from "@tucano/contract/player/rewards/promotions.ts";
import type { Numbers } from "../../market/index.ts";
import type { Reward, RewardOffer } from "../../rewards/index.ts";
import type { DepositMade } from "../../statistics/index.ts";
import { type Choice, claim, type Claimant } from "../claim.ts";
import { earnedAt, rateAt, type Tier, tierAfter, tierAt, tierGift } from "../policy.ts";
import { oncePerDeposit } from "./per-deposit.ts";
import { promisesTo, withinBudget } from "../promise.ts";
import { depositsOf } from "./recharges.ts";
import { claimable, isAllowed, notEligible, rewardsByPeriod, standingOf } from "../standing.ts";
import type { PromotionsDeps, Standing } from "../types.ts";

/** So many gifts one call pays; the next one goes on. */
const CLAIMS_MAX = 50;

export interface TierGiftRow {
  readonly deposit: DepositMade;
  readonly totalAfter: Centavos;
  readonly tier: Tier;
  readonly rate: number;
  readonly offer: RewardOffer;
  readonly standing: Standing;
}

export interface RechargeTiers {
  readonly total: Centavos;
  /** As they hold now. */
  readonly numbers: Numbers["rechargeTiers"];
  /** The newest first. */
  readonly rows: readonly TierGiftRow[];
  readonly standing: Standing;
}

export async function readRechargeTiers(
  deps: PromotionsDeps,
  memberId: MemberId,
): Promise<RechargeTiers> {
  const [deposits, given, isOffered, numbers] = await Promise.all([
    depositsOf(deps, memberId),
    rewardsByPeriod(deps, memberId, "recharge-tier"),
    isAllowed(deps, "hasBonuses"),
    deps.market.read("rechargeTiers"),
  ]);
  const promises = promisesTo(deps, memberId);
  const rows: TierGiftRow[] = [];
  let total = ZERO;
  for (const deposit of deposits) {
    const before = total;
    total = add(total, deposit.amountCentavos);
    // What was promised when it was paid in.
    const { numbers: promised, closed } = await promises("rechargeTiers", deposit.creditedAt);
    const settled = standingOf(given.get(deposit.orderNo));
    const earned = earnedBy(promised, { deposit, before, after: total });
    if (earned === null || (closed !== null && settled === null)) continue;
    const standing =
      settled ??
      (isOffered
        ? await withinBudget(
            deps,
            promised,
            await oncePerDeposit(deps, claimable(earned.offer), { key: "rechargeTiers", deposit }),
          )
        : notEligible("not_offered"));
    rows.unshift({ deposit, totalAfter: total, ...earned, standing });
  }
  const { closed: shut } = await promises("rechargeTiers", deps.clock.now());
  const closed = isOffered ? shut : "not_offered";
  return { total, numbers, rows, standing: summarise(numbers, { rows, total, closed }) };
}

interface Step {
  readonly deposit: DepositMade;
  readonly before: Centavos;
  readonly after: Centavos;
}

function earnedBy(
  numbers: Numbers["rechargeTiers"],
  { deposit, before, after }: Step,
): Pick<TierGiftRow, "tier" | "rate" | "offer"> | null {
  const tier = tierAt(numbers.tiers, after);
  const gift = tierGift(numbers, { before, after });
  if (!numbers.isOpen || tier === null || gift === null) return null;
  const rate = rateAt(numbers.tiers, after);
  const offer: RewardOffer = {
    memberId: deposit.memberId,
    kind: "recharge-tier",
    period: deposit.orderNo,
    amount: gift.amount,
    pocket: "bonus",
    turnover: gift.turnover,
    cost: "promotion:cost",
    basis: [
      { what: "deposit", reference: deposit.orderNo, amountCentavos: deposit.amountCentavos },
      { what: "recharged", amountCentavos: after, rateBasisPoints: rate },
      { what: "earned", amountCentavos: earnedAt(numbers.tiers, after) },
      { what: "earned-before", amountCentavos: earnedAt(numbers.tiers, before) },
    ],
    availableFrom: deposit.creditedAt,
    expiresAt: null,
  };
  return { tier, rate, offer };
}

function summarise(
  { tiers }: Numbers["rechargeTiers"],
  of: { rows: readonly TierGiftRow[]; total: Centavos; closed: PromotionReason | null },
): Standing {
  const due = of.rows.flatMap(({ standing }) => standing.offer ?? []);
  const next = tierAfter(tiers, of.total);
  const progress =
    next === null
      ? []
      : [
          {
            code: "total_recharged" as const,
            required: toCentavos(next.fromCentavos),
            done: of.total,
          },
        ];
  const [newest] = due;
  if (newest !== undefined) {
    const amount = add(...due.map((offer) => offer.amount));
    const turnover = add(...due.map((offer) => offer.turnover));
    const basis = due.toReversed().map((offer) => ({
      what: "deposit",
      reference: offer.period,
      amountCentavos: offer.amount,
    }));
    return claimable({ ...newest, amount, turnover, basis }, progress);
  }
  const claimed = of.rows.find(({ standing }) => standing.state === "claimed");
  if (claimed !== undefined) return { ...claimed.standing, progress };
  const spent = of.rows.find(
    ({ standing }) => standing.reason === "budget_spent" || standing.reason === "deposit_used",
  );
  return spent?.standing ?? notEligible(of.closed ?? "tier_not_reached", { progress });
}

/** Of one recharge, or of all that can be claimed, the oldest first. */
export function claimRechargeTiers(
  deps: PromotionsDeps,
  who: Claimant,
  orderNo: string | null,
): Promise<Reward[]> {
  return claim(deps, who, ["recharge-tiers", orderNo], () =>
    chooseRechargeTiers(deps, who.memberId, orderNo),
  );
}

async function chooseRechargeTiers(
  deps: PromotionsDeps,
  memberId: MemberId,
  orderNo: string | null,
): Promise<Choice> {
  const { rows, standing } = await readRechargeTiers(deps, memberId);
  return {
    kind: "recharge-tier",
    standings: orderNo === null ? oldestDue(rows, standing) : [ofOrder(rows, orderNo)],
    refusal: "promotions.not_eligible",
  };
}

function ofOrder(rows: readonly TierGiftRow[], orderNo: string): Standing {
  const row = rows.find(({ deposit }) => deposit.orderNo === orderNo);
  return row?.standing ?? notEligible("tier_not_reached");
}

function oldestDue(rows: readonly TierGiftRow[], otherwise: Standing): Standing[] {
  const due = rows.map(({ standing }) => standing).filter(({ state }) => state === "claimable");
  return due.length === 0 ? [otherwise] : due.toReversed().slice(0, CLAIMS_MAX);
}
