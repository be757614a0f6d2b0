/** The games whose return was last seen too far from the theory. */
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";

export type Period = "week" | "ever";

export interface ReturnAlarm {
  readonly game: string;
  readonly period: Period;
  readonly since: Date;
}

export async function listAlarms(db: Db): Promise<ReturnAlarm[]> {
  const { rows } = await sql<ReturnAlarm>`
    SELECT game, period, since FROM statistics.return_alarm ORDER BY game, period`.execute(db);
  return rows;
}

/** False: another process has raised it before. */
export async function raiseAlarm(
  tx: Tx,
  alarm: ReturnAlarm & { readonly z: number },
): Promise<boolean> {
  const inserted = await sql`
    INSERT INTO statistics.return_alarm (game, period, z, since)
    VALUES (${alarm.game}, ${alarm.period}, ${alarm.z}, ${alarm.since})
    ON CONFLICT DO NOTHING`.execute(tx);
  return inserted.numAffectedRows === 1n;
}

/** False: another process has ended it before. */
export async function endAlarm(
  tx: Tx,
  { game, period }: Pick<ReturnAlarm, "game" | "period">,
): Promise<boolean> {
  const deleted = await sql`
    DELETE FROM statistics.return_alarm WHERE game = ${game} AND period = ${period}`.execute(tx);
  return deleted.numAffectedRows === 1n;
}
