/** Identifiers as the Pix arrangement forms them. */
import type { Random } from "../platform/random.ts";

/** This bank's number in the payment system: made up, so nobody real. */
export const ISPB = "99999004";

const LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz";

export function letters(random: Random, count: number): string {
  return Array.from({ length: count }, () => LETTERS[random.integer(LETTERS.length)]).join("");
}

/** `E` or `D`, the bank, yyyyMMddHHmm in UTC, eleven characters: 32 in all. */
function transactionId(prefix: "E" | "D", now: Date, random: Random): string {
  const minute = now.toISOString().replace(/\D/g, "").slice(0, 12);
  return `${prefix}${ISPB}${minute}${letters(random, 11)}`;
}

export const endToEndId = (now: Date, random: Random) => transactionId("E", now, random);
export const returnId = (now: Date, random: Random) => transactionId("D", now, random);
