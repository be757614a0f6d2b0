/** The SQL of files that operators requested. */
import { sql } from "kysely";
import type {
  exportFailures,
  exportFormats,
  exportKinds,
  exportStates,
} from "@tucano/contract/backoffice/payments/reports.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { ReportFilter } from "../../statistics/index.ts";
import type { Book } from "./workbook.ts";

export interface ExportPlace {
  /** Of a report: after which row. */
  readonly value?: string;
  readonly key?: string;
  /** Of players: on which day, in which game, after whom. */
  readonly day?: string;
  readonly game?: string;
  readonly memberId?: MemberId;
  /** What the rows so far come to, by column: whole numbers, and centavos. */
  readonly totals?: Readonly<Record<string, number>>;
}

/** What the file is called and says, as its operator reads it. */
export interface ExportWords {
  readonly language: Language;
  readonly title: string;
  readonly total: string;
  readonly heads: Readonly<Record<string, string>>;
}

export interface ExportRow {
  readonly export_id: number;
  readonly operator_id: number;
  readonly kind: (typeof exportKinds)[number];
  readonly format: (typeof exportFormats)[number];
  readonly asked: ReportFilter;
  /** Null: of the release before. */
  readonly words: ExportWords | null;
  readonly state: (typeof exportStates)[number];
  readonly rows: number;
  readonly total: number | null;
  readonly bytes: number;
  readonly place: ExportPlace | null;
  /** Of a workbook that has begun: what is in it. */
  readonly book: Book | null;
  /** The run that holds it, or held it last. */
  readonly worker: string | null;
  /** Runs since the last page was counted. */
  readonly attempts: number;
  readonly failure: (typeof exportFailures)[number] | null;
  readonly created_at: Date;
  readonly expires_at: Date;
}

const columns = sql`export_id, operator_id, kind, format, asked, words, state, rows, total, bytes,
  place, book, worker, attempts, failure, created_at, expires_at`;

export async function insertExport(
  tx: Tx,
  row: Pick<
    ExportRow,
    "operator_id" | "kind" | "format" | "asked" | "words" | "total" | "created_at" | "expires_at"
  >,
): Promise<ExportRow> {
  const { rows } = await sql<ExportRow>`
    INSERT INTO backoffice.export (operator_id, kind, format, asked, words, total,
      created_at, expires_at)
    VALUES (${row.operator_id}, ${row.kind}, ${row.format},
      ${JSON.stringify(row.asked)}::jsonb, ${JSON.stringify(row.words)}::jsonb, ${row.total},
       ${row.created_at}, ${row.expires_at})
    RETURNING ${columns}`.execute(tx);
  const [inserted] = rows;
  if (inserted === undefined) throw new Error("The inserted row was not returned.");
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

/** Of one operator, one after the other, so that each count includes the requests before. */
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
  },
): Promise<boolean> {
  const { rows } = await sql<{ export_id: number }>`
    UPDATE backoffice.export SET state = ${move.to}
    WHERE export_id = ${exportId} AND state = ANY(${[...move.from]}::text[])
    RETURNING export_id`.execute(db);
  return rows.length > 0;
}

export interface Claim {
  readonly exportId: number;
  readonly worker: string;
  readonly now: Date;
  readonly until: Date;
}

