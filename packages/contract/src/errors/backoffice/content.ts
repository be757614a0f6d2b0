/** Errors of this area of the back office. */
export const contentOfficeErrors = {
  /** New terms are announced two weeks before they hold. */
  "backoffice.terms_too_soon": [422, "New terms apply at least 14 days after they are announced"],
  /** Another site is found by this host. */
  "backoffice.host_taken": [409, "Another site uses this host already"],
  /** By this very operator, in these very words. */
  "backoffice.message_untried": [409, "Send it to yourself first"],
  "backoffice.message_variable": [422, "Nobody fills in {name}"],
  /** The file is no picture, or too large to be drawn. */
  "backoffice.picture_unreadable": [422, "This picture could not be read"],
} as const;
