/** Errors of the catalog room: code -> HTTP status. Texts: packages/i18n. */
export const catalogErrors = {} as const;
