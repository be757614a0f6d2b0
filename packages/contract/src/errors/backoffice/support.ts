/** Errors of this area of the back office. Texts: packages/i18n/src/server/office. */
export const supportOfficeErrors = {
  "backoffice.macro_not_found": 404,
} as const;
