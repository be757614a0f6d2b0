import type { GameType } from "@tucano/contract/catalog.ts";
import type { catalogErrors } from "@tucano/contract/errors/catalog.ts";

export const catalogTexts = {
  "catalog.game_not_found": "Permainan ini tidak wujud",
  "catalog.limits_outside": "Had mesti berada dalam had matematik permainan",
} satisfies Record<keyof typeof catalogErrors, string>;

/** What the kinds of games are called. */
export const catalogNotices = {
  "catalog.type.slots": "Slot",
  "catalog.type.live": "Kasino langsung",
  "catalog.type.table": "Permainan meja",
  "catalog.type.crash": "Crash",
  "catalog.type.fish": "Tembak ikan",
  "catalog.type.arcade": "Arked",
  "catalog.type.bingo": "Bingo",
  "catalog.type.card": "Daun terup",
  "catalog.type.lottery": "Loteri",
  "catalog.type.sports": "Sukan",
  "catalog.type.video": "Video",
} satisfies Record<`catalog.type.${GameType}`, string>;
