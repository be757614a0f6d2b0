/** Errors of the cashier room: code -> HTTP status. Texts: packages/i18n. */
export const cashierErrors = {} as const;
