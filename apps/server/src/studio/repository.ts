/** The SQL of channels that operators have entered. */
import { sql } from "kysely";
import type { Db, Tx } from "../platform/database/types.ts";

export interface OperatorChannel {
  readonly id: number;
  readonly title: string;
  readonly streamUrl: string;
  readonly position: number;
  readonly isShown: boolean;
  /** The operator who entered it last. */
  readonly setBy: string;
  readonly setAt: Date;
}

export type ChannelWish = Omit<OperatorChannel, "id" | "setBy" | "setAt">;

export async function listChannels(db: Db): Promise<OperatorChannel[]> {
  const { rows } = await sql<OperatorChannel>`
    SELECT id, title, stream_url AS "streamUrl", position, is_shown AS "isShown",
      set_by AS "setBy", set_at AS "setAt"
    FROM studio.channel ORDER BY position, id`.execute(db);
  return rows;
}

/** Null when there is no such channel. Without an id it is a new one. */
export async function writeChannel(
  tx: Tx,
  id: number | null,
  wish: ChannelWish,
  set: { readonly by: string; readonly at: Date },
): Promise<number | null> {
  const { title, streamUrl, position, isShown } = wish;
  const query =
    id === null
      ? sql<{ id: number }>`
          INSERT INTO studio.channel (title, stream_url, position, is_shown, set_by, set_at)
          VALUES (${title}, ${streamUrl}, ${position}, ${isShown}, ${set.by}, ${set.at})
          ON CONFLICT (stream_url) DO UPDATE SET title = excluded.title,
            position = excluded.position, is_shown = excluded.is_shown,
            set_by = excluded.set_by, set_at = excluded.set_at
          RETURNING id`
      : sql<{ id: number }>`
          UPDATE studio.channel SET title = ${title}, stream_url = ${streamUrl},
            position = ${position}, is_shown = ${isShown}, set_by = ${set.by}, set_at = ${set.at}
          WHERE id = ${id} RETURNING id`;
  const { rows } = await query.execute(tx);
  return rows[0]?.id ?? null;
}

export async function deleteChannel(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`DELETE FROM studio.channel WHERE id = ${id} RETURNING id`.execute(tx);
  return rows.length > 0;
}
