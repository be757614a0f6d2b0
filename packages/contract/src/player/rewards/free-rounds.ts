/** Rounds that the house pays for: which ones a member has, and how they end. */
import * as z from "zod/mini";
import { memberCall } from "../../endpoint.ts";
import { about, instant, memberId, moneyOutput } from "../../schemas.ts";

export const freeSources = ["desk", "campaign", "code", "activity", "shop", "vip"] as const;
/** `waiting`: before their time, or the game's maker has not been told yet. */
export const freeStates = ["playable", "waiting", "played", "expired", "cancelled"] as const;

export const freeTerms = z.object({
  pocket: about(z.enum(["cash", "bonus"]), "Where what they win goes."),
  turnover_multiple: about(
    z.int(),
    "How many times a win is to be staked before it may be withdrawn, or becomes cash.",
  ),
});

export const freeRounds = z.object({
  id: z.uuid(),
  state: z.enum(freeStates),
  source: z.enum(freeSources),
  games: about(
    z.array(z.object({ game_id: z.int(), name: z.string(), image: z.string() })),
    "Any of these, together as often as `rounds` says.",
  ),
  stake: about(moneyOutput, "Of each round. The house pays it."),
  rounds: z.int(),
  left: about(z.int(), "How many can still be played."),
  won: about(moneyOutput, "What the rounds played so far have won."),
  terms: freeTerms,
  starts_at: instant,
  ends_at: instant,
});

export const listFreeRounds = memberCall("rewards", {
  method: "POST",
  path: "/api/freerounds/list",
  summary: "The member's free rounds: first those that can be played, then what became of others",
  input: z.object({ member_id: z.optional(memberId) }),
  output: z.object({ list: z.array(freeRounds) }),
  examples: [{}],
});
