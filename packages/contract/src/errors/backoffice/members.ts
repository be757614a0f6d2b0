/** Errors of this area of the back office. Texts: packages/i18n/src/server/office. */
export const membersOfficeErrors = {
  "backoffice.too_many_reveals": 429,
  "backoffice.amount_invalid": 422,
  /** No e-mail address is bound, so there is nowhere to send a link to. */
  "backoffice.no_email": 409,
  /** No round of the house's games, or not over yet. */
  "backoffice.round_without_book": 404,
} as const;
