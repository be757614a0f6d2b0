/** Errors of missions and their shop: code -> HTTP status and what it says in English. */
export const missionsErrors = {
  /** Not offered on this site or at this time. */
  "missions.closed": [409, "Missions and the shop are closed at the moment"],
  /** Excluded, on a time-out, or at a limit of their own: nothing is urged, and nothing is lost. */
  "missions.resting": [
    403,
    "Missions and the shop rest while your account is paused or has reached a limit",
  ],
  "missions.not_done": [409, "This mission isn't done yet"],
  "missions.points_missing": [
    409,
    "You need {missing, plural, one {# more point} other {# more points}}",
  ],
  /** The shop has it no more, or at another price. */
  "missions.item_changed": [409, "The shop has changed. Open it again"],
  "missions.sold_out": [409, "This has sold out for today. There is more tomorrow"],
} as const;
