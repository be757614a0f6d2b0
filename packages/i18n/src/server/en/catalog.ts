import type { catalogErrors } from "@tucano/contract/errors/catalog.ts";

export const catalogTexts = {
  "catalog.game_not_found": "This game does not exist",
} satisfies Record<keyof typeof catalogErrors, string>;
