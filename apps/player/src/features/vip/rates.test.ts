// Protects: players are told the rate of every type at every level, and none that is not.
import { expect, test } from "vitest";
import { groupRates } from "./rates.ts";

test("types with the same rate at every level stand together, the others by themselves", () => {
  const level = (slots: string, live: string, crash: string) => ({
    rebate_rates: [
      { game_type: "slots" as const, rate: slots },
      { game_type: "live" as const, rate: live },
      { game_type: "crash" as const, rate: crash },
    ],
  });
  expect(groupRates([level("0.20", "0.10", "0.20"), level("0.30", "0.15", "0.30")])).toEqual([
    { types: ["slots", "crash"], rates: ["0.20", "0.30"] },
    { types: ["live"], rates: ["0.10", "0.15"] },
  ]);
  expect(groupRates([])).toEqual([]);
  const lone = { rebate_rates: [{ game_type: "slots" as const, rate: "0.20" }] };
  expect(groupRates([lone, { rebate_rates: [] }])).toEqual([
    { types: ["slots"], rates: ["0.20", "0.00"] },
  ]);
});
