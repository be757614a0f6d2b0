import type { identityErrors } from "@tucano/contract/errors/identity.ts";

export const identityTexts = {
  "identity.verification_required":
    "Confirm your identity first: send photos of your document in the security centre.",
  "identity.picture_unreadable":
    "We cannot open this picture. Take another one, sharp and at least 320 pixels wide and high.",
  "identity.pictures_missing": "A picture is missing. Add all of them before you send.",
  "identity.not_open":
    "No pictures can be sent now: yours are being looked at, or have been decided on.",
  "identity.too_many_pictures": "Too many pictures in a short time. Try again in an hour.",
} satisfies Record<keyof typeof identityErrors, string>;
