/** Errors of the compliance room: code -> HTTP status and what it says in English. */
export const complianceErrors = {
  "compliance.amount_out_of_range": [422, "Choose a limit between R$ {min} and R$ {max}."],
  "compliance.minutes_out_of_range": [422, "Choose a limit between {min} and {max} minutes."],
  "compliance.limit_unknown": [404, "You haven't set this limit."],
  /** Nothing was requested, or so long ago that the request has expired. */
  "compliance.change_unknown": [404, "There is no change of this limit to confirm."],
  /** The cooling-off is not over. */
  "compliance.change_waits": [409, "You can confirm a higher limit 24 hours after requesting it."],
  "compliance.time_out_not_offered": [422, "A time-out lasts from {min} to {max} days."],
  "compliance.exclusion_not_offered": [
    422,
    "Self-exclusion lasts from {min} to {max} months, or forever.",
  ],
  /** The word was not typed. */
  "compliance.exclusion_not_confirmed": [422, "Type {word} to confirm. This can't be undone."],
  /** A deposit would go beyond the limit that its member set. */
  "compliance.deposit_limit_reached": [
    409,
    "You have R$ {left} left of your {period, select, day {daily} week {weekly} other {monthly}} deposit limit.",
  ],
  /** The market asks for limits of one's own before play and deposits. */
  "compliance.limits_required": [
    409,
    "Before you play or deposit, set your own loss and playing-time limits under Limits and time-outs.",
  ],
} as const;
