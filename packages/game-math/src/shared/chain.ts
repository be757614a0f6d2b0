/**
 * Server seeds that cannot be chosen afterwards. A chain is made from its end: each seed is the
 * SHA-256 of the one that is used after it, and the hash of the first is published before the first
 * bet. So what commits to a round's seed is the seed of the round before, and whoever has one seed
 * can check all that came earlier.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

const SEED_BYTES = 32;

export type Hash = (bytes: Uint8Array) => Uint8Array;

/**
 * All seeds in one piece, in the order in which they are used. `last` is the secret that the chain
 * is made from. A server may bring a faster `hash`.
 */
export function unrollChain(last: Uint8Array, length: number, hash: Hash = sha256): Uint8Array {
  if (last.length !== SEED_BYTES) throw new RangeError("A seed is 32 bytes.");
  if (!Number.isSafeInteger(length) || length < 1) throw new RangeError("A chain has seeds.");
  const chain = new Uint8Array(length * SEED_BYTES);
  let seed = last;
  for (let place = length - 1; place >= 0; place -= 1) {
    chain.set(seed, place * SEED_BYTES);
    seed = hash(seed);
  }
  return chain;
}

/** The seed at a place, from 0. */
export function seedAt(chain: Uint8Array, place: number): Uint8Array {
  const seed = chain.subarray(place * SEED_BYTES, (place + 1) * SEED_BYTES);
  if (seed.length !== SEED_BYTES) throw new RangeError("The chain is used up.");
  return seed;
}

/**
 * Does this seed belong to the chain whose published hash is `head`, at this place? Counted from 0,
 * it takes place + 1 hashes to come back to the head.
 */
export function isOnChain(seed: string, place: number, head: string): boolean {
  let bytes: Uint8Array = hexToBytes(seed);
  for (let step = 0; step <= place; step += 1) bytes = sha256(bytes);
  return bytesToHex(bytes) === head;
}
