/** Errors that any call may answer: code -> HTTP status. Texts: packages/i18n. */
export const commonErrors = {
  "common.unauthenticated": 401,
  "common.forbidden": 403,
  "common.not_found": 404,
  "common.method_not_allowed": 405,
  "common.body_too_large": 413,
  "common.unsupported_media_type": 415,
  "common.malformed_request": 400,
  "common.invalid_input": 422,
  "common.idempotency_conflict": 409,
  "common.too_many_requests": 429,
  "common.overloaded": 503,
  "common.unavailable": 503,
  "common.internal": 500,
} as const;
