/** Errors of this area of the back office. */
export const membersOfficeErrors = {
  "backoffice.too_many_reveals": [
    429,
    "You have looked at many personal data this hour. Try again in {minutes, plural, one {# minute} other {# minutes}}.",
  ],
  "backoffice.tag_unknown": [404, "There is no such tag"],
  "backoffice.tag_exists": [409, "There is a tag of this name already"],
  "backoffice.amount_invalid": [422, "Please enter an amount above zero"],
  /** No e-mail address is bound, so there is nowhere to send a link to. */
  "backoffice.no_email": [409, "This player has no bound e-mail address"],
  /** No round of the house's games, or not over yet. */
  "backoffice.round_without_book": [
    404,
    "There is nothing to replay: it is no round of a house game, or it is not over yet",
  ],
} as const;
