/**
 * The public event that gives a chain its salt: a round of drand's quicknet, whose number and
 * moment are known years ahead and whose value nobody knows before. The beacon signs its rounds,
 * so what somebody says an event brought is believed for its signature alone.
 */
import { createHash } from "node:crypto";
import { bls12_381 as curve } from "@noble/curves/bls12-381.js";
import type { Beacon } from "../types.ts";

/** As https://api.drand.sh/<chain>/info publishes it. */
export const quicknet: Beacon = {
  chain: "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
  publicKey:
    "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c" +
    "8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb" +
    "5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
};

const GENESIS_MS = 1_692_803_367_000;
const PERIOD_MS = 3_000;
const HOUR_MS = 3_600_000;

export interface PublicEvent {
  /** In words that let anybody look it up. */
  readonly event: string;
  readonly occursAt: Date;
}

/** Of the first full hour that is so far ahead: tables that start together wait for one event. */
export function eventAhead({ chain }: Beacon, now: Date, aheadMs: number): PublicEvent {
  const hourMs = Math.ceil((now.getTime() + aheadMs) / HOUR_MS) * HOUR_MS;
  const periods = Math.ceil((hourMs - GENESIS_MS) / PERIOD_MS);
  // Round 1 was the one of the beginning.
  const event = `drand quicknet ${chain}, round ${periods + 1}: its randomness`;
  return { event, occursAt: new Date(GENESIS_MS + periods * PERIOD_MS) };
}

const EVENT = /^drand quicknet ([0-9a-f]{64}), round (\d+): its randomness$/;
const SIGNATURE = /^[0-9a-f]{96}$/;

const sha256 = (bytes: Uint8Array): Buffer => createHash("sha256").update(bytes).digest();

/** What the beacon signs for a round: bls-unchained-g1-rfc9380. */
export function signedFor(event: string): ReturnType<typeof curve.shortSignatures.hash> {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(EVENT.exec(event)?.[2] ?? 0));
  return curve.shortSignatures.hash(sha256(number));
}

/** The event's randomness. Null: this is not the beacon's signature of that round. */
export function saltFrom(beacon: Beacon, event: string, signature: string): string | null {
  if (!SIGNATURE.test(signature) || EVENT.exec(event)?.[1] !== beacon.chain) return null;
  const bytes = Buffer.from(signature, "hex");
  return isSigned(beacon, event, bytes) ? sha256(bytes).toString("hex") : null;
}

function isSigned({ publicKey }: Beacon, event: string, signature: Buffer): boolean {
  try {
    const key = Buffer.from(publicKey, "hex");
    return curve.shortSignatures.verify(signature, signedFor(event), key);
  } catch {
    // No point of the curve.
    return false;
  }
}
