/** Holding wallets, for rooms whose own rows must change after the wallets they belong to. */
import { sql } from "kysely";
import type { Tx } from "../platform/database/types.ts";
import type { MemberId } from "./types.ts";

/** Locks to the end of the transaction, in the order in which all batches do. Decides nothing. */
export async function holdWallets(tx: Tx, memberIds: readonly MemberId[]): Promise<void> {
  await sql`
    SELECT FROM ledger.wallet WHERE member_id = ANY(${memberIds}::bigint[])
    ORDER BY member_id FOR UPDATE`.execute(tx);
}
