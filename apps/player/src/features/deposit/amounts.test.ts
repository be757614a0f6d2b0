/** Nobody is let through with an amount outside the limits, and nobody inside them is stopped. */
import { expect, test } from "vitest";
import { checkAmount, largestDeposit, presetsBetween, tightestLimit } from "./amounts.ts";

test("six presets lie within the limits", () => {
  const presets = presetsBetween("10.00", "50000.00");
  expect(presets).toEqual(["20.00", "50.00", "100.00", "200.00", "500.00", "1000.00"]);
  expect(presetsBetween("30.00", "100.00")).toEqual(["30.00", "50.00", "100.00"]);
  expect(presetsBetween("10.00", "1000.00")).toEqual(presets);
  const low = ["10.00", "20.00", "50.00", "100.00", "200.00", "500.00"];
  expect(presetsBetween("10.00", "500.00")).toEqual(low);
  const from20 = ["20.00", "50.00", "100.00", "200.00", "500.00", "1000.00"];
  expect(presetsBetween("20.00", "10000.00")).toEqual(from20);
});

test("the limits themselves are allowed", () => {
  expect(checkAmount("10", "10.00", "50.00")).toEqual({ money: "10.00", problem: null });
  expect(checkAmount("50,00", "10.00", "50.00")).toEqual({ money: "50.00", problem: null });
});

test("what is outside, empty or no number is named", () => {
  expect(checkAmount("9,99", "10.00", "50.00").problem).toBe("below");
  expect(checkAmount("50,01", "10.00", "50.00").problem).toBe("above");
  expect(checkAmount(" ", "10.00", "50.00").problem).toBe("missing");
  expect(checkAmount("1e3", "10.00", "50.00").problem).toBe("invalid");
});

const limit = (period: "day" | "week", amount: string, used: string) => ({
  measure: "deposit" as const,
  period,
  amount,
  minutes: null,
  used_amount: used,
  used_minutes: null,
  window_from: "2026-11-20T00:00:00.000-03:00",
  window_until: "2026-11-21T00:00:00.000-03:00",
  next: null,
});

test("of several limits the one that leaves least holds, and never less than nothing", () => {
  const limits = [limit("day", "100.00", "30.00"), limit("week", "300.00", "250.00")];
  expect(tightestLimit(limits)).toMatchObject({ period: "week", left: "50.00" });
  expect(tightestLimit([limit("day", "10.00", "30.00")])?.left).toBe("0.00");
  expect(tightestLimit([{ ...limit("day", "100.00", "0.00"), measure: "loss" }])).toBeNull();
  expect(tightestLimit([{ ...limit("day", "1.00", "0.00"), amount: null }])).toBeNull();
  expect(tightestLimit([{ ...limit("day", "1.00", "0.00"), used_amount: null }])).toBeNull();
  const alike = [limit("day", "50.00", "0.00"), limit("week", "60.00", "10.00")];
  expect(tightestLimit(alike)?.period).toBe("day");
});

test("the largest deposit obeys the method and the player's own limit", () => {
  const own = tightestLimit([limit("day", "100.00", "30.00")]);
  expect(largestDeposit("50000.00", own)).toBe("70.00");
  expect(largestDeposit("50.00", own)).toBe("50.00");
  expect(largestDeposit("50000.00", null)).toBe("50000.00");
});
