/** The payments of each day as we have them and as the bank has them, and what differs. */
import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { about, day, instant, moneyOutput } from "../../schemas.ts";
import { tally } from "./payments-desk.ts";
import { keysetInput, keysetPage, memberReference, reason, tag, text } from "../shapes.ts";

export const differenceKinds = [
  "receipt_missing_here",
  "receipt_missing_there",
  "receipt_amount",
  "receipt_unsettled",
  "unreadable",
  "payout_missing_there",
  "payout_not_settled",
  "refund_missing_here",
  "refund_missing_there",
  "refund_amount",
  "refund_not_settled",
] as const;

export const matchedDay = z.object({
  day,
  matched_at: instant,
  received: tally,
  psp_received: tally,
  paid: tally,
  psp_paid: tally,
  refunded: about(tally, "What went back to those who had paid."),
  psp_refunded: tally,
  open_count: z.int(),
  explained_count: z.int(),
});

export const difference = z.object({
  day,
  reference: z.string(),
  kind: z.enum(differenceKinds),
  member: z.nullable(memberReference),
  ours: z.nullable(moneyOutput),
  psps: z.nullable(moneyOutput),
  found_at: instant,
  explained_at: z.nullable(instant),
  explained_by: z.nullable(z.string()),
  explanation: z.nullable(z.string()),
});

export const listMatchedDays = endpoint({
  method: "GET",
  path: "/backoffice/api/reconciliation",
  access: "operator",
  permission: "payments.reconcile",
  tag,
  summary: "Each day as we have it and as the bank has it, newest first.",
  input: z.object(keysetInput),
  output: keysetPage(matchedDay),
  errors: ["backoffice.not_permitted"],
});

export const readNotices = endpoint({
  method: "GET",
  path: "/backoffice/api/reconciliation/notices",
  access: "operator",
  permission: "payments.reconcile",
  tag,
  summary:
    "Where the bank tells of payments, asked now: `here`, `elsewhere` (payments are found by " +
    "the list that is read every minute), `nowhere`, or `unknown`: the bank does not say.",
  input: z.object({}),
  output: z.object({
    state: z.enum(["here", "elsewhere", "nowhere", "unknown"]),
    host: z.nullable(z.string()),
  }),
  errors: ["backoffice.not_permitted"],
});

export const listDifferences = endpoint({
  method: "GET",
  path: "/backoffice/api/reconciliation/differences",
  access: "operator",
  permission: "payments.reconcile",
  tag,
  summary: "What differs on one day, row by row.",
  input: z.object({ day, ...keysetInput }),
  output: keysetPage(difference),
  errors: ["backoffice.not_permitted"],
  examples: [{ day: "2026-11-20" }],
});

export const matchDay = endpoint({
  method: "POST",
  path: "/backoffice/api/reconciliation/run",
  access: "operator",
  permission: "payments.reconcile",
  tag,
  summary: "Compares a day with the bank again. What was explained stays explained.",
  input: z.object({ day }),
  output: matchedDay,
  errors: ["backoffice.not_permitted", "cashier.payment_service_unavailable"],
  examples: [{ day: "2026-11-20" }],
});

export const explainDifference = endpoint({
  method: "POST",
  path: "/backoffice/api/reconciliation/explain",
  access: "operator",
  permission: "payments.reconcile",
  tag,
  summary: "Says why a difference is one; it counts as explained from then on.",
  input: z.object({ day, reference: text(101).check(z.minLength(1)), reason }),
  output: z.object({ explained: z.boolean() }),
  errors: [
    "backoffice.not_permitted",
    "backoffice.reason_required",
    "backoffice.difference_not_found",
  ],
  examples: [{ day: "2026-11-20", reference: "E1", reason: "the bank booked it a day later" }],
});
