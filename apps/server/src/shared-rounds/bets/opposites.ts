/**
 * Bets that cannot lose together: red and black, player and banker, for about the same money, by
 * one player or by two. Once is chance; round after round it moves money, or works off turnover.
 */

export interface LaidBet {
  readonly roundId: string;
  readonly player: string;
  readonly unitCentavos: number;
  readonly choice: unknown;
}

const pairs: readonly (readonly [string, string])[] = [
  ["red", "black"],
  ["even", "odd"],
  ["low", "high"],
  ["player", "banker"],
];
/** What one side lays may be a fifth less than the other's, and still covers it. */
const LIKENESS_PERCENT = 80;
/** Of the rounds that two have in common: two strangers are opposite in about half of them. */
const COMMON_PERCENT = 90;

/** By the first spot of a pair: centavos on the one and on the other. */
type Sides = Map<string, [number, number]>;

function chipsOf(choice: unknown): Readonly<Record<string, unknown>> {
  if (choice === null || typeof choice !== "object") return {};
  const { chips } = choice as { chips?: unknown };
  return chips === null || typeof chips !== "object" ? {} : (chips as Record<string, unknown>);
}

function lay(sides: Sides, { choice, unitCentavos }: LaidBet): void {
  const chips = chipsOf(choice);
  const laid = (spot: string) => Number(chips[spot] ?? 0) * unitCentavos;
  for (const [one, other] of pairs) {
    const [before, beforeOther] = sides.get(one) ?? [0, 0];
    sides.set(one, [before + laid(one), beforeOther + laid(other)]);
  }
}

function isAlike(a: number, b: number): boolean {
  return a > 0 && b > 0 && Math.min(a, b) * 100 >= Math.max(a, b) * LIKENESS_PERCENT;
}

const isHedged = (own: Sides) => [...own.values()].some(([one, other]) => isAlike(one, other));

/** Each lays on the one side only, and not on the same. */
function isAgainst(own: Sides, theirs: Sides): boolean {
  return [...own].some(([pair, [one, other]]) => {
    const [theirOne, theirOther] = theirs.get(pair) ?? [0, 0];
    const isOneSided = other === 0 && theirOne === 0 && isAlike(one, theirOther);
    return isOneSided || (one === 0 && theirOther === 0 && isAlike(other, theirOne));
  });
}

/** Pure: in how many of these rounds the player could not lose, alone or with one same other. */
export function countOpposites(bets: readonly LaidBet[], player: string): number {
  const rounds = new Map<string, Map<string, Sides>>();
  for (const bet of bets) {
    const players = rounds.get(bet.roundId) ?? new Map<string, Sides>();
    const sides: Sides = players.get(bet.player) ?? new Map();
    lay(sides, bet);
    rounds.set(bet.roundId, players.set(bet.player, sides));
  }
  let alone = 0;
  const against = new Map<string, { common: number; opposite: number }>();
  for (const players of rounds.values()) {
    const own = players.get(player);
    if (own === undefined) continue;
    if (isHedged(own)) alone += 1;
    for (const [other, theirs] of players) {
      if (other === player) continue;
      const seen = against.get(other) ?? { common: 0, opposite: 0 };
      const opposite = seen.opposite + (isAgainst(own, theirs) ? 1 : 0);
      against.set(other, { common: seen.common + 1, opposite });
    }
  }
  const together = [...against.values()]
    .filter(({ common, opposite }) => opposite * 100 >= common * COMMON_PERCENT)
    .map(({ opposite }) => opposite);
  return Math.max(alone, ...together);
}
