/** Errors that any call may answer: code -> HTTP status and what it says in English. */
export const commonErrors = {
  "common.unauthenticated": [401, "Currently not logged in, please log in first"],
  "common.forbidden": [403, "You are not allowed to do this."],
  "common.not_found": [404, "There is nothing at this address."],
  "common.method_not_allowed": [405, "This address needs another method."],
  "common.body_too_large": [413, "The request is too large."],
  "common.unsupported_media_type": [415, "Send the request as JSON."],
  "common.malformed_request": [400, "The request could not be read."],
  "common.invalid_input": [422, "Please correct the error in the form"],
  "common.idempotency_conflict": [409, "This request was already sent with other content."],
  "common.too_many_requests": [429, "Too many requests. Please wait a moment and try again."],
  "common.overloaded": [503, "We're very busy right now. Please try again in a moment."],
  "common.unavailable": [
    503,
    "We cannot reach our records right now. Please try again in a moment.",
  ],
  "common.internal": [500, "Something went wrong on our side. Please try again."],
} as const;
