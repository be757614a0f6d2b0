/** The SQL of notes about players. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../../platform/database/types.ts";

export interface NoteRow {
  readonly note_id: number;
  readonly operator_email: string;
  readonly text: string;
  readonly at: Date;
}

/** The newest first, before a note's number or an instant. */
export async function listNotes(
  db: Db,
  memberId: MemberId,
  of: { readonly before: number | null; readonly until: Date | null; readonly limit: number },
): Promise<readonly NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    SELECT note_id, operator_email, text, at FROM backoffice.member_note
    WHERE member_id = ${memberId} AND (${of.before}::bigint IS NULL OR note_id < ${of.before})
      AND (${of.until}::timestamptz IS NULL OR at < ${of.until})
    ORDER BY note_id DESC LIMIT ${of.limit}`.execute(db);
  return rows;
}

export async function insertNote(
  tx: Tx,
  note: Omit<NoteRow, "note_id"> & { readonly memberId: MemberId },
): Promise<number> {
  const { rows } = await sql<{ note_id: number }>`
    INSERT INTO backoffice.member_note (member_id, operator_email, text, at)
    VALUES (${note.memberId}, ${note.operator_email}, ${note.text}, ${note.at})
    RETURNING note_id`.execute(tx);
  return rows[0]?.note_id ?? 0;
}
