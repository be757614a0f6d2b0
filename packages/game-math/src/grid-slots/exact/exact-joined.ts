/**
 * Reels that join, exactly: for each choice of joined reels every combination of stops is counted,
 * joined reels as one group; a spin is the mixture over these choices, all equally likely. The free
 * spins are then followed spin by spin.
 */
import { PLAIN_SPIN, type Played } from "../modes.ts";
import type { Outcome } from "../outcome.ts";
import type { JoinedSlot } from "../spins/joined-spin.ts";
import {
  boughtMean,
  featureMean,
  outcomeOfFeature,
  outcomeOfRound,
  type SpinMean,
  type SpinTable,
} from "./distribution.ts";
import {
  cycleOf,
  type Group,
  linesSum,
  markCounts,
  reelGroup,
  spinTableOf,
  tallyLines,
} from "./line-tally.ts";

/** A mark is the number of cells with scatters. */
const MARKS = 16;

type Stage = "base" | "free";

/** The first of the reels that are joined; null: each turns by itself. */
type Join = number | null;

function groupsOf({ strips, giants, scatter, definition }: JoinedSlot, stage: Stage, from: Join) {
  const { rowsMax } = definition.screen;
  const { width } = definition;
  const shownOn = (column: readonly number[]): number =>
    column.filter((shown) => shown === scatter).length;
  const groups: Group[] = [];
  strips[stage].forEach((strip, reel) => {
    if (from === null || reel < from || reel >= from + width) {
      groups.push(reelGroup(strip, rowsMax, shownOn));
    } else if (reel === from) {
      const single = reelGroup(giants[stage], rowsMax, shownOn);
      groups.push(
        single.map(({ columns, weight, mark }) => ({
          columns: Array.from({ length: width }, () => columns[0]!),
          weight,
          mark: mark * width,
        })),
      );
    }
  });
  return groups;
}

/** How many of the equally likely draws choose each. */
function choicesOf({ definition }: JoinedSlot, stage: Stage): Map<Join, number> {
  const { joins, alone } = definition;
  const choices = new Map<Join, number>(joins.map((join) => [join, 1]));
  if (alone[stage] > 0) choices.set(null, alone[stage]);
  return choices;
}

const drawsOf = ({ definition: { joins, alone } }: JoinedSlot, stage: Stage): number =>
  alone[stage] + joins.length;

function commonMultiple(a: number, b: number): number {
  let [greater, rest] = [a, b];
  while (rest > 0) [greater, rest] = [rest, greater % rest];
  return (a / greater) * b;
}

/** All choices of a stage together, on a cycle that is a whole number of times that of each. */
function tableOf(slot: JoinedSlot, stage: Stage): SpinTable {
  const { least } = slot.definition;
  const grain = 100 / slot.table.lines.length;
  const parts = [...choicesOf(slot, stage)].map(([join, times]) => {
    const groups = groupsOf(slot, stage, join);
    const tally = tallyLines({ table: slot.table, grain, marks: MARKS }, groups);
    const sum = tally.outcomes.reduce((total, { pay, count }) => total + pay * count, 0) * grain;
    if (Math.abs(sum - linesSum(slot.table, groups)) > 0.5) {
      throw new Error(`Enumeration and closed form disagree (${stage}, ${join}).`);
    }
    const read = (mark: number) => ({ scatters: mark >= least ? 3 : 0, bonusGrains: 0 });
    return { ...spinTableOf(tally, read), times };
  });
  const cycle = parts.reduce((common, part) => commonMultiple(common, part.cycle), 1);
  return {
    cycle: cycle * drawsOf(slot, stage),
    outcomes: parts.flatMap(({ outcomes, cycle: own, times }) =>
      outcomes.map((outcome) => ({ ...outcome, count: outcome.count * times * (cycle / own) })),
    ),
  };
}

function freeSpinsOf({ spins, retriggerSpins, spinsMax }: JoinedSlot["definition"]) {
  const multiplier = { from: 1, step: 0, to: 1 };
  return { spins: [spins, spins, spins] as const, retriggerSpins, spinsMax, multiplier };
}

/** In stakes of a plain spin, whatever the way of playing costs. */
export function exactJoined(
  slot: JoinedSlot,
  { units, spins }: Played = PLAIN_SPIN,
): Outcome & { readonly cycle: number } {
  const { definition, table } = slot;
  const { maxWinMultiplier } = definition;
  const freeSpins = freeSpinsOf(definition);
  const of = { freeSpins, maxWinMultiplier, grains: table.lines.length };
  const free = tableOf(slot, "free");
  if (spins !== null) return outcomeOfFeature(of, free, { spins, units });
  return outcomeOfRound(of, { base: tableOf(slot, "base"), free }, units);
}

function meanOf(slot: JoinedSlot, stage: Stage): SpinMean {
  const { least } = slot.definition;
  let pay = 0;
  let triggers = 0;
  for (const [join, times] of choicesOf(slot, stage)) {
    const groups = groupsOf(slot, stage, join);
    const share = times / drawsOf(slot, stage) / cycleOf(groups);
    const given = markCounts(groups, MARKS).slice(least);
    pay += (linesSum(slot.table, groups) / 100) * share;
    triggers += given.reduce((sum, count) => sum + count, 0) * share;
  }
  return { pay, scatters: [1 - triggers, 0, 0, triggers, 0, 0] };
}

/** What a round returns before the cap, in stakes of a plain spin, in closed form. */
export function joinedReturn(slot: JoinedSlot, { spins }: Played = PLAIN_SPIN): number {
  const freeSpins = freeSpinsOf(slot.definition);
  const free = meanOf(slot, "free");
  if (spins !== null) return boughtMean(freeSpins, free, spins);
  const base = meanOf(slot, "base");
  return base.pay + featureMean(freeSpins, { base, free });
}
