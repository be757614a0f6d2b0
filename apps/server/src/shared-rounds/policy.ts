/** The rules of shared rounds that need no database. */
import { createHash } from "node:crypto";

const LETTERS = "abcdefghijlmnoprstuvz";

/** Always the same for the same player, and nobody can be told from it: "ma***47". */
export function aliasOf(player: string): string {
  const digest = createHash("sha256").update(`alias:${player}`).digest();
  const letter = (index: number) => LETTERS.charAt((digest[index] ?? 0) % LETTERS.length);
  const number = (digest.readUInt16BE(4) % 90) + 10;
  return `${letter(0)}${letter(1)}***${number}`;
}
