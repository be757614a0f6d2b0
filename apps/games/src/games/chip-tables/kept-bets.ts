/** Bets that a player keeps on this device, newest first: what lies on each spot, in centavos. */
export type KeptBet = Readonly<Record<string, number>>;

export const KEPT_MAX = 6;

/** Whatever cannot be read is as good as none. */
export function readKept(text: string | null): readonly KeptBet[] {
  try {
    const read: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(read) ? read.filter(isBet).slice(0, KEPT_MAX) : [];
  } catch {
    return [];
  }
}

/** Kept once: the same bet again moves to the front. */
export function keep(kept: readonly KeptBet[], bet: KeptBet): readonly KeptBet[] {
  return [bet, ...forget(kept, bet)].slice(0, KEPT_MAX);
}

export function forget(kept: readonly KeptBet[], bet: KeptBet): readonly KeptBet[] {
  return kept.filter((one) => !isSame(one, bet));
}

export function totalOf(bet: KeptBet): number {
  return Object.values(bet).reduce((sum, centavos) => sum + centavos, 0);
}

function isBet(value: unknown): value is KeptBet {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const amounts: unknown[] = Object.values(value);
  return amounts.length > 0 && amounts.every((one) => Number.isSafeInteger(one) && Number(one) > 0);
}

function isSame(one: KeptBet, other: KeptBet): boolean {
  const spots = Object.keys(one);
  return (
    spots.length === Object.keys(other).length && spots.every((spot) => one[spot] === other[spot])
  );
}
