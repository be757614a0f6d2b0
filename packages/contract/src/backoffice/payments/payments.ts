/** Deposits and withdrawals: the queue, what speaks for and against, and the decision. */
import * as z from "zod/mini";
import { depositStatuses, withdrawalStatuses } from "../../player/money/cashier.ts";
import { about, day, instant, moneyInput } from "../../schemas.ts";
import {
  depositRow,
  keysetInput,
  keysetPage,
  memberReference,
  memberRow,
  moneyPicture,
  orderNo,
  pendingApproval,
  reason,
  searchText,
  text,
  timelineEntry,
  withdrawalRow,
} from "../shapes.ts";
import { officeCall } from "../office-call.ts";

/** Signs of a taken-over account, of accounts in one hand, or of money that only passes through. */
const fraudMarks = [
  "secrets_changed",
  "device_new",
  "key_new",
  "address_crowded",
  "blocked_near",
  "own_tree",
  "claims_refused",
  "voided_play",
  "opposite_bets",
  "split_amount",
  "passes_through",
] as const;

/** Any of these, and a person decides. No rule can be written around them. */
export const approvalVetoes = [
  "account_not_active",
  "new_account",
  "turnover_owed",
  "little_play",
  "key_shared",
  "key_foreign",
  "device_shared",
  "foreign_payment",
  "needs_two_people",
  ...fraudMarks,
] as const;

/** The condition of a rule that was not met. */
export const approvalMisses = [
  "amount",
  "account_days",
  "paid_to_key",
  "played",
  "kyc",
  "per_day",
  "per_day_amount",
] as const;

/** What the automatic rules say: now of a request that waits, else when it was decided. */
export const approvalVerdict = z.object({
  rule: about(
    z.nullable(z.string()),
    "The rule that approved it, or by now would; null: an operator decides.",
  ),
  vetoes: z.array(z.enum(approvalVetoes)),
  misses: z.array(z.object({ rule: z.string(), reasons: z.array(z.enum(approvalMisses)) })),
});

/** Somebody has taken it, so that two people never work on one. */
export const claim = z.object({ by: z.string(), until: instant, is_own: z.boolean() });

export const queueRow = z.object({
  ...withdrawalRow.shape,
  claim: z.nullable(claim),
  verdict: about(
    z.nullable(approvalVerdict),
    "Null: from before there were rules, or nothing could be said.",
  ),
  returned: about(z.nullable(z.string()), "The bank's word, where it sent the payout back."),
});

/** What may be looked for besides a state. */
const found = {
  text: about(
    searchText,
    "An order's number, the bank's id, or a player as the list of players finds them.",
  ),
  from: z.optional(day),
  to: z.optional(day),
  ...keysetInput,
};

export const listWithdrawals = officeCall({
  method: "GET",
  path: "/backoffice/api/withdrawals",
  permission: "withdrawals.read",
  summary:
    "Withdrawals. `queue` = those that wait for a decision (the default), `returned` = sent back " +
    "by the bank, `mine` = taken by oneself, all of them oldest first; or one status, or `all`, " +
    "newest first.",
  input: z.object({
    status: z.optional(z.enum(["queue", "returned", "mine", "all", ...withdrawalStatuses])),
    amount_min: z.optional(moneyInput),
    amount_max: z.optional(moneyInput),
    ...found,
  }),
  output: keysetPage(queueRow),
});

/** As many at once as a page shows. */
const orderNos = z.array(orderNo).check(z.minLength(1), z.maxLength(100));

export const claimWithdrawals = officeCall({
  method: "POST",
  path: "/backoffice/api/withdrawals/claim",
  permission: "withdrawals.decide",
  summary: "Takes withdrawals for ten minutes; those that somebody else holds are left out.",
  input: z.object({ order_nos: orderNos }),
  output: z.object({ claimed: z.array(z.string()), until: instant }),
});

export const releaseWithdrawals = officeCall({
  method: "POST",
  path: "/backoffice/api/withdrawals/release",
  permission: "withdrawals.decide",
  summary: "Gives one's own withdrawals back to the queue.",
  input: z.object({ order_nos: orderNos }),
  output: z.object({ released: z.array(z.string()) }),
});

export const bulkOutcomes = [
  "done",
  "waits_for_second",
  "already_decided",
  "claimed",
  "reason_missing",
  "failed",
] as const;

