/** What is remembered of sessions, so that most calls are known without asking the database. */
import type { Clock } from "../platform/clock.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import type { Db } from "../platform/database/types.ts";
import type { MemberIdentity } from "../platform/http/types.ts";
import type { AccessTokens, TokenClaims } from "./access-tokens.ts";
import { hasExpired } from "./policy.ts";
import * as repository from "./session-repository.ts";

/** Another process may have ended a session: how long this one may not know. */
const RECHECK_MS = 1_000;
/** How exact "last seen" is. */
const TOUCH_MS = 60_000;
const REMEMBERED_MAX = 100_000;

type Standing = "open" | "revoked" | "ended";

interface Known {
  readonly standing: Standing;
  readonly checkedAtMs: number;
  touchedAtMs: number;
}

export interface SessionMemory {
  authenticate(accessToken: string): Promise<MemberIdentity | "revoked" | null>;
  /** Was this session ended before its time? */
  isRevoked(sessionId: string): Promise<boolean>;
  forget(sessionIds: readonly string[]): void;
}

export interface SessionMemoryDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly accessTokens: AccessTokens;
}

export function createSessionMemory({ db, clock, accessTokens }: SessionMemoryDeps): SessionMemory {
  const tokens = new Map<string, TokenClaims>();
  const sessions = new Map<string, Known>();
  const asking = new Map<string, Promise<Known>>();

  const verify = async (token: string): Promise<TokenClaims | null> => {
    const known = tokens.get(token);
    if (known !== undefined) return known;
    const claims = await accessTokens.verify(token);
    if (claims !== null) rememberBounded(tokens, token, claims);
    return claims;
  };

  const ask = async (sessionId: string): Promise<Known> => {
    const nowMs = clock.now().getTime();
    const row = await repository.findSession(db, sessionId);
    // Ended while we asked: what we read may be from before.
    const newer = sessions.get(sessionId);
    if (newer?.standing === "revoked") return newer;
    const touchedAtMs = row?.last_seen_at.getTime() ?? 0;
    const known = { standing: standingOf(row, new Date(nowMs)), checkedAtMs: nowMs, touchedAtMs };
    rememberBounded(sessions, sessionId, known);
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

  const look = (sessionId: string): Promise<Known> => {
    const known = sessions.get(sessionId);
    const isFresh = known !== undefined && clock.now().getTime() - known.checkedAtMs < RECHECK_MS;
    return isFresh ? Promise.resolve(known) : askOnce(sessionId);
  };

  return {
    isRevoked: async (sessionId) => (await look(sessionId)).standing === "revoked",
    authenticate: async (token) => {
      const claims = await verify(token);
      if (claims === null) return null;
      const nowMs = clock.now().getTime();
      if (claims.expiresAtMs <= nowMs) {
        tokens.delete(token);
        return null;
      }
      const { sessionId, memberId } = claims;
      const known = await look(sessionId);
      if (known.standing === "revoked") return "revoked";
      if (known.standing === "ended") return null;
      if (nowMs - known.touchedAtMs >= TOUCH_MS) {
        known.touchedAtMs = nowMs;
        await inTransaction(db, (tx) => repository.touchSession(tx, sessionId, new Date(nowMs)));
      }
      return { memberId, sessionId };
    },
    forget: (sessionIds) => {
      for (const sessionId of sessionIds) {
        const nowMs = clock.now().getTime();
        sessions.set(sessionId, { standing: "revoked", checkedAtMs: nowMs, touchedAtMs: nowMs });
      }
    },
  };
}

function standingOf(row: repository.SessionRow | null, now: Date): Standing {
  if (row === null) return "ended";
  if (row.revoked_at !== null) return "revoked";
  return hasExpired(row, now) ? "ended" : "open";
}

/** The oldest entry makes room: it costs a look into the database, nothing more. */
function rememberBounded<K, V>(map: Map<K, V>, key: K, value: V): void {
  if (map.size >= REMEMBERED_MAX && !map.has(key)) {
    const oldest = map.keys().next();
    if (oldest.done !== true) map.delete(oldest.value);
  }
  map.set(key, value);
}
