/** The calls that a game's front end makes, whatever carries them. */
import * as z from "zod/mini";
import { inTransaction } from "../../platform/database/transaction.ts";
import { findPublication } from "../publications/publication-repository.ts";
import {
  type Context,
  findMode,
  requireSeat,
  type Seat,
  stakeLimits,
  walletOf,
} from "./context.ts";
import { endRound, playRound, tidyUp } from "./play-round.ts";
import {
  costOf,
  eventsOf,
  multiplierOf,
  presentBalance,
  presentConfig,
  presentRound,
  withJson,
} from "./present.ts";
import { findActive, findLast, writeEvent } from "./repository.ts";
import { refusalOf, RgsError } from "./rgs-error.ts";
import { balanceOf } from "./settle.ts";

const sessionID = z.string().check(z.minLength(10), z.maxLength(255));
const EVENT_LETTERS_MAX = 1_000;
/** Public clients multiply by a million in floating point: 8.2 becomes 8199999.999999999. */
const FLOAT_ERROR = 1e-6;
const amount = z.pipe(
  z.pipe(
    z.number(),
    z.transform((sent: number) => {
      const whole = Math.round(sent);
      return Math.abs(sent - whole) < FLOAT_ERROR ? whole : sent;
    }),
  ),
  z.int().check(z.positive()),
);

/** Fields beyond these are not looked at: clients send what other servers ask for. */
const bodies = {
  session: z.object({ sessionID }),
  play: z.object({
    sessionID,
    amount,
    mode: z.string().check(z.maxLength(40)),
  }),
  event: z.object({
    sessionID,
    // The database keeps no text with a zero byte.
    event: z.string().check(z.minLength(1), z.maxLength(EVENT_LETTERS_MAX), z.regex(/^[^\0]*$/)),
  }),
};

function read<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) throw new RgsError("ERR_VAL", z.prettifyError(parsed.error));
  return parsed.data;
}

async function readBalance(context: Context, seat: Seat) {
  const answer = await walletOf(context, seat).balance({
    user: seat.player,
    token: seat.token,
    game_code: seat.game,
    request_uuid: context.random.uuid(),
  });
  if (answer.status !== "RS_OK") throw refusalOf(answer.status);
  return presentBalance(balanceOf(answer));
}

async function authenticate(context: Context, body: unknown) {
  const seat = await requireSeat(context, read(bodies.session, body).sessionID);
  const limits = await stakeLimits(context, seat);
  if (limits === null) throw refusalOf("RS_ERROR_INVALID_GAME");
  await tidyUp(context, seat);
  const balance = await readBalance(context, seat);
  const round = await findLast(context.db, seat);
  const all = await context.modeCache.modes(seat.publicationId);
  // A free round costs its stake: what costs more or less is not played within a grant.
  const modes = seat.free === null ? all : all.filter((mode) => costOf(mode) === 1);
  const market = await context.marketRules();
  const config = presentConfig({ game: seat.game, limits, modes, market });
  const shown = round === null ? "null" : await presentRound(context, round);
  return withJson({ balance, config, meta: null }, "round", shown);
}

async function balance(context: Context, body: unknown) {
  const seat = await requireSeat(context, read(bodies.session, body).sessionID);
  return JSON.stringify({ balance: await readBalance(context, seat) });
}

async function play(context: Context, body: unknown) {
  const { sessionID: token, amount: amountMicros, mode } = read(bodies.play, body);
  const played = await playRound(context, await requireSeat(context, token), {
    amountMicros,
    mode,
  });
  const round = await presentRound(context, played.round);
  return withJson({ balance: presentBalance(played.balance) }, "round", round);
}

async function end(context: Context, body: unknown) {
  const seat = await requireSeat(context, read(bodies.session, body).sessionID);
  const { balance: amount } = await endRound(context, seat);
  return JSON.stringify({ balance: presentBalance(amount) });
}

async function noteEvent(context: Context, body: unknown) {
  const { sessionID: token, event } = read(bodies.event, body);
  const seat = await requireSeat(context, token);
  const active = await findActive(context.db, seat);
  if (active?.status !== "open") throw new RgsError("ERR_VAL", "No round is active.");
  await inTransaction(context.db, (tx) => writeEvent(tx, active.id, event));
  return JSON.stringify({ event });
}

/** By path, below the room's prefix; each answers JSON. */
export const rgsCalls = {
  "/wallet/authenticate": authenticate,
  "/wallet/balance": balance,
  "/wallet/play": play,
  "/wallet/end-round": end,
  "/bet/event": noteEvent,
} satisfies Record<`/${string}`, (context: Context, body: unknown) => Promise<string>>;

export interface ReplayWish {
  readonly game: string;
  readonly version: string;
  readonly mode: string;
  readonly event: string;
}

const GAME = /^[a-z][a-z0-9-]{1,39}$/;
const NUMBER = /^\d{1,9}$/;

/** A book of a publication, by its id: the same for everybody, and nothing of whoever drew it. */
export async function replay(context: Context, wish: ReplayWish) {
  const missing = new RgsError("NOT_FOUND", "There is no such round.");
  const isReadable =
    GAME.test(wish.game) && [wish.version, wish.event].every((one) => NUMBER.test(one));
  if (!isReadable) throw missing;
  const version = Number(wish.version);
  const publication = await findPublication(context.db, { game: wish.game, version });
  if (publication === null || publication.status === "imported") throw missing;
  const mode = await findMode(context, { publicationId: publication.id, mode: wish.mode });
  const row = Number(wish.event) - (mode?.firstId ?? 0);
  if (mode === null || row < 0 || row >= mode.bookCount) throw missing;
  const payoutMultiplier = multiplierOf(mode.payouts[row] ?? 0);
  const shown = { payoutMultiplier, costMultiplier: costOf(mode) };
  return withJson(shown, "state", await eventsOf(context, mode, row));
}
