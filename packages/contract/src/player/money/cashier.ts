/**
 * The cashier's calls: how money comes in (PIX charges) and goes out (withdrawals to the member's
 * own key or account). Amounts are decimal strings; fees are shown before anybody confirms.
 */
import * as z from "zod/mini";
import { destination, withdrawalPassword } from "./destinations.ts";
import { memberCall } from "../../endpoint.ts";
import { pixKeyTypes } from "./pix-key.ts";
import {
  about,
  empty,
  id,
  instant,
  moneyInput,
  moneyOutput,
  page,
  pageInput,
  rangeInput,
} from "../../schemas.ts";

const tag = "cashier";
const text = (length: number) => z.string().check(z.maxLength(length));

/** created → awaiting → paid → credited; or where else a deposit can end. */
export const depositStatuses = [
  "created",
  "awaiting",
  "paid",
  "credited",
  "expired",
  "cancelled",
  "refunded",
  "failed",
] as const;
export type DepositStatus = (typeof depositStatuses)[number];

/** submitted → in_review → approved → paying → paid; or rejected. */
export const withdrawalStatuses = [
  "submitted",
  "in_review",
  "approved",
  "paying",
  "paid",
  "rejected",
  "failed",
] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

/** What was unusual about a payment. `note` carries the sentence in the caller's language. */
export const depositNotes = [
  "paid_late",
  "paid_less",
  "paid_more",
  "refunded_other_holder",
  "refunded_account_blocked",
  "refunded_over_limit",
  "refund_in_progress",
] as const;
export type DepositNote = (typeof depositNotes)[number];

// ---------------------------------------------------------------- payment methods

export const paymentMethod = z.object({
  id: z.int(),
  name: z.string(),
  direction: z.enum(["deposit", "withdrawal"]),
  payment_type: z.string(),
  currency: z.string(),
  fee: about(moneyOutput, "The fixed part of the fee."),
  fee_percent: about(
    z.string(),
    'The part of the fee that grows with the amount, as a percentage: "1.50".',
  ),
  min: moneyOutput,
  max: moneyOutput,
  instant: z.boolean(),
  key_types: z.array(z.enum(pixKeyTypes)),
});

export const listPaymentMethods = memberCall(tag, {
  method: "GET",
  path: "/api/payments/list",
  summary: "Every payment method of the site, for deposits and withdrawals.",
  input: empty,
  output: z.array(paymentMethod),
});

export const listOnlinePaymentMethods = memberCall(tag, {
  method: "GET",
  path: "/api/payment/online/list",
  summary: "The methods a deposit can use right now.",
  input: empty,
  output: z.array(paymentMethod),
});

// ---------------------------------------------------------------- deposits

export const deposit = z.object({
  order_no: z.string(),
  currency: z.string(),
  money: about(moneyOutput, "What the order asks for."),
  paid_money: about(
    z.nullable(moneyOutput),
    "What was really paid; null until then. It is what gets credited.",
  ),
  payment_id: z.int(),
  payment_type: z.string(),
  method: z.string(),
  status: z.enum(depositStatuses),
  note_code: z.nullable(z.enum(depositNotes)),
  note: about(z.nullable(z.string()), "The same as a sentence in the caller's language."),
  time: instant,
  expires_at: instant,
  paid_at: z.nullable(instant),
  credited_at: z.nullable(instant),
});

/** What the payment screen needs beside the deposit itself. */
const payable = {
  pay_url: z.string(),
  pix_copy_paste: z.nullable(z.string()),
  pix_qr: about(z.nullable(z.string()), "The code as a QR picture: an SVG data URI."),
  seconds_left: about(
    z.int(),
    "Whole seconds until expiry by the server's clock: count down from here.",
  ),
  server_time: instant,
  sandbox_url: about(
    z.nullable(z.string()),
    "Only with the sandbox bank: a page where a person can play the payer.",
  ),
};

const depositWithPayment = z.extend(deposit, payable);

/**
 * The method is `payment_id`, or `payment_type` where only one method has that type. Given
 * together they must name the same method.
 */
