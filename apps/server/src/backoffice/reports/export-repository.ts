/** The SQL of files that operators asked for. */
import { sql } from "kysely";
import type {
  exportFormats,
  exportKinds,
  exportStates,
} from "@tucano/contract/backoffice/reports.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { ReportFilter } from "../../statistics/index.ts";

export interface ExportPlace {
  /** Of a report: after which row. */
  readonly value?: string;
  readonly key?: string;
  /** Of players: on which day, in which game, after whom. */
  readonly day?: string;
  readonly game?: string;
  readonly memberId?: number;
}

export interface ExportRow {
  readonly export_id: number;
  readonly operator_id: number;
  readonly kind: (typeof exportKinds)[number];
  readonly format: (typeof exportFormats)[number];
  readonly asked: ReportFilter;
  readonly state: (typeof exportStates)[number];
  readonly rows: number;
  readonly total: number | null;
  readonly bytes: number;
  readonly place: ExportPlace | null;
  readonly failure: string | null;
  readonly created_at: Date;
  readonly expires_at: Date;
}

const columns = sql`export_id, operator_id, kind, format, asked, state, rows, total, bytes,
  place, failure, created_at, expires_at`;

export async function insertExport(
  tx: Tx,
  row: Pick<
    ExportRow,
    "operator_id" | "kind" | "format" | "asked" | "total" | "created_at" | "expires_at"
  >,
): Promise<ExportRow> {
  const { rows } = await sql<ExportRow>`
    INSERT INTO backoffice.export (operator_id, kind, format, asked, total, created_at,
      expires_at)
    VALUES (${row.operator_id}, ${row.kind}, ${row.format},
      ${JSON.stringify(row.asked)}::jsonb, ${row.total}, ${row.created_at}, ${row.expires_at})
    RETURNING ${columns}`.execute(tx);
  const [inserted] = rows;
  if (inserted === undefined) throw new Error("What is inserted comes back.");
  return inserted;
}

export async function findExport(db: Db, exportId: number): Promise<ExportRow | null> {
  const { rows } = await sql<ExportRow>`
    SELECT ${columns} FROM backoffice.export WHERE export_id = ${exportId}`.execute(db);
  return rows[0] ?? null;
}

export async function listExports(
  db: Db,
  of: { readonly operatorId: number; readonly beforeId: number | null; readonly limit: number },
): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    SELECT ${columns} FROM backoffice.export
    WHERE operator_id = ${of.operatorId}
      AND (${of.beforeId}::bigint IS NULL OR export_id < ${of.beforeId})
    ORDER BY export_id DESC LIMIT ${of.limit}`.execute(db);
  return rows;
}

/** Of one operator, one after the other: whoever counts sees what was asked before. */
export async function countBeingMade(tx: Tx, operatorId: number): Promise<number> {
  await sql`SELECT FROM backoffice.operator WHERE operator_id = ${operatorId}
    FOR NO KEY UPDATE`.execute(tx);
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM backoffice.export
    WHERE operator_id = ${operatorId} AND state IN ('waiting', 'running')`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** False: it is in none of these states any more. */
export async function moveExport(
  db: Db,
  exportId: number,
  move: {
    readonly from: readonly ExportRow["state"][];
    readonly to: ExportRow["state"];
    readonly failure?: string;
  },
): Promise<boolean> {
  const { rows } = await sql<{ export_id: number }>`
    UPDATE backoffice.export SET state = ${move.to}, failure = ${move.failure ?? null}
    WHERE export_id = ${exportId} AND state = ANY(${[...move.from]}::text[])
    RETURNING export_id`.execute(db);
  return rows.length > 0;
}

/** False: it was cancelled meanwhile. */
export async function noteProgress(
  db: Db,
  exportId: number,
  progress: { readonly rows: number; readonly bytes: number; readonly place: ExportPlace | null },
): Promise<boolean> {
  const { rows } = await sql<{ export_id: number }>`
    UPDATE backoffice.export SET rows = ${progress.rows}, bytes = ${progress.bytes},
      place = ${progress.place === null ? null : JSON.stringify(progress.place)}::jsonb
    WHERE export_id = ${exportId} AND state = 'running' RETURNING export_id`.execute(db);
  return rows.length > 0;
}

export async function listOverdue(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ export_id: number }>`
    SELECT export_id FROM backoffice.export
    WHERE state IN ('waiting', 'running', 'done') AND expires_at <= ${now}
    ORDER BY expires_at LIMIT 100`.execute(db);
  return rows.map((row) => row.export_id);
}

/** As the queues counted them last. */
export async function countFailedJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ failed: number }>`
    SELECT coalesce(sum(failed_count), 0)::bigint AS failed FROM pgboss.queue`.execute(db);
  return rows[0]?.failed ?? 0;
}
