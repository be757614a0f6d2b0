/** The SQL of pictures. */
import { sql } from "kysely";
import type { Db, Tx } from "../platform/database/types.ts";

export async function findImage(db: Db, hash: string): Promise<Buffer | null> {
  const { rows } = await sql<{ bytes: Buffer }>`
    SELECT bytes FROM content.image WHERE hash = ${hash}`.execute(db);
  return rows[0]?.bytes ?? null;
}

export async function insertImage(
  tx: Tx,
  image: {
    readonly hash: string;
    readonly bytes: Buffer;
    readonly width: number;
    readonly height: number;
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    INSERT INTO content.image (hash, bytes, width, height, made_at)
    VALUES (${image.hash}, ${image.bytes}, ${image.width}, ${image.height}, ${image.at})
    ON CONFLICT DO NOTHING`.execute(tx);
}
