/**
 * What a whole round pays, as a distribution: every total from nothing to the maximum, with its
 * probability. It answers what expectations cannot: how far results spread, how likely the maximum
 * is, and what the cap cuts off. Computed from the enumerated spins of both stages by following
 * the feature spin by spin; a total that reaches the maximum stays there.
 */
import type { SlotDefinition } from "../slots/definition.ts";
import { at } from "../slots/evaluate.ts";
import { multiplierOfSpin } from "../slots/play.ts";
import {
  addProduct,
  createSpectrum,
  sizeFor,
  type Spectrum,
  toSpectrum,
  toValues,
} from "./convolution.ts";
import type { SpinTable } from "./enumerate.ts";

export interface RoundDistribution {
  /** probability[total]: that the round pays this many line bets. The last entry is the cap. */
  readonly probability: Float64Array;
  /** Expected pay in stakes, cap included. */
  readonly mean: number;
  /** Of the pay in stakes. */
  readonly standardDeviation: number;
  /** That a round pays more than its stake, and that it pays anything. */
  readonly hitRate: number;
  readonly paidRate: number;
  /** That a round reaches the maximum. */
  readonly maxWinRate: number;
}

/** All that matters here of a slot; `lines` says how many units of pay a stake has. */
export interface DistributedSlot {
  readonly definition: Pick<SlotDefinition, "freeSpins" | "lines" | "maxWinMultiplier">;
}

interface Feature {
  /** The table's spins at one stage multiplier, as spectra: those that retrigger and the others. */
  spectra(multiplier: number): { plain: Spectrum; trigger: Spectrum };
  readonly size: number;
  readonly cap: number;
}

export function roundDistribution(
  slot: DistributedSlot,
  tables: { readonly base: SpinTable; readonly free: SpinTable },
): RoundDistribution {
  const { definition } = slot;
  const lines = definition.lines.length;
  const cap = definition.maxWinMultiplier * lines;
  const feature = createFeature(tables.free, cap);
  const final = new Float64Array(cap + 1);
  const awards = new Map<number, Float64Array>();
  for (const outcome of tables.base.outcomes) {
    const probability = outcome.count / tables.base.cycle;
    const into = outcome.triggers
      ? totalsOf(awards, at(definition.freeSpins.spins, outcome.scatters - 3), cap)
      : final;
    into[Math.min(outcome.pay, cap)]! += probability;
  }
  playFeature(slot, feature, { awards, final });
  return describe(final, lines);
}

function createFeature(table: SpinTable, cap: number): Feature {
  const size = sizeFor(cap);
  const known = new Map<number, { plain: Spectrum; trigger: Spectrum }>();
  return {
    size,
    cap,
    spectra(multiplier) {
      const found = known.get(multiplier);
      if (found !== undefined) return found;
      const plain = new Float64Array(cap + 1);
      const trigger = new Float64Array(cap + 1);
      for (const outcome of table.outcomes) {
        const into = outcome.triggers ? trigger : plain;
        into[Math.min(outcome.pay * multiplier, cap)]! += outcome.count / table.cycle;
      }
      const made = { plain: toSpectrum(plain, size), trigger: toSpectrum(trigger, size) };
      known.set(multiplier, made);
      return made;
    },
  };
}

/** awards: totals so far, by the number of free spins awarded. Adds what ends to `final`. */
function playFeature(
  slot: DistributedSlot,
  feature: Feature,
  state: { awards: Map<number, Float64Array>; final: Float64Array },
): void {
  const { retriggerSpins, spinsMax } = slot.definition.freeSpins;
  let { awards } = state;
  for (let spin = 1; spin <= spinsMax; spin += 1) {
    const { plain, trigger } = feature.spectra(multiplierOfSpin(slot, spin));
    const sums = new Map<number, Spectrum>();
    const sumOf = (awarded: number): Spectrum => {
      const sum = sums.get(awarded) ?? createSpectrum(feature.size);
      sums.set(awarded, sum);
      return sum;
    };
    for (const [awarded, totals] of awards) {
      const spectrum = toSpectrum(totals, feature.size);
      addProduct(sumOf(awarded), spectrum, plain);
      addProduct(sumOf(Math.min(awarded + retriggerSpins, spinsMax)), spectrum, trigger);
    }
    awards = new Map();
    for (const [awarded, sum] of sums) {
      const totals = foldAtCap(toValues(sum), feature.cap);
      if (awarded > spin) awards.set(awarded, totals);
      else totals.forEach((probability, total) => (state.final[total]! += probability));
    }
  }
}

/** Totals above the maximum are the maximum. */
function foldAtCap(values: Float64Array, cap: number): Float64Array {
  const totals = values.slice(0, cap + 1);
  for (let total = cap + 1; total <= 2 * cap; total += 1) totals[cap]! += values[total]!;
  return totals;
}

function totalsOf(awards: Map<number, Float64Array>, awarded: number, cap: number): Float64Array {
  const totals = awards.get(awarded) ?? new Float64Array(cap + 1);
  awards.set(awarded, totals);
  return totals;
}

function describe(probability: Float64Array, lines: number): RoundDistribution {
  let mean = 0;
  let square = 0;
  let hitRate = 0;
  probability.forEach((weight, total) => {
    const stakes = total / lines;
    mean += weight * stakes;
    square += weight * stakes * stakes;
    if (total > lines) hitRate += weight;
  });
  return {
    probability,
    mean,
    standardDeviation: Math.sqrt(square - mean * mean),
    hitRate,
    paidRate: 1 - probability[0]!,
    maxWinRate: probability[probability.length - 1]!,
  };
}
