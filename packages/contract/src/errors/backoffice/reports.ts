/** Errors of this area of the back office. */
export const reportsOfficeErrors = {
  /** The days are the wrong way round, or too many. */
  "backoffice.report_range": [422, "Choose at most 400 days, from the first to the last"],
  /** Figures of agents are not kept by site, studio or game. */
  "backoffice.report_combination": [
    422,
    "Figures of agents are not kept by site, studio or game: choose one or the other",
  ],
  "backoffice.export_not_found": [404, "This file does not exist"],
  /** It is still being made, or was cancelled, or is gone. */
  "backoffice.export_not_ready": [409, "This file is not ready yet, or is gone"],
  /** Some of one's own are being made already. */
  "backoffice.too_many_exports": [429, "You have too many files in progress: wait for one of them"],
} as const;
