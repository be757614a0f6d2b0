/** Which symbol brings how much of a stage's return: line pays credited to the symbol that pays. */
import { type CompiledSlot, REELS, ROWS, type StageName } from "../slots/definition.ts";
import { at, expandWilds, lineRuns, reelAt } from "../slots/evaluate.ts";

/** Stakes per spin, by symbol id. */
export function symbolContributions(
  slot: CompiledSlot,
  stage: StageName,
): Readonly<Record<string, number>> {
  const counts = slot.strips[stage].map((strip) => {
    const rows = Array.from({ length: ROWS }, () => slot.symbols.map(() => 0));
    strip.forEach((_, stop) => {
      at(expandWilds(slot, [reelAt(strip, stop)]), 0).forEach((symbol, row) => {
        at(rows, row)[symbol]! += 1;
      });
    });
    return rows;
  });
  const sums = slot.symbols.map(() => 0);
  for (const line of slot.definition.lines) {
    weighTuples(
      line.map((row, reel) => at(at(counts, reel), row)),
      (tuple, weight) => {
        const { left, right } = lineRuns(slot, tuple);
        for (const run of [left, right]) if (run !== null) sums[run.symbol]! += run.pay * weight;
      },
    );
  }
  const cycle = slot.strips[stage].reduce((product, strip) => product * strip.length, 1);
  const whole = cycle * slot.definition.lines.length;
  return Object.fromEntries(slot.symbols.map((symbol, index) => [symbol.id, sums[index]! / whole]));
}

function weighTuples(
  counts: readonly (readonly number[])[],
  visit: (tuple: readonly number[], weight: number) => void,
): void {
  const tuple: number[] = [];
  const walk = (reel: number, weight: number): void => {
    if (reel === REELS) return visit(tuple, weight);
    at(counts, reel).forEach((count, symbol) => {
      if (count === 0) return;
      tuple[reel] = symbol;
      walk(reel + 1, weight * count);
    });
  };
  walk(0, 1);
}
