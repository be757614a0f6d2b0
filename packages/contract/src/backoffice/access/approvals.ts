/**
 * Four eyes: what one person asks for, another one decides. A request keeps what it would change,
 * before and after, and is carried out exactly once.
 */
import * as z from "zod/mini";
import { about, id, instant } from "../../schemas.ts";
import { facts, keysetInput, keysetPage, reason } from "../shapes.ts";
import { officeCall } from "../office-call.ts";

/** Each has its words in the back office, and its executor in the server. */
export const approvalKinds = [
  "member.adjust",
  "member.grant",
  "member.erase",
  "member.freeze",
  "withdrawal.payout",
  "withdrawal.rules",
  "payment.terms",
  "staff.invite",
  "staff.disable",
  "staff.enable",
  "staff.reset",
  "staff.role",
  "role.save",
  "role.remove",
  "game.configure",
  "studio.save",
  "studio.key",
  "game.publication",
  "round.void",
  "market.set",
  "promotion.set",
  "campaign.start",
  "message.send",
  "promo_code.open",
  "free_rounds.give",
  "race.publish",
  "race.disqualify",
  "agency.release",
  "affiliate.deal",
  "affiliate.correct",
  "affiliate.payout",
] as const;

export type ApprovalKindName = (typeof approvalKinds)[number];

/** `approved` is between the decision and its being carried out. */
export const approvalStates = [
  "waiting",
  "approved",
  "executed",
  "failed",
  "rejected",
  "withdrawn",
  "expired",
] as const;

/**
 * What ties who decides to who asked: one let the other in, or somebody let in both; they were on
 * one device; they were at one address within an hour.
 */
export const approvalTies = ["sponsor", "device", "address"] as const;

export const approvalRow = z.object({
  approval_id: z.int(),
  kind: z.enum(approvalKinds),
  subject: about(z.string(), "As in the audit log: `member:<id>`, `role:<name>`."),
  state: z.enum(approvalStates),
  reason: z.string(),
  requested_by: z.string(),
  requested_at: instant,
  expires_at: instant,
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(instant),
  note: z.nullable(z.string()),
});

export const approvalDetail = z.object({
  ...approvalRow.shape,
  before: facts,
  after: facts,
  failure: about(z.nullable(z.string()), "Why it could not be carried out: an error's code."),
  failure_text: about(z.nullable(z.string()), "The same in the reader's language."),
  is_own: z.boolean(),
  can_decide: about(
    z.boolean(),
    "Waiting, somebody else's, and of a kind that the role may decide.",
  ),
  ties: about(
    z.array(z.object({ tie: z.enum(approvalTies), is_bar: z.boolean() })),
    "Of whoever looks, or of whoever has decided. A bar: may refuse, but not agree.",
  ),
});

export const listApprovals = officeCall({
  method: "GET",
  path: "/backoffice/api/approvals",
  permission: "approvals.read",
  summary: "Requests, newest first: those that wait (the default), or any state, or all.",
  input: z.object({
    state: z.optional(z.enum(["all", ...approvalStates])),
    kind: z.optional(z.enum(approvalKinds)),
    ...keysetInput,
  }),
  output: z.object({
    ...keysetPage(approvalDetail).shape,
    to_decide: about(z.int(), "How many wait for this very operator, up to 100."),
  }),
});

const one = z.object({ approval_id: id });
const errors = ["backoffice.approval_not_found", "backoffice.approval_decided"] as const;

export const readApproval = officeCall({
  method: "GET",
  path: "/backoffice/api/approvals/detail",
  permission: "approvals.read",
  summary: "One request with what it would change.",
  input: one,
  output: approvalDetail,
  errors: ["backoffice.approval_not_found"],
});

export const approve = officeCall({
  method: "POST",
  path: "/backoffice/api/approvals/approve",
  permission: "approvals.decide",
  summary: "Agrees to somebody else's request; it is carried out, once.",
  input: z.object({ approval_id: id, note: reason }),
  output: approvalDetail,
  errors: [...errors, "backoffice.approval_own", "backoffice.approval_not_independent"],
});

export const reject = officeCall({
  method: "POST",
  path: "/backoffice/api/approvals/reject",
  permission: "approvals.decide",
  summary: "Refuses somebody else's request, with a reason.",
  input: z.object({ approval_id: id, reason }),
  output: approvalDetail,
  errors: [...errors, "backoffice.approval_own"],
});

export const withdraw = officeCall({
  method: "POST",
  path: "/backoffice/api/approvals/withdraw",
  permission: "approvals.read",
  summary: "Takes one's own request back.",
  input: one,
  output: approvalDetail,
  errors,
});

export const approvalsAuditActions = [
  "approval.request",
  "approval.approve",
  "approval.bar",
  "approval.reject",
  "approval.withdraw",
  "approval.execute",
  "approval.expire",
] as const;
