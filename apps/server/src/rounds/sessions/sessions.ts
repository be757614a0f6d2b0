/**
 * Game sessions: a member's leave to play one game, held by the studio as an opaque random token.
 * Only its hash is stored. A session ends by itself when nothing is staked for as long as the
 * market says (half an hour), when the game is launched again, and when the login it came from is
 * revoked.
 *
 * Sessions are remembered as long as notices of their end are proven to be heard. Stakes are noted
 * in memory and written minutes apart, or a round would cost a second write. To another process,
 * and after a crash of this one, half an hour of idleness may be up to five minutes shorter, never
 * longer.
 */
import { createHash } from "node:crypto";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { BoundedMap } from "../../platform/memory/bounded-map.ts";
import type { Clock } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/types.ts";
import { gathering } from "../../platform/memory/gathering.ts";
import type { Logger } from "../../platform/logger.ts";
import type { Notices, ReadingMark } from "../../platform/database/notices.ts";
import { type Soon, soon } from "../../platform/memory/soon.ts";
import { createTouches } from "../../platform/memory/touches.ts";
import {
  deleteSessions,
  endSessions,
  findSessions,
  type GameSession,
  insertSession,
  touchSessions,
} from "./session-repository.ts";

export type NewSession = Pick<
  GameSession,
  "id" | "memberId" | "loginSessionId" | "gameId" | "studio" | "gameCode"
> & {
  /** Null: a demo, which never speaks to the wallet. */
  readonly token: string | null;
};

export interface KnownSession {
  readonly session: GameSession;
  /** Ended, idle for too long, or its login was revoked: no more bets. */
  readonly isExpired: boolean;
}

export interface Sessions {
  /** Opens a session and ends the member's earlier ones of the same game. */
  open(session: NewSession): Promise<void>;
  find(token: string): Soon<KnownSession | null>;
  /** Notes that something was staked; written at most once in five minutes, with others. */
  touch(session: GameSession): void;
  /** Ends whatever the member has open; wins and rollbacks are still accepted. */
  endAll(memberId: MemberId): Promise<void>;
  forgetOld(): Promise<void>;
  /** Writes what was noted and not written yet. */
  close(): Promise<void>;
}

export interface SessionsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly notices: Notices;
  readonly isLoginRevoked: (loginSessionId: string) => Soon<boolean>;
  /** From memory. */
  readonly sessionIdleMs: () => Soon<number>;
}

/** No market has a shorter time, so play within it needs no look at the numbers. */
const IDLE_FROM_MS = 10 * 60_000;
const LIFE_MS = 12 * 3_600_000;
const TOUCH_EVERY_MS = 5 * 60_000;
const REMEMBERED_MAX = 200_000;
/** Ended while they were being read: enough for all reads that can be under way. */
const ENDINGS_MAX = 10_000;
/** Long enough to explain a late win; rounds and movements themselves are kept for years. */
const KEPT_MS = 30 * 24 * 3_600_000;

interface Remembered {
  readonly session: GameSession;
  readonly mark: ReadingMark;
  isEnded: boolean;
  lastUseMs: number;
  touchedAtMs: number;
}

