/** Errors of this area of the back office. */
export const gamesOfficeErrors = {
  "backoffice.round_not_found": [404, "This round does not exist"],
  /** Void already, or still running where only its end can be waited for. */
  "backoffice.round_not_voidable": [409, "This round is void already, or cannot be voided yet"],
  /** It is over, or its player is still at it. */
  "backoffice.round_not_stuck": [409, "This round is over, or is still being played"],
  "backoffice.channel_not_found": [404, "This video channel does not exist"],
  /** A game is put on sites that there are. */
  "backoffice.site_unknown": [422, "There is no such site"],
  "backoffice.studio_not_found": [404, "There is no such partner, or it has no such key"],
  /** Of this partner or another one: a signature says whose it is. */
  "backoffice.studio_key_known": [409, "This key is known already"],
  /** Two games of one code would share a picture and what counts toward turnover. */
  "backoffice.game_code_taken": [409, "Another studio has a game with this code"],
  /** It is not there, is played already or is not, or its code is another studio's. */
  "backoffice.publication_unfit": [409, "This cannot be done to this version of the game"],
} as const;
