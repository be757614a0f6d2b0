/** The SQL of budgets: one row a kind and scope is everybody's lock, held for no money's sake. */
import { sql } from "kysely";
import type { Centavos } from "@tucano/contract/money.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import { costOf } from "../policy.ts";
import type { RewardKey } from "../repository.ts";
import type { BudgetLimit, BudgetScope, Reward } from "../types.ts";

export const budgetKeyOf = ({ kind, scope }: BudgetScope): string => `${kind} ${scope}`;

/**
 * Takes what the reward costs from each budget, or from none that has too little left: then the
 * caller undoes its transaction. What the reward has taken before is not taken again. Always in
 * one order, so that two never wait for each other.
 */
export async function takeParts(
  tx: Tx,
  reward: Pick<Reward, "id" | "kind" | "amount" | "free">,
  limits: readonly BudgetLimit[],
): Promise<boolean> {
  const { id, kind } = reward;
  const amount = costOf(reward);
  if (limits.length === 0 || (await hasParts(tx, id))) return true;
  for (const { scope, most } of limits.toSorted((a, b) => (a.scope < b.scope ? -1 : 1))) {
    const { rows } = await sql`
      INSERT INTO rewards.budget AS b (kind, scope, spent)
      SELECT ${kind}, ${scope}, ${amount}::bigint WHERE ${amount}::bigint <= ${most}::bigint
      ON CONFLICT (kind, scope) DO UPDATE SET spent = b.spent + excluded.spent
        WHERE b.spent + excluded.spent <= ${most}::bigint
      RETURNING b.scope`.execute(tx);
    if (rows.length === 0) return false;
    await sql`
      INSERT INTO rewards.budget_part (reward_id, kind, scope, amount)
      VALUES (${id}::uuid, ${kind}, ${scope}, ${amount})`.execute(tx);
  }
  return true;
}

async function hasParts(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM rewards.budget_part WHERE reward_id = ${id}::uuid LIMIT 1`.execute(tx);
  return rows.length > 0;
}

/** Of rewards that were not paid: others may have it. */
export async function giveBackParts(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    WITH gone AS (
      DELETE FROM rewards.budget_part p USING rewards.reward r
      WHERE p.reward_id = ANY(${ids}::uuid[]) AND r.id = p.reward_id AND r.state <> 'claimed'
      RETURNING p.kind, p.scope, p.amount
    ), sums AS (
      SELECT kind, scope, sum(amount)::bigint AS amount FROM gone GROUP BY kind, scope
    )
    UPDATE rewards.budget b SET spent = b.spent - s.amount FROM sums s
    WHERE b.kind = s.kind AND b.scope = s.scope`.execute(tx);
}

/** Has this reward taken its parts already? */
export async function holdsParts(db: Db, key: RewardKey): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM rewards.reward r JOIN rewards.budget_part p ON p.reward_id = r.id
    WHERE r.member_id = ${key.memberId} AND r.kind = ${key.kind} AND r.period = ${key.period}
    LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** By `budgetKeyOf`; of what nothing was taken there is nothing. */
export async function sumSpent(
  db: Db,
  scopes: readonly BudgetScope[],
): Promise<ReadonlyMap<string, Centavos>> {
  if (scopes.length === 0) return new Map();
  const { rows } = await sql<BudgetScope & { spent: Centavos }>`
    SELECT b.kind, b.scope, b.spent FROM rewards.budget b
    JOIN unnest(${scopes.map(({ kind }) => kind)}::text[],
      ${scopes.map(({ scope }) => scope)}::text[]) AS n (kind, scope) USING (kind, scope)
    `.execute(db);
  return new Map(rows.map((row) => [budgetKeyOf(row), row.spent]));
}
