/** What Plinko Tropical says. */
import { words } from "@tucano/i18n/words.ts";

export const plinkoTexts = words("plinko-tropical", {
  rows: "Rows",
  balls: "Balls",
  slot: "Slot",
  landed: "Landed on {times}",
  rule: "The ball falls through the pegs: at each row it goes left or right with equal chance. The slot it lands in is the prize.",
  ruleBalls:
    "Up to ten balls fall in one round. Each costs a stake of its own and finds its own way.",
  rulePays:
    "The chance of slot k with n rows is C(n,k) ÷ 2^n. The whole path comes from the server.",
});
