/**
 * Holds what is stored of a publication against what was imported: everything that a draw, a proof
 * or a figure comes from is computed again, from index.json, lists of weights and books as they lie
 * in the database.
 */
import { isDeepStrictEqual } from "node:util";
import { zstdDecompressSync } from "node:zlib";
import { leafOf, rootOf } from "@tucano/game-math/books/merkle.ts";
import { publicationText } from "@tucano/game-math/books/publication-text.ts";
import type { Db } from "../../platform/database/types.ts";
import { BLOCK_ROWS, booksIn, lineOf, splitBook } from "./block.ts";
import { type Judged, judgeMode } from "./figures.ts";
import {
  type AlteredPart,
  loadModes,
  type ModeRow,
  type Part,
  type Publication,
  readBlocks,
  readWeightsFile,
  readWhole,
} from "./publication-repository.ts";
import { sha256 } from "./read-books.ts";
import { type IndexMode, readIndex } from "./read-index.ts";
import { readWeights } from "./read-weights.ts";

const BLOCKS_AT_ONCE = 256;
const DIGEST_BYTES = 32;

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

/** Empty: it is what was imported. Takes as long as an import, so not where players are served. */
export async function verifyPublication(
  db: Db,
  publication: Pick<Publication, "id" | "hash" | "report">,
): Promise<AlteredPart[]> {
  const { id, hash, report } = publication;
  const { indexJson, isFrontWhole } = await readWhole(db, id);
  const rows = await loadModes(db, id);
  const text = publicationText({ indexHash: hexOf(sha256(indexJson)), modes: rows });
  const listed = orNull(() => readIndex(indexJson.toString("utf8"))) ?? [];
  const figures: (Judged["figures"] | undefined)[] = [];
  const altered: AlteredPart[] = [];
  const hold = (isWhole: boolean, part: Part, mode: string | null = null): void => {
    if (!isWhole) altered.push({ part, mode });
  };
  hold(hexOf(sha256(Buffer.from(text))) === hash, "hash");
  hold(isFrontWhole, "front");
  hold(isDeepStrictEqual(listed.map(keyOf), rows.map(keyOf)), "index");
  for (const [place, row] of rows.entries()) {
    const weights = await verifyWeights(db, id, { row, mode: listed[place] });
    figures.push(weights.figures);
    hold(weights.isListed, "weights", row.name);
    hold(weights.isDrawn, "draws", row.name);
    hold(await areBooksWhole(db, id, row), "books", row.name);
  }
  hold(isDeepStrictEqual(figures, [...report.modes]), "figures");
  return altered;
}

const keyOf = ({ name, costMicros }: Pick<ModeRow, "name" | "costMicros">) => [name, costMicros];

/** What no longer makes sense is not whole. */
function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

async function verifyWeights(
  db: Db,
  publicationId: string,
  { row, mode }: { readonly row: ModeRow; readonly mode: IndexMode | undefined },
) {
  const packed = await readWeightsFile(db, { publicationId, mode: row.name });
  const csv = orNull(() => zstdDecompressSync(packed ?? Buffer.alloc(0)));
  const weights = csv === null ? null : orNull(() => readWeights(csv, row.name));
  return {
    isListed: csv !== null && hexOf(sha256(csv)) === row.weightsHash,
    isDrawn:
      weights !== null &&
      weights.count === row.bookCount &&
      weights.firstId === row.firstId &&
      isSame(weights.sums, row.sums) &&
      isSame(weights.payouts, row.payouts),
    figures: weights === null || mode === undefined ? undefined : judgeMode(mode, weights).figures,
  };
}

function isSame(numbers: BigUint64Array | Uint32Array, packed: Buffer): boolean {
  const stored = orNull(() => zstdDecompressSync(packed));
  return stored?.equals(Buffer.from(numbers.buffer)) === true;
}

async function areBooksWhole(db: Db, publicationId: string, row: ModeRow): Promise<boolean> {
  const count = Math.ceil(row.bookCount / BLOCK_ROWS);
  if (row.blockRoots.length !== count * DIGEST_BYTES) return false;
  const roots: Buffer[] = [];
  while (roots.length < count) {
    const of = { publicationId, mode: row.name, from: roots.length, count: BLOCKS_AT_ONCE };
    const bodies = await readBlocks(db, of);
    if (bodies.length !== Math.min(BLOCKS_AT_ONCE, count - roots.length)) return false;
    for (const body of bodies) {
      const at = roots.length * DIGEST_BYTES;
      const root = row.blockRoots.subarray(at, at + DIGEST_BYTES);
      if (rootOfBlock(body)?.equals(root) !== true) return false;
      roots.push(root);
    }
  }
  return hexOf(rootOf(roots, sha256)) === row.booksRoot;
}

/** Null: a book of it is not cut where its list of events is. */
function rootOfBlock(body: Buffer): Buffer | null {
  return orNull(() => {
    const leaves = booksIn(body).map((book) => {
      const line = lineOf(book);
      if (splitBook(line)?.before.length !== book.before.length) throw new RangeError("Cut anew.");
      return leafOf(line, sha256);
    });
    return Buffer.from(rootOf(leaves, sha256));
  });
}
