/** Texts that any call may answer with. */
import type { commonErrors } from "@tucano/contract/errors/common.ts";

export const commonTexts = {
  "common.unauthenticated": "Currently not logged in, please log in first",
  "common.forbidden": "You are not allowed to do this.",
  "common.not_found": "There is nothing at this address.",
  "common.method_not_allowed": "This address takes another method.",
  "common.body_too_large": "The request is too large.",
  "common.unsupported_media_type": "Send the request as JSON.",
  "common.malformed_request": "The request could not be read.",
  "common.invalid_input": "Please correct the error in the form",
  "common.idempotency_conflict": "This request was already sent with other content.",
  "common.too_many_requests": "Too many requests. Please wait a moment and try again.",
  "common.overloaded": "There is a lot going on right now. Please try again in a moment.",
  "common.unavailable": "We cannot reach our records right now. Please try again in a moment.",
  "common.internal": "Something went wrong on our side. Please try again.",
} satisfies Record<keyof typeof commonErrors, string>;

export const commonNotices = {
  "common.success": "Success",
  "field.required": "This field is required.",
  "field.invalid": "This value is not valid.",
  "field.wrong_type": "Wrong type",
  "field.one_of": "Choose one of: {choices}.",
  "field.money": "Enter an amount such as 50.00, with at most two decimals.",
  "field.too_short": "Enter at least {min} characters.",
  "field.too_long": "Enter at most {max} characters.",
  "field.too_small": "The smallest value is {min}.",
  "field.too_big": "The largest value is {max}.",
  "field.range": "Choose a first day that is not after the last, at most a year apart.",
  "field.given_twice": "This value was given twice.",
} as const;
