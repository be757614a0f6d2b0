/**
 * The generator's raw words without end, as the batteries of tests want them: 32-bit words on the
 * standard output. Everything follows from the seed that is given, so a run can be repeated.
 *
 *   node tools/rng/stream.ts <64 hex digits>
 */
import { createHash } from "node:crypto";
import { writeSync } from "node:fs";
import { createWords, seedFromHex } from "@tucano/game-math/provably-fair.ts";
import { nativeHmac } from "../../apps/server/src/house-games/seeds/native-hmac.ts";

/** As in play: a round takes some words, then the next nonce begins; a seed serves many rounds. */
const WORDS_PER_ROUND = 24;
const ROUNDS_PER_SEED = 100_000;
const CHUNK_WORDS = 1 << 14;
const CLIENT_SEED = "battery";
const STDOUT = 1;

let serverSeed: Uint8Array = seedFromHex(process.argv[2] ?? "");
let nonce = 0;
let left = 0;
let next: () => number = () => 0;

function nextWord(): number {
  if (left === 0) {
    if (nonce === ROUNDS_PER_SEED) {
      serverSeed = createHash("sha256").update(serverSeed).digest();
      nonce = 0;
    }
    next = createWords({ serverSeed, clientSeed: CLIENT_SEED, nonce }, nativeHmac);
    nonce += 1;
    left = WORDS_PER_ROUND;
  }
  left -= 1;
  return next();
}

const chunk = new Uint32Array(CHUNK_WORDS);
const bytes = new Uint8Array(chunk.buffer);
try {
  for (;;) {
    for (let index = 0; index < CHUNK_WORDS; index += 1) chunk[index] = nextWord();
    for (let sent = 0; sent < bytes.length;) sent += writeSync(STDOUT, bytes, sent);
  }
} catch (error) {
  // The reader has read enough.
  if ((error as NodeJS.ErrnoException).code !== "EPIPE") throw error;
}
