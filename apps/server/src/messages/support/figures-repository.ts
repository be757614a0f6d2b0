/** The SQL of how customer service did: how long people waited, and what they said of it. */
import { sql } from "kysely";
import type { Db } from "../../platform/database/types.ts";

export interface SupportFigures {
  readonly begun: number;
  readonly answered: number;
  /** Until the first answer: half of those answered waited no longer. Null: nobody was. */
  readonly medianSeconds: number | null;
  /** The same of nine in ten. */
  readonly ninthSeconds: number | null;
  /** By stars, from one to five. */
  readonly ratings: readonly number[];
}

/** Of conversations that began since then. */
export async function readSupportFigures(db: Db, since: Date): Promise<SupportFigures> {
  const { rows } = await sql<SupportFigures>`
    SELECT count(*) AS begun, count(waited) AS answered,
      percentile_disc(0.5) WITHIN GROUP (ORDER BY waited) AS "medianSeconds",
      percentile_disc(0.9) WITHIN GROUP (ORDER BY waited) AS "ninthSeconds",
      ARRAY[count(*) FILTER (WHERE stars = 1), count(*) FILTER (WHERE stars = 2),
        count(*) FILTER (WHERE stars = 3), count(*) FILTER (WHERE stars = 4),
        count(*) FILTER (WHERE stars = 5)]::int[] AS ratings
    FROM (
      SELECT t.stars, extract(epoch FROM (
          SELECT min(m.at) FROM messages.ticket_message AS m
          WHERE m.ticket_no = t.ticket_no AND m.operator IS NOT NULL) - t.created_at)::int AS waited
      FROM messages.ticket AS t WHERE t.created_at >= ${since}
    ) AS one`.execute(db);
  const [figures] = rows;
  if (figures === undefined) throw new Error("A sum has one row.");
  return figures;
}
