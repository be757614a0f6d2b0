/** Errors of this area of the back office. Texts: packages/i18n/src/server/office. */
export const membersOfficeErrors = {
  "backoffice.too_many_reveals": 429,
  "backoffice.amount_invalid": 422,
} as const;
