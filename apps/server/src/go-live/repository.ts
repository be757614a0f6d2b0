/** What PostgreSQL says of itself. */
import { sql } from "kysely";
import type { Db } from "../platform/database/types.ts";
import type { DatabaseFacts } from "./facts.ts";

type ServerFacts = Pick<DatabaseFacts, "wantedStandbys" | "connectedStandbys" | "archive"> & {
  readonly now: Date;
};

export async function readServer(db: Db): Promise<ServerFacts> {
  const { rows } = await sql<{
    now: Date;
    wanted: string;
    connected: number;
    archives: boolean;
    archived_ago_ms: number | null;
    is_failing: boolean;
  }>`
    SELECT clock_timestamp() AS now,
      current_setting('synchronous_standby_names') AS wanted,
      (SELECT count(*) FROM pg_stat_replication) AS connected,
      current_setting('archive_mode') <> 'off' AS archives,
      (extract(epoch FROM clock_timestamp() - last_archived_time) * 1000)::float
        AS archived_ago_ms,
      coalesce(last_failed_time > last_archived_time, false) AS is_failing
    FROM pg_stat_archiver`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("PostgreSQL says nothing of itself.");
  return {
    now: row.now,
    wantedStandbys: row.wanted,
    connectedStandbys: row.connected,
    archive: {
      isOn: row.archives,
      lastDoneAgoMs: row.archived_ago_ms,
      isFailing: row.is_failing,
    },
  };
}
