/** The verification code for people who cannot read the picture: the browser computes it. */
import { sha256 } from "./sha256.ts";

/** Short enough that a tap in between is answered at once. */
const SLICE_MS = 12;
const BETWEEN_LOOKS = 256;

const pause = () => new Promise((resolve) => setTimeout(resolve, 0));

export function leadingZeroBits(digest: Int32Array): number {
  const first = digest.findIndex((word) => word !== 0);
  return first === -1 ? digest.length * 32 : first * 32 + Math.clz32(digest[first] ?? 0);
}

/** The first nonce whose SHA-256 over "<challenge>:<nonce>" begins with enough zero bits. */
export async function solve(challenge: string, bits: number, signal: AbortSignal): Promise<string> {
  const encoder = new TextEncoder();
  let nonce = 0;
  while (!signal.aborted) {
    const end = performance.now() + SLICE_MS;
    do {
      for (const last = nonce + BETWEEN_LOOKS; nonce < last; nonce += 1) {
        const digest = sha256(encoder.encode(`${challenge}:${nonce}`));
        if (leadingZeroBits(digest) >= bits) return `pow:${nonce}`;
      }
    } while (performance.now() < end);
    await pause();
  }
  throw new DOMException("Stopped", "AbortError");
}
