/**
 * The house's own game server, as its clients in the frame call it, and what anybody may ask to
 * verify a past round.
 *
 * `/play/api/*` answers to the play token, not to the member's: the launch address carries it in
 * its fragment (`/play/<code>/#token=...`), the client sends it as `Authorization: Bearer`. A demo
 * needs none: `open` without a token starts one and answers `session_token`, which the client
 * then sends like a real one.
 */
import * as z from "zod/mini";
import { freeTerms } from "../rewards/free-rounds.ts";
import { jackpotCodes, jackpotsBeside, jackpotsOfRound } from "../rewards/jackpots.ts";
import { openCall, playCall } from "../../endpoint.ts";
import { anySheet, definition } from "./game-sheets.ts";
import { actionWish, choiceWish } from "./wishes.ts";
import { book } from "../../events/round-events.ts";
import { about, count, instant, moneyInput, moneyOutput, page, pageInput } from "../../schemas.ts";

const gameCode = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/));
const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** 1 to 64 characters that read the same everywhere, as they are typed in and copied out. */
export const clientSeed = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** The seeds that the next round will use. A commitment is SHA-256 of a server seed's bytes. */
export const fairness = z.object({
  commitment: hex,
  next_commitment: about(hex, "Of the seed that is used once this one has been revealed."),
  client_seed: about(
    z.nullable(z.string()),
    "Null until the player's own side has chosen one: no round is played before.",
  ),
  nonce: about(
    z.int(),
    "The next round's nonce: the number of rounds drawn from this server seed so far.",
  ),
});

/** What a player chose. A game that has no choice leaves it out. */
const choice = z.optional(choiceWish);

/** Of a round that the house pays for. */
const freeRound = z.object({
  grant_id: z.uuid(),
  number: about(z.int(), "1, 2, … of all that were given."),
  of: z.int(),
});

/** Free rounds that can be played in a game now: the player chooses whether to. */
export const freeOffer = z.object({
  grant_id: z.uuid(),
  stake: about(moneyOutput, "Of each round; no other one is played within the grant."),
  rounds: z.int(),
  left: z.int(),
  ends_at: instant,
  terms: freeTerms,
});
export type FreeOffer = z.infer<typeof freeOffer>;

/** One finished round. The client plays `book`, then shows `balance`. */
export const playedRound = z.object({
  round_id: z.uuid(),
  round_key: z.uuid(),
  stake: about(moneyOutput, "In a free round the house's; else the player's."),
  win: moneyOutput,
  net: about(
    moneyOutput,
    "win - stake; negative when the round lost. Of a free round, which costs nothing, the win.",
  ),
  free_round: z.optional(about(freeRound, "Left out: the player paid for it.")),
  jackpots: z.optional(
    about(
      z.array(z.enum(jackpotCodes)),
      "Those that it has won; what was in them is credited apart. Left out: none.",
    ),
  ),
  balance: about(moneyOutput, "After the round."),
  commitment: hex,
  client_seed: z.string(),
  nonce: z.int(),
  definition_version: z.int(),
  choice,
  book,
  played_at: instant,
});
export type PlayedRound = z.infer<typeof playedRound>;

/** A round of several steps so far. The client plays what is new in `book`. */
export const steppedRound = z.object({
  round_id: z.uuid(),
  round_key: z.uuid(),
  status: about(z.enum(["open", "settled"]), "open: the next step is the player's."),
  stake: about(moneyOutput, "Placed at the beginning."),
  staked: about(moneyOutput, "All that was staked, with what later steps cost."),
  win: about(moneyOutput, '"0.00" while the round is open.'),
  net: about(moneyOutput, "win - staked."),
  balance: about(moneyOutput, "After the latest step."),
  step: about(z.int(), "Actions taken so far: the number of the next one."),
  commitment: hex,
  client_seed: z.string(),
  nonce: z.int(),
  definition_version: z.int(),
  choice,
  book: about(
    book,
    "All that may be seen so far; it ends with `finalWin` once the round is settled.",
  ),
  played_at: instant,
});
export type SteppedRound = z.infer<typeof steppedRound>;

