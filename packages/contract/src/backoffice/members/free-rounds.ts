/** Free rounds at the desk: who has which, giving them by hand, and taking them back. */
import * as z from "zod/mini";
import { freeSources, freeStates } from "../../player/rewards/free-rounds.ts";
import { about, day, id, instant, memberId, moneyInput, moneyOutput } from "../../schemas.ts";
import { officeCall } from "../office-call.ts";
import { keysetInput, keysetPage, memberReference, pendingApproval, reason } from "../shapes.ts";

/** What a member gets: of each round the stake, which the house pays. */
export const freeGift = z.object({
  game_id: id,
  stake: moneyInput,
  rounds: z.int().check(z.minimum(1), z.maximum(10_000)),
});

export const freeRoundsRow = z.object({
  id: z.uuid(),
  member: memberReference,
  games: z.array(z.object({ game_id: z.int(), name: z.string() })),
  source: z.enum(freeSources),
  source_ref: about(z.string(), "The giver's own name of it: of a campaign, its number."),
  stake: moneyOutput,
  rounds: z.int(),
  used: z.int(),
  won: moneyOutput,
  state: z.enum(freeStates),
  starts_at: instant,
  ends_at: instant,
  ended_at: z.nullable(instant),
  reason: about(z.nullable(z.string()), "Why it ended before it was played."),
});

export const listFreeRounds = officeCall({
  method: "GET",
  path: "/backoffice/api/free-rounds",
  permission: "promotions.read",
  summary: "Free rounds of everybody, or of one member; the latest first.",
  input: z.object({
    member_id: z.optional(memberId),
    source: z.optional(z.enum(freeSources)),
    state: z.optional(z.enum(freeStates)),
    ...keysetInput,
  }),
  output: keysetPage(freeRoundsRow),
});

export const freeRoundsReport = officeCall({
  method: "GET",
  path: "/backoffice/api/free-rounds/report",
  permission: "promotions.read",
  summary:
    "What was given from one day to another, by who gave it, and what has become of it until now. " +
    "At most 92 days; by default 30.",
  input: z.object({ from: z.optional(day), to: z.optional(day) }),
  output: z.object({
    from: day,
    to: day,
    list: z.array(
      z.object({
        source: z.enum(freeSources),
        grants: z.int(),
        rounds: z.int(),
        used: z.int(),
        reserved: about(moneyOutput, "The stakes of rounds that can still be played."),
        staked: about(moneyOutput, "Of rounds that were played: from `free:cost` to the games."),
        won_cash: about(moneyOutput, "What they won, to the cash of players."),
        won_bonus: about(moneyOutput, "What they won, to their bonus."),
      }),
    ),
  }),
});

export const freeGames = officeCall({
  method: "GET",
  path: "/backoffice/api/free-rounds/games",
  permission: "promotions.read",
  summary: "Games that free rounds can be given for, and what a round may be played for.",
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        game_id: z.int(),
        name: z.string(),
        studio: z.string(),
        code: z.string(),
        stakes: about(z.array(moneyOutput), "Empty: anything that the game takes."),
      }),
    ),
    budget: about(
      z.object({ most: moneyOutput, taken: moneyOutput }),
      "What is given by hand today may take together, by the stakes; unplayed, it is given back.",
    ),
  }),
});

const refusals = [
  "free_rounds.not_offered",
  "free_rounds.game_not_offered",
  "free_rounds.stake_not_offered",
  "free_rounds.too_much",
  "free_rounds.time_invalid",
] as const;

export const giveFreeRounds = officeCall({
  method: "POST",
  path: "/backoffice/api/free-rounds/give",
  permission: "members.rewards",
  summary: "Asks for free rounds for a member; they are there when somebody else agrees.",
  input: z.extend(freeGift, { member_id: memberId, ends_at: instant, reason }),
  output: z.object({ approval: pendingApproval }),
  errors: [
    "backoffice.member_not_found",
    "backoffice.approval_waiting",
    "free_rounds.account_blocked",
    "free_rounds.budget_spent",
    ...refusals,
  ],
  examples: [
    {
      member_id: 100_000_001,
      game_id: 1,
      stake: "1.00",
      rounds: 10,
      ends_at: "2030-01-01T00:00:00-03:00",
      reason: "A wait that was too long",
    },
  ],
});

export const cancelFreeRounds = officeCall({
  method: "POST",
  path: "/backoffice/api/free-rounds/cancel",
  permission: "members.rewards",
  summary: "Takes back what was not played yet. What was won stays won.",
  input: z.object({ member_id: memberId, id: z.uuid(), reason }),
  output: z.object({ state: z.enum(freeStates) }),
  errors: ["free_rounds.not_found"],
  examples: [
    { member_id: 100_000_001, id: "0192f0c1-7a4e-7c3b-9f53-2c1f6f6b1a10", reason: "Wrong player" },
  ],
});
