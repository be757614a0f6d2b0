/** The SQL of a person's end in the cashier: orders stay, and lead to nobody any more. */
import { sql } from "kysely";
import type { Tx } from "../platform/database/types.ts";

export async function eraseMember(tx: Tx, memberId: number): Promise<void> {
  await sql`SELECT cashier.erase_member(${memberId})`.execute(tx);
}
