/** What is told about Tucano da Sorte. */
import { words } from "@tucano/i18n/words.ts";

export const texts = words("tucano-da-sorte", {
  how: "When two full reels show the same symbol they are held. The third keeps what already matches and spins again as long as new matches land.",
  feature: "A screen full of one symbol, with or without toucans, multiplies everything by {full}.",
});
