/** The payments of each day as we have them and as the bank has them, and what differs. */
import * as z from "zod/mini";
import { about, day, instant, moneyOutput } from "../../schemas.ts";
import { tally } from "./payments-desk.ts";
import { keysetInput, keysetPage, memberReference, reason, text } from "../shapes.ts";
import { officeCall } from "../office-call.ts";

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

const bankCode = about(z.string(), "As in the settings; `main` is the one that PSP_… names.");

const sides = {
  matched_at: instant,
  received: tally,
  psp_received: tally,
  paid: tally,
  psp_paid: tally,
  refunded: about(tally, "What went back to those who had paid."),
  psp_refunded: tally,
};

export const matchedDay = z.object({
  day,
  ...sides,
  banks: about(
    z.array(z.object({ bank: bankCode, ...sides })),
    "Each bank's part; empty for days from when there was one.",
  ),
  open_count: z.int(),
  explained_count: z.int(),
});

export const difference = z.object({
  day,
  bank: bankCode,
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

export const listMatchedDays = officeCall({
  method: "GET",
  path: "/backoffice/api/reconciliation",
  permission: "payments.reconcile",
  summary: "Each day as we have it and as the bank has it, newest first.",
  input: z.object(keysetInput),
  output: keysetPage(matchedDay),
});

export const listBanks = officeCall({
  method: "GET",
  path: "/backoffice/api/reconciliation/banks",
  permission: "payments.reconcile",
  summary: "Each bank: whether it answers, asked now, and what it has done today.",
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        bank: bankCode,
        answered_ms: about(z.nullable(z.int()), "Null: it does not answer."),
        notices: about(
          z.enum(["here", "elsewhere", "nowhere", "unknown"]),
          "Where it tells of payments. `elsewhere`: they are found by the list that is read every " +
            "minute; `unknown`: it does not say.",
        ),
        notices_host: z.nullable(z.string()),
        takes_charges: z.boolean(),
        sends_payouts: z.boolean(),
        share: about(z.int(), "Of new orders; 0: only when no other answers."),
        charges: about(z.int(), "Opened today, whoever has paid them."),
        credited: tally,
        paid: tally,
        under_way: about(z.int(), "Payouts sent there that are not known to have ended."),
      }),
    ),
  }),
});

export const listDifferences = officeCall({
  method: "GET",
  path: "/backoffice/api/reconciliation/differences",
  permission: "payments.reconcile",
  summary: "What differs on one day, row by row.",
  input: z.object({ day, ...keysetInput }),
  output: keysetPage(difference),
  examples: [{ day: "2026-11-20" }],
});

export const matchDay = officeCall({
  method: "POST",
  path: "/backoffice/api/reconciliation/run",
  permission: "payments.reconcile",
  summary: "Compares a day with the bank again. What was explained stays explained.",
  input: z.object({ day }),
  output: matchedDay,
  errors: ["cashier.payment_service_unavailable"],
  examples: [{ day: "2026-11-20" }],
});

export const explainDifference = officeCall({
  method: "POST",
  path: "/backoffice/api/reconciliation/explain",
  permission: "payments.reconcile",
  summary: "Says why a difference is one; it counts as explained from then on.",
  input: z.object({ day, reference: text(101).check(z.minLength(1)), reason }),
  output: z.object({ explained: z.boolean() }),
  errors: ["backoffice.difference_not_found"],
  examples: [{ day: "2026-11-20", reference: "E1", reason: "the bank booked it a day later" }],
});
