/** The example on the page is the one of the published rule, to the centavo. */
import { expect, test } from "vitest";
import { exampleOf } from "./tier-example.ts";

test("half-way through Bronze, 3 000 earn 7.5 %", () => {
  const bronze = {
    from: "1000.00",
    to: "5000.00",
    rate_from_percent: "5.00",
    rate_to_percent: "10.00",
  };
  expect(exampleOf(bronze)).toEqual({ total: "3000.00", rate: "7.50", earned: "225.00" });
});

test("what is no whole centavo or hundredth of a percent is left out, as the house does", () => {
  const odd = { from: "0.01", to: "0.20", rate_from_percent: "5.00", rate_to_percent: "10.01" };
  expect(exampleOf(odd)).toEqual({ total: "0.10", rate: "7.50", earned: "0.00" });
});
