/**
 * Rounds for everybody: crash, live tables and timed draws. The ordinary calls open a table, list
 * its history and prove its rounds; everything that happens is sent over the WebSocket /play/ws.
 *
 * A client connects, says hello within five seconds (the play token is in there, never in the
 * address) and then receives the table's events. After a gap it says hello again: `welcome` has the
 * current round and the player's own bets in it. Times are instants of the server; the client
 * keeps the difference to its own clock.
 */
import * as z from "zod/mini";
import { openCall, playCall } from "../../endpoint.ts";
import { definition, gameSheet } from "./game-sheets.ts";
import { clientSeed } from "./house-games.ts";
import { betWish } from "./wishes.ts";
import { about, count, instant, moneyInput, moneyOutput, page, pageInput } from "../../schemas.ts";

export const TABLES_PATH = "/play/ws";
export const TABLE_MESSAGE_BYTES_MAX = 8 * 1_024;
export const CHAT_CHARS_MAX = 160;
/** How often a crash flight's multiplier is sent. */
export const TICK_MS = 100;

const code = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/));
const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/**
 * betting: bets are taken until `ends_at`. closed: no more bets. flying: a crash flight, which ends
 * when it ends. shown: the result is known; the next round opens at `ends_at`. void: it was
 * interrupted, and every stake that had not been decided was given back.
 */
export const tablePhases = ["betting", "closed", "flying", "shown", "void"] as const;
export type TablePhase = (typeof tablePhases)[number];

/** The round as everybody may see it. */
export const tableRound = z.object({
  round_id: z.uuid(),
  number: z.int(),
  phase: z.enum(tablePhases),
  ends_at: about(z.nullable(instant), "When the phase ends; null for a flight."),
  started_at: about(z.nullable(instant), "Take-off, in a flight and after it."),
  growth_ppb: about(
    z.nullable(z.int()),
    "Billionths by which the multiplier grows in a millisecond; null where nothing flies.",
  ),
  commitment: hex,
  client_seed: about(
    z.string(),
    "The chain's salt; with the players' seeds in it once betting has closed.",
  ),
  server_seed: about(z.nullable(hex), "Null until the result is known."),
  result: about(
    z.nullable(z.unknown()),
    "The game's own form: { crashHundredths }, { pocket }, cards, numbers drawn.",
  ),
});
export type TableRound = z.infer<typeof tableRound>;

/** What others see of a bet. */
export const rosterEntry = z.object({
  id: z.uuid(),
  name: about(z.string(), 'Such as "ma***7": nobody is named.'),
  stake: moneyOutput,
  is_demo: z.boolean(),
  cashed_hundredths: about(
    z.nullable(z.int()),
    "Cashed out at; null: not yet, or there is no such thing in this game.",
  ),
  win: about(z.nullable(moneyOutput), "Null until it is decided."),
});
export type RosterEntry = z.infer<typeof rosterEntry>;

/** A bet as its own player sees it. */
export const ownBet = z.object({
  bet_key: z.uuid(),
  bet_id: z.uuid(),
  round_id: z.uuid(),
  unit: moneyOutput,
  stake: moneyOutput,
  choice: betWish,
  client_seed: about(
    z.nullable(z.string()),
    "What the player's own side has brought to the draw; null in bets from before there was it.",
  ),
  status: z.enum(["pending", "staked", "settled", "void"]),
  cashed_hundredths: z.nullable(z.int()),
  win: z.nullable(moneyOutput),
  placed_at: instant,
});
export type OwnBet = z.infer<typeof ownBet>;

export const chatLine = z.object({
  id: z.int(),
  name: z.string(),
  text: z.string(),
  is_own: z.boolean(),
  said_at: instant,
});
export type ChatLine = z.infer<typeof chatLine>;

/** A past round in the strip above the table. */
export const pastRound = z.object({
  round_id: z.uuid(),
  number: z.int(),
  result: z.unknown(),
  ended_at: instant,
});
export type PastRound = z.infer<typeof pastRound>;

// ---------------------------------------------------------------- what clients say

