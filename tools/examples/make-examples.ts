/**
 * `npm run rgs:examples -- <folder> [seed]`: writes two sample games in the form that games of
 * others are imported in. What the books show is chosen by a seeded generator, whose seed is
 * printed; how often each pays is a table.
 */
import { randomInt } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { zstdCompressSync } from "node:zlib";

/** So many books pay so many hundredths of the bet; all weigh the same. */
type Pays = readonly (readonly [books: number, hundredths: number])[];

interface SampleMode {
  readonly name: string;
  readonly cost: number;
  readonly pays: Pays;
}

interface Sample {
  readonly code: string;
  /** From the one that pays most; any text font has them. */
  readonly symbols: readonly string[];
  readonly modes: readonly SampleMode[];
}

const samples: readonly Sample[] = [
  {
    code: "trevo-da-mata",
    symbols: ["♣", "★", "♥", "♦", "♠", "●"],
    modes: [
      {
        name: "base",
        cost: 1,
        // 95.5 %
        pays: [
          [600, 0],
          [250, 100],
          [90, 200],
          [45, 500],
          [10, 1_000],
          [4, 2_500],
          [1, 10_000],
        ],
      },
      {
        name: "bonus",
        cost: 50,
        // 95.48 %
        pays: [
          [162, 1_000],
          [170, 2_500],
          [90, 5_000],
          [45, 10_000],
          [25, 20_000],
          [8, 50_000],
        ],
      },
    ],
  },
  {
    code: "mare-de-conchas",
    symbols: ["◆", "★", "▲", "■", "●"],
    // 96 %
    modes: [
      {
        name: "base",
        cost: 1,
        pays: [
          [550, 0],
          [260, 100],
          [120, 200],
          [60, 500],
          [10, 1_600],
        ],
      },
    ],
  },
];

const WEIGHT = 10;
const REELS = 3;

/** A small generator of numbers from 0 to below 1, the same for the same seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Three of a kind where a book pays, the rarer the more; else at most two. */
function boardOf(sample: Sample, place: number | null, next: () => number): string[] {
  const { symbols } = sample;
  const pick = (): string => symbols[Math.floor(next() * symbols.length)] ?? "";
  if (place !== null) return Array.from({ length: REELS }, () => symbols[place] ?? "");
  const board = Array.from({ length: REELS }, pick);
  return new Set(board).size === 1 ? boardOf(sample, null, next) : board;
}

function booksOf(sample: Sample, { pays }: SampleMode, next: () => number) {
  const steps = pays.map(([, hundredths]) => hundredths).filter((hundredths) => hundredths > 0);
  const payouts = pays.flatMap(([books, hundredths]) =>
    Array.from({ length: books }, () => hundredths),
  );
  return payouts.map((payout, id) => {
    const rank = steps.length - 1 - steps.indexOf(payout);
    const place = payout === 0 ? null : Math.min(rank, sample.symbols.length - 1);
    const events = [
      { index: 0, type: "reveal", board: boardOf(sample, place, next) },
      { index: 1, type: "finalWin", amount: payout },
    ];
    return { id, payoutMultiplier: payout, events, criteria: payout === 0 ? "0" : "win" };
  });
}

function write(folder: string, sample: Sample, next: () => number): void {
  mkdirSync(folder, { recursive: true });
  const modes = sample.modes.map(({ name, cost }) => ({
    name,
    cost,
    events: `books_${name}.jsonl.zst`,
    weights: `lookUpTable_${name}_0.csv`,
  }));
  writeFileSync(path.join(folder, "index.json"), `${JSON.stringify({ modes }, null, 2)}\n`);
  for (const mode of sample.modes) {
    const books = booksOf(sample, mode, next);
    const lines = books.map((book) => `${JSON.stringify(book)}\n`);
    const rows = books.map(({ id, payoutMultiplier }) => `${id},${WEIGHT},${payoutMultiplier}\n`);
    writeFileSync(
      path.join(folder, `books_${mode.name}.jsonl.zst`),
      zstdCompressSync(lines.join("")),
    );
    writeFileSync(path.join(folder, `lookUpTable_${mode.name}_0.csv`), rows.join(""));
  }
}

const SEEDS = 2 ** 31;
const [target, chosen] = process.argv.slice(2);
if (target === undefined) {
  process.stdout.write("npm run rgs:examples -- <folder> [seed]\n");
  process.exitCode = 2;
} else {
  const seed = chosen === undefined ? randomInt(SEEDS) : Number(chosen);
  const next = numbersOf(seed);
  process.stdout.write(`seed ${seed}\n`);
  for (const sample of samples) {
    const folder = path.join(target, sample.code);
    write(folder, sample, next);
    process.stdout.write(
      `npm run rgs -- import ${folder} --game ${sample.code} --front examples/front\n`,
    );
  }
}
