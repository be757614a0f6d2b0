/** Errors of the rounds room: code -> HTTP status. Texts: packages/i18n. */
export const roundsErrors = {} as const;
