/**
 * Search in the browser, so that a letter is answered at once: accents and case do not matter, a
 * word may be unfinished, and one typing slip is forgiven from four letters on.
 */
export interface Findable {
  readonly name: string;
  readonly brand: string;
  readonly tags: readonly string[];
  readonly game_type: string;
}

export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** True when one insertion, deletion, substitution or swap of neighbours makes them equal. */
export function isOneSlipApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.slice(1) === restB.slice(1)) return true;
  if (restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

/** 0 is the word itself; Infinity is something else. */
function distance(word: string, typed: string): number {
  if (word === typed) return 0;
  if (word.startsWith(typed)) return 1;
  if (typed.length >= 3 && word.includes(typed)) return 2;
  if (typed.length < 4) return Infinity;
  const beginnings = [word, ...[-1, 0, 1].map((more) => word.slice(0, typed.length + more))];
  return beginnings.some((beginning) => isOneSlipApart(beginning, typed)) ? 3 : Infinity;
}

function distanceOfGame(game: Findable, typed: readonly string[]): number {
  const named = fold(game.name).split(" ");
  const other = fold([game.brand, game.game_type, ...game.tags].join(" ")).split(" ");
  let total = 0;
  for (const part of typed) {
    const inName = Math.min(...named.map((word) => distance(word, part)));
    const inOther = Math.min(...other.map((word) => distance(word, part))) + 4;
    total += Math.min(inName, inOther);
  }
  return total;
}

/** Games in which every typed word is found, the closest first; ties keep the list's order. */
export function findGames<Game extends Findable>(games: readonly Game[], query: string): Game[] {
  const typed = fold(query).split(" ").filter(Boolean);
  if (typed.length === 0) return [];
  return games
    .map((game) => ({ game, distance: distanceOfGame(game, typed) }))
    .filter((found) => found.distance < Infinity)
    .sort((a, b) => a.distance - b.distance)
    .map((found) => found.game);
}
