/** Words of the tables that are laid with chips. */
import { words } from "@tucano/i18n/words.ts";

export const tableTexts = words("chip-tables", {
  chips: "Chip value",
  undo: "Undo",
  double: "Double the chips",
  repeat: "Repeat the last bet",
  clear: "Clear the table",
  limit: "The round has reached the table's limit.",
  board: "Betting table",
  bet: "Bet",
  pays: "Pays",
  returns: "Return",
  ruleChips: "Choose a chip and tap spots on the table. Each tap lays one more chip.",
  ruleStake: "Each chip is a bet of its own. The win shown includes the chip itself.",
  wins: "wins",
  history: "Latest results",
});
