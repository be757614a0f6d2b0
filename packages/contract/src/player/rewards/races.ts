/** Races: many play the same games by published rules, and places are paid from a fixed budget. */
import * as z from "zod/mini";
import { memberCall, openCall } from "../../endpoint.ts";
import { about, id, instant, memberId, moneyOutput } from "../../schemas.ts";

const tag = "rewards";

export const raceScorings = ["multiplier", "rounds"] as const;
export const raceTies = ["earlier", "share"] as const;
export const racePockets = ["cash", "bonus", "free"] as const;
/** `counting`: over, but the last rounds are still read. `decided`: placed, and not yet paid. */
export const raceStates = [
  "upcoming",
  "running",
  "counting",
  "decided",
  "paid",
  "cancelled",
] as const;
/** Of a place: what became of its prize. `barred`: the account may not take part. */
export const resultStates = ["none", "due", "paid", "refused", "barred"] as const;

export const raceRules = {
  scoring: about(
    z.enum(raceScorings),
    "`multiplier`: the sum of the best rounds' multipliers, win by stake. `rounds`: how many " +
      "rounds were played. What was staked, won or lost never counts.",
  ),
  best_of: about(z.int(), "Of `multiplier`: how many of the best rounds are added up."),
  rounds_per_day: about(
    z.int(),
    "Of each São Paulo day a player's first ones count: so many, whatever is counted.",
  ),
  starts_at: instant,
  ends_at: about(instant, "A round counts when it began before."),
  closes_at: about(instant, "Until then the results of those rounds are waited for."),
  pays_at: about(instant, "The earliest moment at which prizes are paid."),
  ties: about(
    z.enum(raceTies),
    "`earlier`: who had the points first is ahead. `share`: equal points share the prizes of " +
      "their places.",
  ),
};

export const racePrize = z.object({
  from: z.int(),
  to: about(z.int(), "Places, both included: each of them gets this."),
  pocket: z.enum(racePockets),
  amount: about(moneyOutput, "Of free rounds, their stakes together."),
  turnover_multiple: about(
    z.int(),
    "How many times it is to be staked: cash, before it may be withdrawn; a bonus, before it " +
      "becomes cash.",
  ),
  free: about(
    z.nullable(z.object({ game: z.string(), stake: moneyOutput, rounds: z.int(), days: z.int() })),
    "Of free rounds: which.",
  ),
});

const points = about(z.string(), 'Of multipliers "12.50"; of rounds "37".');

export const raceOwn = z.object({
  place: about(z.nullable(z.int()), "Null: no points yet, or not placed."),
  points,
  rounds_today: about(z.int(), "Rounds of today that count or could count."),
  best: about(
    z.array(z.object({ game: z.string(), multiplier: z.string(), at: instant })),
    "The rounds that are added up, the best ones first; at most ten.",
  ),
  result: about(z.nullable(z.enum(resultStates)), "Null: nothing is decided."),
  result_reason: z.nullable(z.string()),
});

export const raceCard = z.object({
  race_id: z.int(),
  name: z.string(),
  state: z.enum(raceStates),
  ...raceRules,
  min_stake: about(moneyOutput, "Rounds with less staked do not count; more makes no difference."),
  games: z.array(z.object({ game_id: z.int(), name: z.string(), image: z.string() })),
  prizes: z.array(racePrize),
  prizes_total: about(moneyOutput, "What all prizes come to, which the budget covers."),
  entrants: z.int(),
  is_joined: z.boolean(),
  cancel_reason: z.nullable(z.string()),
});

export const raceRow = z.object({
  place: z.int(),
  account: about(z.nullable(z.string()), "Masked; null: somebody who is not named in lists."),
  points,
  is_own: z.boolean(),
});

export const listRaces = openCall(tag, {
  method: "POST",
  path: "/api/races/list",
  repeatable: true,
  summary: "Races that run or are to come, and those that ended in the last thirty days",
  input: z.object({}),
  output: z.object({ list: z.array(raceCard) }),
  examples: [{}],
});

export const showRace = openCall(tag, {
  method: "POST",
  path: "/api/races/show",
  repeatable: true,
  summary: "One race: its rules, the first fifty places, and how the member stands",
  input: z.object({ race_id: id }),
  output: z.object({ race: raceCard, board: z.array(raceRow), own: z.nullable(raceOwn) }),
  errors: ["races.not_found"],
  examples: [{ race_id: 1 }],
});

export const joinRace = memberCall(tag, {
  method: "POST",
  path: "/api/races/join",
  repeatable: true,
  summary: "Takes part from now on: rounds that were played before do not count",
  input: z.object({ member_id: z.optional(memberId), race_id: id }),
  output: z.object({ is_joined: z.boolean() }),
  errors: [
    "races.not_found",
    "races.not_offered",
    "races.over",
    "races.account_blocked",
    "races.disqualified",
    "rewards.already_used",
  ],
  examples: [{ race_id: 1 }],
});

export const leaveRace = memberCall(tag, {
  method: "POST",
  path: "/api/races/leave",
  repeatable: true,
  summary: "Takes part no longer. The points are gone; joining again begins without any",
  input: z.object({ member_id: z.optional(memberId), race_id: id }),
  output: z.object({ is_joined: z.boolean() }),
  errors: ["races.not_found", "races.over"],
  examples: [{ race_id: 1 }],
});
