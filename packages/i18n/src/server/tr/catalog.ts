/** Texts of the games' catalogue, in Turkish. */
import type { GameType } from "@tucano/contract/catalog.ts";
import type { catalogErrors } from "@tucano/contract/errors/catalog.ts";

export const catalogTexts = {
  "catalog.game_not_found": "Bu oyun mevcut değil",
  "catalog.limits_outside": "Sınırlar oyunun matematiğinin sınırları içinde olmalıdır",
} satisfies Record<keyof typeof catalogErrors, string>;

/** What the kinds of games are called. */
export const catalogNotices = {
  "catalog.type.slots": "Slot",
  "catalog.type.live": "Canlı casino",
  "catalog.type.table": "Masa oyunları",
  "catalog.type.crash": "Crash",
  "catalog.type.fish": "Balık avı",
  "catalog.type.arcade": "Arcade",
  "catalog.type.bingo": "Bingo",
  "catalog.type.card": "Kart oyunları",
  "catalog.type.lottery": "Loto",
  "catalog.type.sports": "Spor",
  "catalog.type.video": "Video",
} satisfies Record<`catalog.type.${GameType}`, string>;
