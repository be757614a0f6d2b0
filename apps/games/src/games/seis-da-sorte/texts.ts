/** What Seis da Sorte says. */
import { words } from "@tucano/i18n/words.ts";

export const sixTexts = words("seis-da-sorte", {
  buy: "Buy ticket",
  mine: "My tickets",
  hint: "Choose 6 numbers",
  r1: "Choose 6 numbers out of 60, or use a quick pick. Each ticket costs the price you set.",
  r2: "Every three minutes 7 numbers are drawn, the same for all players.",
  r3: "Two or more of your numbers win. Prizes are fixed: they do not depend on how many people play.",
  r4: "The table shows multiples of the ticket's price. Each ticket is paid on its own.",
});
