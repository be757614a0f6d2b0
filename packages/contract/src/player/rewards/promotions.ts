/**
 * The activities that give something for recharging, inviting, losing or coming back. Each has a
 * check, which gives the player's standing, why, what is missing and until when, and a claim. A
 * claim can be sent again: what was paid is answered again, and nothing moves twice.
 */
import * as z from "zod/mini";
import { activityNumber } from "./activities.ts";
import { memberCall } from "../../endpoint.ts";
import { about, day, instant, memberId, moneyOutput, pageInput } from "../../schemas.ts";

const tag = "promotions";
const text = (length: number) => z.string().check(z.maxLength(length));

/** Sent along by clients. Who is meant is always the bearer of the token. */
export const caller = {
  member_id: z.optional(memberId),
  name: z.optional(text(60)),
  site: z.optional(text(253)),
};
const example = { name: "ana.souza", site: "tucano" };

export const promotionStates = ["claimable", "claimed", "not_eligible"] as const;
export type PromotionState = (typeof promotionStates)[number];

/** Why a player has this standing. `reason` says the same in the caller's language. */
export const promotionReasons = [
  "claimable",
  "claimed",
  "not_offered",
  "not_meant",
  "budget_spent",
  "own_limit_reached",
  "deposit_used",
  "time_over",
  "forfeited",
  "no_recharge",
  "recharge_too_small",
  "recharge_missing_today",
  "no_loss",
  "loss_too_small",
  "nothing_left",
  "no_invitee",
  "invitee_progress",
  "shared_identity",
  "tier_not_reached",
] as const;
export type PromotionReason = (typeof promotionReasons)[number];

const percent = z.string().check(z.regex(/^\d{1,3}\.\d{2}$/));
const pocket = z.enum(["cash", "bonus"]);

/** How far something has come that the rule asks for. */
const progress = z.object({
  code: z.enum(["recharge", "stake", "loss", "total_recharged"]),
  required: moneyOutput,
  done: moneyOutput,
  missing: moneyOutput,
});

/** One line of what made an amount up. */
const basisLine = z.object({
  what: z.string(),
  reference: about(z.nullable(z.string()), "The order, day or member it belongs to."),
  amount: z.nullable(moneyOutput),
  rate_percent: z.nullable(percent),
  text: z.nullable(z.string()),
});

const standing = {
  state: z.enum(promotionStates),
  reason_code: z.enum(promotionReasons),
  reason: z.string(),
  reward_amount: about(moneyOutput, "What can be claimed now, or was claimed; otherwise nothing."),
  free_rounds: about(z.int(), "How many free rounds come with it."),
  pocket: z.nullable(pocket),
  turnover_required: about(moneyOutput, "Turnover that the reward owes."),
  progress: z.array(progress),
  basis: z.array(basisLine),
  until: about(z.nullable(instant), "The claim closes then; null: no time runs."),
  seconds_left: about(z.nullable(z.int()), "Whole seconds until then by the server's clock."),
};

/** What every check says. */
const checked = {
  ...standing,
  title: z.string(),
  terms: about(z.array(z.string()), "The rules in sentences, written from the numbers."),
  numbers: z.array(activityNumber),
  server_time: instant,
};

const claimedReward = z.object({
  id: z.uuid(),
  reference: about(z.string(), "What the reward is for: an order, a day, an invitee."),
  reward_amount: moneyOutput,
  pocket,
  turnover_required: moneyOutput,
  free_rounds: about(z.int(), "How many come with it; they are told of when they can be played."),
  claimed_at: instant,
  basis: z.array(basisLine),
});

/** What every claim answers: the rewards that were paid, and their sums. */
export const claimed = z.object({
  reward_amount: moneyOutput,
  turnover_required: moneyOutput,
  list: z.array(claimedReward),
});

/** What the rewards room may say to any claim. */
const claimErrors = [
  "common.idempotency_conflict",
  "promotions.not_offered",
  "promotions.not_for_you",
  "rewards.budget_spent",
  "rewards.forfeited",
  "rewards.account_blocked",
] as const;

