/**
 * Answers that are the same for everyone who asks the same, kept as compressed bytes. An answer is
 * valid as long as the objects it was made from are still the very same ones. There is no expiry,
 * and nothing is ever stale because of this cache.
 */
import { createHash } from "node:crypto";
import { type Encoding, pack } from "./pack.ts";

export interface KeptAnswer {
  /** Weak, as the same answer goes out in several encodings. */
  readonly etag: string;
  readonly bytes: Buffer;
  packed(encoding: Encoding): Promise<Buffer>;
}

/** The objects an answer is made of, compared by identity, not by content. */
export type Stamp = readonly object[];

export interface KeptAnswers {
  /** Null: there is none, or it was made from other objects. */
  find(key: string, stamp: Stamp): KeptAnswer | null;
  /** A text that has not changed stays as it was packed. */
  keep(key: string, stamp: Stamp, text: string): KeptAnswer;
}

interface Entry {
  readonly answer: KeptAnswer;
  /** By numbers: what is not used any more must not be held here. */
  readonly madeOf: string;
}

const BYTES_MAX = 32 * 1024 * 1024;
const ANSWER_BYTES_MAX = 512 * 1024;
const KEY_LENGTH_MAX = 1_000;
const ETAG_LENGTH = 22;

export function createKeptAnswers({ bytesMax = BYTES_MAX } = {}): KeptAnswers {
  /** Least recently used first. */
  const entries = new Map<string, Entry>();
  const numberOf = createNumbers();
  let bytes = 0;

  const remove = (key: string): void => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    bytes -= sizeOf(entry.answer);
    entries.delete(key);
  };
  const insert = (key: string, entry: Entry): void => {
    remove(key);
    entries.set(key, entry);
    bytes += sizeOf(entry.answer);
    for (const oldest of entries.keys()) {
      if (bytes <= bytesMax) break;
      remove(oldest);
    }
  };
  return {
    find: (key, stamp) => {
      const entry = entries.get(key);
      if (entry === undefined || entry.madeOf !== stamp.map(numberOf).join()) return null;
      entries.delete(key);
      entries.set(key, entry);
      return entry.answer;
    },
    keep: (key, stamp, text) => {
      const before = entries.get(key)?.answer;
      const etag = etagOf(text);
      const answer = before?.etag === etag ? before : createAnswer(text, etag);
      const isKept = key.length <= KEY_LENGTH_MAX && answer.bytes.length <= ANSWER_BYTES_MAX;
      if (isKept) insert(key, { answer, madeOf: stamp.map(numberOf).join() });
      return answer;
    },
  };
}

/** Packed, an answer is smaller than it is; so twice its length is enough for all its forms. */
function sizeOf({ bytes }: KeptAnswer): number {
  return 2 * bytes.length;
}

function etagOf(text: string): string {
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, ETAG_LENGTH);
  return `W/"${hash}"`;
}

function createAnswer(text: string, etag: string): KeptAnswer {
  const packed = new Map<Encoding, Promise<Buffer>>();
  return {
    etag,
    bytes: Buffer.from(text),
    packed: (encoding) => {
      const ready = packed.get(encoding) ?? pack(text, encoding);
      packed.set(encoding, ready);
      return ready;
    },
  };
}

/** A number for each object, for as long as anybody else holds it. */
function createNumbers(): (object: object) => number {
  const numbers = new WeakMap<object, number>();
  let last = 0;
  return (object) => {
    const known = numbers.get(object);
    if (known !== undefined) return known;
    last += 1;
    numbers.set(object, last);
    return last;
  };
}

/** Does the client already have this answer, by its If-None-Match? */
export function isKnownTo(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(",").some((one) => {
    const known = one.trim();
    return known === "*" || known === etag || `W/${known}` === etag;
  });
}