export const openGame = playCall("house games", {
  method: "POST",
  path: "/play/api/open",
  summary: "Open a house game: its rules, the balance, the seeds, and a round left unfinished",
  input: z.object({ game: gameCode }),
  output: z.object({
    session_token: about(
      z.nullable(z.string()),
      "Only when this call started a demo: the token to send from now on. Otherwise null.",
    ),
    mode: z.enum(["real", "demo"]),
    currency: about(z.enum(["BRL", "XXX"]), "XXX: play money."),
    language: z.string(),
    balance: moneyOutput,
    stakes: about(
      z.array(moneyOutput),
      "What one unit may be. A round stakes one unit, or as many as its choice says.",
    ),
    default_stake: moneyOutput,
    max_stake: about(moneyOutput, "The most that one round may stake in all."),
    game: anySheet,
    fairness,
    market: about(
      z.object({
        min_round_ms: z.int(),
        autoplay: z.boolean(),
        turbo: z.boolean(),
        buy_feature: about(z.boolean(), "Buying a feature at a multiple of the stake."),
      }),
      "What the market's rules allow the client to offer.",
    ),
    unfinished_round: about(
      z.nullable(playedRound),
      "A round that was paid for and settled but whose result the player has not seen (tab " +
        "closed, network lost, server killed). Play its book before anything else.",
    ),
    open_round: about(
      z.nullable(steppedRound),
      "A round of several steps that waits for its player.",
    ),
    free_rounds: z.optional(
      about(z.array(freeOffer), "What ends first comes first. Left out: there are none."),
    ),
    jackpots: z.optional(
      about(jackpotsBeside, "Left out: in demos, and where the game takes no part."),
    ),
  }),
  errors: [
    "house_games.session_unknown",
    "house_games.game_unknown",
    "house_games.player_blocked",
    "house_games.wallet_unavailable",
  ],
  examples: [{ game: "onca-dourada" }],
});

export const spin = playCall("house games", {
  method: "POST",
  path: "/play/api/spin",
  repeatable: true,
  summary: "Play one round. The same round_key again gives the same answer and moves no money",
  input: z.object({
    stake: moneyInput,
    round_key: z.uuid(),
    choice,
    free_grant: z.optional(
      about(z.uuid(), "One of `free_rounds`: the house pays the stake, which has to be its own."),
    ),
  }),
  output: playedRound,
  errors: [
    "house_games.session_unknown",
    "house_games.stake_not_offered",
    "house_games.choice_not_offered",
    "house_games.insufficient_funds",
    "house_games.player_blocked",
    "house_games.limit_reached",
    "wallet.bonus_stake_too_high",
    "house_games.too_fast",
    "house_games.client_seed_missing",
    "house_games.round_unfinished",
    "house_games.round_void",
    "house_games.wallet_unavailable",
    "free_rounds.over",
  ],
  examples: [{ stake: "1.00", round_key: "6b0e5f1e-50c1-4d6b-9b7d-5a2f7a1b9c3d" }],
});

export const beginRound = playCall("house games", {
  method: "POST",
  path: "/play/api/rounds/begin",
  repeatable: true,
  summary: "Begin a round of several steps. The same round_key again is the same round",
  input: z.object({ stake: moneyInput, round_key: z.uuid(), choice }),
  output: steppedRound,
  errors: [
    "house_games.session_unknown",
    "house_games.stake_not_offered",
    "house_games.choice_not_offered",
    "house_games.insufficient_funds",
    "house_games.player_blocked",
    "house_games.limit_reached",
    "house_games.too_fast",
    "house_games.client_seed_missing",
    "house_games.round_unfinished",
    "house_games.round_void",
    "house_games.wallet_unavailable",
  ],
  examples: [{ stake: "1.00", round_key: "6b0e5f1e-50c1-4d6b-9b7d-5a2f7a1b9c3d" }],
});

export const actInRound = playCall("house games", {
  method: "POST",
  path: "/play/api/rounds/act",
  repeatable: true,
  summary: "Take the next step of an open round. The same step and action again change nothing",
  input: z.object({
    round_id: z.uuid(),
    step: about(z.int().check(z.minimum(0), z.maximum(1_000)), "Actions taken before this one."),
    action: actionWish,
  }),
  output: steppedRound,
  errors: [
    "house_games.session_unknown",
    "house_games.round_unknown",
    "house_games.action_not_allowed",
    "house_games.insufficient_funds",
    "house_games.player_blocked",
    "house_games.limit_reached",
    "house_games.round_void",
    "house_games.wallet_unavailable",
  ],
  examples: [
    { round_id: "6b0e5f1e-50c1-4d6b-9b7d-5a2f7a1b9c3d", step: 0, action: { kind: "cash_out" } },
  ],
});

