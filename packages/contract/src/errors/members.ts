/** Errors of the members room: code -> HTTP status. Texts: packages/i18n. */
export const membersErrors = {
  /** Some field of the registration form is wrong: `fields` says which and why. */
  "members.invalid_registration": 422,
  "members.registration_failed": 409,
  /** This person may not have an account here; why is nobody else's business. */
  "members.registration_refused": 403,

  // Single fields; they appear in `fields`.
  "members.account_invalid": 422,
  "members.account_taken": 409,
  "members.password_required": 422,
  "members.password_too_short": 422,
  "members.password_too_long": 422,
  "members.passwords_differ": 422,
  "members.realname_invalid": 422,
  "members.phone_invalid": 422,
  "members.phone_taken": 409,
  "members.withdrawal_password_invalid": 422,
  "members.cpf_invalid": 422,
  "members.cpf_taken": 409,
  "members.birth_date_invalid": 422,
  "members.under_age": 422,
  "members.age_not_confirmed": 422,
  "members.invite_code_unknown": 422,

  "members.captcha_required": 428,
  "members.captcha_wrong": 422,

  /** The same answer for an unknown account and for a wrong password. */
  "members.wrong_credentials": 422,
  "members.too_many_attempts": 429,
  "members.account_frozen": 403,
  "members.account_closed": 403,
  "members.picture_unknown": 422,

  // The security centre.
  "members.password_wrong": 422,
  /** Signed up without one: customer service sends a link. */
  "members.password_not_set": 409,
  "members.new_passwords_differ": 422,
  "members.password_unchanged": 422,
  /** Used up, too old, of another session or for something else. */
  "members.ticket_invalid": 403,
  "members.email_invalid": 422,
  "members.email_taken": 409,
  /** Wrong, too old, or guessed at too often. */
  "members.code_wrong": 422,
  /** Used up, replaced by a newer one, too old, or sent to an address that was bound before. */
  "members.link_invalid": 410,
  "members.session_unknown": 404,
  "members.totp_required": 428,
  "members.totp_wrong": 422,
  "members.totp_on": 409,
  "members.totp_not_begun": 409,
  /** Signed for somebody else, elsewhere, too late, or not at all. */
  "members.passkey_wrong": 422,
  "members.passkey_unknown": 404,
  // Signing in by an account elsewhere.
  "members.social_off": 404,
  /** Refused there, asked by another browser, too long ago, or used already. */
  "members.social_failed": 422,
  /** Somebody else signs in by it, or this member by another one there. */
  "members.social_taken": 409,
  "members.social_unknown": 404,
  "members.social_unavailable": 503,
  // The member's own data.
  "members.too_many_exports": 429,
  /** One of its kind waits for an answer already. */
  "members.data_request_open": 409,
  /** Somebody else's, decided already, or none. */
  "members.data_request_unknown": 404,

  "members.mail_unavailable": 503,
  "members.sms_unavailable": 503,
} as const;
