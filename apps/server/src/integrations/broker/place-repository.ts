/** The SQL of a broker's place in the stream. */
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";

export async function openPlace(tx: Tx, broker: string): Promise<void> {
  await sql`INSERT INTO integrations.broker_place (broker, position) VALUES (${broker}, 0)
    ON CONFLICT DO NOTHING`.execute(tx);
}

/** Held until the transaction ends; null: another process sends. */
export async function lockPlace(tx: Tx, broker: string): Promise<number | null> {
  const { rows } = await sql<{ position: number }>`
    SELECT position FROM integrations.broker_place WHERE broker = ${broker}
    FOR UPDATE SKIP LOCKED`.execute(tx);
  return rows[0]?.position ?? null;
}

export async function movePlace(tx: Tx, broker: string, position: number): Promise<void> {
  await sql`UPDATE integrations.broker_place SET position = ${position}
    WHERE broker = ${broker}`.execute(tx);
}

/** For how long the first event that has not gone out has been there; 0: all have. */
export async function placeLagSeconds(db: Db, broker: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    SELECT coalesce(extract(epoch FROM now() - (
      SELECT written_at FROM integrations.event
      WHERE seq > coalesce((SELECT position FROM integrations.broker_place
        WHERE broker = ${broker}), 0)
      ORDER BY seq LIMIT 1)), 0)::float8 AS seconds`.execute(db);
  return Math.max(0, rows[0]?.seconds ?? 0);
}
