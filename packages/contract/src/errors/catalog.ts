/** Errors of the catalog room: code -> HTTP status and what it says in English. */
export const catalogErrors = {
  "catalog.game_not_found": [404, "This game does not exist"],
  /** Limits of the house's own lie within those of the game's mathematics. */
  "catalog.limits_outside": [422, "The limits must be within the game's own"],
} as const;
