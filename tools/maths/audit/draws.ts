/** Bingo, scratch cards and timed draws, from what their sheets say of them. */
import { type Audited, choose, type End, readSheet } from "./sheet.ts";

type Pays = Readonly<Record<string, number>>;

function hypergeometric(
  { numbers, drawn, picked }: Readonly<Record<"numbers" | "drawn" | "picked", number>>,
  pays: Pays,
): End[] {
  return Array.from({ length: picked + 1 }, (_, hits) => ({
    win: (pays[hits] ?? 0) / 100,
    chance:
      (choose(picked, hits) * choose(numbers - picked, drawn - hits)) / choose(numbers, drawn),
  }));
}

export function auditKeno(): Audited {
  const { rules } = readSheet<{
    rules: {
      numbers: number;
      drawn: number;
      pays_hundredths_by_picks_and_hits: Readonly<Record<string, Pays>>;
    };
  }>("keno-minuto");
  const wayOf = (picked: number): End[] =>
    hypergeometric({ ...rules, picked }, rules.pays_hundredths_by_picks_and_hits[picked] ?? {});
  const ways = Object.keys(rules.pays_hundredths_by_picks_and_hits).map(Number).map(wayOf);
  return { ends: wayOf(5), ways };
}

export function auditSix(): Audited {
  const { rules } = readSheet<{
    rules: { numbers: number; picked: number; drawn: number; pays_hundredths_by_hits: Pays };
  }>("seis-da-sorte");
  const ends = hypergeometric(rules, rules.pays_hundredths_by_hits);
  return { ends, ways: [ends] };
}

export function auditScratch(code: string): Audited {
  const { rules } = readSheet<{
    rules: {
      tickets: number;
      prizes: readonly { readonly multiplier: number; readonly tickets: number }[];
    };
  }>(code);
  const ends = rules.prizes.map(({ multiplier, tickets }) => ({
    win: multiplier,
    chance: tickets / rules.tickets,
  }));
  return { ends, ways: [ends] };
}

/** Every set of marked cells: the patterns it completes that lie within no other complete one. */
export function auditBingo(): Audited {
  const { rules } = readSheet<{
    rules: {
      balls: number;
      drawn: number;
      patterns: readonly { readonly shape: string; readonly pays: number }[];
    };
  }>("bingo-do-luar");
  const shapes = rules.patterns.map(({ shape, pays }) => ({
    cells: Array.from(shape.replaceAll(" ", "")).map((cell) => cell === "#"),
    pays,
  }));
  const cells = shapes[0]?.cells.length ?? 0;
  const ends = new Map<number, number>();
  for (let marked = 0; marked < 2 ** cells; marked += 1) {
    const isMarked = (cell: number): boolean => Math.floor(marked / 2 ** cell) % 2 === 1;
    const complete = shapes.filter((shape) =>
      shape.cells.every((belongs, cell) => !belongs || isMarked(cell)),
    );
    const paid = complete.filter(
      (shape) =>
        !complete.some(
          (other) =>
            other !== shape && shape.cells.every((belongs, cell) => !belongs || other.cells[cell]),
        ),
    );
    const count = shapes[0]?.cells.filter((_, cell) => isMarked(cell)).length ?? 0;
    const chance =
      choose(rules.balls - cells, rules.drawn - count) / choose(rules.balls, rules.drawn);
    const win = paid.reduce((sum, { pays }) => sum + pays, 0);
    ends.set(win, (ends.get(win) ?? 0) + chance);
  }
  const all = [...ends].map(([win, chance]) => ({ win, chance }));
  return { ends: all, ways: [all] };
}

/** Three rows by the exact balls that complete them, whatever the bands. */
export function auditHall(): Audited {
  const { rules } = readSheet<{
    rules: {
      numbers: number;
      drawn: number;
      numbers_a_row: number;
      pays_hundredths: Readonly<
        Record<string, readonly { readonly balls: number; readonly payHundredths: number }[]>
      >;
    };
  }>("salao-de-bingo");
  const { numbers, drawn, numbers_a_row: row, pays_hundredths: pays } = rules;
  const bands = ["line", "twoLines", "fullHouse"].map((prize) => pays[prize] ?? []);
  const winAt = (place: number, ball: number): number =>
    ball > drawn ? 0 : (bands[place]?.find(({ balls }) => ball <= balls)?.payHundredths ?? 0) / 100;
  // falling[n]: n (n - 1) ... with as many factors as a row has numbers.
  const falling = Array.from({ length: numbers + 1 }, (_, from) =>
    Array.from({ length: row }, (_unused, step) => Math.max(from - step, 0)).reduce(
      (x, y) => x * y,
    ),
  );
  const ways = (a: number, b: number, c: number): number =>
    (falling[a] ?? 0) * (falling[b - row] ?? 0) * (falling[c - 2 * row] ?? 0);
  const all = ways(numbers, numbers, numbers);
  // That one row is complete by a, another by b, the last by c, where a <= b <= c.
  const by = (a: number, b: number, c: number): number => ways(a, b, c) / all;
  const ends = new Map<number, number>();
  for (let a = row; a <= numbers; a += 1) {
    for (let b = a + 1; b <= numbers; b += 1) {
      for (let c = b + 1; c <= numbers; c += 1) {
        // Each row ends on a ball of its own: six orders of the rows, differences in each place.
        const chance = 6 * exactly(by, a, b, c);
        const win = winAt(0, a) + winAt(1, b) + winAt(2, c);
        ends.set(win, (ends.get(win) ?? 0) + chance);
      }
    }
  }
  const list = [...ends].map(([win, chance]) => ({ win, chance }));
  return { ends: list, ways: [list] };
}