/** What it may say to a claim for a deposit besides, and to any other. */
const depositErrors = [...claimErrors, "rewards.deposit_used"] as const;
const rebateErrors = [...depositErrors, "promotions.no_eligible_recharge"] as const;
const ownErrors = [...claimErrors, "promotions.not_eligible", "rewards.expired"] as const;

export const checkFirstRecharge = memberCall(tag, {
  method: "POST",
  path: "/api/ftd/check",
  repeatable: true,
  summary: "Where the player stands with the gift for the first recharge.",
  input: z.object(caller),
  output: z.object({ ...checked, deposit_amount: z.nullable(moneyOutput) }),
  examples: [example],
});

export const claimFirstRecharge = memberCall(tag, {
  method: "POST",
  path: "/api/ftd/claim",
  summary: "Claims the gift for the first recharge: once a player, CPF, device and payer.",
  input: z.object(caller),
  output: claimed,
  errors: [...depositErrors, "promotions.not_eligible", "rewards.expired", "rewards.already_used"],
  idempotent: true,
  examples: [{}],
});

// ---------------------------------------------------------------- invitation

export const checkInvitation = memberCall(tag, {
  method: "POST",
  path: "/api/invitationactivity/check",
  repeatable: true,
  summary: "The player's invitees, how far each has come and what each is worth.",
  input: z.object({ ...caller, ...pageInput }),
  output: z.object({
    ...checked,
    list: z.array(
      z.object({
        ...standing,
        invitee_id: z.int(),
        account: about(z.string(), "Masked."),
        joined_at: instant,
        claimed_at: z.nullable(instant),
      }),
    ),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    claimable_count: z.int(),
    claimed_count: z.int(),
    claimed_amount: moneyOutput,
  }),
  examples: [example],
});

/**
 * The invitee is `invitee_id`, or `name` when it is another account than the caller's. Neither: the
 * invitee who has been claimable for longest.
 */
export const claimInvitation = memberCall(tag, {
  method: "POST",
  path: "/api/invitationactivity/claim",
  summary: "Claims the reward for one invitee who has recharged and staked enough.",
  input: z.object({ ...caller, invitee_id: z.optional(memberId) }),
  output: claimed,
  errors: [...ownErrors, "promotions.user_unknown", "rewards.already_used"],
  idempotent: true,
  examples: [{ invitee_id: 482_915_730 }],
});

// ---------------------------------------------------------------- daily loss relief

export const checkDailyRelief = memberCall(tag, {
  method: "POST",
  path: "/api/dailyrescue/check",
  repeatable: true,
  summary: "Yesterday's net loss in cash and the part of it that can be claimed back today.",
  input: z.object(caller),
  output: z.object({
    ...checked,
    day: about(day, "The São Paulo day whose loss counts."),
    loss_amount: about(moneyOutput, "Nothing when the player was ahead."),
    today: about(
      z.object({ day, loss_amount: moneyOutput, reward_amount: moneyOutput }),
      "What today has come to so far: claimable tomorrow.",
    ),
  }),
  examples: [example],
});

export const claimDailyRelief = memberCall(tag, {
  method: "POST",
  path: "/api/dailyrescue/claim",
  summary: "Claims back the published part of yesterday's net loss in cash.",
  input: z.object(caller),
  output: claimed,
  errors: [...ownErrors, "common.unavailable"],
  idempotent: true,
  examples: [{}],
});

// ---------------------------------------------------------------- recharge rebate

export const checkRechargeRebate = memberCall(tag, {
  method: "POST",
  path: "/api/rechargerebate/check",
  repeatable: true,
  summary: "Every recharge of the event that earns a rebate, the newest first.",
  input: z.object({ ...caller, ...pageInput }),
  output: z.object({
    ...checked,
    list: z.array(
      z.object({
        id: about(z.string(), "The recharge's order number."),
        required_amount: about(moneyOutput, "The least that one recharge must be."),
        reward_amount: moneyOutput,
        is_claimed: z.literal([0, 1]),
        claimed_at: z.nullable(instant),
        event_ended_at: instant,
        state: z.enum(promotionStates),
        deposit_amount: moneyOutput,
        deposited_at: instant,
        turnover_required: about(moneyOutput, "A multiple of the recharge, not of the reward."),
      }),
    ),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    claimable_count: z.int(),
    claimable_amount: moneyOutput,
  }),
  examples: [example],
});

