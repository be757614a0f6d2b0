/** Nobody is let through with an amount outside the limits, and nobody inside them is stopped. */
import { expect, test } from "vitest";
import { checkAmount, presetsBetween } from "./amounts.ts";

test("six presets lie within the limits", () => {
  const presets = presetsBetween("10.00", "50000.00");
  expect(presets).toEqual(["20.00", "50.00", "100.00", "200.00", "500.00", "1000.00"]);
  expect(presetsBetween("30.00", "100.00")).toEqual(["30.00", "50.00", "100.00"]);
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