export const decideWithdrawals = officeCall({
  method: "POST",
  path: "/backoffice/api/withdrawals/decide-many",
  permission: "withdrawals.decide",
  summary:
    "Decides several withdrawals for one reason, each by itself: what becomes of one does not " +
    "hold up the others. Of a rejection every player reads the reason; to approve needs one only " +
    "where a second person decides.",
  input: z.object({
    act: z.enum(["approve", "reject"]),
    order_nos: orderNos,
    reason: z._default(text(500), ""),
  }),
  errors: ["backoffice.reason_required"],
  output: z.object({
    list: z.array(z.object({ order_no: z.string(), outcome: z.enum(bulkOutcomes) })),
  }),
  examples: [{ act: "approve", order_nos: ["WD0000000000000001"], reason: "all checked" }],
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
  "device_shared",
  "key_foreign",
  "foreign_payment",
  ...fraudMarks,
] as const;

/** A reason to look closer. `params` fills the sentence that the back office has for the code. */
export const riskNote = z.object({
  code: z.enum(riskCodes),
  severity: z.enum(["info", "warning", "danger"]),
  params: z.record(z.string(), z.string()),
});

export const readWithdrawal = officeCall({
  method: "GET",
  path: "/backoffice/api/withdrawals/detail",
  permission: "withdrawals.read",
  summary: "One withdrawal with everything needed to decide it.",
  input: z.object({ order_no: orderNo }),
  output: z.object({
    withdrawal: withdrawalRow,
    can_decide: z.boolean(),
    claim: z.nullable(claim),
    verdict: z.nullable(approvalVerdict),
    verdict_at: about(z.nullable(instant), "Now where it waits, else when it was decided."),
    reason: about(
      z.nullable(z.string()),
      "Why it was rejected, or what the bank said when it came back.",
    ),
    remark: about(z.nullable(z.string()), "What the player wrote."),
    timeline: z.array(timelineEntry),
    member: memberRow,
    account_age_days: z.int(),
    money: moneyPicture,
    payment_key: z.object({
      type: z.string(),
      masked: z.string(),
      since: about(z.nullable(instant), "When this player first used or saved it."),
      also_used_by: z.array(memberReference),
    }),
    risk: z.object({
      level: z.enum(["low", "medium", "high"]),
      notes: z.array(riskNote),
    }),
    recent_deposits: z.array(depositRow),
    recent_withdrawals: z.array(withdrawalRow),
  }),
  errors: ["backoffice.withdrawal_not_found"],
});

const decided = z.object({
  order_no: z.string(),
  status: z.enum(withdrawalStatuses),
  approval: about(
    z.nullable(pendingApproval),
    "From a certain amount on somebody else has to agree before the payout starts.",
  ),
});

export const approveWithdrawal = officeCall({
  method: "POST",
  path: "/backoffice/api/withdrawals/approve",
  permission: "withdrawals.decide",
  summary: "Approves a withdrawal; the payout starts, or a second person is asked.",
  input: z.object({ order_no: orderNo, note: reason }),
  output: decided,
  errors: [
    "backoffice.reason_required",
    "backoffice.withdrawal_not_found",
    "backoffice.withdrawal_already_decided",
    "backoffice.withdrawal_claimed",
    "backoffice.approval_waiting",
  ],
});

export const rejectWithdrawal = officeCall({
  method: "POST",
  path: "/backoffice/api/withdrawals/reject",
  permission: "withdrawals.decide",
  summary: "Rejects a withdrawal; the money goes back and the player reads the reason.",
  input: z.object({ order_no: orderNo, reason }),
  output: decided,
  errors: [
    "backoffice.withdrawal_not_found",
    "backoffice.withdrawal_already_decided",
    "backoffice.withdrawal_claimed",
  ],
});

export const depositListRow = z.object({
  ...depositRow.shape,
  end_to_end_id: z.nullable(z.string()),
  credited_at: z.nullable(instant),
});

export const listDeposits = officeCall({
  method: "GET",
  path: "/backoffice/api/deposits",
  permission: "deposits.read",
  summary: "Deposits, newest first. `notable`: only those with something unusual about them.",
  input: z.object({
    status: z.optional(z.enum(depositStatuses)),
    notable: z.optional(z.enum(["yes"])),
    ...found,
  }),
  output: keysetPage(depositListRow),
});

export const revealKey = officeCall({
  method: "POST",
  path: "/backoffice/api/withdrawals/reveal",
  permission: "members.reveal",
  summary: "Where a withdrawal goes, in full. Bounded per hour, and written down.",
  input: z.object({ order_no: orderNo, reason }),
  output: z.object({ value: z.string() }),
  errors: ["backoffice.withdrawal_not_found", "backoffice.too_many_reveals"],
});

export const paymentsAuditActions = [
  "withdrawal.approve",
  "withdrawal.reject",
  "withdrawal.reveal",
  "withdrawal.claim",
  "withdrawal.release",
  "withdrawal.rules",
  "withdrawal.rules_stop",
  "payment.refund",
  "payment.assign",
  "payment.terms",
  "reconciliation.run",
  "reconciliation.explain",
] as const;
