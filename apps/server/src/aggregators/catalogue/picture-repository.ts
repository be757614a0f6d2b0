/** The SQL of partners' pictures. */
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";

interface Listed {
  readonly code: string;
  readonly pictureUrl: string | null;
}

/** Where each game's picture is, by the list that came last. */
export async function notePictures(
  tx: Tx,
  { partner, games }: { readonly partner: string; readonly games: readonly Listed[] },
): Promise<void> {
  const rows = games.map(({ code, pictureUrl }) => ({ code, url: pictureUrl }));
  await sql`
    UPDATE aggregators.listed_game g SET picture_url = r.url
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (code text, url text)
    WHERE g.partner = ${partner} AND g.code = r.code
      AND g.picture_url IS DISTINCT FROM r.url`.execute(tx);
}

export interface WantedPicture {
  readonly partner: string;
  readonly code: string;
  readonly url: string;
}

/** Of games that the house offers: never asked for, elsewhere now, or failed long ago. */
export async function listWantedPictures(
  db: Db,
  { failedBefore, limit }: { readonly failedBefore: Date; readonly limit: number },
): Promise<WantedPicture[]> {
  const { rows } = await sql<WantedPicture>`
    SELECT partner, code, picture_url AS url FROM aggregators.listed_game
    WHERE picture_url IS NOT NULL AND taken_version IS NOT NULL AND gone_at IS NULL
      AND (picture_tried IS DISTINCT FROM picture_url
        OR picture_problem IS NOT NULL AND picture_tried_at < ${failedBefore})
    ORDER BY picture_tried_at NULLS FIRST, partner, code LIMIT ${limit}`.execute(db);
  return rows;
}

export async function markTried(
  tx: Tx,
  { partner, code, url }: WantedPicture,
  { problem, at }: { readonly problem: string | null; readonly at: Date },
): Promise<void> {
  await sql`
    UPDATE aggregators.listed_game
    SET picture_tried = ${url}, picture_tried_at = ${at}, picture_problem = ${problem}
    WHERE partner = ${partner} AND code = ${code}`.execute(tx);
}
