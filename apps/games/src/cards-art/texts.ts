/** What cards are called, for those who listen. */
import { words } from "@tucano/i18n/words.ts";

export const cardTexts = words("cards", {
  card: "{rank} of {suit}",
  spades: "spades",
  hearts: "hearts",
  diamonds: "diamonds",
  clubs: "clubs",
  jack: "jack",
  queen: "queen",
  king: "king",
  ace: "ace",
});
