/**
 * A publication in the very shape that the public mathematics kit writes: JSON with spaces after
 * colons and commas, wins as floats, ids from 1, costs as floats, an index indented by four, one
 * zstd stream without its size in front, and files beside it that nobody asked for.
 */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createZstdCompress } from "node:zlib";

/** Of 100 books: how many pay so many hundredths of the bet. In all 97 of 100 bets. */
const PAYS = [
  [58, 0],
  [25, 100],
  [12, 200],
  [4, 550],
  [1, 2_600],
] as const;

/** A number as Python writes a float that was rounded to two digits. */
const float = (hundredths: number): string =>
  Number.isInteger(hundredths / 100) ? `${hundredths / 100}.0` : String(hundredths / 100);

function bookOf(id: number, payout: number, cost: number): string {
  const total = payout * cost;
  const symbols = ["L1", "H2", "S"].map((name, place) =>
    name === "S" ? `{"name": "S", "scatter": true}` : `{"name": "${name}", "n": ${id + place}}`,
  );
  const events = [
    `{"index": 0, "type": "reveal", "board": [[${symbols.join(", ")}]], "gameType": "basegame"}`,
    `{"index": 1, "type": "setTotalWin", "amount": ${total}}`,
    `{"index": 2, "type": "finalWin", "amount": ${total}}`,
  ];
  const [base, free] = cost > 1 ? [0, total] : [total, 0];
  return (
    `{"id": ${id}, "payoutMultiplier": ${total}, "events": [${events.join(", ")}], ` +
    `"criteria": "${total === 0 ? "0" : "basegame"}", "baseGameWins": ${float(base)}, ` +
    `"freeGameWins": ${float(free)}}`
  );
}

export const SDK_MODES = [
  { name: "base", cost: 1 },
  { name: "bonus", cost: 100 },
] as const;

function indexOf(): string {
  const modes = SDK_MODES.map(
    ({ name, cost }) => `        {
            "name": "${name}",
            "cost": ${cost}.0,
            "events": "books_${name}.jsonl.zst",
            "weights": "lookUpTable_${name}_0.csv"
        }`,
  );
  return `{\n    "modes": [\n${modes.join(",\n")}\n    ]\n}`;
}

/** The folder that it lies in. */
export async function writeSdkPublication(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "tucano-sdk-"));
  writeFileSync(path.join(folder, "index.json"), indexOf());
  const payouts = PAYS.flatMap(([count, payout]) => Array.from({ length: count }, () => payout));
  for (const { name, cost } of SDK_MODES) {
    const rows = payouts.map((payout, row) => `${row + 1},1,${payout * cost}\n`);
    writeFileSync(path.join(folder, `lookUpTable_${name}_0.csv`), rows.join(""));
    // Each worker of the kit ends its own part with a newline; all go into one stream.
    const stream = new PassThrough();
    for (const [row, payout] of payouts.entries()) {
      stream.write(`${bookOf(row + 1, payout, cost)}\n`);
    }
    stream.end();
    const packed = await buffer(stream.pipe(createZstdCompress()));
    writeFileSync(path.join(folder, `books_${name}.jsonl.zst`), packed);
    writeFileSync(path.join(folder, `books_${name}.verification.json`), "{}");
  }
  return folder;
}
