// Protects: a slip pays exactly what its lines come to, whatever became of its selections.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { settleOnLine, settleTotal } from "./lines.ts";
import { factorOf, highestPayoutOf, payoutOf, type Settlement } from "./settle.ts";
import { combinations, linesOf, namedSystems } from "./systems.ts";

const won: Settlement = { kind: "won" };
const lost: Settlement = { kind: "lost" };
const back: Settlement = { kind: "void" };

const selection = (oddsThousandths: number, settlement: Settlement) => ({
  oddsThousandths,
  settlement,
});

describe("systems", () => {
  test.each([
    ["trixie", 3, 4],
    ["patent", 3, 7],
    ["yankee", 4, 11],
    ["lucky15", 4, 15],
    ["canadian", 5, 26],
    ["lucky31", 5, 31],
    ["heinz", 6, 57],
    ["lucky63", 6, 63],
    ["superHeinz", 7, 120],
    ["goliath", 8, 247],
    ["singles", 3, 3],
    ["multiple", 8, 1],
    ["3of5", 5, 10],
  ])("%s of %i selections has %i lines", (system, selections, lines) => {
    expect(linesOf(system, selections)).toHaveLength(lines);
  });

  test("a full cover has 2^n - 1 - n lines, with singles 2^n - 1", () => {
    for (const { id, selections: n, hasSingles } of namedSystems) {
      expect(linesOf(id, n)).toHaveLength(2 ** n - 1 - (hasSingles ? 0 : n));
    }
  });

  test("one selection is a single, and two are a double", () => {
    expect(linesOf("singles", 1)).toEqual([[0]]);
    expect(linesOf("multiple", 2)).toEqual([[0, 1]]);
  });

  test.each([
    ["multiple", 1],
    ["trixie", 4],
    ["6of6", 6],
    ["1of3", 3],
    ["4of9", 9],
    ["singles", 0],
    ["singles", 9],
    ["anything", 3],
  ])("%s of %i selections is no system", (system, selections) => {
    expect(linesOf(system, selections)).toBeNull();
  });

  test("each combination comes once, ascending", () => {
    const all = combinations(6, 3);
    expect(new Set(all.map(String)).size).toBe(20);
    for (const line of all) expect([...line].toSorted((a, b) => a - b)).toEqual(line);
  });
});

