/**
 * HMAC-SHA256 (RFC 2104) from two one-shot hashes of the machine's own code. The general function
 * of Node makes a key object for each call, which costs more than both hashes together.
 */
import { hash } from "node:crypto";
import type { Hmac } from "@tucano/game-math/provably-fair.ts";

const BLOCK_BYTES = 64;
const HASH_BYTES = 32;
const INNER = 0x36;
const OUTER = 0x5c;
const MESSAGE_BYTES_MAX = 512;

const inner = Buffer.alloc(BLOCK_BYTES + MESSAGE_BYTES_MAX);
const outer = Buffer.alloc(BLOCK_BYTES + HASH_BYTES);

export const nativeHmac: Hmac = (key, message) => {
  const messageBytes = Buffer.byteLength(message);
  if (key.length > BLOCK_BYTES || messageBytes > MESSAGE_BYTES_MAX) {
    throw new RangeError("A seed or the name of a block is too long.");
  }
  for (let index = 0; index < BLOCK_BYTES; index += 1) {
    const byte = key[index] ?? 0;
    inner[index] = byte ^ INNER;
    outer[index] = byte ^ OUTER;
  }
  inner.write(message, BLOCK_BYTES, "utf8");
  const first = hash("sha256", inner.subarray(0, BLOCK_BYTES + messageBytes), "binary");
  outer.write(first, BLOCK_BYTES, "latin1");
  // By way of a string: a Buffer of its own for each hash costs more than the hash.
  return Buffer.from(hash("sha256", outer, "binary"), "latin1");
};