const orderNo = z.string().check(z.regex(/^[A-Za-z0-9]{1,35}$/));

export const claimRechargeRebate = memberCall(tag, {
  method: "POST",
  path: "/api/rechargerebate/claim",
  summary: "Claims the rebate of one recharge: `id`, or the oldest that can be claimed.",
  input: z.object({ ...caller, id: z.optional(orderNo) }),
  output: claimed,
  errors: [...rebateErrors, "promotions.own_limit_reached", "rewards.expired"],
  idempotent: true,
  examples: [{ id: "D482915730X7K2M9QP4WZ8B1C6TR" }],
});

// ---------------------------------------------------------------- recharge tiers

export const tierCodes = ["bronze", "silver", "gold", "platinum", "diamond"] as const;

export const checkRechargeTiers = memberCall(tag, {
  method: "POST",
  path: "/api/rechargetiers/check",
  repeatable: true,
  summary: "The player's recharge tier, the progress inside it and what recharges have earned.",
  input: z.object({ ...caller, ...pageInput }),
  output: z.object({
    ...checked,
    total_recharged: moneyOutput,
    tier: z.nullable(z.enum(tierCodes)),
    rate_percent: about(percent, "The gift's share of all that was recharged, at this total."),
    next_tier: z.nullable(z.enum(tierCodes)),
    next_tier_missing: about(moneyOutput, "Until the next tier begins; nothing in the last one."),
    tiers: z.array(
      z.object({
        code: z.enum(tierCodes),
        name: z.string(),
        from: moneyOutput,
        to: moneyOutput,
        rate_from_percent: percent,
        rate_to_percent: percent,
        is_reached: z.boolean(),
        progress_percent: about(percent, "How much of the tier is behind the player."),
      }),
    ),
    earned_amount: moneyOutput,
    claimed_amount: moneyOutput,
    list: about(
      z.array(
        z.object({
          id: z.string(),
          deposit_amount: moneyOutput,
          deposited_at: instant,
          total_after: moneyOutput,
          tier: z.enum(tierCodes),
          rate_percent: percent,
          reward_amount: moneyOutput,
          state: z.enum(promotionStates),
          claimed_at: z.nullable(instant),
        }),
      ),
      "The recharges that earned something, the newest first.",
    ),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
  }),
  examples: [example],
});

export const claimRechargeTiers = memberCall(tag, {
  method: "POST",
  path: "/api/rechargetiers/claim",
  summary: "Claims the tier gift of one recharge: `id`, or of all that can be claimed.",
  input: z.object({ ...caller, id: z.optional(orderNo) }),
  output: claimed,
  errors: [...depositErrors, "promotions.not_eligible"],
  idempotent: true,
  examples: [{}],
});

// ---------------------------------------------------------------- seven days

const flag = z.union([
  z.boolean(),
  z.pipe(
    z.enum(["true", "false", "1", "0"]),
    z.transform((value) => value === "true" || value === "1"),
  ),
]);

export const sevenDays = memberCall(tag, {
  method: "POST",
  path: "/api/day7/day7LoginV2",
  summary: "Counts today as a login day and shows the seven rewards; `claim` claims today's.",
  input: z.object({ ...caller, claim: z.optional(flag) }),
  output: z.object({
    ...checked,
    today: day,
    day7_id: about(
      z.nullable(z.int()),
      "Which of the seven days today is; null: the activity is closed.",
    ),
    d7_map: about(z.record(z.string(), z.boolean()), "Day → was its reward claimed?"),
    list: z.array(
      z.object({
        day: z.int(),
        date: z.nullable(z.iso.date()),
        reward_amount: moneyOutput,
        turnover_required: moneyOutput,
        state: z.enum(["claimed", "claimable", "missed", "upcoming"]),
      }),
    ),
  }),
  errors: [...ownErrors, "rewards.already_used"],
  idempotent: true,
  examples: [{}, { claim: true }],
});
