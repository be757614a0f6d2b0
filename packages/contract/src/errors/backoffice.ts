/** Errors of the backoffice room: code -> HTTP status. Texts: packages/i18n. */
export const backofficeErrors = {
  /** The same answer for an unknown e-mail and for a wrong password. */
  "backoffice.wrong_credentials": 422,
  "backoffice.wrong_code": 422,
  /** The sign-in took too long, was finished already, or had too many wrong codes. */
  "backoffice.sign_in_expired": 410,
  "backoffice.too_many_attempts": 429,
  "backoffice.not_permitted": 403,
  "backoffice.reason_required": 422,
  "backoffice.member_not_found": 404,
  "backoffice.withdrawal_not_found": 404,
  /** Somebody decided it before, or it is not in the queue any more. */
  "backoffice.withdrawal_already_decided": 409,
  "backoffice.member_state_conflict": 409,
} as const;
