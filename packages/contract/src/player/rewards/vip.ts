/**
 * The VIP programme and rebates: the ladder of levels with what each gives, the member's place on
 * it, gifts, and what is given back of a day's turnover. Rates are percentages: "0.40".
 */
import * as z from "zod/mini";
import { gameTypes } from "../games/catalog.ts";
import { memberCall } from "../../endpoint.ts";
import {
  about,
  day,
  id,
  instant,
  memberId,
  moneyOutput,
  page,
  pageInput,
  rangeInput,
} from "../../schemas.ts";

const tag = "vip";
const text = (length: number) => z.string().check(z.maxLength(length));
const percent = z.string().check(z.regex(/^\d{1,3}\.\d{2}$/));

/** What clients send along; only the token says who asks. */
const callerInput = {
  member_id: z.optional(memberId),
  name: z.optional(text(60)),
  site: z.optional(text(253)),
};

/** Errors of paying a reward out. */
const claimErrors = ["rewards.expired", "rewards.forfeited", "rewards.account_blocked"] as const;

export const giftKinds = ["upgrade", "weekly", "monthly"] as const;
export type GiftKind = (typeof giftKinds)[number];

/** none: there is no such gift. locked: not earned yet. */
export const giftStates = [
  "none",
  "locked",
  "claimable",
  "claimed",
  "expired",
  "forfeited",
] as const;
export type GiftState = (typeof giftStates)[number];

const rate = z.object({ game_type: z.enum(gameTypes), rate: percent });

const vipLevel = z.object({
  level: z.int(),
  name: z.string(),
  recharge_from: about(moneyOutput, "Both must be reached."),
  betting_from: moneyOutput,
  recharge_missing: moneyOutput,
  betting_missing: moneyOutput,
  progress: about(z.int(), "0 to 100, of the condition that is further away."),
  is_reached: z.boolean(),
  is_current: z.boolean(),
  upgrade_gift: moneyOutput,
  upgrade_free_rounds: about(z.int(), "How many come with the gift for reaching it."),
  upgrade_state: z.enum(giftStates),
  weekly_gift: moneyOutput,
  monthly_gift: moneyOutput,
  rebate_rates: z.array(rate),
  withdrawal_per_day_max: moneyOutput,
  free_withdrawals_per_day: z.int(),
});

const gift = z.object({
  kind: z.enum(giftKinds),
  period: about(
    z.string(),
    "Upgrade: the level. Weekly: the week's Monday. Monthly: YYYY-MM. What a claim names.",
  ),
  level: z.int(),
  amount: moneyOutput,
  wagering: about(moneyOutput, "Turnover that it owes before it can be withdrawn."),
  state: z.enum(giftStates),
  available_from: instant,
  expires_at: z.nullable(instant),
  claimed_at: z.nullable(instant),
});

/** The week or month that is running: what was staked in it, and what it takes. */
const running = z.object({
  period: z.string(),
  betting: moneyOutput,
  betting_from: moneyOutput,
  betting_missing: moneyOutput,
  amount: about(moneyOutput, "What the present level gets at most."),
  amount_so_far: about(moneyOutput, "Of it, what the bets of the period so far are good for."),
  turnover_rate_max: about(percent, "Never more than so much of what they count as turnover."),
  ends_at: instant,
});

export const vipInfo = memberCall(tag, {
  method: "POST",
  path: "/api/member/vip/info",
  repeatable: true,
  summary: "The member's VIP level, the ladder with what each level gives, and the gifts",
  input: z.object(callerInput),
  output: z.object({
    is_open: about(
      z.boolean(),
      "False: the market gives and allows nothing for levels now; they are only shown.",
    ),
    uservip: z.object({
      userviplvl: z.int(),
      totalrecharge: moneyOutput,
      totalbetting: moneyOutput,
    }),
    level_name: z.string(),
    slot_level: about(z.int(), "By what was staked on slots and on live games alone."),
    live_level: z.int(),
    total_slot_money: moneyOutput,
    total_live_money: moneyOutput,
    list: z.array(vipLevel),
    gifts: about(z.array(gift), "What can be claimed now, the oldest first."),
    weekly: running,
    monthly: running,
  }),
  examples: [{}],
});

export const historyKinds = ["level", ...giftKinds] as const;