export const tableRequest = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("hello"),
    token: z.string().check(z.minLength(1), z.maxLength(255)),
    game: code,
    lang: z.optional(z.string().check(z.maxLength(12))),
  }),
  /** The same key again is the same bet. */
  z.object({
    type: z.literal("bet"),
    bet_key: z.uuid(),
    round_id: z.uuid(),
    unit: moneyInput,
    choice: z.optional(betWish),
    client_seed: about(
      clientSeed,
      "Made by the player's own side, anew for each bet: it is published with the round.",
    ),
  }),
  z.object({ type: z.literal("cash_out"), bet_key: z.uuid() }),
  z.object({
    type: z.literal("chat"),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_CHARS_MAX)),
  }),
  z.object({ type: z.literal("report"), line: z.int() }),
  z.object({ type: z.literal("ping") }),
]);
export type TableRequest = z.output<typeof tableRequest>;
/** As a client writes it. */
export type TableWish = z.input<typeof tableRequest>;

// ---------------------------------------------------------------- what the server says

const serverTime = { server_time: instant };

export const tableMessage = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("welcome"),
    ...serverTime,
    mode: z.enum(["real", "demo"]),
    beat_seconds: z.int(),
    round: z.nullable(tableRound),
    roster: z.array(rosterEntry),
    roster_count: about(z.int(), "All bets of the round, those that are not listed included."),
    own: z.array(ownBet),
    history: z.array(pastRound),
    chat: z.nullable(z.array(chatLine)),
    players: z.int(),
  }),
  /** A phase begins. */
  z.object({ type: z.literal("round"), ...serverTime, round: tableRound, players: z.int() }),
  /** A flight goes on: milliseconds since take-off, and what the multiplier shows. */
  z.object({ type: z.literal("tick"), ms: z.int(), hundredths: z.int() }),
  /** Bets that are new or changed. */
  z.object({ type: z.literal("roster"), entries: z.array(rosterEntry), count: z.int() }),
  z.object({
    type: z.literal("bet_taken"),
    bet: ownBet,
    balance: about(z.nullable(moneyOutput), "Null where it could not be read."),
  }),
  z.object({ type: z.literal("cashed"), bet: ownBet }),
  /** A bet is decided; the balance is the one after it. */
  z.object({
    type: z.literal("settled"),
    bet: ownBet,
    balance: z.nullable(moneyOutput),
  }),
  /** What was asked for is refused: an error code, as in the envelope of calls, and its text. */
  z.object({
    type: z.literal("refused"),
    of: z.enum(["bet", "cash_out", "chat", "report"]),
    bet_key: z.nullable(z.uuid()),
    error: z.string(),
    message: z.string(),
  }),
  z.object({ type: z.literal("chat"), line: chatLine }),
  z.object({ type: z.literal("chat_removed"), line: z.int() }),
  z.object({ type: z.literal("beat"), ...serverTime }),
  z.object({ type: z.literal("pong"), ...serverTime }),
]);
export type TableMessage = z.output<typeof tableMessage>;

/** Why the server closed a line. */
export const tableCloseCodes = {
  going_away: 1001,
  try_again_later: 1013,
  malformed: 4400,
  unauthenticated: 4401,
  timeout: 4408,
  too_many: 4429,
} as const;
export type TableCloseCode = keyof typeof tableCloseCodes;

// ---------------------------------------------------------------- calls

const tag = "shared tables";

export const openTable = playCall(tag, {
  method: "POST",
  path: "/play/api/tables/open",
  summary: "Open a table: its figures, stakes and pace, the balance, and a demo where none is open",
  input: z.object({ game: code }),
  output: z.object({
    session_token: about(
      z.nullable(z.string()),
      "Only when this call started a demo: the token to say hello with. Otherwise null.",
    ),
    mode: z.enum(["real", "demo"]),
    currency: z.enum(["BRL", "XXX"]),
    language: z.string(),
    balance: moneyOutput,
    stakes: z.array(moneyOutput),
    default_stake: moneyOutput,
    max_stake: about(moneyOutput, "The most that one bet may stake in all."),
    is_stake_free: about(z.boolean(), "Any amount from the lowest to the highest stake is taken."),
    bets_max: z.int(),
    game: gameSheet,
    pace: z.object({ betting_ms: z.int(), closed_ms: z.int(), show_ms: z.int() }),
    has_chat: z.boolean(),
  }),
  errors: [
    "house_games.session_unknown",
    "house_games.game_unknown",
    "house_games.player_blocked",
    "house_games.wallet_unavailable",
  ],
  examples: [{ game: "voo-do-tucano" }],
});

