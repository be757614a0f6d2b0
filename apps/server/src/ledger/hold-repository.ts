/** Holding wallets, for rooms whose own rows must change after the wallets they belong to. */
import { bigints } from "../platform/database/arrays.ts";
import { runPrepared, type Statement } from "../platform/database/session.ts";
import type { Tx } from "../platform/database/types.ts";
import type { MemberId } from "./types.ts";

const HOLD_WALLETS: Statement = {
  name: "ledger.hold_wallets",
  text: `SELECT FROM ledger.wallet WHERE member_id = ANY($1::bigint[])
    ORDER BY member_id FOR UPDATE`,
};

/** Locks to the end of the transaction, in the order in which all batches do. Decides nothing. */
export async function holdWallets(tx: Tx, memberIds: readonly MemberId[]): Promise<void> {
  await runPrepared(tx, HOLD_WALLETS, [bigints(memberIds)]);
}