export const openDeposit = memberCall(tag, {
  method: "POST",
  path: "/api/recharge/online",
  summary: "Opens a deposit: creates a PIX charge and answers its code.",
  input: z.object({
    money: moneyInput,
    payment_id: z.optional(id),
    payment_type: z.optional(text(32)),
    payment_desc: z.optional(text(140)),
  }),
  output: depositWithPayment,
  errors: [
    "cashier.method_required",
    "cashier.method_unavailable",
    "cashier.amount_below_minimum",
    "cashier.amount_above_maximum",
    "cashier.demo_account",
    "cashier.account_blocked",
    "cashier.too_many_open_deposits",
    "compliance.deposit_limit_reached",
    "compliance.limits_required",
    "identity.verification_required",
    "cashier.payment_service_unavailable",
    "common.idempotency_conflict",
  ],
  idempotent: true,
  examples: [{ money: "50.00", payment_id: 1, payment_type: "PIX", payment_desc: "" }],
});

const orderNo = z.string().check(z.regex(/^[A-Za-z0-9]{1,35}$/));

export const findDeposit = memberCall(tag, {
  method: "GET",
  path: "/api/recharge/status",
  summary: "One of the member's deposits, as the payment screen follows it.",
  input: z.object({ order_no: orderNo }),
  output: depositWithPayment,
  errors: ["cashier.deposit_not_found"],
});

export const cancelDeposit = memberCall(tag, {
  method: "POST",
  path: "/api/recharge/cancel",
  summary: "Cancels a deposit that has not been paid.",
  input: z.object({ order_no: orderNo }),
  output: depositWithPayment,
  errors: [
    "cashier.deposit_not_found",
    "cashier.deposit_not_cancellable",
    "cashier.payment_service_unavailable",
  ],
});

export const listDeposits = memberCall(tag, {
  method: "POST",
  path: "/api/recharge/list",
  repeatable: true,
  summary: "The member's deposits, newest first, and what was credited in the range.",
  input: z.object({
    ...rangeInput,
    ...pageInput,
    status: z.optional(z.enum(depositStatuses)),
  }),
  output: z.extend(page(deposit), { total_money: moneyOutput }),
});

// ---------------------------------------------------------------- withdrawals

export const withdrawalOptions = memberCall(tag, {
  method: "GET",
  path: "/api/drawing/options",
  summary: "Everything the withdrawal screen shows before the player types.",
  input: z.object({ money: z.optional(moneyInput) }),
  output: z.object({
    currency: z.string(),
    available: about(moneyOutput, "Cash that may be staked or withdrawn."),
    locked: about(moneyOutput, "Already under review."),
    turnover_owed: about(moneyOutput, "By the cash: what a bonus owes never holds cash back."),
    bonus: about(moneyOutput, "The bonus that is being played. It is kept when cash is withdrawn."),
    bonus_owed: about(moneyOutput, "What has to be staked until the bonus becomes cash."),
    can_withdraw: about(
      z.boolean(),
      "False while cash owes turnover and the site does not allow early withdrawal.",
    ),
    blocked_by: about(
      z.nullable(z.string()),
      "The error code of what stands in the way; null when nothing does.",
    ),
    min: moneyOutput,
    max: about(
      moneyOutput,
      "The most one order may ask for now: balance, order and daily limits together.",
    ),
    daily_limit: moneyOutput,
    daily_remaining: moneyOutput,
    free_withdrawals_per_day: z.int(),
    free_withdrawals_left: z.int(),
    fee: moneyOutput,
    fee_percent: z.string(),
    mandatory_fee_percent: about(
      z.string(),
      "Part of the amount kept when turnover is owed and early withdrawal is allowed.",
    ),
    early_withdrawal_allowed: z.boolean(),
    eta_minutes: about(
      z.int(),
      "Paid out within this many minutes after the application at the latest.",
    ),
    usual_minutes: about(
      z.nullable(z.int()),
      "What it really takes: of the withdrawals that were paid in the last seven days, half " +
        "took no longer, in whole minutes. Null while too few were paid to say it.",
    ),
    usual_payouts: about(z.nullable(z.int()), "How many withdrawals that was measured on."),
    own_cpf_masked: about(z.string(), "The member's own CPF, masked: the key that always works."),
    key_types: z.array(z.enum(pixKeyTypes)),
    destinations: z.array(destination),
    quote: about(
      z.nullable(
        z.object({
          amount: moneyOutput,
          general_fee: moneyOutput,
          mandatory_fee: moneyOutput,
          actual_receipt: moneyOutput,
        }),
      ),
      "Present when `money` was given: what this amount would cost.",
    ),
  }),
});

