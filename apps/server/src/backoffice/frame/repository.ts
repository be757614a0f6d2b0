/** The SQL of operators' own settings. */
import type { tableSettings } from "@tucano/contract/backoffice/access/frame.ts";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { Output } from "../core/policy.ts";

export type TableSettings = Output<typeof tableSettings>;

export async function readSettings(
  db: Db,
  operatorId: number,
): Promise<ReadonlyMap<string, TableSettings>> {
  const found = await sql<{ screen: string; settings: TableSettings }>`
    SELECT screen, settings FROM backoffice.setting
    WHERE operator_id = ${operatorId} ORDER BY screen LIMIT 200`.execute(db);
  return new Map(found.rows.map((row) => [row.screen, row.settings]));
}

export async function saveSettings(
  tx: Tx,
  operatorId: number,
  { screen, settings }: { readonly screen: string; readonly settings: TableSettings },
): Promise<void> {
  await sql`
    INSERT INTO backoffice.setting (operator_id, screen, settings)
    VALUES (${operatorId}, ${screen}, ${JSON.stringify(settings)}::jsonb)
    ON CONFLICT (operator_id, screen) DO UPDATE SET settings = excluded.settings`.execute(tx);
}
