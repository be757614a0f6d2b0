/** Words of the scratch card. */
import { type Say, words } from "@tucano/i18n/words.ts";

export const scratchTexts = words("raspadinha-do-saci", {
  buy: "Buy a card",
  hint: "Scratch with your finger",
  ticket: "Card {number} of 1,000,000",
  prizes: "Match three amounts to win that amount",
  found: "Three times {amount}",
  none: "No three matching amounts",
  prize: "Prize",
  oneIn: "1 in",
  rule1: "Every card is drawn from a full series of a million cards with fixed prizes.",
  rule2:
    "The card's number decides the prize. Three matching amounts pay, and no other amount shows three times.",
  rule3: "How you scratch does not change the result.",
});

export type SayScratch = Say<typeof scratchTexts>;
