/**
 * Responsible gaming: limits that members set themselves, breaks from play, and a statement of what
 * they have played. Lower holds at once, higher after a day and a confirmation.
 */
import * as z from "zod/mini";
import { memberCall } from "../../endpoint.ts";
import {
  about,
  count,
  day,
  instant,
  memberId,
  moneyInput,
  moneyOutput,
  rangeInput,
} from "../../schemas.ts";

const tag = "responsible-gaming";
const member = { member_id: z.optional(memberId) };

export const limitMeasures = ["deposit", "loss", "stake", "time"] as const;
export const limitPeriods = ["day", "week", "month"] as const;

const limitName = { measure: z.enum(limitMeasures), period: z.enum(limitPeriods) };

/** The one that the measure does not need is null. */
const extent = {
  amount: about(z.nullable(moneyOutput), "For deposits, losses and stakes."),
  minutes: about(z.nullable(z.int()), "For a limit on playing time."),
};

export const limitState = z.object({
  ...limitName,
  ...extent,
  used_amount: z.nullable(moneyOutput),
  used_minutes: z.nullable(z.int()),
  window_from: about(instant, "The present day, week from Monday, or month, in São Paulo."),
  window_until: instant,
  next: about(
    z.nullable(z.object({ ...extent, from: instant, until: instant })),
    "What was asked for and may be confirmed; both null: no limit any more.",
  ),
});
export type LimitState = z.infer<typeof limitState>;

const limitList = z.object({ list: z.array(limitState) });

export const listLimits = memberCall(tag, {
  method: "GET",
  path: "/api/responsible-gaming/limits",
  summary: "The member's limits, with what is used of them.",
  input: z.object(member),
  output: limitList,
});

export const setLimit = memberCall(tag, {
  method: "POST",
  path: "/api/responsible-gaming/limits",
  summary:
    "Sets a limit. The first and every lower one holds at once; a higher one may be confirmed 24 " +
    "hours later.",
  input: z.object({
    ...member,
    ...limitName,
    amount: about(z.optional(moneyInput), "For deposits, losses and stakes."),
    minutes: about(z.optional(count), "For a limit on playing time."),
  }),
  output: limitState,
  errors: ["compliance.amount_out_of_range", "compliance.minutes_out_of_range"],
  examples: [
    { measure: "loss", period: "day", amount: "50.00" },
    { measure: "time", period: "week", minutes: 600 },
  ],
});

export const removeLimit = memberCall(tag, {
  method: "POST",
  path: "/api/responsible-gaming/limits/remove",
  summary: "Asks for a limit to be taken away: confirmed 24 hours later, like a higher one.",
  input: z.object({ ...member, ...limitName }),
  output: limitList,
  errors: ["compliance.limit_unknown"],
  examples: [{ measure: "loss", period: "day" }],
});

export const confirmLimit = memberCall(tag, {
  method: "POST",
  path: "/api/responsible-gaming/limits/confirm",
  summary: "Makes a change that was asked for hold, a day after it was asked for.",
  input: z.object({ ...member, ...limitName }),
  output: limitList,
  errors: ["compliance.change_unknown", "compliance.change_waits"],
  examples: [{ measure: "loss", period: "day" }],
});

export const breakKinds = ["time-out", "exclusion"] as const;

export const runningBreak = z.object({
  kind: z.enum(breakKinds),
  started_at: instant,
  until: about(z.nullable(instant), "Null: for good."),
});

const reason = z._default(z.string().check(z.maxLength(300)), "");

export const takeTimeOut = memberCall(tag, {
  method: "POST",
  path: "/api/responsible-gaming/time-out",
  summary: "Stops play at once for some days. Ends every session and cannot be taken back.",
  input: z.object({ ...member, days: count, reason }),
  output: runningBreak,
  errors: ["compliance.time_out_not_offered"],
  examples: [{ days: 7 }],
});

/** What is typed to confirm an exclusion, in any case of letters. */
export const exclusionWords = ["EXCLUIR", "EXCLUDE"] as const;

export const excludeOneself = memberCall(tag, {
  method: "POST",
  path: "/api/responsible-gaming/exclusion",
  summary:
    "Excludes the member from play for months or for good. Ends every session and cannot be taken " +
    "back; withdrawing stays possible. Confirmed by typing EXCLUIR or EXCLUDE.",
  input: z.object({
    ...member,
    months: z.union([count, z.literal("for_good")]),
    confirmation: z._default(z.string().check(z.maxLength(40)), ""),
    reason,
  }),
  output: runningBreak,
  errors: ["compliance.exclusion_not_offered", "compliance.exclusion_not_confirmed"],
  examples: [{ months: 6, confirmation: "EXCLUIR" }],
});

const span = z.object({ min: z.int(), max: z.int() });

export const complianceStatus = memberCall(tag, {
  method: "GET",
  path: "/api/responsible-gaming/status",
  summary: "Whether the member may play, the limits, and what is offered.",
  input: z.object(member),
  output: z.object({
    may_play: z.boolean(),
    running: about(z.nullable(runningBreak), "The one that lasts longest of those that run."),
    limits: z.array(limitState),
    missing_limits: about(
      z.array(z.enum(["loss", "time"])),
      "What the market wants everybody to have limited before they play or pay in, and is not.",
    ),
    offers: z.object({
      measures: z.array(z.enum(limitMeasures)),
      periods: z.array(z.enum(limitPeriods)),
      amount_min: moneyOutput,
      amount_max: moneyOutput,
      raise_after_hours: z.int(),
      confirm_within_days: z.int(),
      time_out_days: span,
      exclusion_months: span,
      exclusion_words: z.array(z.string()),
    }),
  }),
});

const moved = z.object({ count: z.int(), total: moneyOutput });
const played = { plays: z.int(), stake: moneyOutput, win: moneyOutput, net: moneyOutput };

export const statement = memberCall(tag, {
  method: "GET",
  path: "/api/responsible-gaming/statement",
  summary:
    "What the member has played, paid in and taken out in a range, in all and by day. `net` is won " +
    "less staked: below zero for a loss. Figures are some seconds behind.",
  input: z.object({ ...member, ...rangeInput }),
  output: z.object({
    from: day,
    to: day,
    ...played,
    minutes_played: about(
      z.nullable(z.int()),
      "Null for a range that begins more than 62 days ago.",
    ),
    deposits: about(moved, "Credited in the range."),
    withdrawals: about(moved, "Paid in the range, fees included."),
    days: z.array(z.object({ day, ...played })),
  }),
});

export const balancesByDay = memberCall(tag, {
  method: "GET",
  path: "/api/responsible-gaming/balances",
  summary:
    "All of the member's money together at the end of each of the last 30 days, the first one " +
    "first; the last one is now.",
  input: z.object(member),
  output: z.object({ list: z.array(z.object({ day, balance: moneyOutput })) }),
});