export const vipHistory = memberCall(tag, {
  method: "POST",
  path: "/api/member/vip/history",
  repeatable: true,
  summary: "Levels reached and gifts, the latest first; without a range of the last 30 days",
  input: z.object({
    ...callerInput,
    ...pageInput,
    ...rangeInput,
    kind: z.optional(z.enum(historyKinds)),
  }),
  output: page(
    z.object({
      kind: z.enum(historyKinds),
      track: about(
        z.nullable(z.enum(["vip", "slot", "live"])),
        'Of a level: "vip", "slot" or "live".',
      ),
      level: z.int(),
      level_name: z.string(),
      period: z.nullable(z.string()),
      amount: z.nullable(moneyOutput),
      state: z.nullable(z.enum(giftStates)),
      time: instant,
      claimed_at: z.nullable(instant),
    }),
  ),
  examples: [{ range: "last7days", page: 1, limit: 20 }],
});

export const claimGift = memberCall(tag, {
  method: "POST",
  path: "/api/member/vip/claim",
  summary: "Pays a gift into cash; without level and period the oldest one of its kind",
  input: z.object({
    ...callerInput,
    kind: z.enum(giftKinds),
    level: about(z.optional(id), "Of an upgrade."),
    period: about(z.optional(text(10)), "Of a week or month, as `gifts` names it."),
  }),
  output: z.object({
    kind: z.enum(giftKinds),
    period: z.string(),
    level: z.int(),
    amount: moneyOutput,
    wagering: moneyOutput,
    claimed_at: z.nullable(instant),
  }),
  errors: ["vip.upgrade_required", "vip.not_eligible", ...claimErrors],
  idempotent: true,
  examples: [{ kind: "upgrade", level: 1 }, { kind: "weekly" }],
});

// ---------------------------------------------------------------- rebates

export const rebateStates = ["claimable", "claimed", "expired", "forfeited"] as const;

const rebate = z.object({
  day: about(day, "Whose turnover it is for."),
  level: z.int(),
  level_name: z.string(),
  turnover: moneyOutput,
  amount: moneyOutput,
  wagering: moneyOutput,
  state: z.enum(rebateStates),
  types: z.array(
    z.object({
      game_type: z.enum(gameTypes),
      turnover: moneyOutput,
      rate: percent,
      amount: moneyOutput,
    }),
  ),
  settled_at: instant,
  expires_at: z.nullable(instant),
  claimed_at: z.nullable(instant),
});

export const listRebates = memberCall("rebates", {
  method: "POST",
  path: "/api/games/rebates/list",
  repeatable: true,
  summary: "Rebates by day, the latest first; the range is of the days on which they were settled",
  input: z.object({
    ...callerInput,
    ...pageInput,
    ...rangeInput,
    state: z.optional(z.enum(rebateStates)),
  }),
  output: z.extend(page(rebate), {
    total_turnover: about(moneyOutput, "Over the whole range, whatever the page."),
    total_amount: moneyOutput,
    total_claimed: moneyOutput,
    total_claimable: about(moneyOutput, "Whatever the range: what a claim of all would pay."),
  }),
  examples: [{ range: "last7days" }, { from: "2026-11-01", to: "2026-11-20", page: 1 }],
});

export const rebateDetails = memberCall("rebates", {
  method: "POST",
  path: "/api/games/rebates/details",
  repeatable: true,
  summary: "What makes up a day's rebate: by game type, and the games that were played",
  input: z.object({ ...callerInput, day }),
  output: z.extend(rebate, {
    games: z.array(
      z.object({
        game_id: z.nullable(z.int()),
        name: z.string(),
        game_type: z.nullable(z.enum(gameTypes)),
        plays: z.int(),
        turnover: moneyOutput,
      }),
    ),
  }),
  errors: ["vip.rebate_not_found"],
  examples: [{ day: "2026-11-19" }],
});

export const claimRebates = memberCall("rebates", {
  method: "POST",
  path: "/api/games/rebates/claim",
  summary: "Pays a day's rebate into cash, or all that can be claimed",
  input: z.object({ ...callerInput, day: z.optional(day) }),
  output: z.object({
    list: z.array(z.object({ day, amount: moneyOutput })),
    total_amount: moneyOutput,
  }),
  errors: ["vip.nothing_to_claim", "vip.rebate_not_found", "rewards.budget_spent", ...claimErrors],
  idempotent: true,
  examples: [{}, { day: "2026-11-19" }],
});
