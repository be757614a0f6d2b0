/** Errors of the members room: code -> HTTP status and what it says in English. */
export const membersErrors = {
  /** Some field of the registration form is wrong: `fields` says which and why. */
  "members.invalid_registration": [422, "Please fix the error in the form"],
  "members.registration_failed": [409, "Registration Failed"],
  /** This person may not have an account here; why is nobody else's business. */
  "members.registration_refused": [
    403,
    "We can't open an account with these details. Support can help.",
  ],

  // Single fields; they appear in `fields`.
  "members.account_invalid": [
    422,
    "Use 4 to 20 letters, digits, dots or underscores, starting with a letter",
  ],
  "members.account_taken": [409, "This username is already taken"],
  "members.password_required": [422, "Please enter the password"],
  "members.password_too_short": [422, "Password at least 6 characters"],
  "members.password_too_long": [422, "Password at most 128 characters"],
  "members.passwords_differ": [422, "Passwords do not match"],
  "members.realname_invalid": [422, "Please enter your full name"],
  "members.phone_invalid": [422, "Please enter the correct mobile phone number"],
  "members.phone_taken": [409, "This phone number is already registered"],
  "members.withdrawal_password_invalid": [422, "The withdrawal password is 6 digits"],
  "members.cpf_invalid": [422, "Please enter a valid CPF"],
  "members.cpf_taken": [409, "This CPF is already registered"],
  "members.birth_date_invalid": [422, "Please enter a valid date of birth"],
  "members.under_age": [422, "You must be at least {years} years old"],
  "members.age_not_confirmed": [422, "Please confirm: I am over 18 years old."],
  "members.invite_code_unknown": [422, "This invitation code does not exist"],

  "members.captcha_required": [428, "Please enter the verification code"],
  "members.captcha_wrong": [422, "Please obtain the verification code again"],

  /** The same answer for an unknown account and for a wrong password. */
  "members.wrong_credentials": [422, "Wrong username or password"],
  "members.too_many_attempts": [
    429,
    "Too many attempts. Please try again in {seconds, plural, one {# second} other {# seconds}}.",
  ],
  "members.account_frozen": [403, "Your account is frozen. Please contact support."],
  "members.account_closed": [403, "This account is closed. Please contact support."],
  "members.picture_unknown": [422, "Please choose one of the profile photos"],

  // The security centre.
  "members.password_wrong": [422, "Wrong password"],
  /** Signed up without one: customer service sends a link. */
  "members.password_not_set": [
    409,
    "Your account has no password yet. Please contact support to set one.",
  ],
  "members.new_passwords_differ": [422, "The two passwords entered do not match!"],
  "members.password_unchanged": [422, "The new password cannot match the old one"],
  /** Used up, too old, of another session or for something else. */
  "members.ticket_invalid": [403, "Please verify your password again"],
  "members.email_invalid": [422, "Please enter a valid e-mail address"],
  "members.email_taken": [409, "This e-mail address is linked to another account"],
  /** Wrong, too old, or guessed at too often. */
  "members.code_wrong": [
    422,
    "The code is wrong or has expired. Request a new one if you need it.",
  ],
  /** Used up, replaced by a newer one, too old, or sent to an address that was bound before. */
  "members.link_invalid": [410, "This link is no longer valid. Request another one."],
  "members.session_unknown": [404, "This session has already ended"],
  "members.totp_required": [428, "Please enter the code of your authenticator app"],
  "members.totp_wrong": [422, "Wrong authenticator code"],
  "members.totp_on": [409, "An authenticator app is already set up"],
  "members.totp_not_begun": [409, "Please set up the authenticator app again"],
  /** Signed for somebody else, elsewhere, too late, or not at all. */
  "members.passkey_wrong": [422, "This passkey could not be verified. Please try again."],
  "members.passkey_unknown": [404, "This passkey has already been removed"],
  // Signing in by an account elsewhere.
  "members.social_off": [404, "There is no other platform to log in with here"],
  /** Refused there, asked by another browser, too long ago, or used already. */
  "members.social_failed": [
    422,
    "Logging in with the other platform didn't work. Please try again",
  ],
  /** Somebody else signs in by it, or this member by another one there. */
  "members.social_taken": [409, "That account, or yours here, is already linked"],
  "members.social_unknown": [404, "Your account is not linked to another platform"],
  "members.social_unavailable": [
    503,
    "The other platform isn't answering right now. Please try again later or log in with your password",
  ],
  // The member's own data.
  "members.too_many_exports": [
    429,
    "You've downloaded your data three times today. Please try again tomorrow.",
  ],
  /** One of its kind waits for an answer already. */
  "members.data_request_open": [409, "You already have a request of this kind under review"],
  /** Somebody else's, decided already, or none. */
  "members.data_request_unknown": [404, "This request doesn't exist or has already been answered"],

  "members.mail_unavailable": [503, "We can't send e-mails right now. Please try again later."],
  "members.sms_unavailable": [
    503,
    "We can't send text messages right now. Please try again later.",
  ],
} as const;
