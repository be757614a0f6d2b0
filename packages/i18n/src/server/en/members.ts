import type { membersErrors } from "@tucano/contract/errors/members.ts";

export const membersTexts = {
  "members.invalid_registration": "Please fix the error in the form",
  "members.registration_failed": "Registration Failed",
  "members.account_invalid":
    "Use 4 to 20 letters, digits, dots or underscores, starting with a letter",
  "members.account_taken": "This account name is already in use",
  "members.password_required": "Please enter the password",
  "members.password_too_short": "Password at least 6 characters",
  "members.password_too_long": "Password at most 128 characters",
  "members.passwords_differ": "Passwords do not match",
  "members.realname_invalid": "Please enter your full name",
  "members.phone_invalid": "Please enter the correct mobile phone number",
  "members.phone_taken": "This phone number is already registered",
  "members.withdrawal_password_invalid": "The withdrawal password is 6 digits",
  "members.cpf_invalid": "Please enter a valid CPF",
  "members.cpf_taken": "This CPF is already registered",
  "members.birth_date_invalid": "Please enter a valid date of birth",
  "members.under_age": "You must be at least 18 years old",
  "members.age_not_confirmed": "Please confirm: I am over 18 years old.",
  "members.invite_code_unknown": "This invitation code does not exist",
  "members.captcha_required": "Please enter the verification code",
  "members.captcha_wrong": "Please obtain the verification code again",
  "members.wrong_credentials": "The account or the password is not correct",
  "members.too_many_attempts":
    "Too many attempts. Please try again in {seconds, plural, one {# second} other {# seconds}}.",
  "members.account_frozen": "Your account is frozen. Please contact customer service.",
  "members.account_closed": "This account is closed. Please contact customer service.",
  "members.picture_unknown": "Please choose one of the profile photos",
  "members.password_wrong": "The password is not correct",
  "members.password_not_set":
    "Your account has no password yet. Please contact customer service to set one.",
  "members.new_passwords_differ": "The two passwords entered do not match!",
  "members.password_unchanged": "The new password cannot match the old one",
  "members.ticket_invalid": "Please verify your password again",
  "members.email_invalid": "Please enter a valid e-mail address",
  "members.email_taken": "This e-mail address is bound to another account",
  "members.code_wrong": "The code is wrong or has expired. Please ask for a new one if needed.",
  "members.session_unknown": "This session has already ended",
  "members.totp_required": "Please enter the code of your authenticator app",
  "members.totp_wrong": "The code of the authenticator app is not correct",
  "members.totp_on": "An authenticator app is already set up",
  "members.totp_not_begun": "Please start setting up the authenticator app again",
  "members.mail_unavailable": "We cannot send e-mails right now. Please try again later.",
  "members.sms_unavailable": "We cannot send text messages right now. Please try again later.",
} satisfies Record<keyof typeof membersErrors, string>;

export const membersNotices = {
  "members.registered": "Your registration has been successfully completed",
  "members.password_changed": "Your password has been changed",
  "members.withdrawal_password_changed": "Your withdrawal password has been changed",
  "members.email_bound": "Your e-mail address has been bound",
} as const;
