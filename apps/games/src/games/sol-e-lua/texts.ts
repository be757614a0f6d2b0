/** Words of the card of suns and moons. */
import { words } from "@tucano/i18n/words.ts";

export const sunAndMoonTexts = words("sol-e-lua", {
  line: "Three suns in a line pay the amount",
  amount: "Amount",
  sun: "Sun",
  moon: "Moon",
  rule: "A line of three suns, across, down or slanting, pays the amount at the foot of the card. Two lines pay it twice.",
  moons: "Moons pay nothing, and are never three in a line.",
});
