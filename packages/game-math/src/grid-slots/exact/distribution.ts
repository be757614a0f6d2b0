/**
 * What a whole round pays, as a distribution: every total from nothing to the maximum, with its
 * probability. It answers what expectations cannot: how far results spread, how likely the maximum
 * is, and what the cap cuts off. Computed from the enumerated spins of both stages by following
 * the feature spin by spin; a total that reaches the maximum stays there.
 */
import { type FreeSpinsDefinition, multiplierOfSpin } from "../spins/line-spin.ts";
import type { Outcome } from "../outcome.ts";
import {
  addProduct,
  createSpectrum,
  sizeFor,
  type Spectrum,
  toSpectrum,
  toValues,
} from "./convolution.ts";

/** How many of all combinations of stops give this. */
export interface SpinOutcome {
  /** What the screen pays, scatters included, in grains. */
  readonly pay: number;
  readonly triggers: boolean;
  /** Three or more scatters: how many, else 0. */
  readonly scatters: number;
  readonly count: number;
}

export interface SpinTable {
  readonly cycle: number;
  readonly outcomes: readonly SpinOutcome[];
}

export interface RoundDistribution {
  /** probability[total]: that the round pays this many grains. The last entry is the cap. */
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

/** All that matters here of a slot. */
export interface DistributedSlot {
  readonly freeSpins: FreeSpinsDefinition;
  readonly maxWinMultiplier: number;
  /** Grains in a stake: the unit that all pays are multiples of. */
  readonly grains: number;
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
  units = 1,
): RoundDistribution {
  const { freeSpins, maxWinMultiplier, grains } = slot;
  const cap = maxWinMultiplier * grains;
  const feature = createFeature(tables.free, cap);
  const final = new Float64Array(cap + 1);
  const awards = new Map<number, Float64Array>();
  for (const outcome of tables.base.outcomes) {
    const probability = outcome.count / tables.base.cycle;
    const into = outcome.triggers
      ? totalsOf(awards, freeSpins.spins[outcome.scatters - 3]!, cap)
      : final;
    into[Math.min(outcome.pay, cap)]! += probability;
  }
  playFeature(slot, feature, { awards, final });
  return describe(final, grains, units);
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
  const { retriggerSpins, spinsMax } = slot.freeSpins;
  let { awards } = state;
  for (let spin = 1; spin <= spinsMax; spin += 1) {
    const { plain, trigger } = feature.spectra(multiplierOfSpin(slot.freeSpins, spin));
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

function describe(probability: Float64Array, grains: number, units: number): RoundDistribution {
  let mean = 0;
  let square = 0;
  let hitRate = 0;
  probability.forEach((weight, total) => {
    const stakes = total / grains;
    mean += weight * stakes;
    square += weight * stakes * stakes;
    if (total > grains * units) hitRate += weight;
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

/**
 * The figures of such a game: the paid spin by itself, and the round with its maximum. A hit is
 * more than so many units.
 */
export function outcomeOfRound(
  slot: DistributedSlot,
  tables: { readonly base: SpinTable; readonly free: SpinTable },
  units = 1,
): Outcome & { readonly cycle: number } {
  const round = roundDistribution(slot, tables, units);
  const { outcomes, cycle } = tables.base;
  let base = 0;
  let triggers = 0;
  for (const outcome of outcomes) {
    base += (outcome.pay * outcome.count) / slot.grains / cycle;
    if (outcome.triggers) triggers += outcome.count / cycle;
  }
  return {
    mean: round.mean,
    baseMean: base,
    featureMean: round.mean - base,
    standardDeviation: round.standardDeviation,
    hitRate: round.hitRate,
    paidRate: round.paidRate,
    featureRate: triggers,
    maxWinRate: round.maxWinRate,
    cycle,
  };
}

/** The free spins by themselves, as they are bought: so many of them, for so many units. */
export function outcomeOfFeature(
  slot: DistributedSlot,
  free: SpinTable,
  { spins, units }: { readonly spins: number; readonly units: number },
): Outcome & { readonly cycle: number } {
  const cap = slot.maxWinMultiplier * slot.grains;
  const final = new Float64Array(cap + 1);
  const awards = new Map<number, Float64Array>();
  totalsOf(awards, spins, cap)[0] = 1;
  playFeature(slot, createFeature(free, cap), { awards, final });
  const { mean, standardDeviation, hitRate, paidRate, maxWinRate } = describe(
    final,
    slot.grains,
    units,
  );
  return {
    mean,
    baseMean: 0,
    featureMean: mean,
    standardDeviation,
    hitRate,
    paidRate,
    featureRate: 1,
    maxWinRate,
    cycle: free.cycle,
  };
}

/** The means of free spins that are bought: as if three scatters always gave so many. */
export function boughtMean(freeSpins: FreeSpinsDefinition, free: SpinMean, spins: number): number {
  const given = { ...freeSpins, spins: [spins, spins, spins] as const };
  return featureMean(given, { base: { pay: 0, scatters: [0, 0, 0, 1, 0, 0] }, free });
}

/** A spin of a stage by itself, in closed form. */
export interface SpinMean {
  /** Expected pay in stakes, scatters included. */
  readonly pay: number;
  /** Chances of 0 to 5 scatters. */
  readonly scatters: readonly number[];
}

/**
 * What the free spins bring on average, in stakes, before the cap: a Markov chain over spins played
 * and awarded. Whether a spin happens depends on earlier ones alone, so its expected win does not
 * depend on how it was reached.
 */
export function featureMean(
  freeSpins: FreeSpinsDefinition,
  { base, free }: { readonly base: SpinMean; readonly free: SpinMean },
): number {
  const { spins, retriggerSpins, spinsMax } = freeSpins;
  const again = free.scatters[3]! + free.scatters[4]! + free.scatters[5]!;
  let total = 0;
  spins.forEach((given, index) => {
    let awards = new Map([[given, 1]]);
    let played = 0;
    for (let spin = 1; spin <= spinsMax; spin += 1) {
      const next = new Map<number, number>();
      for (const [awarded, chance] of awards) {
        if (awarded < spin) continue;
        played += chance * multiplierOfSpin(freeSpins, spin);
        const more = Math.min(awarded + retriggerSpins, spinsMax);
        next.set(awarded, (next.get(awarded) ?? 0) + chance * (1 - again));
        next.set(more, (next.get(more) ?? 0) + chance * again);
      }
      awards = next;
    }
    total += base.scatters[index + 3]! * played * free.pay;
  });
  return total;
}
