/** Errors of the house-games room: code -> HTTP status. Texts: packages/i18n. */
export const houseGamesErrors = {} as const;