export const tableBets = playCall(tag, {
  method: "GET",
  path: "/play/api/tables/bets",
  summary: "This player's bets at this table, newest first",
  input: z.object({ ...pageInput }),
  output: page(
    z.object({
      ...ownBet.shape,
      number: z.int(),
      result: z.nullable(z.unknown()),
    }),
  ),
  errors: ["house_games.session_unknown"],
});

/** Public: the rounds of a table, for its history and for auditors. */
export const tableHistory = openCall("fairness", {
  method: "GET",
  path: "/api/fairness/table-rounds",
  summary: "The latest rounds of a shared table with their results, those broken off included",
  input: z.object({ game: code, limit: z.optional(count) }),
  output: z.object({
    list: z.array(
      z.object({
        ...pastRound.shape,
        status: about(
          z.enum(["settled", "void"]),
          "void: broken off or called off, and every bet given back.",
        ),
      }),
    ),
  }),
  errors: ["house_games.game_unknown"],
  examples: [{ game: "voo-do-tucano", limit: 20 }],
});

/** A public event that gives a chain its salt, named before it happened. */
const saltEvent = z.object({
  event: z.string(),
  occurs_at: instant,
  entered_at: about(z.nullable(instant), "Null: what it brought is not entered yet."),
});

/** Public: chains whose salt comes from an event that was named before it happened. */
export const fairnessChains = openCall("fairness", {
  method: "GET",
  path: "/api/fairness/table-chains",
  summary: "Announced chains of a shared table: heads published before their salt could be known",
  input: z.object({ game: code }),
  output: z.object({
    list: z.array(
      z.object({
        head: hex,
        length: z.int(),
        announced_at: instant,
        salt_event: saltEvent,
        salt: z.nullable(z.string()),
        started_at: about(z.nullable(instant), "Rounds are drawn from it since; null: not yet."),
        retired_at: about(
          z.nullable(instant),
          "When it ended early: another followed, or the house was restored to the past.",
        ),
      }),
    ),
  }),
  errors: ["house_games.game_unknown"],
  examples: [{ game: "voo-do-tucano" }],
});

/**
 * Public: everything that recomputes one round. Names no player and no amount. Asked for by the
 * round's id, or by that of a bet on it, as a player's records have it.
 */
export const fairnessTableRound = openCall("fairness", {
  method: "GET",
  path: "/api/fairness/table-round",
  summary: "Everything that is needed to recompute a round of a shared table",
  input: z.object({ round_id: z.string().check(z.maxLength(64)) }),
  output: z.object({
    round_id: z.uuid(),
    game: code,
    definition_version: z.int(),
    number: z.int(),
    status: z.enum(["open", "settled", "void"]),
    commitment: about(hex, "SHA-256 of the server seed; told before betting opened."),
    server_seed: about(
      z.nullable(hex),
      "Null until the result is known, or that there will be none.",
    ),
    client_seed: about(
      z.string(),
      'The salt; with players\' seeds: salt + "," + SHA-256 of them, joined by "," (as hex).',
    ),
    nonce: z.int(),
    salt: about(z.string(), "The chain's, the same in all its rounds."),
    player_seeds: about(
      z.array(z.string()),
      "Of those whose bets were in when betting closed, one a player, in the order of the bets.",
    ),
    chain: about(
      z.object({
        head: hex,
        place: z.int(),
        length: z.int(),
        published_at: instant,
        salt_event: about(
          z.nullable(saltEvent),
          "Null: the house drew the salt itself, after the head was fixed.",
        ),
      }),
      "Seeds hang together: hashing this one `place + 1` times gives the head.",
    ),
    result: z.nullable(z.unknown()),
    growth_ppb: z.nullable(z.int()),
    opened_at: instant,
    ended_at: z.nullable(instant),
    bet: about(
      z.nullable(
        z.object({
          choice: z.unknown(),
          cashed_hundredths: about(z.nullable(z.int()), "Where a flight was left."),
          win_hundredths: about(z.nullable(z.int()), "Null: not decided, or given back."),
        }),
      ),
      "Asked for by a bet's id: what was bet on, and what it wins in hundredths of a unit.",
    ),
    definition,
  }),
  errors: ["house_games.round_unknown"],
});