export const markShown = playCall("house games", {
  method: "POST",
  path: "/play/api/rounds/shown",
  repeatable: true,
  summary: "Say that a round's book was played to its end, so that open does not play it again",
  input: z.object({ round_id: z.uuid() }),
  output: z.object({ shown: z.boolean() }),
  errors: ["house_games.session_unknown"],
});

export const rotateSeed = playCall("house games", {
  method: "POST",
  path: "/play/api/seeds/rotate",
  summary: "Reveal the server seed in use; the next one, committed to before, takes its place",
  input: z.object({
    client_seed: clientSeed,
    next_commitment: about(hex, "What the client seed was chosen for, as it was told."),
  }),
  output: z.object({
    revealed: z.object({
      server_seed: hex,
      commitment: hex,
      rounds: about(z.int(), "Rounds drawn from it: nonces 0 to rounds - 1."),
    }),
    fairness,
  }),
  errors: [
    "house_games.session_unknown",
    "house_games.round_unfinished",
    "house_games.seed_changed",
  ],
  examples: [{ client_seed: "boa-sorte", next_commitment: "0".repeat(64) }],
});

export const setClientSeed = playCall("house games", {
  method: "POST",
  path: "/play/api/seeds/client",
  summary: "Choose the client seed for the rounds to come",
  input: z.object({
    client_seed: clientSeed,
    commitment: about(hex, "What it was chosen for, as it was told."),
  }),
  output: fairness,
  errors: [
    "house_games.session_unknown",
    "house_games.round_unfinished",
    "house_games.seed_changed",
  ],
  examples: [{ client_seed: "boa-sorte", commitment: "0".repeat(64) }],
});

export const playHistory = playCall("house games", {
  method: "GET",
  path: "/play/api/history",
  summary: "This player's finished rounds of this game, newest first",
  input: z.object({ ...pageInput }),
  output: page(
    z.object({
      round_id: z.uuid(),
      played_at: instant,
      stake: moneyOutput,
      win: moneyOutput,
      net: moneyOutput,
      nonce: z.int(),
      commitment: hex,
      revealed: about(
        z.boolean(),
        "The server seed has been revealed: the round can be recomputed now.",
      ),
    }),
  ),
  errors: ["house_games.session_unknown"],
});

/** One round for replaying, by its own player: the whole book again. */
export const replayRound = playCall("house games", {
  method: "GET",
  path: "/play/api/history/round",
  summary: "One of this player's rounds with its book, to watch again",
  input: z.object({ round_id: z.uuid() }),
  output: playedRound,
  errors: ["house_games.session_unknown", "house_games.round_unknown"],
});

/** Public: anybody who knows a round's id may verify it. Names no player and no amount. */
export const fairnessRound = openCall("fairness", {
  method: "GET",
  path: "/api/fairness/round",
  summary: "Everything that is needed to recompute a round of a house game",
  input: z.object({ round_id: z.string().check(z.maxLength(64)) }),
  output: z.object({
    round_id: z.uuid(),
    game: gameCode,
    definition_version: z.int(),
    status: z.enum(["settled", "void"]),
    commitment: hex,
    server_seed: about(
      z.nullable(hex),
      "Null until the player rotates: a revealed seed would tell rounds still to come.",
    ),
    client_seed: z.string(),
    nonce: z.int(),
    choice,
    actions: about(
      z.array(actionWish),
      "What the player did, in a round of several steps; otherwise empty.",
    ),
    win_hundredths: about(
      z.nullable(z.int()),
      "Of a unit of the stake. Null for a void round: nothing was drawn.",
    ),
    book: z.nullable(book),
    jackpots: about(z.nullable(jackpotsOfRound), "Null: the round took no part."),
    played_at: instant,
    definition,
  }),
  errors: ["house_games.round_unknown"],
});

/** Public: the house games with their published figures, for lists and information panels. */
export const fairnessGames = openCall("fairness", {
  method: "GET",
  path: "/api/fairness/games",
  summary: "The house games, their exact return, and what has been observed",
  input: z.object({}),
  output: z.object({
    games: z.array(
      z.object({
        sheet: anySheet,
        rounds: about(
          count,
          "Real rounds so far; the observed return is null until there are any.",
        ),
        observed_rtp_percent: z.nullable(z.string()),
        jackpots: about(z.nullable(jackpotsBeside), "Null: the game takes no part."),
      }),
    ),
  }),
});
