/** Words of the scratch card. */
import { words } from "@tucano/i18n/words.ts";

export const scratchTexts = words("raspadinha-do-saci", {
  prizes: "Match three amounts to win that amount",
  rule: "Three matching amounts pay, and no other amount shows three times.",
});
