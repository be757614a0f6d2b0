/** The SQL of tiles. */
import { sql } from "kysely";
import type { Db, Tx } from "../platform/database/types.ts";

export async function findArtwork(db: Db, hash: string): Promise<Buffer | null> {
  const { rows } = await sql<{ bytes: Buffer }>`
    SELECT bytes FROM catalog.artwork WHERE hash = ${hash}`.execute(db);
  return rows[0]?.bytes ?? null;
}

export async function insertArtwork(
  tx: Tx,
  { hash, bytes, at }: { readonly hash: string; readonly bytes: Buffer; readonly at: Date },
): Promise<void> {
  await sql`
    INSERT INTO catalog.artwork (hash, bytes, made_at) VALUES (${hash}, ${bytes}, ${at})
    ON CONFLICT DO NOTHING`.execute(tx);
}

/** False: there is no such game. */
export async function updateTile(
  tx: Tx,
  of: {
    readonly studio: string;
    readonly code: string;
    readonly large: string;
    readonly small: string;
  },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE catalog.game SET tile_hash = ${of.large}, tile_small_hash = ${of.small}
    WHERE studio = ${of.studio} AND code = ${of.code} RETURNING id`.execute(tx);
  return rows.length === 1;
}
