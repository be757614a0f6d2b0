/** The drawing rules of baccarat in numbers: for one round, and for counting all of them. */

export const BACCARAT_DECKS = 8;

/** A card's points: 2 to 9 as they are, an ace 1, tens and pictures 0. */
export function pointsOf(rank: number): number {
  if (rank === 12) return 1;
  return rank >= 8 ? 0 : rank + 2;
}

export function isNatural(total: number): boolean {
  return total >= 8;
}

export function playerDraws(playerTotal: number): boolean {
  return playerTotal <= 5;
}

/** `third` is what the player's third card counts; null: the player stood. */
export function bankerDraws(bankerTotal: number, third: number | null): boolean {
  if (third === null) return bankerTotal <= 5;
  if (bankerTotal <= 2) return true;
  if (bankerTotal === 3) return third !== 8;
  if (bankerTotal === 4) return third >= 2 && third <= 7;
  if (bankerTotal === 5) return third >= 4 && third <= 7;
  return bankerTotal === 6 && (third === 6 || third === 7);
}
