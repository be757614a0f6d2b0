/**
 * The modes that this process plays, in memory: sums of weights and payouts as typed arrays, blocks
 * of books as they are compressed. A publication never changes, so nothing here grows old.
 */
import { promisify } from "node:util";
import { zstdDecompress, zstdDecompressSync } from "node:zlib";
import { leafOf, pathOf } from "@tucano/game-math/books/merkle.ts";
import type { Db } from "../../platform/database/types.ts";
import { BoundedMap } from "../../platform/memory/bounded-map.ts";
import { loadModes, type ModeRow, readBlock } from "./publication-repository.ts";
import { BLOCK_ROWS, sha256 } from "./read-books.ts";

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
  /** The line of a row, as it was published. */
  line(mode: Mode, row: number): Promise<Buffer>;
  /** The way from a row's line up to the root of its mode. */
  path(mode: Mode, row: number): Promise<Uint8Array[]>;
}

/** Two million books of one mode are 24 MB. */
const PUBLICATIONS_MAX = 16;
/** Some kilobytes each. */
const BLOCKS_MAX = 20_000;
const NEWLINE = 10;
const DIGEST_BYTES = 32;
const decompress = promisify(zstdDecompress);

export function createShelf(db: Db): Shelf {
  const publications = new BoundedMap<string, Promise<readonly Mode[]>>(PUBLICATIONS_MAX);
  const blocks = new BoundedMap<string, Buffer>(BLOCKS_MAX);
  const blockOf = async ({ publicationId, name: mode }: Mode, number: number): Promise<Buffer> => {
    const key = `${publicationId}/${mode}/${number}`;
    const known = blocks.get(key);
    if (known !== undefined) return known;
    const body = await readBlock(db, { publicationId, mode, number });
    if (body === null) throw new Error(`${mode} has no block ${number}.`);
    blocks.set(key, body);
    return body;
  };
  const linesOf = async (mode: Mode, row: number): Promise<Buffer[]> =>
    split(zstdDecompressSync(await blockOf(mode, Math.floor(row / BLOCK_ROWS))));
  return {
    modes: (publicationId) => {
      const known = publications.get(publicationId);
      if (known !== undefined) return known;
      const read = load(db, publicationId);
      publications.set(publicationId, read);
      read.catch(() => publications.delete(publicationId));
      return read;
    },
    line: async (mode, row) => {
      const line = (await linesOf(mode, row))[row % BLOCK_ROWS];
      if (line === undefined) throw new RangeError(`${mode.name} has no row ${row}.`);
      return line;
    },
    path: async (mode, row) => {
      const leaves = (await linesOf(mode, row)).map((line) => leafOf(line, sha256));
      const block = Math.floor(row / BLOCK_ROWS);
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

function split(text: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let start = 0;
  for (let end = text.indexOf(NEWLINE); end !== -1; end = text.indexOf(NEWLINE, start)) {
    lines.push(text.subarray(start, end));
    start = end + 1;
  }
  return [...lines, text.subarray(start)];
}

function digestsIn(bytes: Buffer): Uint8Array[] {
  return Array.from({ length: bytes.length / DIGEST_BYTES }, (_, index) =>
    bytes.subarray(index * DIGEST_BYTES, (index + 1) * DIGEST_BYTES),
  );
}
