/** Words that several games of the arcade say. */
import { type Say, words } from "@tucano/i18n/words.ts";

export const kitTexts = words("arcade-kit", {
  results: "Latest results",
  visit: "This visit: result {amount}, rounds: {count}",
  visitRounds: "Rounds: {count}",
  chance: "Chance",
  pays: "Pays",
  risk: "Risk",
  low: "Low",
  medium: "Medium",
  high: "High",
  lowest: "at least",
});

export type SayKit = Say<typeof kitTexts>;
