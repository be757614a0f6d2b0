/** The SQL of front ends' files, as they are served. */
import { sql } from "kysely";
import type { Db } from "../../platform/database/types.ts";

export interface StoredFront {
  readonly type: string;
  readonly body: Buffer;
}

/** Only of versions that have been offered. */
export async function findFrontFile(
  db: Db,
  of: { readonly game: string; readonly version: number; readonly path: string },
): Promise<StoredFront | null> {
  const { rows } = await sql<StoredFront>`
    SELECT f.type, f.body FROM rgs.front_file f
    JOIN rgs.publication p ON p.id = f.publication_id
    WHERE p.game = ${of.game} AND p.version = ${of.version} AND p.status <> 'imported'
      AND f.path = ${of.path}`.execute(db);
  return rows[0] ?? null;
}
