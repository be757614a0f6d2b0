/**
 * The live connection, WebSocket /api/live: the messages of both directions, JSON texts.
 *
 * A client connects, says hello within five seconds (the token is in there, never in the
 * address), and then receives what it subscribed to. Nothing is stored: after a gap, clients use
 * the ordinary calls. Messages say what changed; money is as in all calls.
 */
import * as z from "zod/mini";
import { depositStatuses, withdrawalStatuses } from "../money/cashier.ts";
import { noticeCodes, winner } from "./messages.ts";
import { about, instant, moneyOutput } from "../../schemas.ts";
import { tableRound } from "../games/shared-tables.ts";

export const LIVE_PATH = "/api/live";

/** Nothing that a client has to say is longer. */
export const LIVE_MESSAGE_BYTES_MAX = 8 * 1_024;
export const LIVE_TOPICS_MAX = 16;

/** Why a connection was closed by the server. `reason` of the close says it in words. */
export const liveCloseCodes = {
  /** The server is stopping: come back after some seconds, not all at once. */
  going_away: 1001,
  /** What came is larger than any message of a client. */
  too_big: 1009,
  /** Records cannot be reached, or the server is full: come back later. */
  try_again_later: 1013,
  /** What came was no message of this contract. */
  malformed: 4400,
  /** As HTTP's 401. Reason `force_offline`: the session was ended elsewhere. */
  unauthenticated: 4401,
  /** No hello in time, no sign of life, or nothing subscribed to. */
  timeout: 4408,
  /** Too many connections or too many messages. */
  too_many: 4429,
} as const;
export type LiveCloseCode = keyof typeof liveCloseCodes;

/** `me`, `winners`, `crash`, `sports`, or a topic with a part: `table:roleta-ao-vivo`. */
const topic = z.string().check(z.regex(/^[a-z]{1,20}(?::[\w-]{1,64})?$/));
const topics = z.array(topic).check(z.maxLength(LIVE_TOPICS_MAX));

// ---------------------------------------------------------------- what clients say

/**
 * The first message, and again with a fresh token before the old one is 15 minutes old. Without a
 * token only open topics are told. A hello counts as a call of the member: a client renews only
 * while somebody is there.
 */
const hello = z.object({
  type: z.literal("hello"),
  token: z.optional(z.string().check(z.maxLength(4_096))),
  lang: z.optional(z.string().check(z.maxLength(12))),
  topics: z._default(topics, []),
});

export const liveRequest = z.discriminatedUnion("type", [
  hello,
  z.object({ type: z.literal("subscribe"), topics }),
  z.object({ type: z.literal("unsubscribe"), topics }),
  z.object({ type: z.literal("ping") }),
]);
export type LiveRequest = z.output<typeof liveRequest>;

// ---------------------------------------------------------------- what the server says

const refusedTopic = z.object({
  topic: z.string(),
  error: about(
    z.string(),
    "An error code, as in the envelope of calls, and its text in the language of the hello.",
  ),
  message: z.string(),
});

/** What the connection is subscribed to from now on, and what of the request was refused. */
const subscriptions = {
  topics: z.array(z.string()),
  refused: z.array(refusedTopic),
};

const welcome = z.object({
  type: z.literal("welcome"),
  member_id: about(z.nullable(z.int()), "Null for who came without a token."),
  ...subscriptions,
  beat_seconds: about(
    z.int(),
    "Seconds from one beat to the next: after two without any, the line is dead.",
  ),
  renew_seconds: about(
    z.int(),
    "Seconds within which a member says hello again with a fresh token.",
  ),
  server_time: instant,
});

/** A member's pockets after a movement, named as in /api/auth/me. */
const balance = z.object({
  type: z.literal("balance"),
  topic: z.literal("me"),
  currency: z.literal("BRL"),
  money: moneyOutput,
  fs_money: moneyOutput,
  ml_money: moneyOutput,
  total_money: moneyOutput,
  bonus_money: moneyOutput,
  locked_money: moneyOutput,
});

/** A deposit went into another state: /api/recharge/status has the rest. */
const deposit = z.object({
  type: z.literal("deposit"),
  topic: z.literal("me"),
  order_no: z.string(),
  status: z.enum(depositStatuses),
});

/** A withdrawal went into another state: /api/drawing/list has the rest. */
const withdrawal = z.object({
  type: z.literal("withdrawal"),
  topic: z.literal("me"),
  order_no: z.string(),
  status: z.enum(withdrawalStatuses),
});

/** Something new in the member's inbox: /api/informationcenter/notification has its text. */
const notice = z.object({
  type: z.literal("notice"),
  topic: z.literal("me"),
  id: z.int(),
  code: z.enum(noticeCodes),
});

/** Real wins since the last message, the newest first; at first the latest there are. */
const winners = z.object({
  type: z.literal("winners"),
  topic: z.literal("winners"),
  list: z.array(winner),
});

/**
 * A phase of a shared round begins: its bets open or close, a flight takes off, the result is
 * known.
 * `crash` and `sports` tell of every table of that type, `table:<code>` of one; what happens within
 * a phase (ticks, bets, chat) is told to players at the table itself, over /play/ws.
 */
const table = z.object({
  type: z.literal("table"),
  topic: about(
    z.string().check(z.regex(/^(?:crash|sports|table:[a-z][a-z0-9-]{1,39})$/)),
    "The topic it was told under: crash, sports or table:<code>.",
  ),
  game: about(z.string(), "The game's code, as in the catalogue."),
  server_time: instant,
  round: tableRound,
});

export const liveMessage = z.discriminatedUnion("type", [
  welcome,
  z.object({ type: z.literal("subscribed"), ...subscriptions }),
  /** Sent all the time, so that a client knows that the line is alive. */
  z.object({ type: z.literal("beat"), server_time: instant }),
  z.object({ type: z.literal("pong"), server_time: instant }),
  balance,
  deposit,
  withdrawal,
  notice,
  winners,
  table,
]);
export type LiveMessage = z.output<typeof liveMessage>;
export type LiveBalance = z.output<typeof balance>;
export type LiveTable = z.output<typeof table>;
export type LiveWinner = z.output<typeof winner>;
