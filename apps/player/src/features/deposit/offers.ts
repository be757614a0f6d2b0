/**
 * What a deposit of an amount could earn, read from the numbers of the activities. Nothing is
 * applied by itself: the player claims after the payment, or does not.
 */
import type {
  checkFirstRecharge,
  checkRechargeRebate,
  checkRechargeTiers,
} from "@tucano/contract/player/rewards/promotions.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { fromWire } from "@tucano/contract/money.ts";

export type FirstRecharge = DataOf<typeof checkFirstRecharge>;
export type RechargeRebate = DataOf<typeof checkRechargeRebate>;
export type RechargeTiers = DataOf<typeof checkRechargeTiers>;

export interface Checks {
  readonly first: FirstRecharge | null;
  readonly rebate: RechargeRebate | null;
  readonly tiers: RechargeTiers | null;
}

/** What has to be staked before the bonus becomes cash: a multiple of what. */
export interface Multiple {
  readonly times: string;
  readonly of: "bonus" | "deposit";
}

/** What a deposit from an amount on earns. */
export interface Step {
  readonly from: string;
  readonly ratePercent: string;
  /** The most the bonus can be; null: no bound beside the rate. */
  readonly most: string | null;
}

export interface Offer {
  readonly code: "first" | "rebate" | "tiers";
  readonly title: string;
  readonly terms: readonly string[];
  /** The best first: of those that an amount reaches it is the one meant. */
  readonly steps: readonly Step[];
  readonly multiple: Multiple;
}

const CLOSED: readonly string[] = ["not_offered", "time_over", "forfeited", "shared_identity"];

function numberOf(check: { numbers: readonly { code: string; value: string }[] }) {
  return (code: string): string =>
    check.numbers.find((number) => number.code === code)?.value ?? "0.00";
}

/** Both gifts are told before anything is chosen: the one that banners promise asks for more. */
function firstOffers(check: FirstRecharge): Offer[] {
  if (check.reason_code !== "no_recharge") return [];
  const value = numberOf(check);
  return [
    {
      code: "first",
      title: check.title,
      terms: check.terms,
      steps: [
        {
          from: value("welcome_from"),
          ratePercent: value("welcome_rate"),
          most: value("welcome_max"),
        },
        { from: value("small_from"), ratePercent: value("small_rate"), most: null },
      ],
      multiple: { times: value("turnover_multiple"), of: "bonus" },
    },
  ];
}

function rebateOffers(check: RechargeRebate): Offer[] {
  if (CLOSED.includes(check.reason_code)) return [];
  const value = numberOf(check);
  return [
    {
      code: "rebate",
      title: check.title,
      terms: check.terms,
      steps: [
        { from: value("deposit_from"), ratePercent: value("rate"), most: value("reward_max") },
      ],
      multiple: { times: value("turnover_multiple_of_deposit"), of: "deposit" },
    },
  ];
}

/** Only what the next deposit alone can reach; a tier far away is no offer of this deposit. */
function tierOffers(check: RechargeTiers, smallest: string): Offer[] {
  if (CLOSED.includes(check.reason_code)) return [];
  const code = check.tier ?? check.next_tier;
  const tier = check.tiers.find((one) => one.code === code);
  if (tier === undefined) return [];
  return [
    {
      code: "tiers",
      title: `${check.title}: ${tier.name}`,
      terms: check.terms,
      steps: [
        {
          from: check.tier === null ? check.next_tier_missing : smallest,
          ratePercent: tier.rate_from_percent,
          most: null,
        },
      ],
      multiple: { times: numberOf(check)("turnover_multiple"), of: "bonus" },
    },
  ];
}

/** The activities a deposit can take part in, at most one line of each. */
export function offersFor(checks: Checks, money: string | null, smallest: string): Offer[] {
  const tiers = checks.tiers === null ? [] : tierOffers(checks.tiers, smallest);
  return [
    ...(checks.first === null ? [] : firstOffers(checks.first)),
    ...(checks.rebate === null ? [] : rebateOffers(checks.rebate)),
    ...tiers.filter((offer) => reachedStep(offer, money) !== undefined),
  ];
}

/** What this amount earns of the offer. */
export function reachedStep({ steps }: Offer, money: string | null): Step | undefined {
  if (money === null) return undefined;
  return steps.find(({ from }) => fromWire(money) >= fromWire(from));
}

/** What can be claimed now, with the page where it is done. */
export function claimableNow(checks: Checks) {
  const pages = [
    { check: checks.first, to: "/promotion/activity/recharge" },
    { check: checks.rebate, to: "/promotion/activity/recharge-rebate" },
    { check: checks.tiers, to: "/promotion/activity/recharge" },
  ];
  return pages.flatMap(({ check, to }) =>
    check?.state === "claimable" ? [{ title: check.title, amount: check.reward_amount, to }] : [],
  );
}