describe("settlement", () => {
  test("a treble of 1.50, 2.00 and 3.00 pays nine times, and 4.50 times with a leg void", () => {
    const lines = linesOf("multiple", 3) ?? [];
    const odds = [1_500, 2_000, 3_000];
    expect(
      payoutOf(
        lines,
        odds.map((each) => selection(each, won)),
        1_000,
      ),
    ).toBe(9_000);
    const oneVoid = [selection(1_500, won), selection(2_000, back), selection(3_000, won)];
    expect(payoutOf(lines, oneVoid, 1_000)).toBe(4_500);
    const oneLost = [selection(1_500, won), selection(2_000, lost), selection(3_000, won)];
    expect(payoutOf(lines, oneLost, 1_000)).toBe(0);
  });

  test("a patent with one winner pays that single alone", () => {
    const lines = linesOf("patent", 3) ?? [];
    const legs = [selection(3_500, won), selection(2_000, lost), selection(4_000, lost)];
    expect(payoutOf(lines, legs, 100)).toBe(350);
  });

  test("line -0.75 won by one goal: half wins, half is returned", () => {
    const settlement = settleOnLine(1, -3);
    expect(settlement).toEqual({ kind: "halfWon" });
    expect(payoutOf([[0]], [selection(1_900, settlement)], 10_000)).toBe(14_500);
  });

  test.each([
    [0, -1, "halfLost"],
    [0, 1, "halfWon"],
    [0, 0, "void"],
    [-1, 3, "halfLost"],
    [1, -4, "void"],
    [2, -6, "won"],
    [1, -6, "lost"],
    [1, -5, "halfLost"],
    [0, 2, "won"],
    [0, -2, "lost"],
  ] as const)("a margin of %i on %i quarters is %s", (margin, quarters, kind) => {
    expect(settleOnLine(margin, quarters)).toEqual({ kind });
  });

  test("over and under of a line never both win, and both return on the line itself", () => {
    for (let goals = 0; goals <= 9; goals += 1) {
      for (let quarters = 2; quarters <= 22; quarters += 1) {
        const over = factorOf(2_000, settleTotal(goals, "over", quarters));
        const under = factorOf(2_000, settleTotal(goals, "under", quarters));
        const sum =
          Number(over.numerator) / Number(over.denominator) +
          Number(under.numerator) / Number(under.denominator);
        expect(sum).toBe(2);
      }
    }
  });

  test("a dead heat of two halves the stake at full odds", () => {
    const legs = [selection(5_000, { kind: "deadHeat", tied: 2 })];
    expect(payoutOf([[0]], legs, 1_000)).toBe(2_500);
  });

  test("what is no line, no odds and no tie is refused", () => {
    for (const [goals, quarters] of [
      [0.5, 1],
      [1, 0.5],
    ] as const) {
      expect(() => settleOnLine(goals, quarters)).toThrow(
        "Goals and quarters of a line are whole.",
      );
    }
    for (const odds of [999, 1_500.5, Number.NaN]) {
      expect(() => factorOf(odds, lost)).toThrow("Odds are whole thousandths from 1000.");
    }
    for (const tied of [1, 2.5]) {
      expect(() => factorOf(2_000, { kind: "deadHeat", tied })).toThrow(
        "At least two share a place.",
      );
    }
    expect(() => payoutOf([[0, 1]], [selection(2_000, won)], 100)).toThrow(
      "A line is of selections on the slip.",
    );
  });

  test("each end is worth its exact share of the odds", () => {
    const at = (odds: number, settlement: Settlement) => {
      const { numerator, denominator } = factorOf(odds, settlement);
      return [Number(numerator), Number(denominator)];
    };
    expect(at(1_000, won)).toEqual([1, 1]);
    expect(at(1_850, won)).toEqual([37, 20]);
    expect(at(1_850, lost)).toEqual([0, 1]);
    expect(at(1_850, back)).toEqual([1, 1]);
    expect(at(1_850, { kind: "halfWon" })).toEqual([57, 40]);
    expect(at(1_850, { kind: "halfLost" })).toEqual([1, 2]);
    expect(at(1_850, { kind: "deadHeat", tied: 3 })).toEqual([37, 60]);
  });

  test("is rounded down once, not once a line", () => {
    const lines = linesOf("singles", 3) ?? [];
    const legs = [1_335, 1_335, 1_330].map((odds) => selection(odds, won));
    // 1.335 + 1.335 + 1.330 = 4.000: three times 133 would be one centavo short.
    expect(payoutOf(lines, legs, 100)).toBe(400);
  });

  test("never pays more than if everything had won", () => {
    const anySettlement = fc.constantFrom<Settlement>(won, lost, back, settleOnLine(0, -1));
    const anyLeg = fc.tuple(fc.integer({ min: 1_001, max: 60_000 }), anySettlement);
    fc.assert(
      fc.property(
        fc.array(anyLeg, { minLength: 4, maxLength: 4 }),
        fc.constantFrom("singles", "multiple", "2of4", "yankee", "lucky15"),
        fc.integer({ min: 1, max: 100_000 }),
        (legs, system, stake) => {
          const lines = linesOf(system, legs.length) ?? [];
          const paid = payoutOf(
            lines,
            legs.map(([odds, end]) => selection(odds, end)),
            stake,
          );
          expect(paid).toBeLessThanOrEqual(
            highestPayoutOf(
              lines,
              legs.map(([odds]) => odds),
              stake,
            ),
          );
          expect(paid).toBeGreaterThanOrEqual(0);
        },
      ),
      { seed: 20_261_120, numRuns: 300 },
    );
  });
});
