/** What a house game publishes: what its client draws, and what players should know. */
import * as z from "zod/mini";
import { about } from "../../schemas.ts";
import { gameTypes, volatilities } from "./catalog.ts";

const gameCode = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/));

/**
 * The facts shown for every game, for a newcomer's way of playing where that makes a difference.
 */
const published = {
  volatility: about(
    z.enum(volatilities),
    "By the standard deviation: low below 4 stakes, high from 7.",
  ),
  hit_rate_percent: about(
    z.string(),
    '"28.41": of a hundred rounds, how many return more than their stake.',
  ),
  paid_rate_percent: about(
    z.string(),
    '"43.87": of a hundred rounds, how many return anything, be it less than their stake.',
  ),
  max_win_multiplier: about(
    z.number(),
    "The most a round returns, times all that was staked on it, over every way of playing.",
  ),
  max_win_one_in: about(
    z.string(),
    "One round in so many returns it, in the way of playing in which it is likeliest.",
  ),
  standard_deviation: about(z.string(), "Of what a round returns, in stakes."),
};

export const slotSymbol = z.object({
  id: z.string(),
  role: z.enum(["pays", "wild", "scatter"]),
  multiplier: about(z.int(), "What a wild multiplies the line by: 1 for a plain one."),
  expands: about(z.boolean(), "A wild that fills its whole reel."),
  pays: about(
    z.array(z.object({ count: z.int(), pay: z.int() })),
    "For lines: `pay` times the bet on one line (stake / number of lines). For the " +
      "scatter: `pay` times the whole stake.",
  ),
});

/** Everything the client needs to draw the game, its paytable and its information panel. */
export const slotSheet = z.object({
  code: gameCode,
  name: z.string(),
  definition_version: z.int(),
  reels: z.int(),
  rows: z.int(),
  lines: about(z.array(z.array(z.int())), "Row of each reel, per line."),
  pays_both_ways: z.boolean(),
  symbols: z.array(slotSymbol),
  strips: about(
    z.object({ base: z.array(z.array(z.string())), free: z.array(z.array(z.string())) }),
    "Symbol ids from top to bottom, one strip a reel; the real ones.",
  ),
  free_spins: z.object({
    triggers: z.array(z.object({ scatters: z.int(), spins: z.int() })),
    retrigger_spins: about(
      z.int(),
      "Spins added by three or more scatters during the feature; 0: it never retriggers.",
    ),
    spins_max: about(z.int(), "The feature never has more spins than this."),
    multiplier: about(
      z.object({ from: z.int(), step: z.int(), to: z.int() }),
      "Free spin n multiplies by from + step * (n - 1), at most `to`.",
    ),
  }),
  rtp_percent: about(
    z.string(),
    '"96.03": percent of all stakes that come back in the long run, cap included; exact.',
  ),
  rtp_base_percent: about(
    z.string(),
    "Of that, what the paid spin returns and what the free spins return; they add up to it.",
  ),
  rtp_feature_percent: z.string(),
  ...published,
  feature_one_in: about(z.string(), 'On average one free-spins feature in so many spins: "153.2".'),
});
export type SlotSheet = z.infer<typeof slotSheet>;

/** What is published about any other game. Its rules and paytable are its own client's. */
export const gameSheet = z.object({
  code: gameCode,
  name: z.string(),
  definition_version: z.int(),
  game_type: z.enum(gameTypes),
  shape: about(
    z.enum(["instant", "steps", "shared"]),
    "instant: over with one call. steps: begun, then played on. shared: one round for everybody.",
  ),
  rtp_percent: about(
    z.string(),
    '"98.98": percent of stakes that come back in the long run, in the way a newcomer plays.',
  ),
  rtp_method: z.enum(["exact", "simulated"]),
  rtp_standard_error_percent: about(
    z.nullable(z.string()),
    "Of a simulated return, in percentage points; null when it is exact.",
  ),
  options: about(
    z.array(
      z.object({
        id: z.string(),
        rtp_percent: z.string(),
        units: about(
          z.optional(z.int()),
          "Of slots with several ways: what this one costs, in stakes of a plain spin.",
        ),
        feature_one_in: about(
          z.optional(z.string()),
          "Where it begins with a paid spin: one round in so many wins the feature.",
        ),
        max_win_multiplier: about(
          z.optional(z.number()),
          "The most that a round of it returns, times all that was staked on it.",
        ),
        max_win_one_in: about(z.optional(z.string()), "One round of it in so many returns that."),
      }),
    ),
    "Ways of playing that have a return of their own.",
  ),
  ...published,
});
export type GameSheet = z.infer<typeof gameSheet>;

/** A game's numbers: all that its rules need beside the draws. docs/fairness says how. */
export const definition = z.looseObject({ kind: z.string() });

export const anySheet = z.union([slotSheet, gameSheet]);
