/** Errors of this area of the back office. Texts: packages/i18n/src/server/office. */
export const contentOfficeErrors = {
  /** New terms are announced two weeks before they hold. */
  "backoffice.terms_too_soon": 422,
  /** Another site is found by this host. */
  "backoffice.host_taken": 409,
  /** The file is no picture, or too large to be drawn. */
  "backoffice.picture_unreadable": 422,
} as const;
