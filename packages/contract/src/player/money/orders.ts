/**
 * The order centre: everything that money was asked for, brought or given for, as orders; the fees;
 * which orders hang together; and the member's transactions, entry by entry.
 */
import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import {
  day,
  id,
  instant,
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
  /** Of a bonus which reward it is, of a fee `general` or `mandatory`, else how it was paid. */
  kind: z.string(),
  status: z.enum(orderStatuses),
  /** Of a deposit what was really paid, once it was. */
  amount: moneyOutput,
  /** The order that a fee belongs to. */
  related_order_no: z.nullable(z.string()),
  /** When it was asked for; of a bonus, when it was earned. */
  time: instant,
  /** When the money had moved; null until then. */
  completed_at: z.nullable(instant),
});

const paging = { total: z.int(), page: z.int(), limit: z.int() };

export const orderDetails = endpoint({
  method: "GET",
  path: "/api/ordercenter/details",
  access: "member",
  tag,
  summary: "Deposits, withdrawals, bonuses and fees as orders, the newest first, with totals",
  input: z.object({
    ...rangeInput,
    ...pageInput,
    member_id: z.optional(id),
    type: z.optional(z.enum(orderTypes)),
  }),
  output: z.object({
    details: z.array(order),
    ...paging,
    /** These four are over the whole range, whatever page and type. Credited deposits. */
    total_recharge_amount: moneyOutput,
    /** Paid withdrawals, with their fees: what left the balance. */
    total_withdraw_amount: moneyOutput,
    /** Claimed rewards. */
    total_bonus_amount: moneyOutput,
    /** Fees of paid withdrawals. */
    total_fee_amount: moneyOutput,
  }),
  errors: ["orders.too_many", "common.forbidden"],
  examples: [{ range: "last7days", page: 1 }],
});

export const orderFees = endpoint({
  method: "GET",
  path: "/api/ordercenter/fee",
  access: "member",
  tag,
  summary: "The fees of the member's withdrawals",
  input: z.object({ ...rangeInput, ...pageInput, member_id: z.optional(id) }),
  output: z.object({
    fee: z.array(order),
    ...paging,
    /** Of paid withdrawals. */
    total_general_fee: moneyOutput,
    total_mandatory_fee: moneyOutput,
    total_fee_amount: moneyOutput,
  }),
  errors: ["orders.too_many", "common.forbidden"],
  examples: [{ range: "last7days" }],
});

/** A range that ends today: what is still owed is known of today alone. */
export const orderAssociation = endpoint({
  method: "GET",
  path: "/api/ordercenter/association",
  access: "member",
  tag,
  summary: "Which orders hang together: deposit, rewards for it, turnover owed, withdrawals",
  input: z.object({
    range: z.optional(z.enum(ranges)),
    from: z.optional(day),
    ...pageInput,
    member_id: z.optional(id),
  }),
  output: z.object({
    association: z.array(
      z.object({
        /** Null: withdrawals of money from before the range. */
        deposit: z.nullable(order),
        /** Rewards that were earned with this very deposit. */
        bonuses: z.array(order),
        requirement: z.object({
          /** Turnover that the deposit and its rewards in cash have asked for. */
          required: moneyOutput,
          /** What of it is still owed: the oldest is worked off first. */
          remaining: moneyOutput,
          is_met: z.boolean(),
        }),
        /** Asked for after this deposit was credited and before the next one was. */
        withdrawals: z.array(order),
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

export const listTransactions = endpoint({
  method: "POST",
  path: "/api/transactions/list",
  access: "member",
  tag,
  summary: "Every movement of the member's money but bets and wins, with what play came to",
  input: z.object({
    ...rangeInput,
    ...pageInput,
    member_id: z.optional(id),
    /** Such as deposit, withdrawal.fee, bonus.grant. */
    kinds: z.optional(z.array(kind).check(z.minLength(1), z.maxLength(KINDS_MAX))),
  }),
  output: z.extend(
    page(
      z.object({
        /** The entry's place among all of the member's. */
        id: z.int(),
        kind: z.string(),
        /** in: from outside; out: to outside; moved: from one pocket to another. */
        direction: z.enum(["in", "out", "moved"]),
        amount: moneyOutput,
        /** cash, bonus, rebate or locked; null: outside. */
        from_pocket: z.nullable(z.string()),
        to_pocket: z.nullable(z.string()),
        /** What the two pockets held afterwards; null: outside, or kept before this was noted. */
        from_balance_after: z.nullable(moneyOutput),
        to_balance_after: z.nullable(moneyOutput),
        order_no: z.nullable(z.string()),
        created_at: instant,
      }),
    ),
    {
      /** Over the whole range and the kinds asked for, without what only moved inside. */
      total_in: moneyOutput,
      total_out: moneyOutput,
      /** Over the whole range: bets and wins, net of what was taken back. */
      total_staked: moneyOutput,
      total_won: moneyOutput,
    },
  ),
  errors: ["common.forbidden"],
  examples: [{ range: "last7days", kinds: ["deposit", "withdrawal.payout"] }],
});
