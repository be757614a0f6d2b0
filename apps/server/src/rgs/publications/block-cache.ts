/**
 * Blocks of books in memory. A mode is loaded whole, beside the rounds, as soon as one of its books
 * is asked for: from then on a round reads nothing. Until then, and if it is larger than what there
 * is room for, blocks come from the database one by one.
 */
import type { Db } from "../../platform/database/types.ts";
import { BoundedMap } from "../../platform/memory/bounded-map.ts";
import { BLOCK_ROWS } from "./block.ts";
import { readBlocks, sumBlockBytes } from "./publication-repository.ts";

export interface CachedMode {
  readonly publicationId: string;
  readonly name: string;
  readonly bookCount: number;
}

export interface BlockCache {
  block(mode: CachedMode, number: number): Promise<Buffer>;
  /** Bytes of the modes that are loaded whole. */
  heldBytes(): number;
}

/** Two million books of a slot's usual size are about 100 MB. */
const HELD_BYTES_MAX = 256 * 1024 * 1024;
/** Of modes that are not loaded: some kilobytes each. */
const SINGLE_BLOCKS_MAX = 10_000;
/** What one statement reads: small enough that rounds go on between two of them. */
const BLOCKS_AT_ONCE = 64;

interface Held {
  /** Null while it is loaded, or if there is no room for it. */
  blocks: readonly Buffer[] | null;
  bytes: number;
}

export function createBlockCache(db: Db, heldBytesMax = HELD_BYTES_MAX): BlockCache {
  // The oldest first.
  const held = new Map<string, Held>();
  const singles = new BoundedMap<string, Buffer>(SINGLE_BLOCKS_MAX);
  const takenBytes = () => [...held.values()].reduce((sum, { bytes }) => sum + bytes, 0);

  const makeRoom = (bytes: number): void => {
    for (const [key, one] of held) {
      if (takenBytes() + bytes <= heldBytesMax) return;
      if (one.blocks !== null) held.delete(key);
    }
  };
  const load = async (key: string, mode: CachedMode): Promise<void> => {
    const of = { publicationId: mode.publicationId, mode: mode.name };
    const bytes = await sumBlockBytes(db, of);
    makeRoom(bytes);
    if (takenBytes() + bytes > heldBytesMax) return;
    const loading: Held = { blocks: null, bytes };
    held.set(key, loading);
    const blocks: Buffer[] = [];
    const count = Math.ceil(mode.bookCount / BLOCK_ROWS);
    while (blocks.length < count) {
      const read = await readBlocks(db, { ...of, from: blocks.length, count: BLOCKS_AT_ONCE });
      if (read.length === 0) throw new Error(`${mode.name} has no block ${blocks.length}.`);
      blocks.push(...read);
    }
    loading.blocks = blocks;
  };
  const single = async (key: string, mode: CachedMode, number: number): Promise<Buffer> => {
    const known = singles.get(`${key}/${number}`);
    if (known !== undefined) return known;
    const of = { publicationId: mode.publicationId, mode: mode.name };
    const [body] = await readBlocks(db, { ...of, from: number, count: 1 });
    if (body === undefined) throw new RangeError(`${mode.name} has no block ${number}.`);
    singles.set(`${key}/${number}`, body);
    return body;
  };
  return {
    block: async (mode, number) => {
      const key = `${mode.publicationId}/${mode.name}`;
      const known = held.get(key);
      if (known === undefined) {
        held.set(key, { blocks: null, bytes: 0 });
        // What failed is tried again with the next book.
        load(key, mode).catch(() => held.delete(key));
      }
      return known?.blocks?.[number] ?? single(key, mode, number);
    },
    heldBytes: () =>
      [...held.values()].reduce(
        (sum, { blocks, bytes }) => (blocks === null ? sum : sum + bytes),
        0,
      ),
  };
}
