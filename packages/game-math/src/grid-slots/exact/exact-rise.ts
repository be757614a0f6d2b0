/**
 * Rising wilds, exactly: every combination of stops is counted for each set of reels that stand,
 * and a round is a walk over these sets, in which reels are only added; its total is a sum of spins
 * that depend on nothing else, hence a convolution.
 */
import { type Outcome, Weighing } from "../outcome.ts";
import type { RiseSlot } from "../spins/rise-spin.ts";
import { addProduct, createSpectrum, sizeFor, toSpectrum, toValues } from "./convolution.ts";
import { cycleOf, type Group, linesSum, reelGroup, tallyLines } from "./line-tally.ts";

/** A set of reels is a number with a bit for each. */
type Standing = number;

function reelsOf(set: Standing): number {
  let count = 0;
  for (let rest = set; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}

/** A mark is the reel's bit if its wild rises. */
function groupsOf({ strips, wild, definition }: RiseSlot, stand: Standing): Group[] {
  const { rowsMax } = definition.screen;
  const risen = Array.from({ length: rowsMax }, () => wild);
  return strips.map((strip, reel): Group => {
    const bit = 1 << reel;
    if ((stand & bit) !== 0) return [{ columns: [risen], weight: 1, mark: 0 }];
    const shown = reelGroup(strip, rowsMax, (column) => (column.includes(wild) ? bit : 0));
    return shown.map((each) => (each.mark > 0 ? { ...each, columns: [risen] } : each));
  });
}

function timesOf({ definition }: RiseSlot, stand: Standing): number {
  return definition.multipliers[reelsOf(stand)]!;
}

interface Walk {
  readonly slot: RiseSlot;
  readonly grain: number;
  readonly cap: number;
  readonly known: Map<Standing, Float64Array>;
}

/** probability[grains] of all that is still won, with these reels standing as the others spin. */
function totalsFrom(walk: Walk, stand: Standing): Float64Array {
  const { slot, grain, cap, known } = walk;
  const found = known.get(stand);
  if (found !== undefined) return found;
  const groups = groupsOf(slot, stand);
  const marks = 1 << groups.length;
  const { cycle, outcomes } = tallyLines({ table: slot.table, grain, marks }, groups);
  const next = new Map<Standing, Float64Array>();
  for (const { pay, mark, count } of outcomes) {
    const after = stand | mark;
    const wins = next.get(after) ?? new Float64Array(cap + 1);
    next.set(after, wins);
    wins[Math.min(pay * timesOf(slot, after), cap)]! += count / cycle;
  }
  const totals = next.get(stand) ?? new Float64Array(cap + 1);
  for (const [after, wins] of next) {
    if (after === stand) continue;
    const size = sizeFor(cap);
    const sum = createSpectrum(size);
    addProduct(sum, toSpectrum(wins, size), toSpectrum(totalsFrom(walk, after), size));
    toValues(sum).forEach((chance, total) => (totals[Math.min(total, cap)]! += chance));
  }
  known.set(stand, totals);
  return totals;
}

export function exactRise(slot: RiseSlot): Outcome & { readonly cycle: number } {
  const grains = slot.table.lines.length;
  const cap = slot.definition.maxWinMultiplier * grains;
  const totals = totalsFrom({ slot, grain: 100 / grains, cap, known: new Map() }, 0);
  const weighing = new Weighing();
  totals.forEach((chance, total) => weighing.add(chance, total / grains));
  const first = means(slot, 0);
  return {
    mean: weighing.mean,
    baseMean: first.pay,
    featureMean: weighing.mean - first.pay,
    standardDeviation: weighing.standardDeviation(),
    hitRate: weighing.hits,
    paidRate: 1 - totals[0]!,
    featureRate: 1 - (first.next.get(0) ?? 0),
    maxWinRate: totals[cap]!,
    cycle: cycleOf(groupsOf(slot, 0)),
  };
}

/** What one spin pays, in stakes, and which reels stand after it, in closed form. */
function means(slot: RiseSlot, stand: Standing): { pay: number; next: Map<Standing, number> } {
  const groups = groupsOf(slot, stand);
  const cycle = cycleOf(groups);
  const next = new Map<Standing, number>();
  let pay = 0;
  const visit = (reel: number, shown: readonly Group[], after: Standing): void => {
    const group = groups[reel];
    if (group === undefined) {
      next.set(after, cycleOf(shown) / cycle);
      pay += (linesSum(slot.table, shown) * timesOf(slot, after)) / cycle / 100;
      return;
    }
    for (const mark of new Set(group.map((each) => each.mark))) {
      const part = group.filter((each) => each.mark === mark);
      visit(reel + 1, [...shown, part], after | mark);
    }
  };
  visit(0, [], stand);
  return { pay, next };
}

/** The return before the cap, in stakes, in closed form. */
export function riseReturn(slot: RiseSlot): number {
  const known = new Map<Standing, number>();
  const from = (stand: Standing): number => {
    const found = known.get(stand);
    if (found !== undefined) return found;
    const { pay, next } = means(slot, stand);
    let sum = pay;
    for (const [after, chance] of next) if (after !== stand) sum += chance * from(after);
    known.set(stand, sum);
    return sum;
  };
  return from(0);
}
