/**
 * What is remembered of sessions, so that nearly every call is known without asking the database.
 * Notices say when one ends; while they are proven to be heard, nothing is asked again.
 */
import { BoundedMap } from "../../platform/memory/bounded-map.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/types.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { gathering } from "../../platform/memory/gathering.ts";
import type { MemberIdentity } from "../../platform/http/types.ts";
import type { Logger } from "../../platform/logger.ts";
import type { Notices, ReadingMark } from "../../platform/database/notices.ts";
import { createTouches } from "../../platform/memory/touches.ts";
import type { AccessTokens, TokenClaims } from "./access-tokens.ts";
import { hasExpired } from "../policy.ts";
import * as repository from "./session-repository.ts";

/**
 * How exact "last seen" is in the database; here it is exact. To another process, and after a crash
 * of this one, an idle session ends up to 66 seconds early, never late.
 */
const TOUCH_MS = 60_000;
const REMEMBERED_MAX = 200_000;

interface Known {
  readonly mark: ReadingMark;
  /** Ended before its time. For good: what is read later may be older. */
  isRevoked: boolean;
  /** Null: there is no such session (any more). */
  readonly expiresAtMs: number | null;
  lastSeenMs: number;
  touchedAtMs: number;
}

export interface SessionMemory {
  authenticate(accessToken: string): Promise<MemberIdentity | "revoked" | null>;
  /** Was this session ended before its time? */
  isRevoked(sessionId: string): boolean | Promise<boolean>;
  /** When this process last saw it, if it did: later than the database may know. */
  lastSeen(sessionId: string): Date | null;
  forget(sessionIds: readonly string[]): void;
  /** Writes what was noted and not written yet. */
  close(): Promise<void>;
}

export interface SessionMemoryDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly notices: Notices;
  readonly accessTokens: AccessTokens;
}

export function createSessionMemory(deps: SessionMemoryDeps): SessionMemory {
  const { db, clock, notices } = deps;
  const identify = rememberTokens(deps);
  const sessions = new BoundedMap<string, Known>(REMEMBERED_MAX);
  const asking = new Map<string, Promise<Known>>();
  const lookUp = gathering({
    load: (sessionIds: readonly string[]) => repository.findSessions(db, sessionIds),
  });
  const touches = createTouches({
    logger: deps.logger,
    write: (some) => inTransaction(db, (tx) => repository.touchSessions(tx, some)),
  });

  const ask = async (sessionId: string): Promise<Known> => {
    const mark = notices.mark();
    const row = await lookUp(sessionId);
    const before = sessions.get(sessionId);
    const seenMs = row?.last_seen_at.getTime() ?? 0;
    const known: Known = {
      mark,
      // Ended while we asked: what we read may be from before.
      isRevoked: before?.isRevoked === true || (row !== null && row.revoked_at !== null),
      expiresAtMs: row === null ? null : row.expires_at.getTime(),
      lastSeenMs: Math.max(seenMs, before?.lastSeenMs ?? 0),
      touchedAtMs: Math.max(seenMs, before?.touchedAtMs ?? 0),
    };
    sessions.set(sessionId, known);
    return known;
  };

  /** Many calls of one player at once ask once. */
  const askOnce = (sessionId: string): Promise<Known> => {
    const running = asking.get(sessionId);
    if (running !== undefined) return running;
    const started = ask(sessionId).finally(() => asking.delete(sessionId));
    asking.set(sessionId, started);
    return started;
  };

  const recall = (sessionId: string): Known | null => {
    const known = sessions.get(sessionId);
    if (known === undefined) return null;
    return known.isRevoked || notices.isCurrent(known.mark) ? known : null;
  };

  const end = (sessionId: string): void => {
    const nowMs = clock.now().getTime();
    const known = sessions.get(sessionId) ?? {
      mark: notices.mark(),
      expiresAtMs: null,
      lastSeenMs: nowMs,
      touchedAtMs: nowMs,
    };
    sessions.set(sessionId, { ...known, isRevoked: true });
  };
  notices.on("login-ended", end);

  const isOver = (known: Known, now: Date) =>
    known.expiresAtMs === null ||
    hasExpired(
      { last_seen_at: new Date(known.lastSeenMs), expires_at: new Date(known.expiresAtMs) },
      now,
    );

  const touch = (sessionId: string, known: Known, now: Date): void => {
    known.lastSeenMs = now.getTime();
    if (known.lastSeenMs - known.touchedAtMs < TOUCH_MS) return;
    known.touchedAtMs = known.lastSeenMs;
    touches.note(sessionId, now);
  };

  return {
    isRevoked: (sessionId) =>
      recall(sessionId)?.isRevoked ?? askOnce(sessionId).then((known) => known.isRevoked),
    authenticate: async (token) => {
      const now = clock.now();
      const claims = await identify(token, now.getTime());
      if (claims === null) return null;
      const { sessionId, memberId } = claims;
      const recalled = recall(sessionId);
      let known = recalled ?? (await askOnce(sessionId));
      // Another process may have seen it since.
      if (recalled !== null && !known.isRevoked && isOver(known, now)) {
        known = await askOnce(sessionId);
      }
      if (known.isRevoked) return "revoked";
      if (isOver(known, now)) return null;
      touch(sessionId, known, now);
      return { memberId, sessionId };
    },
    lastSeen: (sessionId) => {
      const known = sessions.get(sessionId);
      return known === undefined ? null : new Date(known.lastSeenMs);
    },
    forget: (sessionIds) => sessionIds.forEach(end),
    close: () => touches.close(),
  };
}

/** Whose token this is: a signature is verified once, then the token itself is known. */
function rememberTokens({ accessTokens }: SessionMemoryDeps) {
  const tokens = new BoundedMap<string, TokenClaims>(REMEMBERED_MAX);
  return async (token: string, nowMs: number): Promise<TokenClaims | null> => {
    const known = tokens.get(token);
    if (known === undefined) {
      const claims = await accessTokens.verify(token);
      if (claims !== null) tokens.set(token, claims);
      return claims;
    }
    if (known.expiresAtMs > nowMs) return known;
    tokens.delete(token);
    return null;
  };
}
