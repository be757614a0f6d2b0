/** Jackpots: pools that rounds of the house's own games may win beside what the game pays. */
import * as z from "zod/mini";
import { memberCall, openCall } from "../../endpoint.ts";
import { gameTypes } from "../games/catalog.ts";
import { about, instant, moneyOutput } from "../../schemas.ts";

/** In the order in which they are drawn. */
export const jackpotCodes = ["mini", "major", "grand", "personal"] as const;

/** What they return beside a game that takes part. */
export const jackpotsBeside = z.object({
  share_percent: about(z.string(), "What they return of cash stakes in the long run."),
  rtp_percent: about(z.string(), "The game's return with it."),
});

/** What a round was drawn by: all that is needed to recompute it, beside its seeds. */
export const jackpotsOfRound = z.object({
  odds: about(
    z.object({ mini: z.int(), major: z.int(), grand: z.int(), personal: z.int() }),
    "In centavos: one ticket of each is drawn below this. A cash stake above it wins.",
  ),
  won: z.array(z.enum(jackpotCodes)),
});

const percent = z.string().check(z.regex(/^\d{1,6}(\.\d{1,3})?$/));

const terms = z.object({
  code: z.enum(jackpotCodes),
  odds: about(
    moneyOutput,
    "So much staked in cash wins it once on average: chance = stake ÷ this.",
  ),
  contribution_percent: about(percent, "What the house adds to it of each stake."),
  seed: about(moneyOutput, "What it begins with."),
  seeds_per_day: about(moneyOutput, "What all its seeds of a day may come to."),
  share_percent: about(percent, "What it returns of all stakes in the long run, seeds included."),
});

export const readJackpots = openCall("rewards", {
  method: "GET",
  path: "/api/jackpots",
  summary: "The jackpots: what is in them, by which chance they are won, and who won lately",
  input: z.object({}),
  output: z.object({
    is_open: z.boolean(),
    game_types: about(
      z.array(z.enum(gameTypes)),
      "Of the house's own games: those whose rounds are over at once take part.",
    ),
    share_percent: about(percent, "What all of them return together, beside the games."),
    pools: z.array(z.extend(terms, { amount: about(moneyOutput, "What is in it now.") })),
    personal: about(terms, "Each member's own pool, fed by their stakes alone."),
    wins: about(
      z.array(
        z.object({
          pool: z.enum(jackpotCodes),
          player: about(z.string(), "Masked."),
          game: z.string(),
          amount: moneyOutput,
          won_at: instant,
        }),
      ),
      "The latest that were paid, of players who want to be named.",
    ),
  }),
});

export const readOwnJackpot = memberCall("rewards", {
  method: "POST",
  path: "/api/jackpots/own",
  summary: "What is in the member's own jackpot, and what the member has won of all of them",
  input: z.object({}),
  output: z.object({
    amount: moneyOutput,
    wins: z.array(
      z.object({
        pool: z.enum(jackpotCodes),
        game: z.string(),
        amount: about(moneyOutput, '"0.00" until it is paid.'),
        won_at: instant,
        round_id: z.uuid(),
        is_paid: z.boolean(),
      }),
    ),
  }),
  examples: [{}],
});
