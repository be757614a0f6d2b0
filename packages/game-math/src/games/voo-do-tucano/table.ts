/**
 * Voo do Tucano: a multiplier that rises until the toucan flies away. The crash follows from 52
 * bits of the round's digest, so that every target m is reached with probability 0.99 / m; how fast
 * the multiplier rises is fixed in the round's data and decides nothing.
 */
import { digestOf, type FairRound } from "../../provably-fair.ts";
import type { SharedGame } from "../../shared/shared-game.ts";

const BITS = 52n;
const RANGE = 1n << BITS;
/** In 99 of 100 parts, times a hundred hundredths. */
const SHARE = 99n;

/** The most that can be won: everybody still aboard at 10 000 times is paid that. */
export const CRASH_CAP_HUNDREDTHS = 1_000_000;
/** The lowest multiplier that can be cashed out. */
export const CASH_OUT_FROM_HUNDREDTHS = 101;

/** Hundredths, from the 52 bits: max(100, floor(99 * 2^52 / (2^52 - h))), up to the cap. */
export function crashOf(bits: bigint): number {
  const value = (SHARE * RANGE) / (RANGE - bits);
  return Math.min(CRASH_CAP_HUNDREDTHS, Math.max(100, Number(value)));
}

/** The first 52 bits of block 0: its first thirteen hexadecimal digits. */
export function bitsOf(round: FairRound): bigint {
  const digest = digestOf(round, 0);
  let bits = 0n;
  for (const byte of digest.subarray(0, 7)) bits = (bits << 8n) | BigInt(byte);
  return bits >> 4n;
}

export function drawCrash(round: FairRound): CrashResult {
  return { crashHundredths: crashOf(bitsOf(round)) };
}

/** Growth of the curve per millisecond, in billionths: doubles about every 7.7 seconds. */
export const GROWTH_PPB = 90_000;

const BILLION = 1_000_000_000;

/** The multiplier at this time after take-off, in hundredths. */
export function multiplierAt(elapsedMs: number, growthPpb: number): number {
  // A value exactly on a hundredth must not fall below it through the last bit of a double.
  const exact = 100 * Math.exp((Math.max(elapsedMs, 0) * growthPpb) / BILLION);
  return Math.min(CRASH_CAP_HUNDREDTHS, Math.floor(exact + 1e-7));
}

/** When the multiplier begins to show this value, in milliseconds after take-off. */
export function timeOf(hundredths: number, growthPpb: number): number {
  return (Math.log(hundredths / 100) * BILLION) / growthPpb;
}

/**
 * When the flight ends. The crash value itself stays on the screen for its full time, so cashing
 * out at what one sees is worth as much as naming it beforehand; a flight of 1.00 ends as it
 * begins.
 */
export function flightMs(crashHundredths: number, growthPpb: number): number {
  if (crashHundredths <= 100) return 0;
  const end = Math.min(crashHundredths + 1, CRASH_CAP_HUNDREDTHS);
  return Math.ceil(timeOf(end, growthPpb));
}

export interface CrashBet {
  /** Cashed out by itself at this multiplier; null: by hand. */
  readonly autoHundredths: number | null;
}

export interface CrashResult {
  readonly crashHundredths: number;
}

const BETTING_MS = 6_000;
const CLOSED_MS = 700;
const SHOW_MS = 3_300;

function readBet(input: unknown): CrashBet | null {
  if (input === null || typeof input !== "object" || Array.isArray(input)) return null;
  if (Object.keys(input).some((key) => key !== "autoHundredths")) return null;
  const { autoHundredths = null } = input as { autoHundredths?: unknown };
  if (autoHundredths === null) return { autoHundredths };
  if (typeof autoHundredths !== "number" || !Number.isInteger(autoHundredths)) return null;
  const isOffered =
    autoHundredths >= CASH_OUT_FROM_HUNDREDTHS && autoHundredths <= CRASH_CAP_HUNDREDTHS;
  return isOffered ? { autoHundredths } : null;
}

export const vooDoTucano: SharedGame<CrashBet, CrashResult> = {
  shape: "shared",
  kind: "flight",
  facts: {
    code: "voo-do-tucano",
    name: "Voo do Tucano",
    version: 1,
    type: "crash",
    brand: "onca",
    tags: ["new", "crash", "shared", "originals"],
    stakesCentavos: [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000],
    defaultStakeCentavos: 500,
  },
  pace: { bettingMs: BETTING_MS, closedMs: CLOSED_MS, showMs: SHOW_MS, everyMs: null },
  betsMax: 2,
  isStakeFree: true,
  readBet,
  unitsOf: () => 1,
  draw: drawCrash,
  winHundredthsOf: ({ autoHundredths }, { crashHundredths }) =>
    autoHundredths !== null && autoHundredths <= crashHundredths ? autoHundredths : 0,
};