function exactly(
  by: (a: number, b: number, c: number) => number,
  a: number,
  b: number,
  c: number,
): number {
  const upTo = (last: number): number =>
    by(a, b, last) - by(a - 1, b, last) - by(a, b - 1, last) + by(a - 1, b - 1, last);
  return upTo(c) - upTo(c - 1);
}

/** What a card of five by five has completed, by how many of its places are marked. */
interface Marks {
  readonly corners: number;
  readonly cross: number;
  readonly frame: number;
  readonly inside: number;
}
/** Corners, the rest of both diagonals, the rest of the edges, and what is around the middle. */
const PLACES: Marks = { corners: 4, cross: 4, frame: 12, inside: 4 };
const kinds = ["corners", "cross", "frame", "inside"] as const;

const patternsOf: Readonly<Record<string, readonly (typeof kinds)[number][]>> = {
  corners: ["corners"],
  cross: ["corners", "cross"],
  frame: ["corners", "frame"],
  full: kinds,
};

const isComplete = (marks: Marks, pattern: string): boolean =>
  (patternsOf[pattern] ?? []).every((kind) => marks[kind] === PLACES[kind]);

interface Standing {
  readonly marks: Marks;
  /** Chance by what has been won so far. */
  readonly chances: Map<number, number>;
}

/** Ball by ball: each falls on a place of one kind, or on none. */
export function auditPatterns(): Audited {
  const { rules } = readSheet<{
    rules: {
      numbers: number;
      drawn: number;
      pays_hundredths: Readonly<
        Record<string, readonly { readonly balls: number; readonly payHundredths: number }[]>
      >;
    };
  }>("salao-75");
  const { numbers, drawn, pays_hundredths: pays } = rules;
  const payOf = (pattern: string, ball: number): number =>
    (pays[pattern]?.find(({ balls }) => ball <= balls)?.payHundredths ?? 0) / 100;
  const nothing: Marks = { corners: 0, cross: 0, frame: 0, inside: 0 };
  let standings: Standing[] = [{ marks: nothing, chances: new Map([[0, 1]]) }];
  for (let ball = 1; ball <= drawn; ball += 1) {
    const next = new Map<string, Standing>();
    const add = (marks: Marks, from: Standing, share: number, won: number): void => {
      const key = kinds.map((kind) => marks[kind]).join();
      const to = next.get(key) ?? { marks, chances: new Map<number, number>() };
      next.set(key, to);
      for (const [win, chance] of from.chances) {
        to.chances.set(win + won, (to.chances.get(win + won) ?? 0) + chance * share);
      }
    };
    for (const one of standings) {
      const { marks } = one;
      const left = numbers - ball + 1;
      const wanted = kinds.map((kind) => PLACES[kind] - marks[kind]);
      const others = left - wanted.reduce((sum, count) => sum + count, 0);
      if (others > 0) add(marks, one, others / left, 0);
      for (const [index, kind] of kinds.entries()) {
        const open = wanted[index] ?? 0;
        if (open === 0) continue;
        const then = { ...marks, [kind]: marks[kind] + 1 };
        const won = Object.keys(patternsOf)
          .filter((pattern) => isComplete(then, pattern) && !isComplete(marks, pattern))
          .reduce((sum, pattern) => sum + payOf(pattern, ball), 0);
        add(then, one, open / left, won);
      }
    }
    standings = [...next.values()];
  }
  const ends = new Map<number, number>();
  for (const { chances } of standings) {
    for (const [win, chance] of chances) ends.set(win, (ends.get(win) ?? 0) + chance);
  }
  const list = [...ends].map(([win, chance]) => ({ win, chance }));
  return { ends: list, ways: [list] };
}
