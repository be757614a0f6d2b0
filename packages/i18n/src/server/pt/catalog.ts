import type { GameType } from "@tucano/contract/catalog.ts";
import type { catalogErrors } from "@tucano/contract/errors/catalog.ts";

export const catalogTexts = {
  "catalog.game_not_found": "Este jogo não existe",
  "catalog.limits_outside": "Os limites precisam ficar dentro dos limites da matemática do jogo",
} satisfies Record<keyof typeof catalogErrors, string>;

export const catalogNotices = {
  "catalog.type.slots": "Slots",
  "catalog.type.live": "Cassino ao vivo",
  "catalog.type.table": "Jogos de mesa",
  "catalog.type.crash": "Crash",
  "catalog.type.fish": "Pesca",
  "catalog.type.arcade": "Arcade",
  "catalog.type.bingo": "Bingo",
  "catalog.type.card": "Cartas",
  "catalog.type.lottery": "Loteria",
  "catalog.type.sports": "Esportes",
  "catalog.type.video": "Vídeo",
} satisfies Record<`catalog.type.${GameType}`, string>;
