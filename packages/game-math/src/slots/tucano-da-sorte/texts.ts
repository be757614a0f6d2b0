/** What is told about Tucano da Sorte. */
import { words } from "@tucano/i18n/words.ts";

export const texts = words("tucano-da-sorte", {
  how: "When two whole reels show one symbol they are held. The third keeps what already matches and spins again as long as something lands.",
  feature:
    "A screen full of one symbol, with or without toucans: everything is multiplied by {full}.",
});
