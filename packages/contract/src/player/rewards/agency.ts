/**
 * The invitation programme: who invited whom, what it earned, and the numbers it is reckoned by.
 * Level 1 are those whom a member invited (direct), levels 2 and 3 those whom these invited and so
 * on (indirect). Days are those of São Paulo; amounts are decimal strings, rates percentages.
 */
import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import {
  count,
  day,
  id,
  instant,
  moneyOutput,
  page,
  pageInput,
  rangeInput,
} from "../../schemas.ts";

const tag = "agency";
const text = (length: number) => z.string().check(z.maxLength(length));
/** As clients send them; they select nothing. */
const caller = {
  member_id: z.optional(id),
  name: z.optional(text(253)),
  site: z.optional(text(253)),
};
const percent = z.string().check(z.regex(/^\d{1,3}\.\d{2}$/));
const level = z.int().check(z.minimum(1), z.maximum(3));

export const commissionKinds = ["recharge", "betting", "settlement"] as const;
export type CommissionKind = (typeof commissionKinds)[number];

/**
 * on_hold until it is due, then paid. taken_back: nothing was left of it when it was due.
 * under_review: somebody of the house looks at it. forfeited: by an operator, with a reason.
 */
export const commissionStatuses = [
  "on_hold",
  "under_review",
  "paid",
  "taken_back",
  "forfeited",
] as const;
export type CommissionStatus = (typeof commissionStatuses)[number];

// ---------------------------------------------------------------- overview

const byKind = z.object({
  kind: z.enum(commissionKinds),
  direct_reward: moneyOutput,
  indirect_reward: moneyOutput,
  /** Paid: the sum of the two. */
  reward: moneyOutput,
  /** Earned and not paid yet. */
  pending: moneyOutput,
});

export const overview = endpoint({
  method: "GET",
  path: "/api/agency/overview",
  access: "member",
  tag,
  summary: "The member's code and link, how many were invited, and what it earned.",
  input: z.object(caller),
  output: z.object({
    /** False: the market has no programme now, and nothing is earned. */
    is_open: z.boolean(),
    my_id: z.int(),
    inviter_id: z.nullable(z.int()),
    invitation_code: z.string(),
    invitation_link: z.string(),
    /** Direct and indirect. */
    invite_count: z.int(),
    direct_count: z.int(),
    indirect_count: z.int(),
    /** Paid until now. */
    direct_reward_total: moneyOutput,
    indirect_reward_total: moneyOutput,
    reward_total: moneyOutput,
    /** Earned, and paid once the hold is over. */
    pending_total: moneyOutput,
    /** Of these, what somebody of the house looks at. */
    under_review_total: moneyOutput,
    by_kind: z.array(byKind),
  }),
  errors: [],
});

// ---------------------------------------------------------------- subordinates

/** Absent is empty, so that one answer says what is wrong with every field. */
const field = (longest: number) => z._default(text(longest), "");

export const registerSubordinate = endpoint({
  method: "POST",
  path: "/api/agency/subordinate/register",
  access: "member",
  tag,
  summary:
    "Ties a member who has no inviter yet to the inviter of this code, for good, when the caller " +
    "is that member. Else the member is asked; the code is then the caller's own or that of " +
    "somebody the caller invited.",
  input: z.object({
    ...caller,
    /** The invitee's registered mobile phone. */
    phone: field(40),
    /** The inviter's. */
    invite_code: field(32),
    /** The invitee's id. */
    uid: z._default(z.union([text(20), z.int()]), ""),
  }),
  output: z.object({
    uid: z.int(),
    /** Masked. */
    account: z.string(),
    inviter_id: z.int(),
    /** `asked`: nothing has changed before the invitee says yes. */
    state: z.enum(["bound", "asked"]),
    /** What the invitee does from this day on counts; null: they were asked. */
    counts_from: z.nullable(day),
  }),
  errors: [
    "agency.closed",
    "agency.invalid_subordinate",
    "agency.already_bound",
    "agency.own_tree",
    "agency.not_your_invitation",
  ],
  examples: [{ phone: "(11) 98765-4321", invite_code: "K7M4PXYZ", uid: "123456789" }],
});

export const listWishes = endpoint({
  method: "POST",
  path: "/api/agency/subordinate/wishes",
  access: "member",
  tag,
  summary: "Who would like the caller in their team, the oldest wish first.",
  input: z.object(caller),
  output: z.object({
    list: z.array(
      z.object({
        inviter_id: z.int(),
        /** Masked. */
        account: z.string(),
        asked_at: instant,
      }),
    ),
  }),
  errors: [],
  examples: [{}],
});

export const answerWish = endpoint({
  method: "POST",
  path: "/api/agency/subordinate/answer",
  access: "member",
  tag,
  summary: "Joins the team of who asked, for good, or declines: then they cannot ask again.",
  input: z.object({ ...caller, inviter_id: z.int(), accept: z.boolean() }),
  output: z.object({
    /** What the caller does from this day on counts; null: declined. */
    counts_from: z.nullable(day),
  }),
  errors: ["agency.closed", "agency.wish_unknown", "agency.already_bound", "agency.own_tree"],
  examples: [{ inviter_id: 123_456_789, accept: true }],
});

const invitee = z.object({
  /** Masked. */
  account: z.string(),
  level,
  joined_at: instant,
  is_recharged: z.boolean(),
  recharge_count: z.int(),
  recharge_total: moneyOutput,
  staked_total: moneyOutput,
});