/** `busy`: another run holds it. `over`: there is nothing to make any more. */
export async function claimExport(tx: Tx, claim: Claim): Promise<ExportRow | "busy" | "over"> {
  const found = await sql<{ leased_until: Date | null }>`
    SELECT leased_until FROM backoffice.export
    WHERE export_id = ${claim.exportId} AND state IN ('waiting', 'running')
    FOR UPDATE`.execute(tx);
  const [before] = found.rows;
  if (before === undefined) return "over";
  if (before.leased_until !== null && before.leased_until > claim.now) return "busy";
  const { rows } = await sql<ExportRow>`
    UPDATE backoffice.export SET state = 'running', worker = ${claim.worker},
      leased_until = ${claim.until}, attempts = attempts + 1
    WHERE export_id = ${claim.exportId} RETURNING ${columns}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("The held export is missing.");
  return row;
}

type Held = Pick<ExportRow, "export_id" | "worker">;

const isHeld = ({ export_id, worker }: Held) =>
  sql`export_id = ${export_id} AND state = 'running' AND worker = ${worker}`;

/** The next run need not wait. False: another one holds it, or it was cancelled. */
export async function releaseExport(db: Db, row: Held): Promise<boolean> {
  const released = await sql`
    UPDATE backoffice.export SET leased_until = NULL WHERE ${isHeld(row)}`.execute(db);
  return released.numAffectedRows === 1n;
}

export async function failExport(
  db: Db,
  row: Held,
  failure: NonNullable<ExportRow["failure"]>,
): Promise<void> {
  await sql`
    UPDATE backoffice.export SET state = 'failed', failure = ${failure}, leased_until = NULL
    WHERE ${isHeld(row)}`.execute(db);
}

/** From where it stood. False: it has not failed, or its time is over. */
export async function restartExport(tx: Tx, exportId: number, now: Date): Promise<boolean> {
  const restarted = await sql`
    UPDATE backoffice.export SET state = 'waiting', failure = NULL, attempts = 0
    WHERE export_id = ${exportId} AND state = 'failed' AND expires_at > ${now}`.execute(tx);
  return restarted.numAffectedRows === 1n;
}

/** What is counted, and held on to. False: it is held by somebody else, or was cancelled. */
export async function noteProgress(tx: Tx, row: ExportRow, until: Date): Promise<boolean> {
  const asJson = (value: object | null) => (value === null ? null : JSON.stringify(value));
  const noted = await sql`
    UPDATE backoffice.export SET rows = ${row.rows}, bytes = ${row.bytes}, attempts = 0,
      place = ${asJson(row.place)}::jsonb, book = ${asJson(row.book)}::jsonb,
      leased_until = ${until}
    WHERE ${isHeld(row)}`.execute(tx);
  return noted.numAffectedRows === 1n;
}

/** Nobody holds them: the lease of the last run has ended. */
export async function listAbandoned(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ export_id: number }>`
    SELECT export_id FROM backoffice.export
    WHERE state IN ('waiting', 'running') AND (leased_until IS NULL OR leased_until <= ${now})
    ORDER BY export_id LIMIT 100`.execute(db);
  return rows.map((row) => row.export_id);
}

export async function listOverdue(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ export_id: number }>`
    SELECT export_id FROM backoffice.export
    WHERE state IN ('waiting', 'running', 'done', 'failed') AND expires_at <= ${now}
    ORDER BY expires_at LIMIT 100`.execute(db);
  return rows.map((row) => row.export_id);
}

/** Part of the file, from `startsAt` on. In the transaction that counts it. */
export async function insertPart(
  tx: Tx,
  part: { readonly exportId: number; readonly startsAt: number; readonly content: Buffer },
): Promise<void> {
  await sql`
    INSERT INTO backoffice.export_part (export_id, starts_at, content)
    VALUES (${part.exportId}, ${part.startsAt}, ${part.content})`.execute(tx);
}

/** Some bytes of the file from there on, as many as are stored together; null: it is gone. */
export async function readBytes(
  db: Db,
  of: { readonly exportId: number; readonly offset: number; readonly bytesMax: number },
): Promise<Buffer | null> {
  const { rows } = await sql<{ content: Buffer }>`
    SELECT substring(content FROM (${of.offset}::bigint - starts_at)::int + 1
      FOR ${of.bytesMax}::int) AS content
    FROM backoffice.export_part
    WHERE export_id = ${of.exportId} AND starts_at <= ${of.offset}
    ORDER BY starts_at DESC LIMIT 1`.execute(db);
  return rows[0]?.content ?? null;
}

export async function deleteParts(tx: Tx, exportId: number): Promise<void> {
  await sql`DELETE FROM backoffice.export_part WHERE export_id = ${exportId}`.execute(tx);
}
