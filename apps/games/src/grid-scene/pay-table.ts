/** What a game pays, as its paytable shows it: made from the definition of its mathematics. */

export interface PayRow {
  /** "5", "8–9", "12+". */
  readonly count: string;
  /** Hundredths of a unit. */
  readonly hundredths: number;
}

export interface PayTable {
  /** A symbol's id and what it pays, the highest first; mixes are shown by their words. */
  readonly symbols: readonly { readonly id: string; readonly rows: readonly PayRow[] }[];
  /** Fixed prizes of a ladder, the lowest first. */
  readonly jackpots?: readonly { readonly jackpot: string; readonly hundredths: number }[];
}

/** `pays[id][length - least]`, as definitions have it. */
export function runTable(
  pays: Readonly<Record<string, readonly number[]>>,
  least: number,
): PayTable {
  const symbols = Object.entries(pays).map(([id, list]) => ({
    id,
    rows: list.flatMap((hundredths, index) =>
      hundredths > 0 ? [{ count: String(least + index), hundredths }] : [],
    ),
  }));
  return { symbols: symbols.filter(({ rows }) => rows.length > 0) };
}

/** Pays by count: each applies from its count up to the next. */
export function stepTable(
  pays: Readonly<Record<string, readonly number[]>>,
  counts: readonly number[],
): PayTable {
  const name = (index: number): string => {
    const from = counts[index] ?? 0;
    const next = counts[index + 1];
    if (next === undefined) return `${from}+`;
    return next - 1 === from ? String(from) : `${from}–${next - 1}`;
  };
  const symbols = Object.entries(pays).map(([id, list]) => ({
    id,
    rows: list.flatMap((hundredths, index) =>
      hundredths > 0 ? [{ count: name(index), hundredths }] : [],
    ),
  }));
  return { symbols: symbols.filter(({ rows }) => rows.length > 0) };
}
