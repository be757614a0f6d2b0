/** What Keno Minuto says. */
import { words } from "@tucano/i18n/words.ts";

export const kenoTexts = words("keno-minuto", {
  buy: "Buy ticket",
  mine: "My tickets",
  hint: "Choose 1 to 10 numbers",
  r1: "Choose 1 to 10 numbers out of 80, or use a quick pick. Each ticket costs the price you set.",
  r2: "Every minute 20 numbers are drawn, the same for all players.",
  r3: "The prize depends on how many numbers you chose and how many you hit. With 8, 9 or 10 numbers, hitting none pays too.",
  r4: "The table shows multiples of the ticket's price. Each ticket is paid on its own.",
});
