/** Errors of the compliance room: code -> HTTP status and what it says in English. */
export const complianceErrors = {
  "compliance.amount_out_of_range": [422, "Choose a limit between R$ {min} and R$ {max}."],
  "compliance.minutes_out_of_range": [422, "Choose a limit between {min} and {max} minutes."],
  "compliance.limit_unknown": [404, "You have no such limit."],
  /** Nothing was requested, or so long ago that the request has expired. */
  "compliance.change_unknown": [404, "There is no change of this limit to confirm."],
  /** The cooling-off is not over. */
  "compliance.change_waits": [
    409,
    "A higher limit can be confirmed 24 hours after you ask for it.",
  ],
  "compliance.time_out_not_offered": [422, "A time-out lasts from {min} to {max} days."],
  "compliance.exclusion_not_offered": [
    422,
    "An exclusion lasts from {min} to {max} months, or for good.",
  ],
  /** The word was not typed. */
  "compliance.exclusion_not_confirmed": [422, "Type {word} to confirm. This cannot be taken back."],
  /** A deposit would go beyond the limit that its member set. */
  "compliance.deposit_limit_reached": [
    409,
    "Your {period, select, day {daily} week {weekly} other {monthly}} deposit limit leaves R$ {left}.",
  ],
  /** The market asks for limits of one's own before play and deposits. */
  "compliance.limits_required": [
    409,
    "Before you play or deposit, set your own limits for losses and for playing time, under Responsible gaming.",
  ],
} as const;
