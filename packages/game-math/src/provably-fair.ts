/**
 * Outcomes that anybody can check. A round's chance is a function of three things: the server
 * seed, to which the house has committed before the first bet; the client seed, which the player
 * chooses; and the nonce, which counts the rounds drawn from that pair.
 *
 * Conventions (others differ, so the verifier page states them): the HMAC key and the commitment
 * take the server seed's *decoded bytes*, never its hex text. Each block is
 * HMAC-SHA256(seed, "clientSeed:nonce:block") and gives eight big-endian 32-bit words, in order.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Draws } from "./draws.ts";

/** Words run from 0 to 2^32 - 1. */
const WORDS = 4_294_967_296;
const WORDS_PER_BLOCK = 8;
const DIGEST_BYTES = 32;
const NO_DIGEST = new Uint8Array();

export interface FairRound {
  readonly serverSeed: Uint8Array;
  readonly clientSeed: string;
  readonly nonce: number;
}

export function seedFromHex(text: string): Uint8Array {
  return hexToBytes(text);
}

export function seedToHex(seed: Uint8Array): string {
  return bytesToHex(seed);
}

/** What is shown before the first bet: SHA-256 over the seed's bytes, as hex. */
export function commitmentOf(serverSeed: Uint8Array): string {
  return bytesToHex(sha256(serverSeed));
}

/** HMAC-SHA256 of a text under a key. */
export type Hmac = (key: Uint8Array, message: string) => Uint8Array;

/** In plain JavaScript, the same in a browser and on a server. */
const portableHmac: Hmac = (key, message) => hmac(sha256, key, utf8ToBytes(message));

export function digestOf(round: FairRound, block: number, keyed: Hmac = portableHmac): Uint8Array {
  return keyed(round.serverSeed, `${round.clientSeed}:${round.nonce}:${block}`);
}

/** The endless stream of 32-bit words of one round. A server may bring a faster `keyed`. */
export function createWords(round: FairRound, keyed: Hmac = portableHmac): () => number {
  if (!Number.isSafeInteger(round.nonce) || round.nonce < 0) {
    throw new RangeError("A nonce is a whole number from 0.");
  }
  let block = 0;
  let used = WORDS_PER_BLOCK;
  let digest: Uint8Array = NO_DIGEST;
  return () => {
    if (used === WORDS_PER_BLOCK) {
      digest = digestOf(round, block, keyed);
      // A byte that is missing would count as 0, and no word would be told from a fair one.
      if (digest.length !== DIGEST_BYTES) throw new RangeError("A block is 32 bytes.");
      block += 1;
      used = 0;
    }
    const word = wordAt(digest, used * 4);
    used += 1;
    return word;
  };
}

/** Big-endian; the shift by nothing makes it positive. */
function wordAt(digest: Uint8Array, byte: number): number {
  const high = (digest[byte]! << 24) | (digest[byte + 1]! << 16);
  return (high | (digest[byte + 2]! << 8) | digest[byte + 3]!) >>> 0;
}

/**
 * Whole numbers without bias: words at or above the largest multiple of n are thrown away,
 * as taking their remainder would favour the small numbers.
 */
export function drawsFromWords(nextWord: () => number): Draws {
  return {
    below(n) {
      if (!Number.isSafeInteger(n) || n < 1 || n > WORDS) {
        throw new RangeError("A draw needs a whole range from 1 to 2^32.");
      }
      const accepted = WORDS - (WORDS % n);
      let word = nextWord();
      while (word >= accepted) word = nextWord();
      return word % n;
    },
  };
}

export function createDraws(round: FairRound, keyed: Hmac = portableHmac): Draws {
  return drawsFromWords(createWords(round, keyed));
}
