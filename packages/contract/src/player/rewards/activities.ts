/** What a player has and has at play, and everything there is to take part in. */
import * as z from "zod/mini";
import { gameTypes } from "../games/catalog.ts";
import { memberCall, openCall } from "../../endpoint.ts";
import { about, instant, memberId, moneyOutput } from "../../schemas.ts";

const tag = "promotions";
const text = (length: number) => z.string().check(z.maxLength(length));

/** A number that the activity goes by, as it holds now, or for this player. */
export const activityNumber = z.object({
  code: z.string(),
  unit: z.enum(["BRL", "percent", "times", "days", "count"]),
  value: about(z.string(), "BRL and percent with two places, the others whole."),
});

// ---------------------------------------------------------------- balances

export const platTypes = ["all", "slot", ...gameTypes] as const;

export const allBalances = memberCall(tag, {
  method: "GET",
  path: "/api/day7/getAllBalance",
  summary: "The pockets, and what is at play by type of game. All games share one wallet.",
  input: z.object({
    currency: z.optional(z.literal("BRL")),
    platType: about(z.optional(z.enum(platTypes)), "`slot` means `slots`. Default: all."),
    member_id: z.optional(memberId),
  }),
  output: z.object({
    currency: z.string(),
    plat_type: z.enum(["all", ...gameTypes]),
    money: moneyOutput,
    bonus_money: moneyOutput,
    fs_money: moneyOutput,
    locked_money: moneyOutput,
    total_money: moneyOutput,
    at_play: about(moneyOutput, "Staked in rounds that are open, of the type asked for."),
    list: z.array(
      z.object({
        plat_type: z.enum(gameTypes),
        at_play: moneyOutput,
        open_rounds: z.int(),
      }),
    ),
  }),
  examples: [{ currency: "BRL", platType: "all" }],
});

// ---------------------------------------------------------------- activities

export const activityCodes = [
  "ftd",
  "recharge-tiers",
  "recharge-rebate",
  "invitation",
  "daily-relief",
  "day7",
  "daily-wheel",
  "lottery-wheel",
  "rebates",
  "vip",
] as const;
export type ActivityCode = (typeof activityCodes)[number];

export const activityDetails = openCall(tag, {
  method: "GET",
  path: "/api/activitydetails/get",
  summary: "Every activity that is open, with its numbers and its terms written from them.",
  input: z.object({ lang: z.optional(text(12)), site: z.optional(text(253)) }),
  output: z.object({
    list: z.array(
      z.object({
        code: z.enum(activityCodes),
        title: z.string(),
        summary: z.string(),
        terms: z.array(z.string()),
        numbers: z.array(activityNumber),
        target: about(z.string(), "The path of this site that it is played on."),
        starts_at: z.nullable(instant),
        ends_at: z.nullable(instant),
        seconds_left: z.nullable(z.int()),
      }),
    ),
    play: about(
      z.object({
        weights: about(
          z.array(z.object({ game_type: z.enum(gameTypes), percent: z.int() })),
          "How much of a stake counts, by type of game: of those that can be played here.",
        ),
        bonus_stake_max: about(moneyOutput, "While a bonus is being played, no bet may be higher."),
        bonus_days: about(z.int(), "A bonus that is not played through by then is taken back."),
      }),
      "How what is asked for is played, whichever activity it comes from.",
    ),
    server_time: instant,
  }),
  examples: [{ lang: "en" }],
});
