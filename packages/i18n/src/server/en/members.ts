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
} satisfies Record<keyof typeof membersErrors, string>;

export const membersNotices = {
  "members.registered": "Your registration has been successfully completed",
} as const;