export const listInvitees = endpoint({
  method: "POST",
  path: "/api/agency/inviterecord",
  access: "member",
  tag,
  summary: "Whom the member invited, directly or not, the newest first. Without a range: all.",
  input: z.object({ ...caller, ...pageInput, ...rangeInput, level: z.optional(count) }),
  output: z.extend(page(invitee), {
    direct_count: z.int(),
    indirect_count: z.int(),
    /** Over all that the filter finds, whatever page is asked for. */
    total_recharge: moneyOutput,
    total_staked: moneyOutput,
  }),
  errors: [],
  examples: [
    { page: 1, limit: 20 },
    { range: "last7days", level: 1 },
  ],
});

// ---------------------------------------------------------------- commissions

/** What one level brought: `amount` is `base_amount` less what was taken back, times the rate. */
const commissionLevel = z.object({
  level,
  base_amount: moneyOutput,
  /** Off the base, because it was undone before the hold was over. */
  taken_back_amount: moneyOutput,
  /** Null: each deposit has its own. */
  rate: z.nullable(percent),
  amount: moneyOutput,
});

export const commission = z.object({
  kind: z.enum(commissionKinds),
  /** The day, or the Monday of the week. Names the commission together with its kind. */
  period: day,
  /** The last day it is for. */
  period_to: day,
  status: z.enum(commissionStatuses),
  /** As it was reckoned when its period was over. */
  earned_amount: moneyOutput,
  /** What was paid or, as far as is known, will be. */
  amount: moneyOutput,
  direct_amount: moneyOutput,
  indirect_amount: moneyOutput,
  /** Looked at again, and paid, from then on. */
  due_at: instant,
  paid_at: z.nullable(instant),
  levels: z.array(commissionLevel),
});

export const listCommissions = endpoint({
  method: "POST",
  path: "/api/agency/reward",
  access: "member",
  tag,
  summary: "The member's commissions by day or week and kind, the newest first, with totals.",
  input: z.object({
    ...caller,
    ...pageInput,
    ...rangeInput,
    kind: z.optional(z.enum(commissionKinds)),
    status: z.optional(z.enum(commissionStatuses)),
  }),
  /** The totals are over all that the filter finds, whatever page is asked for. */
  output: z.extend(page(commission), {
    total_amount: moneyOutput,
    total_direct: moneyOutput,
    total_indirect: moneyOutput,
    total_paid: moneyOutput,
    total_pending: moneyOutput,
  }),
  errors: [],
  examples: [{ range: "last7days", kind: "betting" }],
});

/** One deposit of one invitee, or what one invitee's play of the period came to. */
const commissionLine = z.object({
  level,
  /** Masked. */
  account: z.string(),
  /** Weighted turnover, what the house won (below zero: lost), or the deposit. */
  base_amount: moneyOutput,
  rate: z.nullable(percent),
  /** Of a deposit. Play is added up over the level first, and rounded once. */
  amount: z.nullable(moneyOutput),
  /** Of a deposit: 1 is the invitee's first. */
  nth: z.nullable(z.int()),
  at: z.nullable(instant),
});

export const showCommission = endpoint({
  method: "POST",
  path: "/api/agency/reward/details",
  access: "member",
  tag,
  summary: "What made up one commission, line by line.",
  input: z.object({ ...caller, ...pageInput, kind: z.enum(commissionKinds), period: day }),
  output: z.extend(page(commissionLine), { commission }),
  errors: ["agency.commission_unknown"],
  examples: [{ kind: "betting", period: "2026-11-20" }],
});

// ---------------------------------------------------------------- how it is reckoned

const mechanism = {
  is_open: z.boolean(),
  /** Days between the end of the period and payment. */
  hold_days: z.int(),
  /** What is paid is to be staked so many times before it may be withdrawn. */
  turnover_multiple: z.int(),
};
const rates = z.object({ direct: percent, indirect: percent });
const tiers = z.array(
  z.object({ from_amount: moneyOutput, direct_rate: percent, indirect_rate: percent }),
);
/** Reckoned by the same rules as every commission. */
const example = z.object({
  levels: z.array(
    z.object({ level, base_amount: moneyOutput, rate: percent, amount: moneyOutput }),
  ),
  total: moneyOutput,
});

const tieredMechanism = {
  ...mechanism,
  tiers,
  example,
  /** And never more than so much of what the level's bets count as turnover; null: no bound. */
  turnover_rate_max: z.nullable(rates),
};

export const rechargeMechanism = endpoint({
  method: "GET",
  path: "/api/agency/mechanism/recharge",
  access: "member",
  tag,
  summary: "What deposits of invitees earn, with a worked example.",
  input: z.object(caller),
  output: z.object({
    ...mechanism,
    first: rates,
    repeated: rates,
    /** Smaller deposits earn nothing. */
    deposit_from: moneyOutput,
    /** No deposit earns more at one level. */
    per_deposit_max: moneyOutput,
    example: z.object({
      deposit_amount: moneyOutput,
      lines: z.array(
        z.object({ is_first: z.boolean(), level, rate: percent, amount: moneyOutput }),
      ),
    }),
  }),
  errors: [],
});

export const bettingMechanism = endpoint({
  method: "GET",
  path: "/api/agency/mechanism/betting",
  access: "member",
  tag,
  summary: "What a day's weighted turnover of invitees earns, with a worked example.",
  input: z.object(caller),
  /** The tier is that of what all invitees of one level came to together. */
  output: z.object(tieredMechanism),
  errors: [],
});

export const settlementMechanism = endpoint({
  method: "GET",
  path: "/api/agency/mechanism/settlement",
  access: "member",
  tag,
  summary: "What a week's losses of invitees earn, with a worked example.",
  input: z.object(caller),
  /** The tier is that of what all invitees of one level came to together. */
  output: z.object(tieredMechanism),
  errors: [],
});
