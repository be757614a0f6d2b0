/** What colleagues should know about a player: added, read, never changed. */
import type * as contract from "@tucano/contract/backoffice/members/member-views.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Reading } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { limitOf, numberAfter, toPage } from "../core/keyset.ts";
import { findExisting } from "./members.ts";
import * as repository from "./repository.ts";

type Note = DataOf<typeof contract.addMemberNote>;

const present = (row: repository.NoteRow): Note => ({
  note_id: row.note_id,
  operator: row.operator_email,
  text: row.text,
  at: toWireInstant(row.at),
});

export const listNotes: Reading<typeof contract.memberNotes> = async (
  parts,
  { member_id: memberId, cursor, limit: asked },
) => {
  await findExisting(parts, memberId);
  const limit = limitOf(asked);
  const rows = await repository.listNotes(parts.db, memberId, {
    before: numberAfter(cursor),
    until: null,
    limit: limit + 1,
  });
  return toPage(rows, limit, { show: present, keyOf: (row) => String(row.note_id) });
};

export async function addNote(
  parts: Parts,
  { member_id: memberId, text }: InputOf<typeof contract.addMemberNote>,
  { operator, ip }: OperatorContext,
): Promise<Note> {
  await findExisting(parts, memberId);
  const note = { memberId, operator_email: operator.email, text, at: parts.clock.now() };
  const noteId = await inTransaction(parts.db, async (tx) => {
    const id = await repository.insertNote(tx, note);
    await parts.audit.append(tx, {
      action: "member.note",
      subject: `member:${memberId}`,
      operator,
      ip,
      details: { note: String(id), length: String(text.length) },
    });
    return id;
  });
  return present({ ...note, note_id: noteId });
}
