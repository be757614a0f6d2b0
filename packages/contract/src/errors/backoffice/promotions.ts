/** Errors of this area of the back office. Texts: packages/i18n/src/server/office. */
export const promotionsOfficeErrors = {} as const;
