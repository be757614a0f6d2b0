/** Errors of the catalog room: code -> HTTP status. Texts: packages/i18n. */
export const catalogErrors = {
  "catalog.game_not_found": 404,
} as const;
