/**
 * Free spins of slots on grids, and the ways of playing a slot beside its plain spin, from the
 * definition in its sheet: the same numbers with some replaced, or the free spins alone.
 */

export const atLeast = (chances: readonly number[], least: number): number =>
  chances.slice(least).reduce((sum, chance) => sum + chance, 0);

export interface GridAudit {
  /** Percent of the stake; before the maximum cuts anything, where it is not said otherwise. */
  readonly rtpPercent: number;
  readonly featureOneIn: number;
}

export interface FreeSpins {
  readonly spins: readonly number[];
  readonly retriggerSpins: number;
  readonly spinsMax: number;
}

/** Free spins of a round, on average: from the scatters of its paid spin and the chance of more. */
export function spinsPlayed(of: FreeSpins, scatters: readonly number[], again: number): number {
  /** That are still played with so many left of so many in all. */
  const played = (left: number, all: number): number => {
    if (left === 0) return 0;
    const added = Math.min(of.retriggerSpins, of.spinsMax - all);
    if (added === 0) return left;
    return 1 + (1 - again) * played(left - 1, all) + again * played(left - 1 + added, all + added);
  };
  return scatters.reduce((sum, chance, n) => {
    const won = n < 3 ? 0 : (of.spins[Math.min(n, 5) - 3] ?? 0);
    return sum + chance * played(won, won);
  }, 0);
}

/** A definition, as it is published with other ways of playing it. */
export interface Moded {
  readonly modes?: readonly {
    readonly id: string;
    readonly units: number;
    readonly spins?: number;
    readonly numbers?: object;
  }[];
}

export interface PlayedAs<Definition> {
  readonly of: Definition;
  readonly units: number;
  /** Free spins that it begins with; null: it begins with a paid spin. */
  readonly bought: number | null;
}

/** The same definition with the numbers of a way of playing it; without one, a plain spin. */
export function playedAs<Definition extends Moded>(
  of: Definition,
  mode: string | undefined,
): PlayedAs<Definition> {
  if (mode === undefined) return { of, units: 1, bought: null };
  const found = of.modes?.find(({ id }) => id === mode);
  if (found === undefined) throw new Error(`There is no ${mode}.`);
  const { units, spins = null, numbers = {} } = found;
  return { of: { ...of, ...numbers }, units, bought: spins };
}

/** Of a round: its paid spin and its free spins, or the free spins alone where they are bought. */
export function roundOf(
  { of, units, bought }: PlayedAs<FreeSpins>,
  base: { readonly mean: number; readonly scatters: readonly number[] },
  free: { readonly mean: number; readonly scatters: readonly number[] },
): GridAudit {
  const again = atLeast(free.scatters, 3);
  if (bought !== null) {
    const spins = spinsPlayed({ ...of, spins: [bought] }, [0, 0, 0, 1], again);
    return { rtpPercent: (spins * free.mean) / units, featureOneIn: 1 };
  }
  const spins = spinsPlayed(of, base.scatters, again);
  return {
    rtpPercent: (base.mean + spins * free.mean) / units,
    featureOneIn: 1 / atLeast(base.scatters, 3),
  };
}
