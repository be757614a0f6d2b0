/** What Salão 75 says. */
import { words } from "@tucano/i18n/words.ts";

export const patternTexts = words("salao-75", {
  buy: "Buy cards",
  mine: "My cards",
  hint: "Choose your cards",
  r1: "Each card has 24 numbers out of 75 in five columns, and a free place in the middle. Change the cards as often as you like before buying.",
  r2: "Every minute 55 balls are drawn, the same for all players. Your cards are marked automatically.",
  r3: "The four corners, the cross, the frame and the full card pay by the ball that completes them: the sooner, the more. Prizes add up.",
  r4: "Values are multiples of the price of one card and do not depend on how many people play.",
  corners: "Corners",
  cross: "Cross",
  frame: "Frame",
  full: "Full card",
});
