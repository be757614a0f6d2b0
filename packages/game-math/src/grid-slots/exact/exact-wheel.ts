/**
 * A wheel of fortune, exactly: every combination of stops is counted, and a round is the mixture
 * over the wheel's slices. Where one gives free spins, they are followed spin by spin; where one
 * pays at once, that is added to what the paid spin has won.
 */
import type { Outcome } from "../outcome.ts";
import type { WheelSlice, WheelSlot } from "../spins/wheel-spin.ts";
import { type DistributedSlot, outcomeOfRound, type SpinTable } from "./distribution.ts";
import {
  cycleOf,
  type Group,
  linesSum,
  markCounts,
  reelGroup,
  spinTableOf,
  tallyLines,
} from "./line-tally.ts";

/** A mark is the number of scatters. */
const MARKS = 16;

type Stage = "base" | "free";

function groupsOf({ strips, scatter, definition }: WheelSlot, stage: Stage): Group[] {
  const { rowsMax } = definition.screen;
  return strips[stage].map((strip) =>
    reelGroup(strip, rowsMax, (column) => column.filter((shown) => shown === scatter).length),
  );
}

/** All pays are whole bets on a line. */
const grainOf = ({ table }: WheelSlot): number => 100 / table.lines.length;

function tableOf(slot: WheelSlot, stage: Stage): SpinTable {
  const { least } = slot.definition;
  const grain = grainOf(slot);
  const groups = groupsOf(slot, stage);
  const tally = tallyLines({ table: slot.table, grain, marks: MARKS }, groups);
  const sum = tally.outcomes.reduce((total, { pay, count }) => total + pay * count, 0) * grain;
  if (Math.abs(sum - linesSum(slot.table, groups)) > 0.5) {
    throw new Error(`Enumeration and closed form disagree (${stage}).`);
  }
  return spinTableOf(tally, (mark) => ({
    scatters: mark >= least ? 3 : 0,
    bonusGrains: 0,
  }));
}

/** One slice for certain: as many free spins for any number of scatters, none for coins. */
function outcomeOf(slot: WheelSlot, slice: WheelSlice, tables: Record<Stage, SpinTable>) {
  const grains = slot.table.lines.length;
  const { spins, multiplier: from } =
    slice.kind === "freeSpins" ? slice : { spins: 0, multiplier: 1 };
  const distributed: DistributedSlot = {
    freeSpins: {
      spins: [spins, spins, spins],
      retriggerSpins: 0,
      spinsMax: spins,
      multiplier: { from, step: 0, to: from },
    },
    maxWinMultiplier: slot.definition.maxWinMultiplier,
    grains,
  };
  if (slice.kind === "freeSpins") return outcomeOfRound(distributed, tables);
  const coins = slice.hundredths / grainOf(slot);
  const outcomes = tables.base.outcomes.map((outcome) =>
    outcome.triggers ? { ...outcome, pay: outcome.pay + coins, triggers: false } : outcome,
  );
  return outcomeOfRound(distributed, { base: { ...tables.base, outcomes }, free: tables.free });
}

export function exactWheel(slot: WheelSlot): Outcome & { readonly cycle: number } {
  const tables = { base: tableOf(slot, "base"), free: tableOf(slot, "free") };
  const { wheel } = slot.definition;
  const outcomes = wheel.map((slice) => outcomeOf(slot, slice, tables));
  const mix = (pick: (outcome: Outcome) => number): number =>
    outcomes.reduce((sum, outcome) => sum + pick(outcome), 0) / wheel.length;
  const mean = mix((each) => each.mean);
  const square = mix((each) => each.standardDeviation ** 2 + each.mean ** 2);
  const { cycle } = tables.base;
  let base = 0;
  let featureRate = 0;
  for (const { pay, count, triggers } of tables.base.outcomes) {
    base += (pay * count) / slot.table.lines.length / cycle;
    if (triggers) featureRate += count / cycle;
  }
  return {
    mean,
    baseMean: base,
    featureMean: mean - base,
    standardDeviation: Math.sqrt(square - mean * mean),
    hitRate: mix((each) => each.hitRate),
    paidRate: mix((each) => each.paidRate),
    featureRate,
    maxWinRate: mix((each) => each.maxWinRate),
    cycle,
  };
}

/** The return before the cap, in stakes, in closed form. */
export function wheelReturn(slot: WheelSlot): number {
  const { least, wheel } = slot.definition;
  const [base, free] = (["base", "free"] as const).map((stage) => {
    const groups = groupsOf(slot, stage);
    const cycle = cycleOf(groups);
    const turns = markCounts(groups, MARKS).slice(least);
    return {
      lines: linesSum(slot.table, groups) / cycle / 100,
      turns: turns.reduce((sum, count) => sum + count, 0) / cycle,
    };
  }) as [{ lines: number; turns: number }, { lines: number }];
  const slices = wheel.map((slice) =>
    slice.kind === "coins" ? slice.hundredths / 100 : slice.spins * slice.multiplier * free.lines,
  );
  const mean = slices.reduce((sum, worth) => sum + worth, 0) / wheel.length;
  return base.lines + base.turns * mean;
}
