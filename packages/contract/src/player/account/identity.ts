/**
 * Who a member really is: photos of a document and of its holder, handed in by the member and
 * confirmed by an operator. Pictures only ever go in; no call gives them back to a player.
 */
import * as z from "zod/mini";
import { memberCall, openCall } from "../../endpoint.ts";
import { about, instant, memberId, moneyOutput } from "../../schemas.ts";

const tag = "identity";
const member = { member_id: z.optional(memberId) };

export const identityLevels = ["none", "submitted", "verified", "rejected"] as const;
export type IdentityLevel = (typeof identityLevels)[number];

/** RG: identity card; CNH: driving licence; RNE: card of a resident from abroad. */
export const identityDocuments = ["rg", "cnh", "rne", "passport"] as const;
export type IdentityDocument = (typeof identityDocuments)[number];

export const pictureKinds = ["front", "back", "selfie"] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Which pictures each document takes: a passport's page has no other side. */
export const picturesOf: Readonly<Record<IdentityDocument, readonly PictureKind[]>> = {
  rg: ["front", "back", "selfie"],
  cnh: ["front", "back", "selfie"],
  rne: ["front", "back", "selfie"],
  passport: ["front", "selfie"],
};

export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;
export const PICTURE_BYTES_MAX = 8 * 1024 * 1024;

export const identityRejections = [
  "unreadable",
  "wrong_document",
  "expired",
  "data_differ",
  "selfie_differs",
  "altered",
  "other",
] as const;
export type IdentityRejection = (typeof identityRejections)[number];

/** never: nobody is asked; before_withdrawal: from a sum on; before_deposit_and_play: at once. */
export const kycGates = ["never", "before_withdrawal", "before_deposit_and_play"] as const;

const status = z.object({
  level: z.enum(identityLevels),
  gate: about(z.enum(kycGates), "What this house asks documents for."),
  documents_from: about(
    z.nullable(moneyOutput),
    "Withdrawals in all from which on documents are asked for; null: not by a sum.",
  ),
  is_open: about(z.boolean(), "May pictures be handed in now?"),
  pictures: about(
    z.array(z.enum(pictureKinds)),
    "Pictures that are there and have not been handed in yet.",
  ),
  document: z.nullable(z.enum(identityDocuments)),
  submitted_at: z.nullable(instant),
  decided_at: z.nullable(instant),
  rejection: about(z.nullable(z.enum(identityRejections)), "Why the last attempt was turned down."),
  kept_years: about(z.int(), "So many years after the account's end everything is kept."),
});
export type IdentityStatus = z.infer<typeof status>;

export const identityStatus = memberCall(tag, {
  method: "GET",
  path: "/api/identity/status",
  summary: "Whether the member's identity is confirmed, and what is missing for it.",
  input: z.object(member),
  output: status,
});

export const uploadPicture = memberCall(tag, {
  method: "POST",
  path: "/api/identity/pictures",
  summary:
    "Hands in one picture of a document or of its holder: the body is the file. It is drawn anew, " +
    "without its place and time, and kept encrypted. The same kind again takes the former's place.",
  body: { kind: "file", types: PICTURE_TYPES, maxBytes: PICTURE_BYTES_MAX },
  input: z.object({ ...member, kind: z.enum(pictureKinds) }),
  output: status,
  errors: ["identity.not_open", "identity.picture_unreadable", "identity.too_many_pictures"],
  examples: [{ kind: "front" }],
});

export const submitIdentity = memberCall(tag, {
  method: "POST",
  path: "/api/identity/submit",
  summary: "Asks for the pictures to be looked at. Nothing can be changed until they are.",
  input: z.object({ ...member, document: z.enum(identityDocuments) }),
  output: status,
  errors: ["identity.not_open", "identity.pictures_missing"],
  examples: [{ document: "cnh" }],
});

export const registrationRules = openCall(tag, {
  method: "GET",
  path: "/api/identity/registration",
  summary: "What a registration must bring in this market.",
  input: z.object({}),
  output: z.object({
    min_age: z.int(),
    mandatory_limits: about(
      z.array(z.enum(["loss", "time"])),
      "Limits without which nobody registers.",
    ),
    gate: z.enum(kycGates),
  }),
});
