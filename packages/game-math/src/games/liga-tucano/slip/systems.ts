/**
 * What a slip bets on: singles, one multiple of all selections, or a system, which is every
 * multiple of certain sizes. Each of them is a line with a stake of its own.
 */

/** Selections on one slip: a Goliath's. A multiple of more would return too little of its stake. */
export const SELECTIONS_MAX = 8;

interface NamedSystem {
  readonly id: string;
  readonly selections: number;
  /** With singles it is a full cover with singles: 2^n - 1 lines. */
  readonly hasSingles: boolean;
}

/** Full covers by the names used in calls; 2^n - 1 - n lines without singles. */
export const namedSystems: readonly NamedSystem[] = [
  { id: "trixie", selections: 3, hasSingles: false },
  { id: "patent", selections: 3, hasSingles: true },
  { id: "yankee", selections: 4, hasSingles: false },
  { id: "lucky15", selections: 4, hasSingles: true },
  { id: "canadian", selections: 5, hasSingles: false },
  { id: "lucky31", selections: 5, hasSingles: true },
  { id: "heinz", selections: 6, hasSingles: false },
  { id: "lucky63", selections: 6, hasSingles: true },
  { id: "superHeinz", selections: 7, hasSingles: false },
  { id: "goliath", selections: 8, hasSingles: false },
];

/** A line is the places of its selections on the slip, ascending, from 0. */
export type Line = readonly number[];

/** `singles`, `multiple`, `3of5` (all multiples of three out of five), or a name from above. */
export function linesOf(system: string, selections: number): readonly Line[] | null {
  if (!Number.isSafeInteger(selections) || selections < 1) return null;
  if (selections > SELECTIONS_MAX) return null;
  const sizes = sizesOf(system, selections);
  return sizes?.flatMap((size) => combinations(selections, size)) ?? null;
}

function sizesOf(system: string, selections: number): readonly number[] | null {
  if (system === "singles") return [1];
  if (system === "multiple") return selections >= 2 ? [selections] : null;
  const [, size = "", of = ""] = /^(\d{1,2})of(\d{1,2})$/.exec(system) ?? [];
  if (Number(of) === selections && Number(size) >= 2 && Number(size) < selections) {
    return [Number(size)];
  }
  const named = namedSystems.find(({ id }) => id === system);
  if (named === undefined || named.selections !== selections) return null;
  const first = named.hasSingles ? 1 : 2;
  return Array.from({ length: selections - first + 1 }, (_, index) => first + index);
}

/** Every way to take `size` places out of so many, in ascending order. */
export function combinations(of: number, size: number): Line[] {
  const found: number[][] = [];
  const taken: number[] = [];
  const take = (from: number): void => {
    if (taken.length === size) {
      found.push([...taken]);
      return;
    }
    for (let place = from; place <= of - (size - taken.length); place += 1) {
      taken.push(place);
      take(place + 1);
      taken.pop();
    }
  };
  take(0);
  return found;
}
