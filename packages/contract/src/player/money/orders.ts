/**
 * The order centre: deposits, withdrawals, rewards and fees as orders; the fees alone;
 * which orders hang together; and the member's transactions, entry by entry.
 */
import * as z from "zod/mini";
import { memberCall } from "../../endpoint.ts";
import {
  about,
  day,
  instant,
  memberId,
  moneyOutput,
  page,
  pageInput,
  rangeInput,
  ranges,
} from "../../schemas.ts";

const tag = "orders";

export const orderTypes = ["deposit", "withdrawal", "bonus", "fee"] as const;
export type OrderType = (typeof orderTypes)[number];

/** Of deposits, then of withdrawals, then of rewards; a fee has that of its withdrawal. */
export const orderStatuses = [
  "created",
  "awaiting",
  "paid",
  "credited",
  "expired",
  "cancelled",
  "refunded",
  "failed",
  "submitted",
  "in_review",
  "approved",
  "paying",
  "rejected",
  "claimable",
  "claimed",
  "forfeited",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

const order = z.object({
  order_no: z.string(),
  type: z.enum(orderTypes),
  kind: about(
    z.string(),
    "Of a bonus which reward it is, of a fee `general` or `mandatory`, else how it was paid.",
  ),
  status: z.enum(orderStatuses),
  amount: about(moneyOutput, "Of a deposit what was really paid, once it was."),
  related_order_no: about(z.nullable(z.string()), "The order that a fee belongs to."),
  time: about(instant, "When it was asked for; of a bonus, when it was earned."),
  completed_at: about(z.nullable(instant), "When the money had moved; null until then."),
});

const paging = { total: z.int(), page: z.int(), limit: z.int() };

export const orderDetails = memberCall(tag, {
  method: "GET",
  path: "/api/ordercenter/details",
  summary: "Deposits, withdrawals, bonuses and fees as orders, the newest first, with totals",
  input: z.object({
    ...rangeInput,
    ...pageInput,
    member_id: z.optional(memberId),
    type: z.optional(z.enum(orderTypes)),
  }),
  output: z.object({
    details: z.array(order),
    ...paging,
    total_recharge_amount: about(
      moneyOutput,
      "These four are over the whole range, whatever page and type. Credited deposits.",
    ),
    total_withdraw_amount: about(
      moneyOutput,
      "Paid withdrawals, with their fees: what left the balance.",
    ),
    total_bonus_amount: about(moneyOutput, "Claimed rewards."),
    total_fee_amount: about(moneyOutput, "Fees of paid withdrawals."),
  }),
  errors: ["orders.too_many", "common.forbidden"],
  examples: [{ range: "last7days", page: 1 }],
});

export const orderFees = memberCall(tag, {
  method: "GET",
  path: "/api/ordercenter/fee",
  summary: "The fees of the member's withdrawals",
  input: z.object({ ...rangeInput, ...pageInput, member_id: z.optional(memberId) }),
  output: z.object({
    fee: z.array(order),
    ...paging,
    total_general_fee: about(moneyOutput, "Of paid withdrawals."),
    total_mandatory_fee: moneyOutput,
    total_fee_amount: moneyOutput,
  }),
  errors: ["orders.too_many", "common.forbidden"],
  examples: [{ range: "last7days" }],
});

/** A range that ends today: what is still owed is known of today alone. */
export const orderAssociation = memberCall(tag, {
  method: "GET",
  path: "/api/ordercenter/association",
  summary: "Which orders hang together: deposit, rewards for it, turnover owed, withdrawals",
  input: z.object({
    range: z.optional(z.enum(ranges)),
    from: z.optional(day),
    ...pageInput,
    member_id: z.optional(memberId),
  }),
  output: z.object({
    association: z.array(
      z.object({
        deposit: about(z.nullable(order), "Null: withdrawals of money from before the range."),
        bonuses: about(z.array(order), "Rewards that were earned with this very deposit."),
        requirement: z.object({
          required: about(
            moneyOutput,
            "Turnover that the deposit and its rewards in cash have asked for.",
          ),
          remaining: about(
            moneyOutput,
            "What of it is still owed: the oldest is worked off first.",
          ),
          is_met: z.boolean(),
        }),
        withdrawals: about(
          z.array(order),
          "Asked for after this deposit was credited and before the next one was.",
        ),
      }),
    ),
    ...paging,
    turnover_owed: moneyOutput,
  }),
  errors: ["orders.too_many", "common.forbidden"],
  examples: [{ range: "last7days" }],
});

const KINDS_MAX = 20;
const kind = z.string().check(z.regex(/^[a-z]{1,20}(\.[a-z]{1,20})?$/));

export const listTransactions = memberCall(tag, {
  method: "POST",
  path: "/api/transactions/list",
  repeatable: true,
  summary: "Every movement of the member's money but bets and wins, with what play came to",
  input: z.object({
    ...rangeInput,
    ...pageInput,
    member_id: z.optional(memberId),
    kinds: about(
      z.optional(z.array(kind).check(z.minLength(1), z.maxLength(KINDS_MAX))),
      "Such as deposit, withdrawal.fee, bonus.grant.",
    ),
  }),
  output: z.extend(
    page(
      z.object({
        id: about(z.int(), "The entry's place among all of the member's."),
        kind: z.string(),
        direction: about(
          z.enum(["in", "out", "moved"]),
          "in: from outside; out: to outside; moved: from one pocket to another.",
        ),
        amount: moneyOutput,
        from_pocket: about(z.nullable(z.string()), "cash, bonus, rebate or locked; null: outside."),
        to_pocket: z.nullable(z.string()),
        from_balance_after: about(
          z.nullable(moneyOutput),
          "What the two pockets held afterwards; null: outside, or kept before this was noted.",
        ),
        to_balance_after: z.nullable(moneyOutput),
        order_no: z.nullable(z.string()),
        created_at: instant,
      }),
    ),
    {
      total_in: about(
        moneyOutput,
        "Over the whole range and the kinds asked for, without what only moved inside.",
      ),
      total_out: moneyOutput,
      total_staked: about(
        moneyOutput,
        "Over the whole range: bets and wins, net of what was taken back.",
      ),
      total_won: moneyOutput,
    },
  ),
  errors: ["common.forbidden"],
  examples: [{ range: "last7days", kinds: ["deposit", "withdrawal.payout"] }],
});
