/**
 * Imported games, whose rounds are books drawn from a published list: the player's seeds, and what
 * anybody may ask to recompute a draw. Their front ends speak a protocol of their own, /rgs.
 */
import * as z from "zod/mini";
import { memberCall, openCall } from "../../endpoint.ts";
import { about, id, instant } from "../../schemas.ts";
import { gameSheet } from "./game-sheets.ts";
import { clientSeed, fairness } from "./house-games.ts";

const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const exampleHash = "5f8a1c0e9b7d3f2a4c6e8091b3d5f7a9c1e30527496b8da0f2143658b7c9ebad";
const gameCode = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/));

export const bookSeeds = memberCall("fairness", {
  method: "GET",
  path: "/api/book-games/seeds",
  summary: "The seeds that the player's next round of an imported game is drawn from",
  input: z.object({}),
  output: fairness,
});

export const chooseBookSeed = memberCall("fairness", {
  method: "POST",
  path: "/api/book-games/seeds/client",
  summary: "Choose the client seed of the coming rounds of imported games",
  input: z.object({ client_seed: clientSeed, commitment: hex }),
  output: fairness,
  errors: ["house_games.seed_changed", "house_games.round_unfinished"],
  examples: [{ client_seed: "boa-sorte", commitment: exampleHash }],
});

export const rotateBookSeed = memberCall("fairness", {
  method: "POST",
  path: "/api/book-games/seeds/rotate",
  summary: "Reveal the server seed of imported games and begin with the next one",
  input: z.object({ client_seed: clientSeed, next_commitment: hex }),
  output: z.object({
    revealed: z.object({ server_seed: hex, commitment: hex, rounds: z.int() }),
    fairness,
  }),
  errors: ["house_games.seed_changed", "house_games.round_unfinished"],
  examples: [{ client_seed: "boa-sorte", next_commitment: exampleHash }],
});

export const bookRound = openCall("fairness", {
  method: "GET",
  path: "/api/fairness/book-round",
  summary: "Everything but the list of weights that recomputes a round of an imported game",
  input: z.object({ round_id: z.string().check(z.maxLength(64)) }),
  output: z.object({
    round_id: z.uuid(),
    game: gameCode,
    version: z.int(),
    publication: about(hex, "SHA-256 of all that a draw depends on; docs/fairness/books.md."),
    index_hash: hex,
    modes: z.array(
      z.object({ name: z.string(), book_count: z.int(), weights_hash: hex, books_root: hex }),
    ),
    mode: z.string(),
    row: about(z.int(), "Of the list of weights, from 0."),
    book_id: z.int(),
    payout_hundredths: about(z.int(), "Of the base bet."),
    payout_multiplier: z.number(),
    line: about(z.string(), "The book as it was published."),
    path: about(z.array(hex), "From the line's hash up to `books_root`."),
    commitment: hex,
    server_seed: about(z.nullable(hex), "Null until the player rotates."),
    client_seed: about(
      z.string(),
      "Begins with `session-` where no browser had chosen one: the house made it from the session.",
    ),
    nonce: z.int(),
    played_at: instant,
    replay_url: about(
      z.nullable(z.string()),
      "Where its front end shows the book again; null: it has none here.",
    ),
  }),
  errors: ["house_games.round_unknown"],
});

/** Public: what was computed of imported games, from all of their weights. */
export const bookGames = openCall("fairness", {
  method: "GET",
  path: "/api/fairness/book-games",
  summary: "The imported games that can be played, with the exact figures of each mode",
  input: z.object({}),
  output: z.object({
    games: z.array(
      z.object({
        sheet: gameSheet,
        publication: about(hex, "SHA-256 of all that a draw depends on; docs/fairness/books.md."),
        modes: z.array(
          z.object({
            name: z.string(),
            cost: about(z.number(), "Of a round, in base bets."),
            books: z.int(),
            rtp: about(z.string(), "The return as an exact fraction."),
            rtp_percent: z.string(),
            hit_rate_percent: about(z.string(), "Of rounds that pay more than they cost."),
            paid_rate_percent: about(z.string(), "Of rounds that pay anything."),
            max_multiplier: about(z.string(), "Of the base bet: no round pays more."),
            max_one_in: about(z.string(), "The highest payout is drawn once in so many rounds."),
            standard_deviation: about(z.string(), "Of a round's return, in costs."),
          }),
        ),
      }),
    ),
  }),
});

export const bookWeights = openCall("fairness", {
  method: "GET",
  path: "/api/fairness/book-weights",
  summary: "The list of weights of a mode, as it was published",
  input: z.object({
    game: gameCode,
    version: id,
    mode: z.string().check(z.minLength(1), z.maxLength(40)),
  }),
  output: z.null(),
  answer: { kind: "file", types: ["text/csv"] },
  examples: [{ game: "trevo-da-mata", version: 1, mode: "base" }],
});
