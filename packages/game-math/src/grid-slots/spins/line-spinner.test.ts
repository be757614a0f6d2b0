// Protects: spins by the million count what each of them pays, and nothing else.
import { expect, test } from "vitest";
import { createLineTable } from "../lines.ts";
import { compileStrips } from "../screen.ts";
import { fiveLinesStrips, fiveLinesTable } from "../../fixtures/five-lines.ts";
import { scriptedDraws } from "../../fixtures/scripted-draws.ts";
import { createLineSpinner } from "./line-spinner.ts";

const spinner = createLineSpinner(fiveLinesTable, fiveLinesStrips);
const lengths = fiveLinesStrips.map(({ length }) => length);

/** Both draws of a spin that stops there. */
function drawsOf([a = 0, b = 0, c = 0, d = 0, e = 0]: readonly number[]): number[] {
  const [, second = 0, , fourth = 0, fifth = 0] = lengths;
  return [a * second + b, (c * fourth + d) * fifth + e];
}

test("sums, squares and hits are those of the stops that were drawn", () => {
  // Every stop of each reel once and more, the last ones too.
  const spins = Array.from({ length: 400 }, (_, n) =>
    lengths.map((length, reel) => length - 1 - ((n * (2 * reel + 1) + (n >> 3)) % length)),
  );
  const pays = spins.map((stops) => spinner.payAt(stops));
  const won = pays.filter((pay) => pay > 0);
  expect(won.length).toBeGreaterThan(20);
  expect(won.length).toBeLessThan(380);
  const draws = scriptedDraws(...spins.flatMap(drawsOf));
  expect(spinner.spin(draws, spins.length)).toEqual({
    spins: spins.length,
    sum: pays.reduce((sum, pay) => sum + pay, 0),
    squares: pays.reduce((sum, pay) => sum + pay * pay, 0),
    hits: won.length,
  });
  expect(draws.left).toEqual([]);
});

test("every symbol pays on all lines, though by a hundredth, whatever stands beside it", () => {
  const { symbols } = fiveLinesTable;
  const lines = fiveLinesTable.lines.map((line) => [...line]);
  const five = { reels: 5, rowsMin: 3, rowsMax: 3, pays: "line", lines, symbols } as const;
  const table = createLineTable(five, (tuple) =>
    // Two of the first symbol pay with any three, others with their own alone.
    tuple.every((symbol, reel) => symbol === tuple[0] || (tuple[0] === 0 && reel > 1))
      ? { symbol: symbols[tuple[0]!]!.id, count: 5, multiplier: 1, pay: tuple[0]! + 1 }
      : null,
  );
  symbols.forEach(({ id }, symbol) => {
    const alone = compileStrips(
      symbols,
      Array.from({ length: 5 }, () => id),
    );
    expect(createLineSpinner(table, alone).payAt([0, 0, 0, 0, 0])).toBe(5 * (symbol + 1));
  });
});
