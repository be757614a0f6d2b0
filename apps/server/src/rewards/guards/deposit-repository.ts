/** The SQL of deposits that have earned a reward, and earn no other that excludes it. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { Reward, RewardKind } from "../types.ts";

/** False: another reward has used the deposit. Waits for a claim that uses it at this moment. */
export async function useDeposit(
  tx: Tx,
  { id, memberId }: Pick<Reward, "id" | "memberId">,
  orderNo: string,
): Promise<boolean> {
  await sql`
    INSERT INTO rewards.deposit_use (member_id, order_no, reward_id)
    VALUES (${memberId}, ${orderNo}, ${id}::uuid) ON CONFLICT DO NOTHING`.execute(tx);
  const { rows } = await sql`
    SELECT FROM rewards.deposit_use
    WHERE member_id = ${memberId} AND order_no = ${orderNo} AND reward_id = ${id}::uuid`.execute(
    tx,
  );
  return rows.length === 1;
}

/** Of rewards that were not paid: the deposits may earn something else. */
export async function freeDeposits(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    DELETE FROM rewards.deposit_use u USING rewards.reward r
    WHERE u.reward_id = ANY(${ids}::uuid[]) AND r.member_id = u.member_id AND r.id = u.reward_id
      AND r.state <> 'claimed'`.execute(tx);
}

export async function readDepositUses(
  db: Db,
  memberId: MemberId,
): Promise<ReadonlyMap<string, RewardKind>> {
  const { rows } = await sql<{ orderNo: string; kind: RewardKind }>`
    SELECT u.order_no AS "orderNo", r.kind FROM rewards.deposit_use u
    JOIN rewards.reward r ON r.member_id = u.member_id AND r.id = u.reward_id
    WHERE u.member_id = ${memberId}`.execute(db);
  return new Map(rows.map(({ orderNo, kind }) => [orderNo, kind]));
}
