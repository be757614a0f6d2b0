/** The SQL of guesses that are counted. */
import { sql } from "kysely";
import type { Tx } from "../../platform/database/types.ts";

/** Counts one guess within the window and returns how many that makes, and when it began. */
export async function countGuess(
  tx: Tx,
  key: string,
  now: Date,
  windowStart: Date,
): Promise<{ readonly tries: number; readonly window_started_at: Date }> {
  const counted = await sql<{ tries: number; window_started_at: Date }>`
    INSERT INTO backoffice.guess AS g (key, window_started_at, tries)
    VALUES (${key}, ${now}, 1)
    ON CONFLICT (key) DO UPDATE SET
      tries = CASE WHEN g.window_started_at <= ${windowStart} THEN 1 ELSE g.tries + 1 END,
      window_started_at =
        CASE WHEN g.window_started_at <= ${windowStart} THEN ${now} ELSE g.window_started_at END
    RETURNING tries, window_started_at`.execute(tx);
  return counted.rows[0] ?? { tries: 1, window_started_at: now };
}

export async function forgetGuesses(tx: Tx, key: string): Promise<void> {
  await sql`DELETE FROM backoffice.guess WHERE key = ${key}`.execute(tx);
}
