/** The checks of what is given for recharging. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import {
  add,
  type Centavos,
  formatWire,
  subtract,
  toCentavos,
  ZERO,
} from "@tucano/contract/money.ts";
import { formatBasisPoints } from "@tucano/contract/percent.ts";
import type * as contract from "@tucano/contract/player/rewards/promotions.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { toWireInstant } from "../../platform/days.ts";
import { translate } from "../../platform/translate.ts";
import { pageOf } from "../../platform/paging.ts";
import { toldWithCost } from "../costs/published-cost.ts";
import {
  firstRechargeActivity,
  rechargeRebateActivity,
  rechargeTiersActivity,
} from "./activities-of-recharges.ts";
import { promisesTo } from "../promise.ts";
import { readFirstRecharge } from "./first-recharge.ts";
import { saidOnce } from "./per-deposit.ts";
import { progressIn, rateAt, tierAfter, tierAt } from "../policy.ts";
import { presentCheck } from "../present.ts";
import { readRechargeRebates, type RebateRow, summariseRebates } from "./recharge-rebate.ts";
import { readRechargeTiers, type TierGiftRow } from "./recharge-tiers.ts";
import type { PromotionsDeps, Standing } from "../types.ts";

export async function showFirstRecharge(
  deps: PromotionsDeps,
  memberId: MemberId,
  lang: Language,
): Promise<DataOf<typeof contract.checkFirstRecharge>> {
  const { standing, deposit, numbers } = await readFirstRecharge(deps, memberId);
  const key = "firstRecharge";
  const said = await saidOnce(deps, key, firstRechargeActivity(numbers));
  const activity = await toldWithCost(deps, { key, numbers, activity: said });
  return {
    ...presentCheck(standing, activity, { lang, now: deps.clock.now() }),
    deposit_amount: deposit === null ? null : formatWire(deposit.amountCentavos),
  };
}

function sumWhere<Row extends { readonly standing: Standing }>(
  rows: readonly Row[],
  state: Standing["state"],
  amountOf: (row: Row) => Centavos,
): Centavos {
  return add(...rows.filter(({ standing }) => standing.state === state).map(amountOf));
}

export async function showRechargeRebate(
  deps: PromotionsDeps,
  memberId: MemberId,
  input: InputOf<typeof contract.checkRechargeRebate> & { readonly lang: Language },
): Promise<DataOf<typeof contract.checkRechargeRebate>> {
  const { page, limit, offset } = pageOf(input);
  const rows = await readRechargeRebates(deps, memberId);
  const [standing, { numbers }] = await Promise.all([
    summariseRebates(deps, memberId, rows),
    // Its terms are those of the offer that is this member's.
    promisesTo(deps, memberId)("rechargeRebate", deps.clock.now()),
  ]);
  const view = { lang: input.lang, now: deps.clock.now() };
  const key = "rechargeRebate";
  const said = await saidOnce(deps, key, rechargeRebateActivity(numbers));
  const activity = await toldWithCost(deps, { key, numbers, activity: said });
  return {
    ...presentCheck(standing, activity, view),
    list: rows.slice(offset, offset + limit).map(presentRebateRow),
    total: rows.length,
    page,
    limit,
    claimable_count: rows.filter((row) => row.standing.state === "claimable").length,
    claimable_amount: formatWire(sumWhere(rows, "claimable", ({ offer }) => offer.amount)),
  };
}

function presentRebateRow({
  deposit,
  numbers,
  standing,
  offer,
}: RebateRow): DataOf<typeof contract.checkRechargeRebate>["list"][number] {
  return {
    id: deposit.orderNo,
    required_amount: formatWire(toCentavos(numbers.depositFromCentavos)),
    reward_amount: formatWire(standing.reward?.amount ?? offer.amount),
    is_claimed: standing.state === "claimed" ? 1 : 0,
    claimed_at: toWireInstant(standing.reward?.claimedAt ?? null),
    event_ended_at: toWireInstant(new Date(numbers.endsAt)),
    state: standing.state,
    deposit_amount: formatWire(deposit.amountCentavos),
    deposited_at: toWireInstant(deposit.creditedAt),
    turnover_required: formatWire(standing.reward?.turnover ?? offer.turnover),
  };
}

type TiersOutput = DataOf<typeof contract.checkRechargeTiers>;

export async function showRechargeTiers(
  deps: PromotionsDeps,
  memberId: MemberId,
  input: InputOf<typeof contract.checkRechargeTiers> & { readonly lang: Language },
): Promise<TiersOutput> {
  const { lang } = input;
  const { page, limit, offset } = pageOf(input);
  const { standing, numbers, total, rows } = await readRechargeTiers(deps, memberId);
  const next = tierAfter(numbers.tiers, total);
  const view = { lang, now: deps.clock.now() };
  const activity = await saidOnce(deps, "rechargeTiers", rechargeTiersActivity(numbers));
  return {
    ...presentCheck(standing, activity, view),
    total_recharged: formatWire(total),
    tier: tierAt(numbers.tiers, total)?.code ?? null,
    rate_percent: formatBasisPoints(rateAt(numbers.tiers, total)),
    next_tier: next?.code ?? null,
    next_tier_missing: formatWire(
      next === null ? ZERO : subtract(toCentavos(next.fromCentavos), total),
    ),
    tiers: numbers.tiers.map((tier) => ({
      code: tier.code,
      name: translate(lang, `promotions.tier.${tier.code}`),
      from: formatWire(toCentavos(tier.fromCentavos)),
      to: formatWire(toCentavos(tier.toCentavos)),
      rate_from_percent: formatBasisPoints(tier.rateFrom),
      rate_to_percent: formatBasisPoints(tier.rateTo),
      is_reached: total >= tier.fromCentavos,
      progress_percent: formatBasisPoints(progressIn(tier, total)),
    })),
    earned_amount: formatWire(add(...rows.map(amountOf))),
    claimed_amount: formatWire(sumWhere(rows, "claimed", amountOf)),
    list: rows.slice(offset, offset + limit).map(presentTierRow),
    total: rows.length,
    page,
    limit,
  };
}

function amountOf({ standing, offer }: TierGiftRow): Centavos {
  return standing.reward?.amount ?? offer.amount;
}

function presentTierRow(row: TierGiftRow): TiersOutput["list"][number] {
  const { deposit, standing } = row;
  return {
    id: deposit.orderNo,
    deposit_amount: formatWire(deposit.amountCentavos),
    deposited_at: toWireInstant(deposit.creditedAt),
    total_after: formatWire(row.totalAfter),
    tier: row.tier.code,
    rate_percent: formatBasisPoints(row.rate),
    reward_amount: formatWire(amountOf(row)),
    state: standing.state,
    claimed_at: toWireInstant(standing.reward?.claimedAt ?? null),
  };
}
