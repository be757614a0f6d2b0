/** Errors of the catalog room: code -> HTTP status. Texts: packages/i18n. */
export const catalogErrors = {
  "catalog.game_not_found": 404,
  /** Limits of the house's own lie within those of the game's mathematics. */
  "catalog.limits_outside": 422,
} as const;
