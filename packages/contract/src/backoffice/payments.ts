/** Deposits and withdrawals: the queue, what speaks for and against, and the decision. */
import * as z from "zod/mini";
import { depositStatuses, withdrawalStatuses } from "../cashier.ts";
import { endpoint } from "../endpoint.ts";
import { instant, page, pageInput } from "../schemas.ts";
import {
  depositRow,
  memberReference,
  memberRow,
  moneyPicture,
  orderNo,
  pendingApproval,
  reason,
  tag,
  timelineEntry,
  withdrawalRow,
} from "./shapes.ts";

export const listWithdrawals = endpoint({
  method: "GET",
  path: "/backoffice/api/withdrawals",
  access: "operator",
  permission: "withdrawals.read",
  tag,
  summary:
    "Withdrawals, oldest first. `queue` = those that wait for a decision (the default), or one " +
    "status, or `all`.",
  input: z.object({
    status: z.optional(z.enum(["queue", "all", ...withdrawalStatuses])),
    ...pageInput,
  }),
  output: page(withdrawalRow),
  errors: ["backoffice.not_permitted"],
});

export const riskCodes = [
  "large_amount",
  "larger_than_deposits",
  "soon_after_deposit",
  "new_player",
  "little_play",
  "turnover_owed",
  "key_changed_lately",
  "key_shared",
  "large_win",
  "first_withdrawal",
  "account_not_active",
] as const;

/** A reason to look closer. `params` fills the sentence that the back office has for the code. */
export const riskNote = z.object({
  code: z.enum(riskCodes),
  severity: z.enum(["info", "warning", "danger"]),
  params: z.record(z.string(), z.string()),
});

export const readWithdrawal = endpoint({
  method: "GET",
  path: "/backoffice/api/withdrawals/detail",
  access: "operator",
  permission: "withdrawals.read",
  tag,
  summary: "One withdrawal with everything needed to decide it.",
  input: z.object({ order_no: orderNo }),
  output: z.object({
    withdrawal: withdrawalRow,
    can_decide: z.boolean(),
    /** Why it was rejected, or what the bank said when it came back. */
    reason: z.nullable(z.string()),
    /** What the player wrote. */
    remark: z.nullable(z.string()),
    timeline: z.array(timelineEntry),
    member: memberRow,
    account_age_days: z.int(),
    money: moneyPicture,
    payment_key: z.object({
      type: z.string(),
      masked: z.string(),
      /** When this player first used or saved it. */
      since: z.nullable(instant),
      also_used_by: z.array(memberReference),
    }),
    risk: z.object({
      level: z.enum(["low", "medium", "high"]),
      notes: z.array(riskNote),
    }),
    recent_deposits: z.array(depositRow),
    recent_withdrawals: z.array(withdrawalRow),
  }),
  errors: ["backoffice.not_permitted", "backoffice.withdrawal_not_found"],
});

const decided = z.object({
  order_no: z.string(),
  status: z.enum(withdrawalStatuses),
  /** From a certain amount on somebody else has to agree before the payout starts. */
  approval: z.nullable(pendingApproval),
});

export const approveWithdrawal = endpoint({
  method: "POST",
  path: "/backoffice/api/withdrawals/approve",
  access: "operator",
  permission: "withdrawals.decide",
  tag,
  summary: "Approves a withdrawal; the payout starts, or a second person is asked.",
  input: z.object({ order_no: orderNo, note: reason }),
  output: decided,
  errors: [
    "backoffice.not_permitted",
    "backoffice.reason_required",
    "backoffice.withdrawal_not_found",
    "backoffice.withdrawal_already_decided",
    "backoffice.approval_waiting",
  ],
});

export const rejectWithdrawal = endpoint({
  method: "POST",
  path: "/backoffice/api/withdrawals/reject",
  access: "operator",
  permission: "withdrawals.decide",
  tag,
  summary: "Rejects a withdrawal; the money goes back and the player reads the reason.",
  input: z.object({ order_no: orderNo, reason }),
  output: decided,
  errors: [
    "backoffice.not_permitted",
    "backoffice.reason_required",
    "backoffice.withdrawal_not_found",
    "backoffice.withdrawal_already_decided",
  ],
});

export const listDeposits = endpoint({
  method: "GET",
  path: "/backoffice/api/deposits",
  access: "operator",
  permission: "deposits.read",
  tag,
  summary: "Deposits, newest first.",
  input: z.object({ status: z.optional(z.enum(depositStatuses)), ...pageInput }),
  output: page(depositRow),
  errors: ["backoffice.not_permitted"],
});

export const revealKey = endpoint({
  method: "POST",
  path: "/backoffice/api/withdrawals/reveal",
  access: "operator",
  permission: "members.reveal",
  tag,
  summary: "Where a withdrawal goes, in full. Bounded per hour, and written down.",
  input: z.object({ order_no: orderNo, reason }),
  output: z.object({ value: z.string() }),
  errors: [
    "backoffice.not_permitted",
    "backoffice.reason_required",
    "backoffice.withdrawal_not_found",
    "backoffice.too_many_reveals",
  ],
});

export const paymentsAuditActions = [
  "withdrawal.approve",
  "withdrawal.reject",
  "withdrawal.reveal",
] as const;
