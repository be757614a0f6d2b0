/** Identities: what members handed in, looked at with a reason, and decided. */
import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import {
  identityDocuments,
  identityLevels,
  identityRejections,
  pictureKinds,
} from "../../player/account/identity.ts";
import { about, id, instant, memberId } from "../../schemas.ts";
import { keysetInput, keysetPage, memberReference, reason, tag } from "../shapes.ts";
import { officeCall } from "../office-call.ts";

export const kycStatuses = ["submitted", "verified", "rejected"] as const;

const attempt = {
  submission_id: z.int(),
  status: z.enum(kycStatuses),
  document: z.enum(identityDocuments),
  submitted_at: instant,
  decided_at: z.nullable(instant),
  decided_by: z.nullable(z.string()),
  rejection: z.nullable(z.enum(identityRejections)),
  may_retry: z.nullable(z.boolean()),
  reason: about(
    z.nullable(z.string()),
    "What the operator wrote down; null while nobody has decided.",
  ),
};

/** Who has opened it, for some minutes; nobody else decides it meanwhile. */
const claim = z.nullable(z.object({ by: z.string(), until: instant, is_own: z.boolean() }));

const row = z.object({ ...attempt, member: memberReference, claim });

const path = (rest: "" | `/${string}`) => `/backoffice/api/compliance/kyc${rest}` as const;
const one = { submission_id: id };
const shared = { access: "operator", permission: "compliance.kyc", tag } as const;
const unknown = { submission_id: 999_999_999 };

export const listKyc = endpoint({
  ...shared,
  method: "GET",
  path: path(""),
  summary: "What members handed in: those that wait, the oldest first, or those decided.",
  input: z.object({ status: z._default(z.enum(kycStatuses), "submitted"), ...keysetInput }),
  output: z.extend(keysetPage(row), { waiting: z.int() }),
  errors: ["backoffice.not_permitted"],
});

export const readKyc = endpoint({
  ...shared,
  method: "GET",
  path: path("/detail"),
  summary: "One attempt beside the member's data, masked, with all their attempts.",
  input: z.object(one),
  output: z.extend(row, {
    cpf_masked: z.string(),
    pictures: z.array(z.enum(pictureKinds)),
    history: z.array(z.object(attempt)),
  }),
  errors: ["backoffice.not_permitted", "common.not_found"],
  examples: [unknown],
});

export const openKyc = endpoint({
  ...shared,
  method: "POST",
  path: path("/open"),
  summary:
    "Opens the pictures, and the data to compare them with, for ten minutes: written down with " +
    "its reason, and counted like every piece of personal data that is seen in full.",
  input: z.object({ ...one, reason }),
  output: z.object({
    until: instant,
    pictures: z.array(z.enum(pictureKinds)),
    realname: z.string(),
    cpf: z.string(),
    birth_date: z.string(),
  }),
  errors: [
    "backoffice.not_permitted",
    "backoffice.reason_required",
    "backoffice.too_many_reveals",
    "backoffice.kyc_claimed",
    "common.not_found",
  ],
  examples: [{ ...unknown, reason: "The queue of today" }],
});

export const kycPicture = endpoint({
  ...shared,
  method: "GET",
  path: path("/picture"),
  summary: "One picture, for whoever has opened the attempt and as long as it is open.",
  input: z.object({ ...one, kind: z.enum(pictureKinds) }),
  output: z.null(),
  answer: { kind: "file", types: ["image/jpeg"] },
  errors: ["backoffice.not_permitted", "backoffice.kyc_not_opened", "common.not_found"],
  examples: [{ ...unknown, kind: "front" }],
});

export const decideKyc = endpoint({
  ...shared,
  method: "POST",
  path: path("/decide"),
  summary:
    "Confirms an identity or turns the pictures down, once. The member reads `rejection` in their " +
    "language; `reason` stays here.",
  input: z.object({
    ...one,
    verdict: z.enum(["verified", "rejected"]),
    rejection: about(z.optional(z.enum(identityRejections)), "Of a rejection."),
    may_retry: about(
      z._default(z.boolean(), true),
      "Of a rejection: may the member hand in other pictures?",
    ),
    reason,
  }),
  output: z.object({ submission_id: z.int(), status: z.enum(kycStatuses) }),
  errors: [
    "backoffice.not_permitted",
    "backoffice.reason_required",
    "backoffice.kyc_not_opened",
    "backoffice.kyc_decided",
    "common.not_found",
  ],
  examples: [{ ...unknown, verdict: "verified", reason: "Name, number and face agree" }],
});

export const memberIdentity = officeCall({
  method: "GET",
  path: "/backoffice/api/members/identity",
  permission: "members.read",
  summary: "Where a member's identity stands, and what was decided about it.",
  input: z.object({ member_id: memberId }),
  output: z.object({ level: z.enum(identityLevels), history: z.array(z.object(attempt)) }),
  errors: ["backoffice.member_not_found"],
});

export const liftBarred = officeCall({
  method: "POST",
  path: "/backoffice/api/compliance/barred/lift",
  permission: "compliance.exclusions",
  summary:
    "Takes a member off the lists of barred people, where a list was wrong or names them no more.",
  input: z.object({ member_id: memberId, reason }),
  output: z.object({ member_id: z.int() }),
  errors: ["backoffice.member_not_found", "backoffice.not_barred"],
  examples: [{ member_id: 100_000_001, reason: "Another person of the same name" }],
});

export const identityAuditActions = ["kyc.open", "kyc.decide", "barred.lift"] as const;
