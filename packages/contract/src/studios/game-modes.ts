/** Ways of playing a partner's game that can be closed on their own. */

const NAME_LENGTH_MAX = 40;

/** Those of every game: for money, for play money, and free rounds. Studios may name others. */
export const sharedModes = ["real", "demo", "free"] as const;

/** As stops have it: `BONUS_BUY`, `Bonus buy` and `bonus-buy` are one. Empty: it is no name. */
export function modeName(text: string): string {
  const plain = text.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return plain.replace(/^-/, "").slice(0, NAME_LENGTH_MAX).replace(/-$/, "");
}