export function createSessions(deps: SessionsDeps): Sessions {
  const { db, clock, isLoginRevoked } = deps;
  const memory = createMemory(deps);
  const touches = createTouches({
    logger: deps.logger,
    write: (some) => inTransaction(db, (tx) => touchSessions(tx, some)),
  });
  const nowMs = () => clock.now().getTime();
  const isIdle = ({ lastUseMs }: Remembered): Soon<boolean> => {
    const idleMs = nowMs() - lastUseMs;
    return idleMs >= IDLE_FROM_MS && soon(deps.sessionIdleMs(), (maxMs) => idleMs >= maxMs);
  };
  const isOver = (known: Remembered): Soon<boolean> =>
    known.isEnded || nowMs() >= known.session.expiresAt.getTime() || isIdle(known);
  const look = (known: Remembered): Soon<KnownSession> => {
    const { session } = known;
    const isExpired = soon(
      isOver(known),
      (isItOver) => isItOver || isLoginRevoked(session.loginSessionId),
    );
    return soon(isExpired, (isItExpired) => ({ session, isExpired: isItExpired }));
  };
  const readAgain = async (token: string): Promise<KnownSession | null> => {
    const known = await memory.read(token);
    return known === null ? null : look(known);
  };

  return {
    open: async ({ token, ...session }) => {
      const createdAt = clock.now();
      const ended = await inTransaction(db, async (tx) => {
        const earlier = await endSessions(tx, { ...session, at: createdAt });
        await insertSession(tx, {
          ...session,
          mode: token === null ? "demo" : "real",
          currency: token === null ? "XXX" : "BRL",
          tokenHash: token === null ? null : createHash("sha256").update(token).digest(),
          createdAt,
          expiresAt: new Date(createdAt.getTime() + LIFE_MS),
        });
        return earlier;
      });
      ended.forEach(memory.end);
    },
    find: (token) => {
      const known = memory.recall(token);
      if (known === null) return readAgain(token);
      // Idle: another process may have taken a stake since.
      return soon(isIdle(known), (isItIdle) => (isItIdle ? readAgain(token) : look(known)));
    },
    touch: (session) => {
      const now = clock.now();
      const known = memory.byId(session.id);
      if (known === undefined) return touches.note(session.id, now);
      known.lastUseMs = now.getTime();
      if (known.lastUseMs - known.touchedAtMs < TOUCH_EVERY_MS) return;
      known.touchedAtMs = known.lastUseMs;
      touches.note(session.id, now);
    },
    endAll: async (memberId) => {
      const all = { memberId, gameId: null, at: clock.now() };
      const ended = await inTransaction(db, (tx) => endSessions(tx, all));
      ended.forEach(memory.end);
    },
    forgetOld: () => inTransaction(db, (tx) => deleteSessions(tx, new Date(nowMs() - KEPT_MS))),
    close: () => touches.close(),
  };
}

/** The sessions this process knows, by token and by id. */
function createMemory({ db, notices }: SessionsDeps) {
  const byId = new Map<string, Remembered>();
  const byToken = new BoundedMap<string, Remembered>(REMEMBERED_MAX, ({ session }) =>
    byId.delete(session.id),
  );
  const endings = new BoundedMap<string, true>(ENDINGS_MAX);
  const lookUp = gathering({ load: (hashes: readonly Buffer[]) => findSessions(db, hashes) });
  const end = (id: string): void => {
    endings.set(id, true);
    const known = byId.get(id);
    if (known !== undefined) known.isEnded = true;
  };
  notices.on("game-ended", end);
  return {
    end,
    byId: (id: string) => byId.get(id),
    recall: (token: string): Remembered | null => {
      const known = byToken.get(token);
      if (known === undefined) return null;
      return known.isEnded || notices.isCurrent(known.mark) ? known : null;
    },
    read: async (token: string): Promise<Remembered | null> => {
      const mark = notices.mark();
      const session = await lookUp(createHash("sha256").update(token).digest());
      if (session === null) return null;
      const before = byId.get(session.id);
      const usedMs = (session.lastBetAt ?? session.createdAt).getTime();
      const known: Remembered = {
        session,
        mark,
        // Ended while we asked: what we read may be from before.
        isEnded: session.endedAt !== null || before?.isEnded === true || endings.has(session.id),
        lastUseMs: Math.max(usedMs, before?.lastUseMs ?? 0),
        // Opening it counts as well: what was opened just now need not be noted.
        touchedAtMs: Math.max(usedMs, before?.touchedAtMs ?? 0),
      };
      byToken.set(token, known);
      byId.set(session.id, known);
      return known;
    },
  };
}
