/** What Keno Minuto says. */
import { words } from "@tucano/i18n/words.ts";

export const kenoTexts = words("keno-minuto", {
  buy: "Buy ticket",
  mine: "My tickets",
  hint: "Choose 1 to 10 numbers",
  r1: "Choose 1 to 10 numbers of 80, or use a quick pick. Each ticket costs the price you set.",
  r2: "Every full minute 20 numbers are drawn, the same for everybody.",
  r3: "The prize depends on how many numbers you chose and how many of them came. With 8, 9 or 10 numbers, none at all pays too.",
  r4: "The table shows multiples of the ticket's price. Each ticket is paid on its own.",
});
