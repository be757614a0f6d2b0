/** Words of the card of dominoes. */
import { words } from "@tucano/i18n/words.ts";

export const dominoTexts = words("domino-da-praca", {
  line: "Every double pays; the double six pays all six",
  domino: "Domino {low} and {high}",
  rule: "A domino with two equal halves pays the amount below it. If there are several, their amounts are added up.",
  all: "If the double six is on the card, all six amounts are paid.",
});
