// Protects: the amount never falls, ends at exactly what was won, and tells the tiers in order.
import { toCentavos } from "@tucano/contract/money.ts";
import { describe, expect, test } from "vitest";
import { tierOf, tiers } from "../scene/tiers.ts";
import { planClimb } from "./climb.ts";

const staked = toCentavos(140);
const steps = Array.from({ length: 601 }, (_, step) => step / 600);

describe("climbing to an amount", () => {
  test.each([0, 139, 140])("%i for a stake of 140 is not celebrated", (amount) => {
    expect(planClimb({ amount: toCentavos(amount), staked })).toBeNull();
  });

  test.each([141, 300, 700, 2_100, 7_000, 28_000, 28_001, 420_007])("%i", (won) => {
    const amount = toCentavos(won);
    const climb = planClimb({ amount, staked });
    if (climb === null) throw new Error("It is more than the stake.");
    const shown = steps.map((t) => climb.amountAt(t));
    expect(shown).toEqual(shown.toSorted((one, other) => one - other));
    expect(shown.at(0)).toBe(0);
    expect(shown.at(-1)).toBe(amount);
    const seen = [...new Set(shown.map((now) => climb.tierAt(now)))];
    expect(seen).toEqual(climb.tiers);
    expect(seen.at(-1)).toBe(tierOf({ amount, staked }));
  });

  test("each tier of the greatest win is seen for a while, and smaller wins are over sooner", () => {
    const climb = planClimb({ amount: toCentavos(staked * 500), staked });
    const shown = steps.map((t) => climb?.tierAt(climb.amountAt(t)));
    for (const tier of climb?.tiers ?? []) {
      const seen = shown.filter((one) => one === tier).length / steps.length;
      expect(seen * (climb?.durationMs ?? 0), tier).toBeGreaterThan(700);
    }
    const durations = [2, 6, 20, 60, 300].map(
      (times) => planClimb({ amount: toCentavos(staked * times), staked })?.durationMs ?? 0,
    );
    expect(durations).toEqual(durations.toSorted((one, other) => one - other));
    expect(new Set(durations).size).toBe(tiers.length);
  });
});
