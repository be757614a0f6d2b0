/** Errors of the backoffice room: code -> HTTP status. Texts: packages/i18n. */
export const backofficeErrors = {} as const;
