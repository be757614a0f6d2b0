/** The verification code for people who cannot read the picture: the browser computes it. */
const BATCH = 256;

export function leadingZeroBits(digest: Uint8Array): number {
  let bits = 0;
  for (const byte of digest) {
    if (byte === 0) {
      bits += 8;
      continue;
    }
    return bits + Math.clz32(byte) - 24;
  }
  return bits;
}

export function canSolve(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** The first nonce whose SHA-256 over "<challenge>:<nonce>" begins with enough zero bits. */
export async function solve(challenge: string, bits: number, signal: AbortSignal): Promise<string> {
  const encoder = new TextEncoder();
  for (let start = 0; !signal.aborted; start += BATCH) {
    const nonces = Array.from({ length: BATCH }, (_, index) => start + index);
    const digests = await Promise.all(
      nonces.map((nonce) =>
        crypto.subtle.digest("SHA-256", encoder.encode(`${challenge}:${nonce}`)),
      ),
    );
    const found = digests.findIndex((digest) => leadingZeroBits(new Uint8Array(digest)) >= bits);
    if (found !== -1) return `pow:${start + found}`;
  }
  throw new DOMException("Stopped", "AbortError");
}
