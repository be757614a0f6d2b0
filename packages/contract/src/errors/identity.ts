/** Errors of the identity room: code -> HTTP status and what it says in English. */
export const identityErrors = {
  /** Documents have to be confirmed first: /api/identity/status says how far that is. */
  "identity.verification_required": [
    403,
    "Verify your identity first: send photos of your document in the security centre.",
  ],
  /** It cannot be drawn: broken, too large, or so small that nothing could be read on it. */
  "identity.picture_unreadable": [
    422,
    "We can't open this photo. Take another one, sharp and at least 320 pixels wide and high.",
  ],
  /** A side of the document, or the selfie, has not been handed in. */
  "identity.pictures_missing": [422, "A photo is missing. Add all of them before you send."],
  /** What was handed in is being looked at, was confirmed, or may not be tried again. */
  "identity.not_open": [
    409,
    "You can't send photos now: yours are under review or already decided.",
  ],
  "identity.too_many_pictures": [429, "Too many photos in a short time. Try again in an hour."],
} as const;
