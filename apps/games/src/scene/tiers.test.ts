// Protects: what does not exceed the stake is never celebrated, and the published thresholds.
import { type Centavos, toCentavos } from "@tucano/contract/money.ts";
import { expect, test } from "vitest";
import { type Tier, tierOf } from "./tiers.ts";

const staked: Centavos = toCentavos(200);

const published: readonly (readonly [number, Tier | null])[] = [
  [0, null],
  [199, null],
  [200, null],
  [201, "gain"],
  [999, "gain"],
  [1_000, "nice"],
  [2_999, "nice"],
  [3_000, "big"],
  [9_999, "big"],
  [10_000, "mega"],
  [39_999, "mega"],
  [40_000, "epic"],
  [2_000_000, "epic"],
];

test.each(published)("%i centavos for a stake of 200: %s", (amount, tier) => {
  expect(tierOf({ amount: toCentavos(amount), staked })).toBe(tier);
});
