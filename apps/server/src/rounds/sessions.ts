/**
 * Game sessions: a member's leave to play one game, held by the studio as an opaque random token.
 * Only its hash is stored. A session ends by itself when nothing is staked for half an hour, when
 * the game is launched again, and when the login it came from is revoked.
 */
import { createHash } from "node:crypto";
import type { Clock } from "../platform/clock.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import type { Db } from "../platform/database/types.ts";
import {
  deleteSessions,
  endSessions,
  findSession,
  type GameSession,
  insertSession,
  touchSession,
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
  find(token: string): Promise<KnownSession | null>;
  /** Notes that something was staked; written at most once a minute. */
  touch(session: GameSession): Promise<void>;
  /** Ends whatever the member has open; wins and rollbacks are still accepted. */
  endAll(memberId: number): Promise<void>;
  forgetOld(): Promise<void>;
}

export interface SessionsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly isLoginRevoked: (loginSessionId: string) => Promise<boolean>;
}

const IDLE_MS = 30 * 60_000;
const LIFE_MS = 12 * 3_600_000;
const TOUCH_EVERY_MS = 60_000;
/** What was read is believed this long: a session ended elsewhere is dead within a second. */
const BELIEVED_MS = 1_000;
const REMEMBERED_MAX = 20_000;
/** Long enough to explain a late win; rounds and movements themselves are kept for years. */
const KEPT_MS = 30 * 24 * 3_600_000;

interface Remembered {
  readonly session: GameSession;
  readonly isRevoked: boolean;
  readonly untilMs: number;
}

export function createSessions({ db, clock, isLoginRevoked }: SessionsDeps): Sessions {
  const remembered = new Map<string, Remembered>();
  const nowMs = () => clock.now().getTime();

  const recall = async (token: string): Promise<Remembered | null> => {
    const hash = createHash("sha256").update(token).digest();
    const key = hash.toString("base64");
    const known = remembered.get(key);
    if (known !== undefined && nowMs() < known.untilMs) return known;
    const session = await findSession(db, hash);
    if (session === null) return null;
    const isRevoked = await isLoginRevoked(session.loginSessionId);
    const fresh = { session, isRevoked, untilMs: nowMs() + BELIEVED_MS };
    if (remembered.size >= REMEMBERED_MAX) remembered.clear();
    remembered.set(key, fresh);
    return fresh;
  };
  const forget = (memberId: number): void => {
    for (const [key, { session }] of remembered) {
      if (session.memberId === memberId) remembered.delete(key);
    }
  };
  const lastUseMs = (session: GameSession) => (session.lastBetAt ?? session.createdAt).getTime();

  return {
    open: async ({ token, ...session }) => {
      const createdAt = clock.now();
      await inTransaction(db, async (tx) => {
        await endSessions(tx, { ...session, at: createdAt });
        await insertSession(tx, {
          ...session,
          mode: token === null ? "demo" : "real",
          currency: token === null ? "XXX" : "BRL",
          tokenHash: token === null ? null : createHash("sha256").update(token).digest(),
          createdAt,
          expiresAt: new Date(createdAt.getTime() + LIFE_MS),
        });
      });
      forget(session.memberId);
    },
    find: async (token) => {
      const found = await recall(token);
      if (found === null) return null;
      const { session, isRevoked } = found;
      const isOver = session.endedAt !== null || nowMs() >= session.expiresAt.getTime();
      const isIdle = nowMs() - lastUseMs(session) >= IDLE_MS;
      return { session, isExpired: isOver || isIdle || isRevoked };
    },
    touch: async (session) => {
      if (nowMs() - lastUseMs(session) < TOUCH_EVERY_MS) return;
      await inTransaction(db, (tx) => touchSession(tx, session.id, clock.now()));
      forget(session.memberId);
    },
    endAll: async (memberId) => {
      const all = { memberId, gameId: null, at: clock.now() };
      await inTransaction(db, (tx) => endSessions(tx, all));
      forget(memberId);
    },
    forgetOld: () => inTransaction(db, (tx) => deleteSessions(tx, new Date(nowMs() - KEPT_MS))),
  };
}
