/**
 * Very many rounds of blackjack by basic strategy, shared out to threads: each plays a stream of
 * its own from a fixed seed, so that the sums are the same on every machine.
 */
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { createSimulation, freshValues } from "@tucano/game-math/games/vinte-e-um/simulate.ts";

export const STREAMS = 8;
export const ROUNDS_A_STREAM = 50_000_000;

const WORDS = 4_294_967_296;
/** What a round staked and won is in halves of the stake: up to four hands, each doubled. */
const HALF = 50;
const STAKED_STEPS = 17;
const WON_STEPS = 33;

export interface End {
  /** In hundredths of the first stake. */
  readonly staked: number;
  readonly win: number;
  readonly rounds: number;
}

/** xoshiro128**, its state filled by splitmix32 from the stream's number: for simulations only. */
function createBelow(stream: number): (n: number) => number {
  let seed = Math.imul(stream + 1, 0x9e3779b9);
  const fill = (): number => {
    seed = (seed + 0x9e3779b9) | 0;
    let word = Math.imul(seed ^ (seed >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    return (word ^ (word >>> 15)) | 0;
  };
  let [a, b, c, d] = [fill(), fill(), fill(), fill()];
  const turn = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));
  return (n) => {
    const word = Math.imul(turn(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = turn(d, 11);
    return Math.floor((word * n) / WORDS);
  };
}

function playStream(stream: number): Float64Array {
  const play = createSimulation(freshValues(), createBelow(stream));
  const counts = new Float64Array(STAKED_STEPS * WON_STEPS);
  for (let round = 0; round < ROUNDS_A_STREAM; round += 1) {
    const { win, staked } = play();
    const at = (staked / HALF) * WON_STEPS + win / HALF;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

/** Every end of a round with how often it came; two threads at a time. */
export async function blackjackEnds(): Promise<readonly End[]> {
  const sums = new Float64Array(STAKED_STEPS * WON_STEPS);
  for (let stream = 0; stream < STREAMS; stream += 2) {
    const both = [stream, stream + 1].filter((each) => each < STREAMS).map(inThread);
    for (const counts of await Promise.all(both)) {
      counts.forEach((count, at) => (sums[at] = (sums[at] ?? 0) + count));
    }
  }
  return [...sums].flatMap((rounds, at) =>
    rounds === 0
      ? []
      : [{ staked: Math.floor(at / WON_STEPS) * HALF, win: (at % WON_STEPS) * HALF, rounds }],
  );
}

function inThread(stream: number): Promise<Float64Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { stream } });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

if (!isMainThread) {
  const { stream } = workerData as { readonly stream: number };
  parentPort?.postMessage(playStream(stream));
}
