/** The SQL of game sessions. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { Touch } from "../../platform/memory/touches.ts";

export interface GameSession {
  readonly id: string;
  readonly memberId: MemberId;
  readonly loginSessionId: string;
  readonly gameId: number;
  readonly studio: string;
  readonly gameCode: string;
  readonly mode: "real" | "demo";
  readonly currency: "BRL" | "XXX";
  readonly createdAt: Date;
  readonly lastBetAt: Date | null;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
}

export async function insertSession(
  tx: Tx,
  session: Omit<GameSession, "lastBetAt" | "endedAt"> & { tokenHash: Buffer | null },
): Promise<void> {
  await sql`
    INSERT INTO rounds.game_session (id, member_id, login_session_id, game_id, studio, game_code,
      mode, currency, token_hash, created_at, expires_at)
    VALUES (${session.id}, ${session.memberId}, ${session.loginSessionId}, ${session.gameId},
      ${session.studio}, ${session.gameCode}, ${session.mode}, ${session.currency},
      ${session.tokenHash}, ${session.createdAt}, ${session.expiresAt})`.execute(tx);
}

/** Of one game, or all of them; returns the ids of those that were still open. */
export async function endSessions(
  tx: Tx,
  { memberId, gameId, at }: { memberId: MemberId; gameId: number | null; at: Date },
): Promise<readonly string[]> {
  const ended = await sql<{ id: string }>`
    UPDATE rounds.game_session SET ended_at = ${at}
    WHERE member_id = ${memberId} AND ended_at IS NULL
      AND (${gameId}::int IS NULL OR game_id = ${gameId}::int)
    RETURNING id`.execute(tx);
  return ended.rows.map(({ id }) => id);
}

/** In the order of `tokenHashes`; null for what is no session. */
export async function findSessions(
  db: Db,
  tokenHashes: readonly Buffer[],
): Promise<(GameSession | null)[]> {
  const { rows } = await sql<GameSession & { tokenHash: Buffer }>`
    SELECT id, member_id AS "memberId", login_session_id AS "loginSessionId", game_id AS "gameId",
      studio, game_code AS "gameCode", mode, currency, created_at AS "createdAt",
      last_bet_at AS "lastBetAt", expires_at AS "expiresAt", ended_at AS "endedAt",
      token_hash AS "tokenHash"
    FROM rounds.game_session WHERE token_hash = ANY(${tokenHashes}::bytea[])`.execute(db);
  const found = new Map(
    rows.map(({ tokenHash, ...session }) => [tokenHash.toString("hex"), session] as const),
  );
  return tokenHashes.map((hash) => found.get(hash.toString("hex")) ?? null);
}

/** Whatever somebody else holds just now is left out: this must wait for nobody. */
export async function touchSessions(tx: Tx, touches: readonly Touch[]): Promise<void> {
  await sql`
    WITH touch AS (
      SELECT * FROM unnest(${touches.map(({ id }) => id)}::uuid[],
        ${touches.map(({ at }) => at)}::timestamptz[]) AS t (id, at)
    ), free AS (
      SELECT id FROM rounds.game_session JOIN touch USING (id)
      FOR NO KEY UPDATE OF game_session SKIP LOCKED
    )
    UPDATE rounds.game_session s SET last_bet_at = greatest(s.last_bet_at, touch.at)
    FROM touch JOIN free USING (id) WHERE s.id = touch.id`.execute(tx);
}

export async function deleteSessions(tx: Tx, expiredBefore: Date): Promise<void> {
  await sql`DELETE FROM rounds.game_session WHERE expires_at < ${expiredBefore}`.execute(tx);
}
