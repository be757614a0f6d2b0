/** Words of the tables that are laid with chips. */
import { words } from "@tucano/i18n/words.ts";

export const tableTexts = words("chip-tables", {
  chips: "Chip value",
  undo: "Undo",
  double: "Double the chips",
  repeat: "Repeat the last bet",
  clear: "Clear the table",
  limit: "You've reached the table limit.",
  board: "Betting table",
  bet: "Bet",
  pays: "Pays",
  returns: "Return",
  ruleChips: "Choose a chip and tap spots on the table. Each tap adds one more chip.",
  ruleStake: "Each chip is a separate bet. The win shown includes the chip itself.",
  wins: "wins",
  history: "Latest results",
  kept: "Saved bets",
  keptNone: "Lay your chips and save them here. Next time two taps put them on the table.",
  keep: "Save the chips on the table ({amount})",
  keepNothing: "Lay chips first to save them",
  forget: "Delete",
});
