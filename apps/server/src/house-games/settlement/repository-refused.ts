/** Rounds whose end the wallet has refused for good. */
import { sql } from "kysely";
import type { StudioStatus } from "@tucano/contract/studios/studio-wallet.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import { uuidsAmong } from "../../platform/uuids.ts";

export async function markRefused(tx: Tx, roundId: string, status: StudioStatus): Promise<void> {
  await sql`
    UPDATE house_games.round SET payout_refusal = ${status}
    WHERE id = ${roundId} AND status = 'pending'`.execute(tx);
}

export async function listRefused(
  db: Db,
  roundIds: readonly string[],
): Promise<ReadonlyMap<string, StudioStatus>> {
  const { rows } = await sql<{ id: string; payout_refusal: StudioStatus }>`
    SELECT id, payout_refusal FROM house_games.round
    WHERE id = ANY(${uuidsAmong(roundIds)}::uuid[]) AND payout_refusal IS NOT NULL
      AND status = 'pending'`.execute(db);
  return new Map(rows.map((row) => [row.id, row.payout_refusal]));
}
