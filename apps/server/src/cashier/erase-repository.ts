/** The SQL of a person's end in the cashier: orders stay, and lead to nobody any more. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Tx } from "../platform/database/types.ts";

export async function eraseMember(tx: Tx, memberId: MemberId): Promise<void> {
  await sql`SELECT cashier.erase_member(${memberId})`.execute(tx);
}
