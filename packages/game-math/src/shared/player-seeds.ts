/**
 * The players' part of a round for everybody. Whoever knows the chain of server seeds and its salt
 * still does not know the round: what its players' own browsers have made goes in as well, and is
 * fixed when betting closes.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** No salt and no seed can hold it. */
const BETWEEN = ",";

/**
 * The round's client seed: the salt alone when nobody has bet, else the salt, a comma, and the
 * SHA-256 of the players' seeds joined by commas, in their published order.
 */
export function mixClientSeed(salt: string, playerSeeds: readonly string[]): string {
  if (playerSeeds.length === 0) return salt;
  return salt + BETWEEN + bytesToHex(sha256(utf8ToBytes(playerSeeds.join(BETWEEN))));
}
