// Protects: a table of levels, tiers or prizes has a field for every number that its rows have, and
// the odds beside weights are those of the weights.
import { expect, test, vi } from "vitest";
import { groupsOf, leavesOf, oddsOf, valueAt } from "./row-leaves.ts";

vi.mock("../../../platform/figures.ts", () => ({ formatPercent: (wire: string) => `${wire}%` }));

const rows = [
  { name: "VIP 0", upgrade: { amountCentavos: 0, pocket: "cash" }, stock: null },
  { name: "VIP 1", upgrade: { amountCentavos: 500, pocket: "bonus" }, rate: 20 },
];

test("leaves are those of all rows, in the order of the first", () => {
  expect(leavesOf(rows)).toEqual([
    ["name"],
    ["upgrade", "amountCentavos"],
    ["upgrade", "pocket"],
    ["stock"],
    ["rate"],
  ]);
  expect(leavesOf([5, 7])).toEqual([[]]);
});

test("leaves of one branch stand below its name, and others by themselves", () => {
  const deep = [["name"], ["gift", "amount"], ["gift", "free", "game"], ["rates", "slots"], []];
  expect(groupsOf(deep)).toEqual([
    { step: null, leaves: [["name"]] },
    {
      step: "gift",
      leaves: [
        ["gift", "amount"],
        ["gift", "free", "game"],
      ],
    },
    { step: "rates", leaves: [["rates", "slots"]] },
    { step: null, leaves: [[]] },
  ]);
});

test("a leaf is found, is empty, or is not there", () => {
  expect(valueAt(rows[1], ["upgrade", "amountCentavos"])).toBe(500);
  expect(valueAt(rows[0], ["stock"])).toBeNull();
  expect(valueAt(rows[0], ["rate"])).toBeUndefined();
  expect(valueAt(5, [])).toBe(5);
});

test("odds are shares of all weights, rounded down, and only where all weights are known", () => {
  const of = (...weights: readonly unknown[]) => oddsOf(weights.map((weight) => ({ weight })));
  expect(of(400, 200, 400)).toEqual(["40.00%", "20.00%", "40.00%"]);
  expect(of(1, 2)).toEqual(["33.33%", "66.66%"]);
  expect(of(1, 9_999)).toEqual(["0.01%", "99.99%"]);
  expect(of(1, null)).toBeNull();
  expect(of(0, 0)).toBeNull();
  expect(oddsOf(rows)).toBeNull();
});
