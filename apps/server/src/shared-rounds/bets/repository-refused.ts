/** Bets whose end the wallet has refused for good. */
import { sql } from "kysely";
import type { StudioStatus } from "@tucano/contract/studios/studio-wallet.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import { uuidsAmong } from "../../platform/uuids.ts";

export async function markRefused(tx: Tx, betId: string, status: StudioStatus): Promise<void> {
  await sql`
    UPDATE shared_rounds.bet SET payout_refusal = ${status}
    WHERE id = ${betId} AND status IN ('pending', 'staked')`.execute(tx);
}

export async function listRefused(
  db: Db,
  betIds: readonly string[],
): Promise<ReadonlyMap<string, StudioStatus>> {
  const { rows } = await sql<{ id: string; payout_refusal: StudioStatus }>`
    SELECT id, payout_refusal FROM shared_rounds.bet
    WHERE id = ANY(${uuidsAmong(betIds)}::uuid[]) AND payout_refusal IS NOT NULL
      AND status IN ('pending', 'staked')`.execute(db);
  return new Map(rows.map((row) => [row.id, row.payout_refusal]));
}
