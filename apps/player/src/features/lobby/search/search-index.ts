/**
 * Search in the browser, so that a letter is answered at once: accents and case do not matter, a
 * word may be unfinished, and one typing slip is forgiven from four letters on.
 */
import type { GameType } from "@tucano/contract/player/games/catalog.ts";
import { kindWords } from "../kind-words.ts";

export interface Findable {
  readonly name: string;
  readonly brand: string;
  readonly tags: readonly string[];
  readonly game_type: GameType;
}

/** Letters that no accent can be taken from, and what people type for them. */
const PLAIN: Readonly<Record<string, string>> = { ı: "i", đ: "d", ø: "o", ß: "ss" };
/** Scripts that write without spaces: a part of what would be a word is a whole word there. */
const UNSPACED = /[\p{Script=Han}\p{Script=Thai}]/u;

export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ıđøß]/g, (letter) => PLAIN[letter] ?? letter)
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
  if ((typed.length >= 3 || UNSPACED.test(typed)) && word.includes(typed)) return 2;
  if (typed.length < 4) return Infinity;
  const beginnings = [word, ...[-1, 0, 1].map((more) => word.slice(0, typed.length + more))];
  return beginnings.some((beginning) => isOneSlipApart(beginning, typed)) ? 3 : Infinity;
}

interface Words {
  readonly named: readonly string[];
  readonly other: readonly string[];
}

const known = new WeakMap<Findable, Words>();

/** Made once a game: the list stays the same from letter to letter. */
function wordsOf(game: Findable): Words {
  const made = known.get(game) ?? {
    named: fold(game.name).split(" "),
    other: fold([game.brand, kindWords[game.game_type], ...game.tags].join(" ")).split(" "),
  };
  known.set(game, made);
  return made;
}

function distanceOfGame(game: Findable, typed: readonly string[]): number {
  const { named, other } = wordsOf(game);
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
