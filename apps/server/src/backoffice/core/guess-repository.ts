/** The SQL of guesses that are counted. */
import { sql } from "kysely";
import type { Tx } from "../../platform/database/types.ts";

/**
 * Counts one guess within the window and returns how many that makes, and when it began. What
 * another server has counted under another key is counted on under the first one.
 */
export async function countGuess(
  tx: Tx,
  [key, ...others]: readonly string[],
  now: Date,
  windowStart: Date,
): Promise<{ readonly tries: number; readonly window_started_at: Date }> {
  if (others.length > 0) {
    await sql`
      UPDATE backoffice.guess SET key = ${key}
      WHERE key = ANY(${others}::text[])
        AND NOT EXISTS (SELECT FROM backoffice.guess WHERE key = ${key})`.execute(tx);
  }
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

export async function forgetGuesses(tx: Tx, keys: readonly string[]): Promise<void> {
  await sql`DELETE FROM backoffice.guess WHERE key = ANY(${keys}::text[])`.execute(tx);
}
