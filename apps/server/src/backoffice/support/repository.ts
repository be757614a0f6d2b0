/** The SQL of what customer service keeps to itself: notes and ready answers. */
import { sql } from "kysely";
import type { TicketCategory } from "@tucano/contract/player/site/messages.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import type { Db, Tx } from "../../platform/database/types.ts";

export interface TicketNote {
  readonly note_id: number;
  readonly operator_email: string;
  readonly text: string;
  readonly at: Date;
}

const NOTES_SHOWN_MAX = 100;

export async function listNotes(db: Db, ticketNo: string): Promise<readonly TicketNote[]> {
  const { rows } = await sql<TicketNote>`
    SELECT note_id, operator_email, text, at FROM backoffice.ticket_note
    WHERE ticket_no = ${ticketNo} ORDER BY note_id LIMIT ${NOTES_SHOWN_MAX}`.execute(db);
  return rows;
}

export async function insertNote(
  tx: Tx,
  note: Omit<TicketNote, "note_id"> & { readonly ticketNo: string },
): Promise<void> {
  await sql`
    INSERT INTO backoffice.ticket_note (ticket_no, operator_email, text, at)
    VALUES (${note.ticketNo}, ${note.operator_email}, ${note.text}, ${note.at})`.execute(tx);
}

export type MacroTexts = { readonly pt: string } & { readonly [Lang in Language]?: string };

export interface MacroRow {
  readonly macro_id: number;
  readonly title: string;
  readonly category: TicketCategory | null;
  readonly texts: MacroTexts;
  readonly updated_by: string;
  readonly updated_at: Date;
}

const columns = sql`macro_id, title, category, texts, updated_by, updated_at`;
const MACROS_SHOWN_MAX = 500;

export async function listMacros(db: Db): Promise<readonly MacroRow[]> {
  const { rows } = await sql<MacroRow>`
    SELECT ${columns} FROM backoffice.macro WHERE retired_at IS NULL
    ORDER BY title, macro_id LIMIT ${MACROS_SHOWN_MAX}`.execute(db);
  return rows;
}

export async function lockMacro(tx: Tx, macroId: number): Promise<MacroRow | null> {
  const { rows } = await sql<MacroRow>`
    SELECT ${columns} FROM backoffice.macro
    WHERE macro_id = ${macroId} AND retired_at IS NULL FOR UPDATE`.execute(tx);
  return rows[0] ?? null;
}

export async function insertMacro(tx: Tx, macro: Omit<MacroRow, "macro_id">): Promise<number> {
  const { rows } = await sql<{ macro_id: number }>`
    INSERT INTO backoffice.macro (title, category, texts, updated_by, updated_at)
    VALUES (${macro.title}, ${macro.category}, ${JSON.stringify(macro.texts)}::jsonb,
      ${macro.updated_by}, ${macro.updated_at})
    RETURNING macro_id`.execute(tx);
  return rows[0]?.macro_id ?? 0;
}

export async function updateMacro(tx: Tx, macro: MacroRow): Promise<void> {
  await sql`
    UPDATE backoffice.macro SET title = ${macro.title}, category = ${macro.category},
      texts = ${JSON.stringify(macro.texts)}::jsonb, updated_by = ${macro.updated_by},
      updated_at = ${macro.updated_at}
    WHERE macro_id = ${macro.macro_id}`.execute(tx);
}

export async function retireMacro(
  tx: Tx,
  { macroId, by, now }: { readonly macroId: number; readonly by: string; readonly now: Date },
): Promise<void> {
  await sql`
    UPDATE backoffice.macro SET retired_at = ${now}, updated_by = ${by}, updated_at = ${now}
    WHERE macro_id = ${macroId}`.execute(tx);
}
