/**
 * The invitation programme: who invited whom, what it earned, and the numbers it is calculated by.
 * Level 1 are those whom a member invited (direct), levels 2 and 3 those whom these invited and so
 * on (indirect). Days are those of São Paulo; amounts are decimal strings, rates percentages.
 */
import * as z from "zod/mini";
import { memberCall } from "../../endpoint.ts";
import {
  about,
  count,
  day,
  instant,
  memberId,
  moneyOutput,
  page,
  pageInput,
  rangeInput,
} from "../../schemas.ts";

const tag = "agency";
const text = (length: number) => z.string().check(z.maxLength(length));
/** As clients send them; they select nothing. */
const caller = {
  member_id: z.optional(memberId),
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
  reward: about(moneyOutput, "Paid: the sum of the two."),
  pending: about(moneyOutput, "Earned and not paid yet."),
});

export const overview = memberCall(tag, {
  method: "GET",
  path: "/api/agency/overview",
  summary: "The member's code and link, how many were invited, and what it earned.",
  input: z.object(caller),
  output: z.object({
    is_open: about(z.boolean(), "False: the market has no programme now, and nothing is earned."),
    my_id: z.int(),
    inviter_id: z.nullable(z.int()),
    invitation_code: z.string(),
    invitation_link: z.string(),
    invite_count: about(z.int(), "Direct and indirect."),
    direct_count: z.int(),
    indirect_count: z.int(),
    direct_reward_total: about(moneyOutput, "Paid until now."),
    indirect_reward_total: moneyOutput,
    reward_total: moneyOutput,
    pending_total: about(moneyOutput, "Earned, and paid once the hold is over."),
    under_review_total: about(moneyOutput, "Of these, what somebody of the house looks at."),
    by_kind: z.array(byKind),
  }),
});

// ---------------------------------------------------------------- subordinates

/** Absent is empty, so that one answer says what is wrong with every field. */
const field = (longest: number) => z._default(text(longest), "");

