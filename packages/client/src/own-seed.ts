/**
 * The player's part of every draw. It is made here, in the player's own browser, once the house is
 * bound by its commitment: the house never chooses it.
 */
const SEED_BYTES = 16;

export function ownSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
