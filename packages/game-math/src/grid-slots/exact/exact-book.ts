/**
 * A book, exactly: every combination of stops is counted for each special symbol, since what fills
 * reels depends on what the lines show; the free spins are followed spin by spin, and a round is
 * the mixture over the symbols that may be drawn.
 */
import { PLAIN_SPIN, type Played } from "../modes.ts";
import type { Outcome } from "../outcome.ts";
import { indexOfSymbol } from "../screen.ts";
import { type BookSlot, expandedPay } from "../spins/book-spin.ts";
import {
  boughtMean,
  type DistributedSlot,
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

/** A mark is the number of books, and this many times the reels with the special symbol. */
const REELS_AT = 16;
const MARKS = REELS_AT * 6;

type Stage = "base" | "free";

function groupsOf(slot: BookSlot, stage: Stage, special: string | null): Group[] {
  const { symbols, rowsMax } = slot.definition.screen;
  const symbol = special === null ? -1 : indexOfSymbol(symbols, special);
  return slot.strips[stage].map((strip) =>
    reelGroup(strip, rowsMax, (column) => {
      const books = column.filter((shown) => shown === slot.book).length;
      return books + (column.includes(symbol) ? REELS_AT : 0);
    }),
  );
}

/** Hundredths beside the lines. */
function bonusOf({ definition }: BookSlot, mark: number, special: string | null): number {
  const books = mark % REELS_AT;
  const scatter = books < 3 ? 0 : definition.scatterPays[Math.min(books, 5) - 3]!;
  const reels = Math.floor(mark / REELS_AT);
  return scatter + (special === null ? 0 : expandedPay(definition, special, reels));
}

/** All pays are whole bets on a line. */
const grainOf = (slot: BookSlot): number => 100 / slot.table.lines.length;

function tableOf(slot: BookSlot, stage: Stage, special: string | null): SpinTable {
  const grain = grainOf(slot);
  const groups = groupsOf(slot, stage, special);
  const tally = tallyLines({ table: slot.table, grain, marks: MARKS }, groups);
  const sum = tally.outcomes.reduce((total, { pay, count }) => total + pay * count, 0) * grain;
  if (Math.abs(sum - linesSum(slot.table, groups)) > 0.5) {
    throw new Error(`Enumeration and closed form disagree (${stage}).`);
  }
  return spinTableOf(tally, (mark) => ({
    scatters: mark % REELS_AT,
    bonusGrains: bonusOf(slot, mark, special) / grain,
  }));
}

function distributed(slot: BookSlot): DistributedSlot {
  const { spins, retriggerSpins, spinsMax, maxWinMultiplier } = slot.definition;
  const multiplier = { from: 1, step: 0, to: 1 };
  const freeSpins = { spins, retriggerSpins, spinsMax, multiplier };
  return { freeSpins, maxWinMultiplier, grains: slot.table.lines.length };
}

/** Ways of playing one slot have the free spins' strips in common: counted once. */
const counted = new WeakMap<readonly string[], Map<string, SpinTable>>();

function freeTable(slot: BookSlot, special: string): SpinTable {
  const strips = slot.definition.strips.free;
  const known = counted.get(strips) ?? new Map<string, SpinTable>();
  counted.set(strips, known);
  const table = known.get(special) ?? tableOf(slot, "free", special);
  known.set(special, table);
  return table;
}

/** In stakes of a plain spin, whatever the way of playing costs. */
export function exactBook(
  slot: BookSlot,
  { units, spins }: Played = PLAIN_SPIN,
): Outcome & { readonly cycle: number } {
  const { specials } = slot.definition;
  const of = distributed(slot);
  const base = spins === null ? tableOf(slot, "base", null) : null;
  const outcomes = [...new Set(specials)].map((special) => {
    const free = freeTable(slot, special);
    return {
      share: specials.filter((each) => each === special).length / specials.length,
      outcome:
        base === null
          ? outcomeOfFeature(of, free, { spins: spins ?? 0, units })
          : outcomeOfRound(of, { base, free }, units),
    };
  });
  const mix = (pick: (outcome: Outcome) => number): number =>
    outcomes.reduce((sum, { share, outcome }) => sum + share * pick(outcome), 0);
  const mean = mix((each) => each.mean);
  const square = mix((each) => each.standardDeviation ** 2 + each.mean ** 2);
  return {
    mean,
    baseMean: mix((each) => each.baseMean),
    featureMean: mix((each) => each.featureMean),
    standardDeviation: Math.sqrt(square - mean * mean),
    hitRate: mix((each) => each.hitRate),
    paidRate: mix((each) => each.paidRate),
    featureRate: mix((each) => each.featureRate),
    maxWinRate: mix((each) => each.maxWinRate),
    cycle: outcomes[0]?.outcome.cycle ?? 0,
  };
}

/** `lines`: what the lines pay in all combinations, the same whatever is special. */
function spinMean(slot: BookSlot, stage: Stage, lines: number, special: string | null): SpinMean {
  const groups = groupsOf(slot, stage, special);
  const cycle = cycleOf(groups);
  let pay = lines;
  const scatters = [0, 0, 0, 0, 0, 0];
  markCounts(groups, MARKS).forEach((count, mark) => {
    pay += count * bonusOf(slot, mark, special);
    if (count > 0) scatters[Math.min(mark % REELS_AT, 5)]! += count / cycle;
  });
  return { pay: pay / cycle / 100, scatters };
}

/** What a round returns before the cap, in stakes of a plain spin, in closed form. */
export function bookReturn(slot: BookSlot, { spins }: Played = PLAIN_SPIN): number {
  const { specials } = slot.definition;
  const sumOf = (stage: Stage) => linesSum(slot.table, groupsOf(slot, stage, null));
  const base = spins === null ? spinMean(slot, "base", sumOf("base"), null) : null;
  const lines = sumOf("free");
  const { freeSpins } = distributed(slot);
  const features = specials.map((special) => {
    const free = spinMean(slot, "free", lines, special);
    return base === null
      ? boughtMean(freeSpins, free, spins ?? 0)
      : featureMean(freeSpins, { base, free });
  });
  const mean = features.reduce((sum, each) => sum + each, 0) / specials.length;
  return (base?.pay ?? 0) + mean;
}