export const timelineEntry = z.object({
  status: z.enum(withdrawalStatuses),
  at: instant,
  reason: about(z.nullable(z.string()), "The operator's or the bank's reason, where there is one."),
});

export const withdrawal = z.object({
  order_no: z.string(),
  currency: z.string(),
  bank_card: about(z.string(), 'Where it goes, masked: "Pix CPF ***.456.789-**".'),
  payment_type: z.string(),
  amount: moneyOutput,
  general_fee: moneyOutput,
  mandatory_fee: moneyOutput,
  actual_receipt: moneyOutput,
  application_time: instant,
  status: z.enum(withdrawalStatuses),
  reason: about(z.nullable(z.string()), "Why it was rejected; null otherwise."),
  eta_at: about(z.nullable(instant), "Paid by then at the latest; null once it has ended."),
  paid_at: z.nullable(instant),
  end_to_end_id: z.nullable(z.string()),
  timeline: z.array(timelineEntry),
});

/**
 * The destination is `member_bank_id`, or exactly one key: `cpf_id`, `phone_number`, `email`,
 * `cnpj`, `evp`. With `payment_type` CPF, CNPJ, EMAIL, PHONE or EVP the key may also be in
 * `account`; CPF alone means the member's own. `payment_type` PIX alone means: whichever key field
 * is filled. Any other `payment_type` is refused.
 */
export const submitWithdrawal = memberCall(tag, {
  method: "POST",
  path: "/api/drawing",
  summary: "Asks for a withdrawal; the amount is locked until an administrator has looked at it.",
  input: z.object({
    money: moneyInput,
    qk_pwd: withdrawalPassword,
    payment_type: z.optional(text(32)),
    member_bank_id: z.optional(z.nullable(id)),
    member_bank_text: z.optional(z.nullable(text(200))),
    member_remark: z.optional(z.nullable(text(200))),
    name: z.optional(z.nullable(text(200))),
    account: z.optional(z.nullable(text(100))),
    cpf_id: z.optional(z.nullable(text(30))),
    phone_number: z.optional(z.nullable(text(30))),
    email: z.optional(z.nullable(text(100))),
    cnpj: z.optional(z.nullable(text(30))),
    evp: z.optional(z.nullable(text(50))),
  }),
  output: withdrawal,
  errors: [
    "cashier.method_unavailable",
    "cashier.amount_below_minimum",
    "cashier.amount_above_maximum",
    "cashier.daily_limit_reached",
    "cashier.demo_account",
    "cashier.account_blocked",
    "cashier.withdrawal_password_wrong",
    "cashier.withdrawal_password_locked",
    "identity.verification_required",
    "cashier.turnover_owed",
    "cashier.insufficient_funds",
    "cashier.fee_exceeds_amount",
    "cashier.destination_required",
    "cashier.destination_ambiguous",
    "cashier.destination_not_found",
    "cashier.pix_key_invalid",
    "cashier.pix_key_unknown",
    "cashier.not_own_account",
    "cashier.payment_service_unavailable",
    "common.idempotency_conflict",
  ],
  idempotent: true,
  examples: [{ money: "20.00", qk_pwd: "123456", payment_type: "CPF", cpf_id: "11144477735" }],
});

/**
 * The totals cover every order that the filter finds, whatever the page. Those of
 * money that moved count paid orders only, so `total_amount` is always the sum of the other three.
 */
export const listWithdrawals = memberCall(tag, {
  method: "POST",
  path: "/api/drawing/list",
  repeatable: true,
  summary: "The member's withdrawals, newest first, and what was paid out in the range.",
  input: z.object({
    ...rangeInput,
    ...pageInput,
    status: z.optional(z.enum(withdrawalStatuses)),
    order_no: z.optional(orderNo),
  }),
  output: z.extend(page(withdrawal), {
    total_requested: about(
      moneyOutput,
      "What was asked for: `amount` of every order that was not rejected, paid or not yet.",
    ),
    total_amount: about(
      moneyOutput,
      "`amount` of the paid orders: what left the balance for good.",
    ),
    total_general_fee: about(moneyOutput, "`general_fee` of the paid orders."),
    total_mandatory_fee: about(moneyOutput, "`mandatory_fee` of the paid orders."),
    total_actual_receipt: about(
      moneyOutput,
      "`actual_receipt` of the paid orders: what arrived at the member's bank.",
    ),
  }),
});
