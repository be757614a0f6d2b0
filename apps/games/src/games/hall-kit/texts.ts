/** What every room of the bingo hall says. */
import { words } from "@tucano/i18n/words.ts";

export const hallKitTexts = words("hall-kit", {
  swap: "Change cards",
  upTo: "up to {balls} balls",
  card: "Card {number}",
});
