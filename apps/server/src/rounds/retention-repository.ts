/** Which rounds go with a month of the journal that is archived, and which stay. */
import { sql } from "kysely";
import type { MonthlyTable } from "../ledger/index.ts";

/** As for the books: read across rooms, by the owner alone. */
const operations = sql.table("ledger.operation");

/** A round's id is made at most a command's patience before its money moves. */
const MARGIN = sql`interval '1 day'`;

const operationOfRound = sql`o.member_id = r.member_id AND o.source = 'instant:' || r.studio
  AND o.external_id = r.round_key::text`;

export const instantRoundMonths: MonthlyTable = {
  name: "rounds.instant_round",
  /** Begun before the month ended, and written after: its transfers are left, and so it stays. */
  findLate: (partition, until) => sql`
    SELECT r.* FROM ${sql.table(partition)} r JOIN ${operations} o ON ${operationOfRound}
    WHERE r.id >= rounds.least_uuid7(${until}::timestamptz - ${MARGIN})
      AND o.created_at >= ${until}`,
  /** A clock that went back, in that very moment: cut a month later or earlier. */
  findObstacles: (until) => sql`
    SELECT 'round ' || r.id || ' is numbered after this month and was played in it' AS reason
    FROM rounds.instant_round r JOIN ${operations} o ON ${operationOfRound}
    WHERE r.id >= rounds.least_uuid7(${until})
      AND r.id < rounds.least_uuid7(${until}::timestamptz + ${MARGIN})
      AND o.created_at < ${until}`,
};
