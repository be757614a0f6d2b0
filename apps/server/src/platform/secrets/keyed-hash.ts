/**
 * Keyed hashes, for what is short enough to be guessed by whoever has the database, and for what is
 * not ours to keep. What was hashed is not known any more, so a new key is laid over the hash that
 * an old one made: a hash of the hash. From then on the old key alone helps nobody. A hash says how
 * many keys lie over each other, in a byte at its end; one of a single key has no such byte.
 */
import { createHmac, timingSafeEqual } from "node:crypto";

export interface Layers {
  /** The oldest first; what is to come is the last. */
  readonly keys: readonly string[];
  readonly inUse: number;
  /** How many of the last ones may be a hash's outermost. */
  readonly accepted: number;
}

export interface KeyedHash {
  hash(text: string): Buffer;
  /** As some server may have made it while the key is replaced: as by `hash` first. */
  variants(text: string): readonly Buffer[];
  isHash(hash: Buffer, text: string): boolean;
  /** The same for ever, and no secret to whoever has known the first key. */
  name(text: string): Buffer;
  /** The key in use over what others have made; null: it is the outermost already. */
  renew(hash: Buffer): Buffer | null;
  /** For a hash by other means, which counts how many keys lie over it by itself. */
  readonly layers: () => Layers;
}

const HASH_BYTES = 32;

const hmac = (key: string, what: string | Buffer): Buffer =>
  createHmac("sha256", key).update(what).digest();

/** Over a hash that has `from` keys, as many as make `to`. */
export function layOver({ keys }: Layers, hash: Buffer, from: number, to: number): Buffer {
  return keys.slice(from, to).reduce((under, key) => hmac(key, under), hash);
}

const withCount = (hash: Buffer, count: number): Buffer =>
  count === 1 ? hash : Buffer.concat([hash, Buffer.from([count])]);

const isSame = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);

export function createKeyedHash(layers: () => Layers): KeyedHash {
  const first = (text: string) => hmac(layers().keys[0] ?? "", text);
  const at = (text: string, count: number) =>
    withCount(layOver(layers(), first(text), 1, count), count);
  const variants = (text: string): Buffer[] => {
    const { keys, inUse, accepted } = layers();
    const counts = Array.from({ length: accepted }, (_, index) => keys.length - index);
    return [inUse, ...counts.filter((count) => count !== inUse)].map((count) => at(text, count));
  };
  return {
    layers,
    name: first,
    hash: (text) => at(text, layers().inUse),
    variants,
    isHash: (hash, text) => variants(text).some((one) => isSame(one, hash)),
    renew: (hash) => {
      const { inUse } = layers();
      const count = hash[HASH_BYTES] ?? 1;
      if (count >= inUse) return null;
      return withCount(layOver(layers(), hash.subarray(0, HASH_BYTES), count, inUse), inUse);
    },
  };
}
