/** Errors of this area of the back office. Texts: packages/i18n/src/server/office. */
export const gamesOfficeErrors = {
  "backoffice.round_not_found": 404,
  /** Void already, or still running where only its end can be waited for. */
  "backoffice.round_not_voidable": 409,
  /** It is over, or its player is still at it. */
  "backoffice.round_not_stuck": 409,
  "backoffice.channel_not_found": 404,
  /** A game is put on sites that there are. */
  "backoffice.site_unknown": 422,
} as const;
