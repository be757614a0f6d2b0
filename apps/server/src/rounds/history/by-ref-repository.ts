/** Rounds of other studios by the name that their studio gave them. */
import { sql } from "kysely";
import type { Db } from "../../platform/database/types.ts";
import type { RoundOf } from "../voids/void-repository.ts";

/** Two studios may use one name, and a table's round has a row for each member. */
const FOUND_MAX = 5;

export async function findRoundsByRef(db: Db, roundRef: string): Promise<RoundOf[]> {
  const { rows } = await sql<RoundOf>`
    SELECT member_id AS "memberId", studio, round_ref AS "roundRef" FROM rounds.round
    WHERE round_ref = ${roundRef} AND studio <> 'house'
    ORDER BY opened_at DESC LIMIT ${FOUND_MAX}`.execute(db);
  return rows;
}
