import type { catalogErrors } from "@tucano/contract/errors/catalog.ts";

export const catalogTexts = {
  "catalog.game_not_found": "Este jogo não existe",
} satisfies Record<keyof typeof catalogErrors, string>;
