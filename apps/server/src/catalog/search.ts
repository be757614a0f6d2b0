/**
 * Finding games by what people type: accents and case do not matter, a word may be unfinished, and
 * one slip of the finger in a short word, two in a long one, are forgiven. A catalogue is a few
 * thousand names at most, so all of it is searched in memory in well under a millisecond.
 */

/** "Onça  Dourada" -> "onca dourada". */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

export interface SearchEntry<Item> {
  readonly item: Item;
  readonly words: readonly string[];
}

export function indexEntry<Item>(item: Item, texts: readonly string[]): SearchEntry<Item> {
  return { item, words: [...new Set(texts.flatMap((text) => fold(text).split(" ")))] };
}

/** Entries in which every typed word is found, the closest first; ties keep the index's order. */
export function searchEntries<Item>(
  entries: readonly SearchEntry<Item>[],
  keyword: string,
): Item[] {
  const typed = fold(keyword).split(" ").filter(Boolean);
  if (typed.length === 0) return entries.map((entry) => entry.item);
  return entries
    .map((entry) => ({ item: entry.item, distance: distanceOf(entry.words, typed) }))
    .filter((found) => found.distance < Infinity)
    .sort((a, b) => a.distance - b.distance)
    .map((found) => found.item);
}

function distanceOf(words: readonly string[], typed: readonly string[]): number {
  let total = 0;
  for (const part of typed) {
    total += Math.min(Infinity, ...words.map((word) => wordDistance(word, part)));
  }
  return total;
}

/** 0 equal, 1 prefix, 2 inside, 3 and more: slips; Infinity: not it. */
function wordDistance(word: string, typed: string): number {
  if (word === typed) return 0;
  if (word.startsWith(typed)) return 1;
  if (typed.length >= 3 && word.includes(typed)) return 2;
  const allowed = slipsAllowed(typed.length);
  if (allowed === 0) return Infinity;
  // The typed word may be the misspelt beginning of a longer one.
  const slips = Math.min(
    slipsBetween(word, typed),
    slipsBetween(word.slice(0, typed.length), typed),
  );
  return slips <= allowed ? 2 + slips : Infinity;
}

function slipsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/** Insertions, deletions, substitutions and swaps of neighbours that turn `a` into `b`. */
function slipsBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap && row > 1 && column > 1 ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? Infinity;
}
