/**
 * The books of a mode: a file compressed by zstd, a line of JSON for each book, in the order of the
 * weights. Each line is held against its row; then the lines are kept in compressed blocks of a
 * fixed number of rows, so that the block of a row is known without a search. Empty lines are
 * nothing.
 */
import { hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createZstdDecompress } from "node:zlib";
import { leafOf, rootOf, type Sha256 } from "@tucano/game-math/books/merkle.ts";
import { BLOCK_ROWS, type Book, splitBook, packBlock } from "./block.ts";
import { PublicationRefused, refuse } from "./findings.ts";
import type { Weights } from "./read-weights.ts";

const NEWLINE = 10;
const RETURN = 13;
const LINE_MAX_MB = 4;

export const sha256: Sha256 = (bytes) => hash("sha256", bytes, "buffer");

export interface Books {
  /** Root of the tree over the lines. */
  readonly root: Uint8Array;
  /** One for each block. */
  readonly blockRoots: readonly Uint8Array[];
}

export interface BooksSource {
  readonly mode: string;
  readonly weights: Weights;
  readonly lines: AsyncIterable<Buffer>;
  /** Takes the blocks in their order. */
  readonly keep: (body: Buffer) => Promise<void>;
}

export async function readBooks({ mode, weights, lines, keep }: BooksSource): Promise<Books> {
  const blockRoots: Uint8Array[] = [];
  let [block, leaves]: [Book[], Uint8Array[]] = [[], []];
  let row = 0;
  const close = async (): Promise<void> => {
    blockRoots.push(rootOf(leaves, sha256));
    await keep(packBlock(block));
    [block, leaves] = [[], []];
  };
  for await (const line of lines) {
    if (isNothing(line)) continue;
    if (row === weights.count) refuse("books_more", { mode });
    block.push(readBook(line, { mode, weights, row }));
    leaves.push(leafOf(line, sha256));
    row += 1;
    if (block.length === BLOCK_ROWS) await close();
  }
  if (row < weights.count) {
    refuse("books_fewer", { mode, books: row, rows: weights.count });
  }
  if (block.length > 0) await close();
  return { root: rootOf(blockRoots, sha256), blockRoots };
}

/** Files from Windows end their lines with two characters. */
const isNothing = (line: Buffer): boolean =>
  line.length === 0 || (line.length === 1 && line[0] === RETURN);

interface Expected {
  readonly mode: string;
  readonly weights: Weights;
  readonly row: number;
}

function readBook(line: Buffer, { mode, weights, row }: Expected): Book {
  const at = { mode, row: row + 1 };
  const { id, payoutMultiplier, events } = parseLine(line, at);
  if (id !== weights.firstId + row) {
    refuse("book_id", { ...at, id: String(id) });
  }
  if (payoutMultiplier !== weights.payouts[row]) {
    const listed = String(weights.payouts[row]);
    refuse("book_payout", { ...at, payout: String(payoutMultiplier), listed });
  }
  // A copy: what comes from the stream lies in a larger piece of memory.
  const book = Array.isArray(events) ? splitBook(Buffer.from(line)) : null;
  return book ?? refuse("book_events", at);
}

function parseLine(
  line: Buffer,
  at: { readonly mode: string; readonly row: number },
): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line.toString("utf8"));
    if (typeof value === "object" && value !== null) return value as Record<string, unknown>;
  } catch {
    // Told below.
  }
  return refuse("book_form", at);
}

/** The lines of a compressed file. */
export async function* linesOf(path: string, mode: string): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of decompressed(path, mode)) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      const piece = chunk.subarray(start, end);
      yield rest.length === 0 ? piece : Buffer.concat([rest, piece]);
      rest = Buffer.alloc(0);
      start = end + 1;
    }
    if (start < chunk.length) rest = Buffer.concat([rest, chunk.subarray(start)]);
    if (rest.length > LINE_MAX_MB * 1024 * 1024) {
      refuse("book_long", { mode, megabytes: LINE_MAX_MB });
    }
  }
  if (rest.length > 0) yield rest;
}

/** Node's decoder ends with a frame: what follows is another one. */
async function* decompressed(path: string, mode: string): AsyncGenerator<Buffer> {
  const { size } = await stat(path);
  let offset = 0;
  while (offset < size) {
    const source = createReadStream(path, { start: offset });
    const decoder = createZstdDecompress();
    source.on("error", (error) => decoder.destroy(error));
    try {
      for await (const chunk of source.pipe(decoder)) yield chunk as Buffer;
    } catch (error) {
      if (error instanceof PublicationRefused) throw error;
      refuse("books_packed", { mode });
    } finally {
      source.destroy();
    }
    if (decoder.bytesWritten === 0) refuse("books_packed", { mode });
    offset += decoder.bytesWritten;
  }
}
