/** What every scratch card says. */
import { words } from "@tucano/i18n/words.ts";

export const kitTexts = words("scratch-kit", {
  buy: "Buy a card",
  hint: "Scratch with your finger",
  reveal: "Reveal all",
  ticket: "Card {number} of 1,000,000",
  pays: "This card pays {amount}",
  returned: "Your stake comes back: {amount}",
  none: "This card pays nothing",
  prize: "Prize",
  oneIn: "1 in",
  series: "Every card is drawn from a full series of a million cards with fixed prizes.",
  decided: "The card's number decides the prize. How you scratch does not change it.",
});
