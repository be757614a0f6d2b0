// Protects: a mode's return is told exactly, and what is outside of what may be published is named.
import { expect, test } from "vitest";
import { judgeMode, judgeTogether } from "./figures.ts";
import { tell } from "./findings.ts";
import { readWeights } from "./read-weights.ts";

const judge = (rows: readonly (readonly [bigint | number, number])[], cost = 1) => {
  const csv = rows.map(([weight, payout], row) => `${row},${weight},${payout}\n`).join("");
  const mode = { name: "base", costMicros: cost * 1_000_000, booksFile: "", weightsFile: "" };
  return judgeMode(mode, readWeights(Buffer.from(csv), "base"));
};

test("return, hits, maximum and deviation come from whole numbers", () => {
  const { figures, refusals } = judge([
    [60, 0],
    [25, 100],
    [10, 200],
    [5, 1_020],
  ]);
  expect(figures).toMatchObject({ rtp: "24/25", rtpPercent: "96.0000", hitPercent: "40.0000" });
  expect(figures).toMatchObject({ maxPayout: 1_020, maxOneIn: "20", deviation: "2.2205" });
  expect(refusals).toEqual([]);
});

test("a cost divides the return, and weights beyond 2^53 lose nothing", () => {
  const weight = 2n ** 61n + 1n;
  const { figures } = judge(
    [
      [weight, 19_200],
      [weight, 0],
    ],
    100,
  );
  expect(figures.rtp).toBe("24/25");
});

test.each([
  { rows: [[1, 80]], refusal: "it returns 80.0000 %, less than 90 %" },
  { rows: [[1, 100]], refusal: "it returns 100.0000 %, more than 98 %" },
  {
    rows: [
      [49, 0],
      [1, 4_800],
    ],
    refusal: "it wins in 2.0000 % of rounds, less than 1 in 20",
  },
  {
    rows: [
      [20_000_000, 90],
      [1, 1_000],
    ],
    refusal: "its maximum comes once in 20000001",
  },
] as const)("$refusal", ({ rows, refusal }) => {
  expect(judge(rows).refusals.map(tell).join()).toContain(refusal);
});

test.each([
  {
    rows: [
      [10_000_000, 90],
      [1, 1_000],
    ],
    warning: "its maximum comes once in 10000001",
  },
  { rows: [[1, 96]], warning: "1 payouts are no tenths of the bet" },
  {
    rows: [
      [0, 90],
      [0, 90],
      [1, 90],
    ],
    warning: "more than half of its books weigh nothing",
  },
  {
    rows: [
      [51, 0],
      [29, 180],
      [20, 190],
    ],
    warning: "one losing book is drawn in 51.0000 %",
  },
] as const)("$warning", ({ rows, warning }) => {
  expect(judge(rows).warnings.map(tell).join()).toContain(warning);
});

test("modes far apart are refused, and some distance is told", () => {
  const of = (payout: number) => judge([[1, payout]]);
  expect(judgeTogether([of(96), of(96)])).toEqual({ refusals: [], warnings: [] });
  expect(judgeTogether([of(97), of(96)]).warnings).toHaveLength(1);
  expect(judgeTogether([of(90), of(98)]).refusals).toHaveLength(1);
  expect(judgeTogether([])).toEqual({ refusals: [], warnings: [] });
});
