/** Errors of the identity room: code -> HTTP status. Texts: packages/i18n. */
export const identityErrors = {
  /** Documents have to be confirmed first: /api/identity/status says where that stands. */
  "identity.verification_required": 403,
  /** It cannot be drawn: broken, too large, or so small that nothing could be read on it. */
  "identity.picture_unreadable": 422,
  /** A side of the document, or the selfie, has not been handed in. */
  "identity.pictures_missing": 422,
  /** What was handed in is being looked at, was confirmed, or may not be tried again. */
  "identity.not_open": 409,
  "identity.too_many_pictures": 429,
} as const;
