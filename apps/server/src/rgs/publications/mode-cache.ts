/**
 * The modes that this process plays, in memory: sums of weights and payouts as typed arrays, books
 * as they are compressed. A publication never changes, so nothing here grows old.
 */
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { zstdDecompress } from "node:zlib";
import { leafOf, type Level, levelAbove, pathIn, pathOf } from "@tucano/game-math/books/merkle.ts";
import type { Db } from "../../platform/database/types.ts";
import { BoundedMap } from "../../platform/memory/bounded-map.ts";
import { BLOCK_ROWS, type Book, bookIn, booksIn, lineOf } from "./block.ts";
import { loadModes, type ModeRow } from "./publication-repository.ts";
import { sha256 } from "./read-books.ts";
import { createBlockCache } from "./block-cache.ts";

export interface Mode {
  readonly publicationId: string;
  readonly name: string;
  readonly costMicros: number;
  readonly bookCount: number;
  readonly firstId: number;
  readonly weightsHash: string;
  readonly booksRoot: string;
  readonly sums: BigUint64Array;
  /** In hundredths of the base bet. */
  readonly payouts: Uint32Array;
  readonly blockRoots: Buffer;
}

export interface ModeCache {
  /** In the order of index.json. */
  modes(publicationId: string): Promise<readonly Mode[]>;
  /** The book of a row, as it was published. */
  book(mode: Mode, row: number): Promise<Book>;
  /** The way from a row's line up to the root of its mode. */
  path(mode: Mode, row: number): Promise<Uint8Array[]>;
  /** Of books in memory, compressed. */
  heldBytes(): number;
}

/** Two million books of one mode are 24 MB. */
const PUBLICATIONS_MAX = 16;
const DIGEST_BYTES = 32;
/** Of one level, between two turns of whoever else waits: some milliseconds. */
const HASHED_AT_ONCE = 2_048;
const decompress = promisify(zstdDecompress);

export function createModeCache(db: Db): ModeCache {
  const publications = new BoundedMap<string, Promise<readonly Mode[]>>(PUBLICATIONS_MAX);
  const blockCache = createBlockCache(db);
  const trees = new WeakMap<Mode, Promise<readonly Level[]>>();
  const treeOf = (mode: Mode): Promise<readonly Level[]> => {
    const tree = trees.get(mode) ?? treeOver(digestsIn(mode.blockRoots));
    trees.set(mode, tree);
    return tree;
  };
  return {
    modes: (publicationId) => {
      const known = publications.get(publicationId);
      if (known !== undefined) return known;
      const read = load(db, publicationId);
      publications.set(publicationId, read);
      read.catch(() => publications.delete(publicationId));
      return read;
    },
    heldBytes: () => blockCache.heldBytes(),
    book: async (mode, row) =>
      bookIn(await blockCache.block(mode, Math.floor(row / BLOCK_ROWS)), row % BLOCK_ROWS),
    path: async (mode, row) => {
      const block = Math.floor(row / BLOCK_ROWS);
      const body = await blockCache.block(mode, block);
      const leaves = booksIn(body).map((book) => leafOf(lineOf(book), sha256));
      return [...pathOf(leaves, row % BLOCK_ROWS, sha256), ...pathIn(await treeOf(mode), block)];
    },
  };
}

async function load(db: Db, publicationId: string): Promise<readonly Mode[]> {
  const rows = await loadModes(db, publicationId);
  return Promise.all(rows.map((row) => unpack(publicationId, row)));
}

async function unpack(publicationId: string, row: ModeRow): Promise<Mode> {
  const [sums, payouts] = await Promise.all([decompress(row.sums), decompress(row.payouts)]);
  return {
    ...row,
    publicationId,
    sums: new BigUint64Array(own(sums)),
    payouts: new Uint32Array(own(payouts)),
  };
}

/** Memory that begins where numbers of any width may. */
function own(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}

const digestAt = (bytes: Buffer, index: number): Buffer =>
  bytes.subarray(index * DIGEST_BYTES, (index + 1) * DIGEST_BYTES);

function digestsIn(bytes: Buffer): Uint8Array[] {
  return Array.from({ length: bytes.length / DIGEST_BYTES }, (_, index) => digestAt(bytes, index));
}

/** A tree above its blocks: every path ends there, so it is hashed once, some of it at a time. */
async function treeOver(blockRoots: Uint8Array[]): Promise<Level[]> {
  const levels: Level[] = [];
  let level = blockRoots;
  while (level.length > 1) {
    levels.push(packed(level));
    const above: Uint8Array[] = [];
    for (let from = 0; from < level.length; from += HASHED_AT_ONCE) {
      above.push(...levelAbove(level.slice(from, from + HASHED_AT_ONCE), sha256));
      await setImmediate();
    }
    level = above;
  }
  return levels;
}

/** A level in one piece of memory: 32 bytes a hash and nothing beside them. */
function packed(level: readonly Uint8Array[]): Level {
  const bytes = Buffer.concat(level);
  const { length } = level;
  return { length, at: (index) => (index < length ? digestAt(bytes, index) : undefined) };
}
