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
