/** Errors of races: code -> HTTP status and what it says in English. */
export const racesErrors = {
  "races.not_found": [404, "This race doesn't exist"],
  /** The market has no races. */
  "races.not_offered": [409, "Races aren't offered here"],
  "races.over": [409, "This race is over"],
  "races.account_blocked": [
    403,
    "Your account can't take part in races right now. Please contact support",
  ],
  "races.disqualified": [403, "You can no longer take part in this race: {reason}"],
} as const;
