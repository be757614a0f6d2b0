/** Errors of the compliance room: code -> HTTP status. Texts: packages/i18n. */
export const complianceErrors = {
  "compliance.amount_out_of_range": 422,
  "compliance.minutes_out_of_range": 422,
  "compliance.limit_unknown": 404,
  /** Nothing was asked for, or it was so long ago that it is forgotten. */
  "compliance.change_unknown": 404,
  /** The cooling-off is not over. */
  "compliance.change_waits": 409,
  "compliance.time_out_not_offered": 422,
  "compliance.exclusion_not_offered": 422,
  /** The word was not typed. */
  "compliance.exclusion_not_confirmed": 422,
  /** A deposit would go beyond the limit that its member set. */
  "compliance.deposit_limit_reached": 409,
  /** The market asks for limits of one's own before play and deposits. */
  "compliance.limits_required": 409,
} as const;
