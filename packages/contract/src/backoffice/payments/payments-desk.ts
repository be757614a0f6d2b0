/**
 * The payments desk: rules that approve by themselves, payments that found no order, methods and
 * fees.
 */
import * as z from "zod/mini";
import { about, count, day, id, instant, moneyInput, moneyOutput } from "../../schemas.ts";
import { approvalMisses, approvalVetoes, approvalVerdict, depositListRow } from "./payments.ts";
import {
  keysetInput,
  keysetPage,
  memberReference,
  orderNo,
  pendingApproval,
  reason,
  searchText,
  text,
} from "../shapes.ts";
import { officeCall } from "../office-call.ts";

// ---------------------------------------------------------------- automatic approval

const name = text(60).check(z.minLength(1));

const ruleShape = {
  name,
  is_on: z.boolean(),
  account_days_min: count,
  paid_to_key_min: about(count, "Payouts that arrived at the same key before."),
  played_percent_min: about(count, "Staked, as a percentage of all deposits."),
  needs_kyc: z.boolean(),
  per_day_max: about(count, "Approved by rule, of a player on one day."),
};

const ruleInput = z.object({
  ...ruleShape,
  amount_max: moneyInput,
  per_day_amount_max: moneyInput,
});
export const approvalRule = z.object({
  ...ruleShape,
  amount_max: moneyOutput,
  per_day_amount_max: moneyOutput,
});

const rulesInput = z.array(ruleInput).check(z.maxLength(20));

export const ruleSet = z.object({
  effective_from: instant,
  rules: about(z.array(approvalRule), "In the order in which they are asked."),
  saved_at: instant,
  saved_by: z.string(),
  state: z.enum(["coming", "in_force", "past"]),
});

export const readRules = officeCall({
  method: "GET",
  path: "/backoffice/api/withdrawal-rules",
  permission: "withdrawals.rules",
  summary: "The rules that approve withdrawals: those in force, to come and before.",
  input: z.object({}),
  output: z.object({
    list: z.array(ruleSet),
    lately: about(
      z.nullable(z.object({ minutes: z.int(), payouts: z.int() })),
      "What players are told: of so many withdrawals paid in seven days, half took no longer from " +
        "asking to paid. Null: too few to say it.",
    ),
  }),
});

const exampleRule = {
  name: "regulars",
  is_on: true,
  amount_max: "200.00",
  account_days_min: 30,
  paid_to_key_min: 1,
  played_percent_min: 100,
  needs_kyc: false,
  per_day_max: 2,
  per_day_amount_max: "400.00",
};

export const tally = z.object({ count: z.int(), amount: moneyOutput });

export const triedRequest = z.object({
  order_no: z.string(),
  member: memberReference,
  amount: moneyOutput,
  at: instant,
  verdict: about(approvalVerdict, "What the draft says."),
  is_bad: about(z.boolean(), "Rejected later, or the account was frozen or closed."),
});

export const tryRules = officeCall({
  method: "POST",
  path: "/backoffice/api/withdrawal-rules/try",
  permission: "withdrawals.rules",
  summary:
    "What a draft would have done with the requests of a time (the last thirty days): each is " +
    "judged by what was known when it came. Nothing is changed.",
  input: z.object({ rules: rulesInput, from: z.optional(day), to: z.optional(day) }),
  output: z.object({
    from: day,
    to: day,
    unknown_count: about(
      z.int(),
      "Of which nothing is known, because they are older than the rules are.",
    ),
    is_cut: about(z.boolean(), "There were more than one trial looks at."),
    approved: tally,
    left: tally,
    approved_bad: about(tally, "Approved by the draft, and turned out bad."),
    approved_then: about(tally, "What was approved by rule then."),
    by_rule: z.array(z.object({ rule: z.string(), ...tally.shape })),
    by_veto: about(
      z.array(z.object({ veto: z.enum(approvalVetoes), count: z.int() })),
      "How often each reason stood in the way.",
    ),
    by_miss: z.array(z.object({ rule: z.string(), miss: z.enum(approvalMisses), count: z.int() })),
    approved_list: about(
      z.array(triedRequest),
      "The first of each, the bad ones before the others.",
    ),
    left_list: z.array(triedRequest),
  }),
  errors: ["backoffice.rules_invalid"],
  examples: [{ rules: [exampleRule] }],
});

export const askForRules = officeCall({
  method: "POST",
  path: "/backoffice/api/withdrawal-rules/switch-on",
  permission: "withdrawals.rules",
  summary: "Asks for rules to hold from a moment on (left out: at once); somebody else agrees.",
  input: z.object({ rules: rulesInput, effective_from: z.optional(instant), reason }),
  output: z.object({ approval: pendingApproval }),
  errors: ["backoffice.rules_invalid", "backoffice.approval_waiting"],
  examples: [{ rules: [exampleRule], reason: "fewer people at night" }],
});

export const stopRules = officeCall({
  method: "POST",
  path: "/backoffice/api/withdrawal-rules/stop",
  permission: "withdrawals.rules",
  summary: "From now on nothing approves itself. Takes one person: it is the safe direction.",
  input: z.object({ reason }),
  output: z.object({ list: z.array(ruleSet) }),
});

// ---------------------------------------------------------------- payments

export const receiptStatuses = [
  "received",
  "unconfirmed",
  "credited",
  "refunding",
  "refunded",
  "refund_failed",
  "suspense",
  "unreadable",
] as const;
export const refundReasons = [
  "other_holder",
  "second_payment",
  "account_blocked",
  "over_limit",
  "operator",
] as const;

