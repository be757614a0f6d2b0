/** The SQL of a person's end in messages. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Tx } from "../platform/database/types.ts";

/** Answers the numbers of the conversations that there were. */
export async function eraseMember(tx: Tx, memberId: MemberId): Promise<readonly string[]> {
  const { rows } = await sql<{ ticket_no: string }>`
    SELECT ticket_no FROM messages.erase_member(${memberId}) AS ticket_no`.execute(tx);
  return rows.map((row) => row.ticket_no);
}
