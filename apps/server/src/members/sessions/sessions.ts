/**
 * Sessions: a short-lived access token that most calls are known by, and a refresh token that is
 * exchanged at each use. Ended is ended: at once here, and in every other process as soon as it
 * has heard of it, within a second at the most.
 */
import { createHash, createHmac } from "node:crypto";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Clock } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { MemberIdentity } from "../../platform/http/types.ts";
import type { Logger } from "../../platform/logger.ts";
import type { Notices } from "../../platform/database/notices.ts";
import type { Random } from "../../platform/random.ts";
import type { AccessTokens } from "./access-tokens.ts";
import { hasExpired, session as rules } from "../policy.ts";
import type { Keys } from "../../platform/secrets/secrets.ts";
import * as repository from "./session-repository.ts";
import { createSessionMemory } from "./session-memory.ts";

export interface SessionOrigin {
  readonly ip: string;
  readonly userAgent: string;
}

export interface StartedSession {
  readonly sessionId: string;
  readonly refreshToken: string;
}

export type RefreshResult =
  | { readonly memberId: MemberId; readonly sessionId: string; readonly refreshToken: string }
  | "revoked"
  | "refused";

export interface Sessions {
  start(tx: Tx, memberId: MemberId, origin: SessionOrigin): Promise<StartedSession>;
  exchange(refreshToken: string): Promise<RefreshResult>;
  authenticate(accessToken: string): Promise<MemberIdentity | "revoked" | null>;
  isRevoked(sessionId: string): boolean | Promise<boolean>;
  /** Call `forget` with the ids once the transaction is committed. */
  revoke(tx: Tx, which: repository.Which, reason: string): Promise<readonly string[]>;
  forget(sessionIds: readonly string[]): void;
  /** Those a member could still use, the one last seen first. */
  listOpen(memberId: MemberId): Promise<readonly repository.OpenSession[]>;
  /** The session a refresh token belongs to, whatever its state. */
  find(refreshToken: string): Promise<string | null>;
  close(): Promise<void>;
}

export interface SessionsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly logger: Logger;
  readonly notices: Notices;
  readonly accessTokens: AccessTokens;
  readonly keys: Keys;
}

/** More sessions than anybody looks through. */
const LISTED_MAX = 100;

const hashToken = (token: string) => createHash("sha256").update(token).digest();

export function createSessions(deps: SessionsDeps): Sessions {
  const { db, clock, random, keys } = deps;
  const memory = createSessionMemory(deps);
  const lastSeen = (sessionId: string) => memory.lastSeen(sessionId);
  /** The successor is computed, not drawn: two tabs that exchange the same token get the same. */
  const successorsOf = (token: string) =>
    keys().map((key) => createHmac("sha256", key).update(token).digest("base64url"));
  return {
    start: async (tx, memberId, { ip, userAgent }) => {
      const now = clock.now();
      const sessionId = random.uuid();
      const refreshToken = random.token(32);
      const expiresAt = new Date(now.getTime() + rules.absoluteSeconds * 1_000);
      await repository.insertSession(tx, { sessionId, memberId, now, expiresAt, ip, userAgent });
      await repository.insertRefreshToken(tx, { hash: hashToken(refreshToken), sessionId, now });
      return { sessionId, refreshToken };
    },
    exchange: async (refreshToken) => {
      const now = clock.now();
      const result = await inTransaction(db, (tx) =>
        exchangeToken(tx, { refreshToken, now, successorsOf, lastSeen }),
      );
      if (result.outcome === "exchanged") return result.session;
      memory.forget(result.revoked);
      return result.outcome;
    },
    authenticate: (accessToken) => memory.authenticate(accessToken),
    isRevoked: (sessionId) => memory.isRevoked(sessionId),
    revoke: (tx, which, reason) => repository.revokeSessions(tx, which, reason, clock.now()),
    forget: (sessionIds) => memory.forget(sessionIds),
    find: (refreshToken) =>
      inTransaction(db, async (tx) => {
        const row = await repository.lockSessionOfToken(tx, hashToken(refreshToken));
        return row?.session_id ?? null;
      }),
    listOpen: async (memberId) => {
      const now = clock.now();
      const rows = await repository.listOpenSessions(db, memberId, { now, limit: LISTED_MAX });
      return rows
        .map((row) => withLastSeen(row, { lastSeen }))
        .filter((row) => !hasExpired(row, now))
        .sort((one, other) => other.last_seen_at.getTime() - one.last_seen_at.getTime());
    },
    close: () => memory.close(),
  };
}

interface Exchange {
  readonly refreshToken: string;
  readonly now: Date;
  /** By the key in use, and after it by those that were. */
  readonly successorsOf: (token: string) => readonly string[];
  readonly lastSeen: (sessionId: string) => Date | null;
}

type ExchangeOutcome =
  | { readonly outcome: "exchanged"; readonly session: Exclude<RefreshResult, string> }
  | { readonly outcome: "refused" | "revoked"; readonly revoked: readonly string[] };

const refused: ExchangeOutcome = { outcome: "refused", revoked: [] };

/** Longest chain that a few tabs can build within the overlap. */
const CHAIN_MAX = 16;

async function exchangeToken(tx: Tx, exchange: Exchange): Promise<ExchangeOutcome> {
  const { now, successorsOf } = exchange;
  const row = await repository.lockSessionOfToken(tx, hashToken(exchange.refreshToken));
  if (row === null) return refused;
  if (row.revoked_at !== null) return { outcome: "revoked", revoked: [] };
  if (hasExpired(withLastSeen(row, exchange), now)) return refused;
  const session = { memberId: row.member_id, sessionId: row.session_id };
  let token = exchange.refreshToken;
  for (let step = 0; step < CHAIN_MAX; step += 1) {
    const known = await repository.findRefreshToken(tx, hashToken(token));
    if (known === null) return refused;
    if (known.used_at === null) {
      // A later tab gets what the first one got; only the first moves the chain on.
      if (step > 0) return { outcome: "exchanged", session: { ...session, refreshToken: token } };
      const [next = ""] = successorsOf(token);
      await repository.markRefreshTokenUsed(tx, hashToken(token), now);
      const hash = hashToken(next);
      await repository.insertRefreshToken(tx, { hash, sessionId: row.session_id, now });
      await repository.touchSession(tx, row.session_id, now);
      return { outcome: "exchanged", session: { ...session, refreshToken: next } };
    }
    // Used long ago and shown again: somebody else has a copy. Nobody keeps this session.
    if (now.getTime() - known.used_at.getTime() > rules.refreshOverlapSeconds * 1_000) {
      const which = { sessionId: row.session_id };
      const revoked = await repository.revokeSessions(tx, which, "refresh_token_reused", now);
      return { outcome: "revoked", revoked };
    }
    const next = await findKnown(tx, successorsOf(token));
    if (next === null) return refused;
    token = next;
  }
  return refused;
}

async function findKnown(tx: Tx, tokens: readonly string[]): Promise<string | null> {
  for (const token of tokens) {
    if ((await repository.findRefreshToken(tx, hashToken(token))) !== null) return token;
  }
  return null;
}

/** What this process saw may not be written yet. */
function withLastSeen<Row extends repository.SessionRow>(
  row: Row,
  { lastSeen }: Pick<Exchange, "lastSeen">,
): Row {
  const here = lastSeen(row.session_id);
  return here !== null && here > row.last_seen_at ? { ...row, last_seen_at: here } : row;
}
