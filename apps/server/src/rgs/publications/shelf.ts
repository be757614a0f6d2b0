/**
 * The modes that this process plays, in memory: sums of weights and payouts as typed arrays, books
 * as they are compressed. A publication never changes, so nothing here grows old.
 */
import { promisify } from "node:util";
import { zstdDecompress } from "node:zlib";
import { leafOf, pathOf } from "@tucano/game-math/books/merkle.ts";
import type { Db } from "../../platform/database/types.ts";
import { BoundedMap } from "../../platform/memory/bounded-map.ts";
import { BLOCK_ROWS, type Book, bookIn, lineOf } from "./block.ts";
import { loadModes, type ModeRow } from "./publication-repository.ts";
import { sha256 } from "./read-books.ts";
import { createStock } from "./stock.ts";

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

export interface Shelf {
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
const decompress = promisify(zstdDecompress);

export function createShelf(db: Db): Shelf {
  const publications = new BoundedMap<string, Promise<readonly Mode[]>>(PUBLICATIONS_MAX);
  const stock = createStock(db);
  return {
    modes: (publicationId) => {
      const known = publications.get(publicationId);
      if (known !== undefined) return known;
      const read = load(db, publicationId);
      publications.set(publicationId, read);
      read.catch(() => publications.delete(publicationId));
      return read;
    },
    heldBytes: () => stock.heldBytes(),
    book: async (mode, row) =>
      bookIn(await stock.block(mode, Math.floor(row / BLOCK_ROWS)), row % BLOCK_ROWS),
    path: async (mode, row) => {
      const block = Math.floor(row / BLOCK_ROWS);
      const body = await stock.block(mode, block);
      const count = Math.min(BLOCK_ROWS, mode.bookCount - block * BLOCK_ROWS);
      const leaves = Array.from({ length: count }, (_, place) =>
        leafOf(lineOf(bookIn(body, place)), sha256),
      );
      return [
        ...pathOf(leaves, row % BLOCK_ROWS, sha256),
        ...pathOf(digestsIn(mode.blockRoots), block, sha256),
      ];
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

function digestsIn(bytes: Buffer): Uint8Array[] {
  return Array.from({ length: bytes.length / DIGEST_BYTES }, (_, index) =>
    bytes.subarray(index * DIGEST_BYTES, (index + 1) * DIGEST_BYTES),
  );
}
