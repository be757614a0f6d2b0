import type { GameType } from "@tucano/contract/catalog.ts";
import type { catalogErrors } from "@tucano/contract/errors/catalog.ts";

export const catalogTexts = {
  "catalog.game_not_found": "Permainan ini tidak ditemukan",
  "catalog.limits_outside": "Batas harus berada dalam batas matematika permainan",
} satisfies Record<keyof typeof catalogErrors, string>;

/** What the kinds of games are called. */
export const catalogNotices = {
  "catalog.type.slots": "Slot",
  "catalog.type.live": "Live casino",
  "catalog.type.table": "Permainan meja",
  "catalog.type.crash": "Crash",
  "catalog.type.fish": "Tembak ikan",
  "catalog.type.arcade": "Arkade",
  "catalog.type.bingo": "Bingo",
  "catalog.type.card": "Permainan kartu",
  "catalog.type.lottery": "Lotre",
  "catalog.type.sports": "Olahraga",
  "catalog.type.video": "Video",
} satisfies Record<`catalog.type.${GameType}`, string>;
