/** Errors of this area of the back office. Texts: packages/i18n/src/server/office. */
export const reportsOfficeErrors = {
  /** The days are the wrong way round, or too many. */
  "backoffice.report_range": 422,
  /** Figures of agents are not kept by site, studio or game. */
  "backoffice.report_combination": 422,
  "backoffice.export_not_found": 404,
  /** It is still being made, or was cancelled, or is gone. */
  "backoffice.export_not_ready": 409,
  /** Some of one's own are being made already. */
  "backoffice.too_many_exports": 429,
} as const;
