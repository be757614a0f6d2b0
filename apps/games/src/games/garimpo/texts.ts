/** What Garimpo says. */
import { words } from "@tucano/i18n/words.ts";

export const minesTexts = words("garimpo", {
  mines: "Mines",
  gems: "Gems",
  next: "Next",
  random: "Choose for me",
  cell: "Row {row}, column {column}",
  found: "Gem found. Worth {times}",
  hit: "Mine",
  rule: "Choose how many mines hide under the 25 squares and dig. Each gem raises your win and a mine ends the round. Cash out whenever you like after the first gem.",
  rulePays: "k gems among m mines pay 0.99 × C(25,k) ÷ C(25−m,k), rounded down to hundredths.",
  ruleTop: "No prize is above 10,000×: the round ends with the last gem that fits this limit.",
});
