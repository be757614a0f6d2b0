/** The SQL of the house's numbers. */
import { sql } from "kysely";
import type { Db, Tx } from "../platform/database/types.ts";

export interface NumberRow {
  readonly key: string;
  readonly effectiveFrom: Date;
  readonly value: unknown;
  readonly setBy: string | null;
}

export async function loadNumbers(db: Db | Tx): Promise<NumberRow[]> {
  const { rows } = await sql<NumberRow>`
    SELECT key, effective_from AS "effectiveFrom", value, set_by AS "setBy"
    FROM market.number ORDER BY key, effective_from DESC`.execute(db);
  return rows;
}

/** False: from that moment on something was set already, and stays. */
export async function insertNumber(tx: Tx, row: NumberRow): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO market.number (key, effective_from, value, set_by)
    VALUES (${row.key}, ${row.effectiveFrom}, ${JSON.stringify(row.value)}, ${row.setBy})
    ON CONFLICT DO NOTHING RETURNING key`.execute(tx);
  return rows.length > 0;
}
