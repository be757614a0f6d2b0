/** The SQL of what each kind of reward came to, by days. */
import { sql } from "kysely";
import type { Centavos } from "@tucano/contract/money.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { RewardKind } from "../../rewards/index.ts";

export interface Result {
  readonly kind: RewardKind;
  readonly claims: number;
  /** Members a day. */
  readonly takers: number;
  readonly cost: Centavos;
  readonly turnover: Centavos;
  readonly staked: Centavos;
  readonly won: Centavos;
}

/** Reckoned again, a day is replaced. */
export async function saveDay(
  tx: Tx,
  of: { readonly day: string; readonly results: readonly Result[]; readonly at: Date },
): Promise<void> {
  const { day, results, at } = of;
  await sql`DELETE FROM promotions.result_day WHERE day = ${day}`.execute(tx);
  if (results.length > 0) {
    const each = (pick: (one: Result) => number) => results.map(pick);
    await sql`
      INSERT INTO promotions.result_day
        (day, kind, claims, takers, cost, turnover, staked, won, reckoned_at)
      SELECT ${day}::date, n.*, ${at}::timestamptz
      FROM unnest(${results.map(({ kind }) => kind)}::text[],
        ${each((one) => one.claims)}::bigint[], ${each((one) => one.takers)}::bigint[],
        ${each((one) => one.cost)}::bigint[],
        ${each((one) => one.turnover)}::bigint[], ${each((one) => one.staked)}::bigint[],
        ${each((one) => one.won)}::bigint[]) AS n`.execute(tx);
  }
  await sql`
    INSERT INTO promotions.reckoned_day (day, at) VALUES (${day}, ${at})
    ON CONFLICT (day) DO UPDATE SET at = excluded.at`.execute(tx);
}

export async function findLastReckoned(
  db: Db,
): Promise<{ readonly day: string; readonly at: Date } | null> {
  const { rows } = await sql<{ day: string; at: Date }>`
    SELECT day::text AS day, at FROM promotions.reckoned_day ORDER BY day DESC LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

export async function sumResults(
  db: Db,
  days: { readonly from: string; readonly to: string },
): Promise<Result[]> {
  const { rows } = await sql<Result>`
    SELECT kind, sum(claims)::bigint AS claims, sum(takers)::bigint AS takers,
      sum(cost)::bigint AS cost, sum(turnover)::bigint AS turnover, sum(staked)::bigint AS staked,
      sum(won)::bigint AS won
    FROM promotions.result_day WHERE day BETWEEN ${days.from} AND ${days.to}
    GROUP BY kind ORDER BY sum(cost) DESC, kind`.execute(db);
  return rows;
}