export const paymentRow = z.object({
  end_to_end_id: z.string(),
  status: z.enum(receiptStatuses),
  txid: about(
    z.nullable(z.string()),
    "The order that the payment named, and the one that an operator gave it.",
  ),
  assigned_order_no: z.nullable(z.string()),
  member: z.nullable(memberReference),
  amount: z.nullable(moneyOutput),
  paid_at: z.nullable(instant),
  refund_reason: z.nullable(z.enum(refundReasons)),
  refund_attempts: z.int(),
  unreadable: about(z.nullable(z.string()), "What the bank said of one that cannot be read."),
  created_at: instant,
  updated_at: instant,
});

export const listPayments = officeCall({
  method: "GET",
  path: "/backoffice/api/payments",
  permission: "deposits.read",
  summary:
    "Payments as the bank told of them, newest first. `open` = only a person can settle them " +
    "(the default), `returned` = they go or went back, or `all`.",
  input: z.object({
    view: z.optional(z.enum(["open", "returned", "all"])),
    text: searchText,
    ...keysetInput,
  }),
  output: keysetPage(paymentRow),
});

export const readDeposit = officeCall({
  method: "GET",
  path: "/backoffice/api/deposits/detail",
  permission: "deposits.read",
  summary: "One deposit with every payment that was made for it.",
  input: z.object({ order_no: orderNo }),
  output: z.object({
    deposit: depositListRow,
    method: z.string(),
    expires_at: instant,
    turnover_multiple: z.int(),
    payments: z.array(paymentRow),
  }),
  errors: ["backoffice.deposit_not_found"],
});

const endToEndId = text(64).check(z.minLength(1));

export const refundPayment = officeCall({
  method: "POST",
  path: "/backoffice/api/payments/refund",
  permission: "deposits.manage",
  summary: "Sends a payment that found no order back to where it came from.",
  input: z.object({ end_to_end_id: endToEndId, reason }),
  output: paymentRow,
  errors: ["backoffice.payment_not_found", "backoffice.payment_not_stranded"],
});

export const assignPayment = officeCall({
  method: "POST",
  path: "/backoffice/api/payments/assign",
  permission: "deposits.manage",
  summary:
    "Gives a payment an unpaid order of the player who made it; it is then settled like any " +
    "other. The payer's CPF must be the player's.",
  input: z.object({ end_to_end_id: endToEndId, order_no: orderNo, reason }),
  output: paymentRow,
  errors: [
    "backoffice.payment_not_found",
    "backoffice.payment_not_stranded",
    "backoffice.deposit_not_found",
    "backoffice.order_taken",
    "backoffice.payment_other_holder",
    "cashier.payment_service_unavailable",
  ],
});

// ---------------------------------------------------------------- methods and fees

const termsShape = {
  fee_basis_points: about(count, "Hundredths of a percent: 150 is 1.50 %."),
  position: count,
};

export const methodTerms = z.object({
  effective_from: instant,
  state: z.enum(["coming", "in_force", "past"]),
  min: moneyOutput,
  max: moneyOutput,
  daily_max: z.nullable(moneyOutput),
  fee_fixed: moneyOutput,
  is_enabled: z.boolean(),
  ...termsShape,
});

export const officeMethod = z.object({
  method_id: z.int(),
  code: z.string(),
  name: z.string(),
  direction: z.enum(["deposit", "withdrawal"]),
  payment_type: z.string(),
  terms: about(z.array(methodTerms), "Newest first."),
});

export const listMethods = officeCall({
  method: "GET",
  path: "/backoffice/api/payment-methods",
  permission: "payments.methods",
  summary: "Every method with its limits and fees: to come, in force and before.",
  input: z.object({}),
  output: z.object({ list: z.array(officeMethod) }),
});

const termsInput = {
  method_id: id,
  min: moneyInput,
  max: moneyInput,
  daily_max: z.optional(z.nullable(moneyInput)),
  fee_fixed: moneyInput,
  ...termsShape,
};

const exampleTerms = {
  method_id: 2,
  min: "20.00",
  max: "50000.00",
  daily_max: "50000.00",
  fee_fixed: "1.00",
  fee_basis_points: 150,
  position: 1,
};

export const saveTerms = officeCall({
  method: "POST",
  path: "/backoffice/api/payment-methods/terms",
  permission: "payments.methods",
  summary:
    "Limits and fees of a method from a moment on (left out: as soon as agreed to), by two people. " +
    "One may switch it off, at once.",
  input: z.object({
    ...termsInput,
    is_enabled: z.boolean(),
    effective_from: z.optional(instant),
    reason,
  }),
  output: z.object({ approval: z.nullable(pendingApproval) }),
  errors: [
    "backoffice.method_not_found",
    "backoffice.terms_invalid",
    "backoffice.approval_waiting",
  ],
  examples: [{ ...exampleTerms, is_enabled: true, reason: "what the bank takes" }],
});

export const previewTerms = officeCall({
  method: "POST",
  path: "/backoffice/api/payment-methods/preview",
  permission: "payments.methods",
  summary: "What a player would pay and receive, by the function that takes the fee.",
  input: z.object({ ...termsInput, amount: moneyInput }),
  output: z.object({
    amount: moneyOutput,
    free_per_day: z.int(),
    free: z.object({ fee: moneyOutput, receives: moneyOutput }),
    charged: z.object({ fee: moneyOutput, receives: moneyOutput }),
    is_refused: about(z.boolean(), "The amount is outside of the limits."),
  }),
  errors: ["backoffice.method_not_found", "backoffice.terms_invalid"],
  examples: [{ ...exampleTerms, amount: "100.00" }],
});
