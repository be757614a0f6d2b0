/** Small publications on disk, as a studio's tools write them. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { zstdCompressSync } from "node:zlib";

export interface TestRow {
  readonly weight: number | bigint;
  /** In hundredths of the base bet. */
  readonly payout: number;
}

export interface TestMode {
  readonly name: string;
  readonly cost: number;
  readonly rows: readonly TestRow[];
}

/** Twenty times four books: it returns 96 % of its cost, and wins in 40 of 100 rounds. */
export function fairMode(name: string, cost = 1): TestMode {
  const four = [
    { weight: 60, payout: 0 },
    { weight: 25, payout: 100 * cost },
    { weight: 10, payout: 200 * cost },
    { weight: 5, payout: 1_020 * cost },
  ];
  return { name, cost, rows: Array.from({ length: 20 }, () => four).flat() };
}

/** Each round is of one kind, so a test knows what it plays. */
export const sureMode = (name: string, payout: number): TestMode => ({
  name,
  cost: payout / 96,
  rows: [{ weight: 1, payout }],
});

export interface Files {
  readonly index: string;
  readonly weights: Readonly<Record<string, string>>;
  readonly books: Readonly<Record<string, string>>;
}

export function filesOf(modes: readonly TestMode[], firstId = 0): Files {
  const index = JSON.stringify({
    modes: modes.map(({ name, cost }) => ({
      name,
      cost,
      events: `books_${name}.jsonl.zst`,
      weights: `lookUpTable_${name}_0.csv`,
    })),
  });
  const weights = modes.map(({ name, rows }) => {
    const lines = rows.map(({ weight, payout }, row) => `${firstId + row},${weight},${payout}\n`);
    return [name, lines.join("")] as const;
  });
  const books = modes.map(({ name, rows }) => {
    const lines = rows.map(({ payout }, row) => {
      const events = [
        { index: 0, type: "reveal", board: [[row % 7]] },
        { index: 1, type: "finalWin", amount: payout },
      ];
      const book = { id: firstId + row, payoutMultiplier: payout, events, criteria: "basegame" };
      return `${JSON.stringify(book)}\n`;
    });
    return [name, lines.join("")] as const;
  });
  return { index, weights: Object.fromEntries(weights), books: Object.fromEntries(books) };
}

/** The folder that they lie in. */
export function writeFiles({ index, weights, books }: Files): string {
  const folder = mkdtempSync(path.join(tmpdir(), "tucano-publication-"));
  writeFileSync(path.join(folder, "index.json"), index);
  for (const [name, text] of Object.entries(weights)) {
    writeFileSync(path.join(folder, `lookUpTable_${name}_0.csv`), text);
  }
  for (const [name, text] of Object.entries(books)) {
    writeFileSync(path.join(folder, `books_${name}.jsonl.zst`), zstdCompressSync(text));
  }
  return folder;
}
