/** A deposit is told what it could earn by the activity's own numbers, and never more. */
import { expect, test } from "vitest";
import {
  type Checks,
  claimableNow,
  offersFor,
  reachedStep,
  type RechargeRebate,
  type RechargeTiers,
} from "./offers.ts";

const standing = {
  state: "not_eligible" as const,
  reason_code: "no_recharge" as const,
  reason: "",
  reward_amount: "0.00",
  pocket: null,
  turnover_required: "0.00",
  free_rounds: 0,
  progress: [],
  basis: [],
  until: null,
  seconds_left: null,
  terms: [],
  server_time: "2026-11-20T00:00:00.000-03:00",
};

const number = (code: string, value: string) => ({ code, value, unit: "BRL" as const });

const first = {
  ...standing,
  title: "First recharge",
  deposit_amount: null,
  numbers: [
    number("welcome_from", "200.00"),
    number("welcome_rate", "100.00"),
    number("welcome_max", "1500.00"),
    number("small_from", "100.00"),
    number("small_rate", "10.00"),
    number("turnover_multiple", "20"),
  ],
};

const rebate: RechargeRebate = {
  ...standing,
  state: "claimable",
  reward_amount: "24.00",
  title: "Rebate",
  numbers: [number("deposit_from", "100.00"), number("rate", "20.00")],
  list: [],
  total: 0,
  page: 1,
  limit: 20,
  claimable_count: 1,
  claimable_amount: "24.00",
};

const checks: Checks = { first, rebate: null, tiers: null };

const rateReached = (money: string | null) => {
  const [offer] = offersFor(checks, money, "10.00");
  return offer && reachedStep(offer, money)?.ratePercent;
};

test("the better gift is meant from its own amount on", () => {
  expect(rateReached("200.00")).toBe("100.00");
  expect(rateReached("199.99")).toBe("10.00");
});

test("both gifts are told before and after anything is typed, the promised one first", () => {
  for (const money of [null, "50.00", "100.00", "200.00"]) {
    const [offer] = offersFor(checks, money, "10.00");
    expect(offer?.steps).toEqual([
      { from: "200.00", ratePercent: "100.00", most: "1500.00" },
      { from: "100.00", ratePercent: "10.00", most: null },
    ]);
  }
  expect(rateReached(null)).toBeUndefined();
});

test("a first recharge that has been made is offered no more", () => {
  const done = { ...checks, first: { ...first, reason_code: "claimed" as const } };
  expect(offersFor(done, "200.00", "10.00")).toEqual([]);
});

test("an activity that is over earns nothing", () => {
  const over = { ...rebate, reason_code: "time_over" as const };
  expect(offersFor({ ...checks, first: null, rebate: over }, "200.00", "10.00")).toEqual([]);
});

test("only what can be claimed is offered for claiming", () => {
  expect(claimableNow({ first, rebate, tiers: null })).toEqual([
    { title: "Rebate", amount: "24.00", to: "/promotion/activity/recharge-rebate" },
  ]);
});

const tiers: RechargeTiers = {
  ...standing,
  title: "Tiers",
  numbers: [number("turnover_multiple", "10")],
  total: "0.00",
  rate_percent: "0.00",
  tier: null,
  next_tier: "bronze",
  next_tier_missing: "1000.00",
  progress_percent: "0.00",
  tiers: (["bronze", "silver"] as const).map((code, index) => ({
    code,
    name: code,
    from: "1000.00",
    to: "5000.00",
    rate_from_percent: `${index + 5}.00`,
    rate_to_percent: "10.00",
  })),
} as unknown as RechargeTiers;

test("a rebate is told with all its numbers, and none where it says none", () => {
  expect(offersFor({ first: null, rebate, tiers: null }, null, "10.00")).toEqual([
    {
      code: "rebate",
      title: "Rebate",
      terms: [],
      steps: [{ from: "100.00", ratePercent: "20.00", most: "0.00" }],
      multiple: { times: "0.00", of: "deposit" },
    },
  ]);
});

test("a tier is told where this deposit reaches it, and the one that is reached from the least", () => {
  const told = (changes: object, money: string | null) =>
    offersFor({ first: null, rebate: null, tiers: { ...tiers, ...changes } }, money, "10.00").map(
      ({ title, steps, multiple }) => [
        title,
        ...steps.flatMap(({ from, ratePercent }) => [from, ratePercent]),
        multiple.times,
      ],
    );
  expect(told({}, "1000.00")).toEqual([["Tiers: bronze", "1000.00", "5.00", "10"]]);
  expect(told({}, "999.99")).toEqual([]);
  expect(told({}, null)).toEqual([]);
  const reached = { tier: "silver", next_tier: "bronze" };
  expect(told(reached, "10.00")).toEqual([["Tiers: silver", "10.00", "6.00", "10"]]);
  expect(told({ next_tier: null }, "1000.00")).toEqual([]);
  expect(told({ reason_code: "time_over" }, "1000.00")).toEqual([]);
});

test("what an amount reaches it reaches to the centavo", () => {
  expect([rateReached("99.99"), rateReached("100.00")]).toEqual([undefined, "10.00"]);
});
