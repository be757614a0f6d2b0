/** What Salão 90 says. */
import { words } from "@tucano/i18n/words.ts";

export const hallTexts = words("salao-de-bingo", {
  buy: "Buy cards",
  mine: "My cards",
  hint: "Choose your cards",
  r1: "Each card has 15 numbers out of 90, in three rows of five. Change the cards as often as you like before buying.",
  r2: "Every three minutes 70 balls are drawn, the same for all players. Your cards are marked automatically.",
  r3: "A line, two lines and a full house pay by the ball that completes them: the sooner, the more. Prizes add up.",
  r4: "Values are multiples of the price of one card and do not depend on how many people play.",
  line: "Line",
  twoLines: "Two lines",
  fullHouse: "Full house",
});
