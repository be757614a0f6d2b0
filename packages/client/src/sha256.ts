/**
 * SHA-256 without waiting. The browser's own answers one call after the other through another
 * thread, which is right for a file and far too slow for a quarter of a million short texts.
 */
const BLOCK = 64;

const isPrime = (candidate: number): boolean => {
  for (let factor = 2; factor * factor <= candidate; factor += 1) {
    if (candidate % factor === 0) return false;
  }
  return true;
};

/** The first 32 bits of the fractional part. */
const fraction = (value: number): number => Math.trunc((value - Math.trunc(value)) * 2 ** 32) | 0;

/** The standard takes its constants from the roots of the first primes. */
function firstPrimes(count: number): readonly number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (isPrime(candidate)) primes.push(candidate);
  }
  return primes;
}

const START = Int32Array.from(firstPrimes(8), (prime) => fraction(Math.sqrt(prime)));
const ROUND = Int32Array.from(firstPrimes(64), (prime) => fraction(Math.cbrt(prime)));

const words = new Int32Array(64);

const turn = (value: number, by: number): number => (value >>> by) | (value << (32 - by));
const word = (index: number): number => words[index] ?? 0;

function spread(): void {
  for (let index = 16; index < 64; index += 1) {
    const early = word(index - 15);
    const late = word(index - 2);
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[index] = (word(index - 16) + small + word(index - 7) + large) | 0;
  }
}

/** Works one block, held in the first sixteen words, into the state. */
function compress(state: Int32Array): void {
  spread();
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + high + ((e & f) ^ (~e & g)) + (ROUND[index] ?? 0) + word(index)) | 0;
    const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((value, index) => {
    state[index] = ((state[index] ?? 0) + value) | 0;
  });
}

/** The text, a one, zeros, and the length in bits, in whole blocks. */
function pad(text: Uint8Array): DataView {
  const blocks = Math.ceil((text.length + 9) / BLOCK);
  const padded = new Uint8Array(blocks * BLOCK);
  padded.set(text);
  padded[text.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, text.length * 8);
  return view;
}

/** The digest as eight words, the first of them in front. */
export function sha256(text: Uint8Array): Int32Array {
  const state = START.slice();
  const padded = pad(text);
  for (let block = 0; block < padded.byteLength; block += BLOCK) {
    for (let index = 0; index < 16; index += 1) {
      words[index] = padded.getInt32(block + index * 4);
    }
    compress(state);
  }
  return state;
}
