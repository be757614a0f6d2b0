/** Errors of the backoffice room: code -> HTTP status and what it says in English. */
export const backofficeErrors = {
  /** The same answer for an unknown e-mail and for a wrong password. */
  "backoffice.wrong_credentials": [422, "The e-mail or the password is not correct"],
  "backoffice.wrong_code": [422, "The code is not correct, or was used already"],
  /** The sign-in took too long, was finished already, or had too many wrong codes. */
  "backoffice.sign_in_expired": [410, "This login has expired. Please start again"],
  "backoffice.too_many_attempts": [
    429,
    "Too many attempts. Please try again in {seconds, plural, one {# second} other {# seconds}}.",
  ],
  "backoffice.not_permitted": [403, "Your role does not permit this"],
  "backoffice.reason_required": [422, "Please give a reason of at least 3 characters"],
  "backoffice.member_not_found": [404, "This player does not exist"],
  "backoffice.withdrawal_not_found": [404, "This withdrawal does not exist"],
  /** Somebody decided it before, or it is not in the queue any more. */
  "backoffice.withdrawal_already_decided": [
    409,
    "This withdrawal is not waiting for a decision any more",
  ],
  "backoffice.member_state_conflict": [409, "The player is not in a state that allows this"],
} as const;
