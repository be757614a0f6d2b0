import type { backofficeErrors } from "@tucano/contract/errors/backoffice.ts";

export const backofficeTexts = {
  "backoffice.wrong_credentials": "The e-mail or the password is not correct",
  "backoffice.wrong_code": "The code is not correct, or was used already",
  "backoffice.sign_in_expired": "This sign-in has expired. Please start again",
  "backoffice.too_many_attempts":
    "Too many attempts. Please try again in {seconds, plural, one {# second} other {# seconds}}.",
  "backoffice.not_permitted": "Your role does not permit this",
  "backoffice.reason_required": "Please give a reason of at least 3 characters",
  "backoffice.member_not_found": "This player does not exist",
  "backoffice.withdrawal_not_found": "This withdrawal does not exist",
  "backoffice.withdrawal_already_decided": "This withdrawal is not waiting for a decision any more",
  "backoffice.member_state_conflict": "The player is not in a state that allows this",
} satisfies Record<keyof typeof backofficeErrors, string>;
