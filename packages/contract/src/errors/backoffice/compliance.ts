/** Errors of this area of the back office. Texts: packages/i18n/src/server/office. */
export const complianceOfficeErrors = {
  /** What has been promised is not changed afterwards. */
  "backoffice.number_not_ahead": 422,
  "backoffice.number_moment_taken": 409,
  /** Somebody else has decided it, or it was taken back. */
  "backoffice.case_decided": 409,
} as const;
