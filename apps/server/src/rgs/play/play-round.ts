/** A round: its draw is fixed before the stake, and the book it leads to is shown until its end. */
import { takeTurn, inOwnTurn } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import type { MarketRules } from "../types.ts";
import type { Mode } from "../publications/mode-cache.ts";
import { type Context, findMode, hashOf, type Seat, seedPlayerOf, stakeLimits } from "./context.ts";
import { findActive, findLastStart, findRound, insertRound, type Round } from "./repository.ts";
import { RgsError } from "./rgs-error.ts";
import { settle, stake, type Staked, takeBack } from "./settle.ts";
import { readWager, type Wager } from "./stakes.ts";

/** Above twice the bet a mode is a purchase. */
const BOUGHT_ABOVE_MICROS = 2_000_000;
/** A stake is on its way for no longer than this: what is older was cut off. */
const PENDING_MS = 60_000;
/** A client seed that no browser has chosen says so itself. */
const SESSION_SEED_LETTERS = 32;

export interface PlayOrder {
  readonly amountMicros: number;
  readonly mode: string;
}

export async function playRound(context: Context, seat: Seat, order: PlayOrder): Promise<Staked> {
  if (seat.isAltered) throw new RgsError("ERR_MAINTENANCE", "The game is not available.");
  const mode = await findMode(context, { ...seat, mode: order.mode });
  if (mode === null) throw new RgsError("ERR_VAL", "The game has no such mode.");
  const market = await context.marketRules();
  const { amountMicros } = order;
  const wager = await requireWager(context, { seat, mode, amountMicros, market });
  await tidyUp(context, seat);
  const reserved = await inOwnTurn(context.db, `rgs.play:${seat.player}`, (tx) =>
    reserve(context, tx, { seat, mode, wager, minRoundMs: market.minRoundMs }),
  );
  const staked = await stake(context, reserved, seat.token);
  if (staked.round.drawn?.payout !== 0) return staked;
  // Nothing is left to be paid: the round is over at once.
  const balance = await settle(context, staked.round).catch(() => null);
  if (balance === null) return staked;
  return { round: { ...staked.round, status: "settled" }, balance };
}

async function requireWager(
  context: Context,
  wish: {
    readonly seat: Seat;
    readonly mode: Mode;
    readonly amountMicros: number;
    readonly market: MarketRules;
  },
): Promise<Wager> {
  const { costMicros } = wish.mode;
  if (costMicros > BOUGHT_ABOVE_MICROS && !wish.market.mayBuyFeature) {
    throw new RgsError("ERR_VAL", "The market does not allow this mode.");
  }
  const limits = await stakeLimits(context, wish.seat);
  const wager = limits === null ? null : readWager(wish.amountMicros, costMicros, limits);
  if (wager === null) throw new RgsError("ERR_VAL", "This amount is not offered.");
  return wager;
}

/** A stake whose end nobody knows, because a process was gone: nothing is taken for it. */
export async function tidyUp(context: Context, seat: Seat): Promise<void> {
  const active = await findActive(context.db, seat);
  if (active?.status !== "pending") return;
  const ageMs = context.clock.now().getTime() - active.startedAt.getTime();
  if (ageMs > PENDING_MS) await takeBack(context, active);
}

interface Reservation {
  readonly seat: Seat;
  readonly mode: Mode;
  readonly wager: Wager;
  readonly minRoundMs: number;
}

/** Nonce, seeds and the wallet's ids are durable before the wallet hears of the round. */
async function reserve(context: Context, tx: Tx, order: Reservation): Promise<Round> {
  const { random, clock, chances } = context;
  const { seat, mode, wager } = order;
  await takeTurn(tx, "rgs.play", seat.player);
  if ((await findActive(tx, seat)) !== null) {
    throw new RgsError("ERR_VAL", "A round is active: end it first.");
  }
  const startedAt = clock.now();
  await requireRoundDuration(tx, order, startedAt);
  const elseSeed = `session-${hashOf(seat.token).toString("hex").slice(0, SESSION_SEED_LETTERS)}`;
  const round = {
    id: random.uuid(),
    player: seat.player,
    game: seat.game,
    publicationId: seat.publicationId,
    mode: mode.name,
    chance: await chances.take(tx, seedPlayerOf(seat.player), elseSeed),
    ...wager,
    freeGrant: seat.free?.id ?? null,
    betUuid: random.uuid(),
    winUuid: random.uuid(),
    rollbackUuid: random.uuid(),
    startedAt,
  };
  await insertRound(tx, round);
  const inserted = await findRound(tx, round.id);
  if (inserted === null) throw new Error("A round was not stored.");
  return inserted;
}

async function requireRoundDuration(
  tx: Tx,
  { seat, minRoundMs }: Reservation,
  now: Date,
): Promise<void> {
  const last = await findLastStart(tx, seat.player);
  const waitMs = last === null ? 0 : last.getTime() + minRoundMs - now.getTime();
  // More than the whole time: the clock was set back since.
  if (waitMs <= 0 || waitMs > minRoundMs) return;
  throw new RgsError("ERR_VAL", `The next round may begin in ${waitMs} ms.`);
}

export async function endRound(context: Context, seat: Seat): Promise<Staked> {
  const round = await findActive(context.db, seat);
  if (round?.status !== "open") throw new RgsError("ERR_VAL", "No round is active.");
  const balance = await settle(context, round);
  return { round: { ...round, status: "settled" }, balance };
}
