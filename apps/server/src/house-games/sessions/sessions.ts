/** Who plays what: sessions opened by the platform's launch, and demos that anybody may start. */
import type { Language } from "@tucano/i18n/languages.ts";
import type { HouseGame } from "@tucano/game-math/engine.ts";
import { findGame } from "@tucano/game-math/games/house-games.ts";
import { findSharedGame } from "@tucano/game-math/shared/index.ts";
import { BoundedMap } from "../../platform/memory/bounded-map.ts";
import { type Soon, soon } from "../../platform/memory/soon.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import type { LaunchOrder } from "../../rounds/index.ts";
import { DEMO_BALANCE } from "../policy.ts";
import { insertSession } from "../repository.ts";
import {
  deleteOldDemoRounds,
  deleteOldSessions,
  insertDemoWallet,
} from "../demo/repository-demo.ts";
import type { Context, KnownSession, PlaySession } from "../types.ts";

const TOKEN_BYTES = 24;
/** Sessions of a day ago are forgotten: a process may know them this much longer. */
const SESSION_TTL_MS = 3_600_000;
const REMEMBERED_MAX = 200_000;
/** Shorter than any market's idle time, or it would end who plays at two processes. */
const TOUCH_EVERY_MS = 60_000;

export function rememberSessions(): Context["known"] {
  return new BoundedMap(REMEMBERED_MAX);
}

/**
 * The address of a game. The token travels only in the fragment, which browsers send to no server
 * and write into no referrer.
 */
export async function launchUrl(context: Context, order: LaunchOrder): Promise<string> {
  if (findSharedGame(order.gameCode) === null) requireGame(order.gameCode);
  const { user, token } = order;
  const isReal = order.mode === "real" && user !== undefined && token !== undefined;
  if (order.mode === "real" && !isReal) throw new Error("Real play needs a user and a token.");
  if (isReal) {
    const session: PlaySession = {
      token,
      player: user,
      game: order.gameCode,
      mode: "real",
      language: order.lang,
    };
    await inTransaction(context.db, (tx) => insertSession(tx, session, context.clock.now()));
  }
  const fragment = new URLSearchParams({
    ...(isReal ? { token } : {}),
    mode: order.mode,
    lang: order.lang,
    lobby: order.lobbyUrl,
  });
  return `/play/${order.gameCode}/#${fragment.toString()}`;
}

/** What the bearer token refers to. A token of the platform's login means nothing here. */
export function requireSession(context: Context, bearer: string | null): Soon<PlaySession> {
  return soon(bearer === null ? null : recallSession(context, bearer), (session) => {
    if (session === null) throw new DomainError("house_games.session_unknown");
    return session;
  });
}

/**
 * A session never changes, but it ends after the idle time that the market sets;
 * a round that waits for its player is then taken up after a new launch. Whether it still plays for
 * money is asked of the wallet, each time. Uses are noted in memory and written minutes apart: to
 * another process, and after a crash, the time may be shorter by these minutes, never longer.
 */
export function recallSession(context: Context, token: string): Soon<PlaySession | null> {
  const { clock, known } = context;
  const nowMs = clock.now().getTime();
  const remembered = known.get(token) ?? null;
  const isFresh = remembered !== null && nowMs < remembered.untilMs;
  if (isFresh && nowMs - remembered.usedAtMs < TOUCH_EVERY_MS) {
    return use(context, remembered, nowMs);
  }
  return recheckSession(context, token, { fresh: isFresh ? remembered : null, nowMs });
}

async function recheckSession(
  context: Context,
  token: string,
  { fresh, nowMs }: { readonly fresh: KnownSession | null; readonly nowMs: number },
): Promise<PlaySession | null> {
  const idleMs = (await context.playRules()).sessionIdleMinutes * 60_000;
  const isIdle = ({ usedAtMs }: KnownSession) => nowMs - usedAtMs >= idleMs;
  // Another process may have heard of the player since.
  const current =
    fresh !== null && !isIdle(fresh) ? fresh : await readSession(context, token, nowMs);
  return current === null || isIdle(current) ? null : use(context, current, nowMs);
}

async function readSession(
  { lookUpSession, known }: Context,
  token: string,
  nowMs: number,
): Promise<KnownSession | null> {
  const stored = await lookUpSession(token);
  if (stored === null) return null;
  const before = known.get(token);
  const read: KnownSession = {
    session: stored.session,
    untilMs: nowMs + SESSION_TTL_MS,
    usedAtMs: Math.max(stored.usedAt.getTime(), before?.usedAtMs ?? 0),
    touchedAtMs: stored.usedAt.getTime(),
  };
  known.set(token, read);
  return read;
}

function use({ touches }: Context, known: KnownSession, nowMs: number): PlaySession {
  known.usedAtMs = Math.max(known.usedAtMs, nowMs);
  if (nowMs - known.touchedAtMs >= TOUCH_EVERY_MS) {
    known.touchedAtMs = nowMs;
    touches.note(known.session.token, new Date(nowMs));
  }
  return known.session;
}

export function startDemo(
  context: Context,
  game: string,
  language: Language,
): Promise<PlaySession> {
  const session: PlaySession = {
    token: `demo_${context.random.token(TOKEN_BYTES)}`,
    player: `demo_${context.random.uuid()}`,
    game,
    mode: "demo",
    language,
  };
  return inTransaction(context.db, async (tx) => {
    await insertDemoWallet(tx, session.player, DEMO_BALANCE);
    await insertSession(tx, session, context.clock.now());
    return session;
  });
}

export function requireGame(code: string): HouseGame {
  const game = findGame(code);
  if (game === null) throw new DomainError("house_games.game_unknown");
  return game;
}

/** The platform's tokens live for half of it, which is also a demo's idle time. */
const SESSION_KEPT_MS = 24 * 3_600_000;
/** Long enough to verify what one has just tried. */
const DEMO_ROUND_KEPT_MS = 7 * 24 * 3_600_000;

export async function forgetSessions({ db, clock }: Context): Promise<void> {
  const now = clock.now().getTime();
  await inTransaction(db, async (tx) => {
    await deleteOldSessions(tx, new Date(now - SESSION_KEPT_MS));
    await deleteOldDemoRounds(tx, new Date(now - DEMO_ROUND_KEPT_MS));
  });
}
