import type { GameType } from "@tucano/contract/catalog.ts";
import type { catalogErrors } from "@tucano/contract/errors/catalog.ts";

export const catalogTexts = {
  "catalog.game_not_found": "This game does not exist",
  "catalog.limits_outside": "The limits must lie within those of the game's mathematics",
} satisfies Record<keyof typeof catalogErrors, string>;

/** What the kinds of games are called. */
export const catalogNotices = {
  "catalog.type.slots": "Slots",
  "catalog.type.live": "Live casino",
  "catalog.type.table": "Table games",
  "catalog.type.crash": "Crash",
  "catalog.type.fish": "Fishing",
  "catalog.type.arcade": "Arcade",
  "catalog.type.bingo": "Bingo",
  "catalog.type.card": "Cards",
  "catalog.type.lottery": "Lottery",
  "catalog.type.sports": "Sports",
  "catalog.type.video": "Video",
} satisfies Record<`catalog.type.${GameType}`, string>;
