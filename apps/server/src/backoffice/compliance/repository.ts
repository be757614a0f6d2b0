/** The SQL of cases and of the barred list. */
import { type RawBuilder, sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { Renewed } from "../../platform/secrets/renew-all.ts";
import type { Reason } from "./signals.ts";

export type CaseArea = "gaming" | "laundering" | "barred";
export type CaseStatus = "open" | "watching" | "reported" | "closed";

export interface Case {
  readonly case_id: number;
  readonly area: CaseArea;
  readonly member_id: MemberId;
  readonly day: string;
  readonly reasons: readonly Reason[];
  readonly weight: number;
  readonly status: CaseStatus;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const columns = sql`case_id, area, member_id, day::text AS day, reasons, weight, status,
  created_at, updated_at`;

export interface NewCase {
  readonly area: CaseArea;
  readonly memberId: MemberId;
  readonly day: string;
  readonly reasons: readonly Reason[];
}

/** What is there for a day stays: a person may have decided it. */
export async function insertCases(tx: Tx, cases: readonly NewCase[], now: Date): Promise<void> {
  const rows = cases.map((one) => ({
    ...one,
    weight: one.reasons.reduce((total, { weight }) => total + weight, 0),
  }));
  await sql`
    INSERT INTO backoffice.compliance_case (area, member_id, day, reasons, weight, created_at,
      updated_at)
    SELECT area, "memberId", day, reasons, weight, ${now}, ${now}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS n (area text, "memberId" bigint, day date, reasons jsonb, weight int)
    ON CONFLICT (area, member_id, day) DO NOTHING`.execute(tx);
}

export async function listCases(
  db: Db,
  of: {
    readonly area: CaseArea;
    readonly status: CaseStatus;
    readonly before: number | null;
    readonly limit: number;
  },
): Promise<Case[]> {
  const { rows } = await sql<Case>`
    SELECT ${columns} FROM backoffice.compliance_case
    WHERE area = ${of.area} AND status = ${of.status}
      AND (${of.before}::bigint IS NULL OR case_id < ${of.before})
    ORDER BY case_id DESC LIMIT ${of.limit}`.execute(db);
  return rows;
}

export async function findCase(db: Db | Tx, caseId: number): Promise<Case | null> {
  const { rows } = await sql<Case>`
    SELECT ${columns} FROM backoffice.compliance_case WHERE case_id = ${caseId}`.execute(db);
  return rows[0] ?? null;
}

/** For statements about many: has the member of this column a case that nobody has closed? */
export const hasRiskSignal = (memberId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  EXISTS (SELECT FROM backoffice.compliance_case c
    WHERE c.member_id = ${memberId} AND c.status <> 'closed')`;

export async function setStatus(
  tx: Tx,
  of: { readonly caseId: number; readonly from: CaseStatus; readonly to: CaseStatus; now: Date },
): Promise<boolean> {
  const changed = await sql`
    UPDATE backoffice.compliance_case SET status = ${of.to}, updated_at = ${of.now}
    WHERE case_id = ${of.caseId} AND status = ${of.from}`.execute(tx);
  return changed.numAffectedRows === 1n;
}

export interface CaseNote {
  readonly at: Date;
  readonly operator: string;
  readonly what: string;
  readonly note: string;
}

export async function insertNote(tx: Tx, caseId: number, note: CaseNote): Promise<void> {
  await sql`
    INSERT INTO backoffice.compliance_note (case_id, at, operator, what, note)
    VALUES (${caseId}, ${note.at}, ${note.operator}, ${note.what}, ${note.note})`.execute(tx);
}

export async function listNotes(db: Db, caseId: number): Promise<CaseNote[]> {
  const { rows } = await sql<CaseNote>`
    SELECT at, operator, what, note FROM backoffice.compliance_note
    WHERE case_id = ${caseId} ORDER BY at LIMIT 200`.execute(db);
  return rows;
}

export interface BarredImport {
  readonly import_id: number;
  readonly source: string;
  readonly persons: number;
  readonly imported_by: string;
  readonly imported_at: Date;
}

export async function insertImport(
  tx: Tx,
  of: { readonly source: string; readonly by: string; readonly now: Date },
): Promise<number> {
  const { rows } = await sql<{ import_id: number }>`
    INSERT INTO backoffice.barred_import (source, imported_by, imported_at)
    VALUES (${of.source}, ${of.by}, ${of.now}) RETURNING import_id`.execute(tx);
  return rows[0]?.import_id ?? 0;
}

export async function hasImport(tx: Tx, importId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM backoffice.barred_import WHERE import_id = ${importId} FOR UPDATE`.execute(tx);
  return rows.length > 0;
}

/** Members barred before now belong to the latest import that names them. */
export async function insertBarred(
  tx: Tx,
  importId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await sql`
    INSERT INTO backoffice.barred_person (cpf_hash, import_id)
    SELECT DISTINCT hash, ${importId}::bigint FROM unnest(${hashes}::bytea[]) AS hash
    ON CONFLICT (cpf_hash) DO UPDATE SET import_id = excluded.import_id`.execute(tx);
  await sql`
    UPDATE backoffice.barred_import SET persons = persons + ${hashes.length}
    WHERE import_id = ${importId}`.execute(tx);
}

export async function listImports(db: Db): Promise<BarredImport[]> {
  const { rows } = await sql<BarredImport>`
    SELECT import_id, source, persons, imported_by, imported_at FROM backoffice.barred_import
    ORDER BY import_id DESC LIMIT 50`.execute(db);
  return rows;
}

export async function removeBarred(tx: Tx, hashes: readonly Buffer[]): Promise<void> {
  await sql`
    DELETE FROM backoffice.barred_person WHERE cpf_hash = ANY(${hashes}::bytea[])`.execute(tx);
}

export async function findBarred(db: Db, hashes: readonly Buffer[]): Promise<BarredImport | null> {
  const { rows } = await sql<BarredImport>`
    SELECT i.import_id, source, persons, imported_by, imported_at
    FROM backoffice.barred_person JOIN backoffice.barred_import AS i USING (import_id)
    WHERE cpf_hash = ANY(${hashes}::bytea[]) ORDER BY import_id DESC LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

export interface BarredHash {
  readonly cpf_hash: Buffer;
}

export async function listBarredHashes(
  db: Db,
  after: BarredHash | null,
  limit: number,
): Promise<readonly BarredHash[]> {
  const { rows } = await sql<BarredHash>`
    SELECT cpf_hash FROM backoffice.barred_person WHERE cpf_hash > ${after?.cpf_hash ?? Buffer.of()}
    ORDER BY cpf_hash LIMIT ${limit}`.execute(db);
  return rows;
}

/** Whoever has been imported again meanwhile is there already. */
export async function replaceBarredHashes(
  tx: Tx,
  changes: readonly Renewed<BarredHash, Buffer>[],
): Promise<void> {
  await sql`
    WITH changed AS (
      SELECT * FROM unnest(${changes.map(({ row }) => row.cpf_hash)}::bytea[],
        ${changes.map(({ value }) => value)}::bytea[]) AS t (old_hash, new_hash)
    ), gone AS (
      DELETE FROM backoffice.barred_person AS b USING changed AS c
      WHERE b.cpf_hash = c.old_hash RETURNING c.new_hash, b.import_id
    )
    INSERT INTO backoffice.barred_person AS b (cpf_hash, import_id)
    SELECT new_hash, import_id FROM gone
    ON CONFLICT (cpf_hash) DO UPDATE
      SET import_id = greatest(b.import_id, excluded.import_id)`.execute(tx);
}
