/**
 * Numbers for a card. Which numbers a player has does not affect what the card returns, so they
 * need no seed: they are part of the player's choice.
 */
import { NUMBERS_A_COLUMN } from "@tucano/game-math/games/bingo-do-luar/game.ts";
import { drawsFromWords } from "@tucano/game-math/provably-fair.ts";
import { drawFrom } from "@tucano/game-math/shuffle.ts";

const COLUMNS = 5;
const ROWS = 3;

export function dealCard(nextWord: () => number): number[] {
  const draws = drawsFromWords(nextWord);
  const columns = Array.from({ length: COLUMNS }, (_, column) => {
    const numbers = Array.from(
      { length: NUMBERS_A_COLUMN },
      (_unused, index) => column * NUMBERS_A_COLUMN + index + 1,
    );
    return drawFrom(numbers, ROWS, draws).drawn.toSorted((a, b) => a - b);
  });
  return Array.from({ length: ROWS }, (_, row) => columns.map((column) => column[row] ?? 0)).flat();
}

export function wordFromBrowser(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