export const registerSubordinate = memberCall(tag, {
  method: "POST",
  path: "/api/agency/subordinate/register",
  summary:
    "Ties a member who has no inviter yet to the inviter of this code, for good, when the caller " +
    "is that member. Else the member is asked; the code is then the caller's own or that of " +
    "somebody the caller invited.",
  input: z.object({
    ...caller,
    phone: about(field(40), "The invitee's registered mobile phone."),
    invite_code: about(field(32), "The inviter's."),
    uid: about(z._default(z.union([text(20), z.int()]), ""), "The invitee's id."),
  }),
  output: z.object({
    uid: z.int(),
    account: about(z.string(), "Masked."),
    inviter_id: z.int(),
    state: about(
      z.enum(["bound", "asked"]),
      "`asked`: nothing has changed before the invitee says yes.",
    ),
    counts_from: about(
      z.nullable(day),
      "What the invitee does from this day on counts; null: they were asked.",
    ),
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

export const listWishes = memberCall(tag, {
  method: "POST",
  path: "/api/agency/subordinate/wishes",
  repeatable: true,
  summary: "Who would like the caller in their team, the oldest wish first.",
  input: z.object(caller),
  output: z.object({
    list: z.array(
      z.object({
        inviter_id: z.int(),
        account: about(z.string(), "Masked."),
        asked_at: instant,
      }),
    ),
  }),
  examples: [{}],
});

export const answerWish = memberCall(tag, {
  method: "POST",
  path: "/api/agency/subordinate/answer",
  summary: "Joins the team of who asked, for good, or declines: then they cannot ask again.",
  input: z.object({ ...caller, inviter_id: z.int().brand<"MemberId">(), accept: z.boolean() }),
  output: z.object({
    counts_from: about(
      z.nullable(day),
      "What the caller does from this day on counts; null: declined.",
    ),
  }),
  errors: ["agency.closed", "agency.wish_unknown", "agency.already_bound", "agency.own_tree"],
  examples: [{ inviter_id: 123_456_789, accept: true }],
});

const invitee = z.object({
  account: about(z.string(), "Masked."),
  level,
  joined_at: instant,
  is_recharged: z.boolean(),
  recharge_count: z.int(),
  recharge_total: moneyOutput,
  staked_total: moneyOutput,
});

export const listInvitees = memberCall(tag, {
  method: "POST",
  path: "/api/agency/inviterecord",
  repeatable: true,
  summary: "Whom the member invited, directly or not, the newest first. Without a range: all.",
  input: z.object({ ...caller, ...pageInput, ...rangeInput, level: z.optional(count) }),
  output: z.extend(page(invitee), {
    direct_count: z.int(),
    indirect_count: z.int(),
    total_recharge: about(
      moneyOutput,
      "Over all that the filter finds, whatever page is asked for.",
    ),
    total_staked: moneyOutput,
  }),
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
  taken_back_amount: about(
    moneyOutput,
    "Off the base, because it was undone before the hold was over.",
  ),
  rate: about(z.nullable(percent), "Null: each deposit has its own."),
  amount: moneyOutput,
});

export const commission = z.object({
  kind: z.enum(commissionKinds),
  period: about(
    day,
    "The day, or the Monday of the week. Names the commission together with its kind.",
  ),
  period_to: about(day, "The last day it is for."),
  status: z.enum(commissionStatuses),
  earned_amount: about(moneyOutput, "As it was reckoned when its period was over."),
  amount: about(moneyOutput, "What was paid or, as far as is known, will be."),
  direct_amount: moneyOutput,
  indirect_amount: moneyOutput,
  due_at: about(instant, "Looked at again, and paid, from then on."),
  paid_at: z.nullable(instant),
  levels: z.array(commissionLevel),
});

export const listCommissions = memberCall(tag, {
  method: "POST",
  path: "/api/agency/reward",
  repeatable: true,
  summary: "The member's commissions by day or week and kind, the newest first, with totals.",
  input: z.object({
    ...caller,
    ...pageInput,
    ...rangeInput,
    kind: z.optional(z.enum(commissionKinds)),
    status: z.optional(z.enum(commissionStatuses)),
  }),
  /** The totals cover all that the filter finds, whatever the page. */
  output: z.extend(page(commission), {
    total_amount: moneyOutput,
    total_direct: moneyOutput,
    total_indirect: moneyOutput,
    total_paid: moneyOutput,
    total_pending: moneyOutput,
  }),
  examples: [{ range: "last7days", kind: "betting" }],
});

/** One deposit of one invitee, or what one invitee's play of the period came to. */
const commissionLine = z.object({
  level,
  account: about(z.string(), "Masked."),
  base_amount: about(
    moneyOutput,
    "Weighted turnover, what the house won (below zero: lost), or the deposit.",
  ),
  rate: z.nullable(percent),
  amount: about(
    z.nullable(moneyOutput),
    "Of a deposit. Play is added up over the level first, and rounded once.",
  ),
  nth: about(z.nullable(z.int()), "Of a deposit: 1 is the invitee's first."),
  at: z.nullable(instant),
});

export const showCommission = memberCall(tag, {
  method: "POST",
  path: "/api/agency/reward/details",
  repeatable: true,
  summary: "What made up one commission, line by line.",
  input: z.object({ ...caller, ...pageInput, kind: z.enum(commissionKinds), period: day }),
  output: z.extend(page(commissionLine), { commission }),
  errors: ["agency.commission_unknown"],
  examples: [{ kind: "betting", period: "2026-11-20" }],
});

// ---------------------------------------------------------------- how it is calculated

const mechanism = {
  is_open: z.boolean(),
  hold_days: about(z.int(), "Days between the end of the period and payment."),
  turnover_multiple: about(
    z.int(),
    "What is paid is to be staked so many times before it may be withdrawn.",
  ),
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
  turnover_rate_max: about(
    z.nullable(rates),
    "And never more than so much of what the level's bets count as turnover; null: no bound.",
  ),
};

export const rechargeMechanism = memberCall(tag, {
  method: "GET",
  path: "/api/agency/mechanism/recharge",
  summary: "What deposits of invitees earn, with a worked example.",
  input: z.object(caller),
  output: z.object({
    ...mechanism,
    first: rates,
    repeated: rates,
    deposit_from: about(moneyOutput, "Smaller deposits earn nothing."),
    per_deposit_max: about(moneyOutput, "No deposit earns more at one level."),
    example: z.object({
      deposit_amount: moneyOutput,
      lines: z.array(
        z.object({ is_first: z.boolean(), level, rate: percent, amount: moneyOutput }),
      ),
    }),
  }),
});

export const bettingMechanism = memberCall(tag, {
  method: "GET",
  path: "/api/agency/mechanism/betting",
  summary: "What a day's weighted turnover of invitees earns, with a worked example.",
  input: z.object(caller),
  /** The tier is that of what all invitees of one level came to together. */
  output: z.object(tieredMechanism),
});

export const settlementMechanism = memberCall(tag, {
  method: "GET",
  path: "/api/agency/mechanism/settlement",
  summary: "What a week's losses of invitees earn, with a worked example.",
  input: z.object(caller),
  /** The tier is that of what all invitees of one level came to together. */
  output: z.object(tieredMechanism),
});
