/** The SQL of rewards. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { sql } from "kysely";
import type { Centavos } from "@tucano/contract/money.ts";
import type { EffectOf } from "../ledger/index.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { Paid, Reward, RewardFilter, RewardKind, RewardOffer } from "./types.ts";

const columns = sql`r.member_id AS "memberId", r.id, r.kind, r.period, r.amount, r.pocket,
  r.turnover, r.cost, r.basis, r.available_from AS "availableFrom", r.expires_at AS "expiresAt",
  r.state, r.created_at AS "createdAt", r.claimed_at AS "claimedAt", r.reason, r.free`;

export type NewReward = RewardOffer & Pick<Reward, "id" | "createdAt">;

/** Of a key that exists nothing changes. Answers how many are new. */
export async function insertRewards(tx: Tx, rewards: readonly NewReward[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO rewards.reward (member_id, id, kind, period, amount, pocket, turnover, cost, basis,
      available_from, expires_at, created_at, free)
    SELECT n.member_id, n.id, n.kind, n.period, n.amount, n.pocket, n.turnover, n.cost,
      n.basis::json, n.available_from, n.expires_at, n.created_at, n.free::json
    FROM unnest(${rewards.map((one) => one.memberId)}::bigint[],
      ${rewards.map((one) => one.id)}::uuid[], ${rewards.map((one) => one.kind)}::text[],
      ${rewards.map((one) => one.period)}::text[], ${rewards.map((one) => one.amount)}::bigint[],
      ${rewards.map((one) => one.pocket)}::text[],
      ${rewards.map((one) => one.turnover)}::bigint[], ${rewards.map((one) => one.cost)}::text[],
      ${rewards.map((one) => JSON.stringify(one.basis))}::text[],
      ${rewards.map((one) => one.availableFrom.toISOString())}::timestamptz[],
      ${rewards.map((one) => one.expiresAt?.toISOString() ?? null)}::timestamptz[],
      ${rewards.map((one) => one.createdAt.toISOString())}::timestamptz[],
      ${rewards.map(({ free }) => (free == null ? null : JSON.stringify(free)))}::text[]
    ) AS n (member_id, id, kind, period, amount, pocket, turnover, cost, basis, available_from,
      expires_at, created_at, free)
    ORDER BY n.member_id, n.kind, n.period
    ON CONFLICT (member_id, kind, period) DO NOTHING`.execute(tx);
  return Number(numAffectedRows);
}

export type RewardKey = Pick<RewardOffer, "memberId" | "kind" | "period">;

export async function findReward(db: Db | Tx, key: RewardKey): Promise<Reward | null> {
  const { rows } = await sql<Reward>`
    SELECT ${columns} FROM rewards.reward r WHERE r.member_id = ${key.memberId}
      AND r.kind = ${key.kind} AND r.period = ${key.period}`.execute(db);
  return rows[0] ?? null;
}

export async function findRewardById(db: Db | Tx, id: string): Promise<Reward | null> {
  const { rows } = await sql<Reward>`
    SELECT ${columns} FROM rewards.reward r WHERE r.id = ${id}::uuid`.execute(db);
  return rows[0] ?? null;
}

function filtered(memberId: MemberId, filter: RewardFilter) {
  return sql`r.member_id = ${memberId}
    AND (${filter.kinds ?? null}::text[] IS NULL OR r.kind = ANY(${filter.kinds ?? null}::text[]))
    AND (${filter.states ?? null}::text[] IS NULL
      OR r.state = ANY(${filter.states ?? null}::text[]))
    AND (${filter.from ?? null}::timestamptz IS NULL OR r.created_at >= ${filter.from ?? null})
    AND (${filter.until ?? null}::timestamptz IS NULL OR r.created_at < ${filter.until ?? null})`;
}

export async function listRewards(
  db: Db,
  of: { memberId: MemberId; filter: RewardFilter; offset: number; limit: number },
): Promise<{ list: Reward[]; total: number }> {
  const { memberId, filter, offset, limit } = of;
  const { rows } = await sql<Reward & { total: number }>`
    SELECT ${columns}, count(*) OVER () AS total
    FROM rewards.reward r WHERE ${filtered(memberId, filter)}
    ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  const [first] = rows;
  // Beyond the last page nobody says how many there are before it.
  const isBeyond = first === undefined && offset > 0;
  const total = isBeyond ? await countRewards(db, memberId, filter) : (first?.total ?? 0);
  return { list: rows.map(({ total: _total, ...reward }) => reward), total };
}

async function countRewards(db: Db, memberId: MemberId, filter: RewardFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM rewards.reward r
    WHERE ${filtered(memberId, filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function sumClaimable(
  db: Db,
  of: { readonly memberIds: readonly MemberId[]; readonly kind: RewardKind; readonly now: Date },
): Promise<Map<MemberId, Centavos>> {
  const { rows } = await sql<{ memberId: MemberId; amount: Centavos }>`
    SELECT r.member_id AS "memberId", sum(r.amount)::bigint AS amount FROM rewards.reward r
    WHERE r.member_id = ANY(${[...of.memberIds]}::bigint[]) AND r.kind = ${of.kind}
      AND r.state = 'claimable' AND r.available_from <= ${of.now}
      AND (r.expires_at IS NULL OR r.expires_at > ${of.now})
    GROUP BY r.member_id`.execute(db);
  return new Map(rows.map(({ memberId, amount }) => [memberId, amount]));
}

/**
 * What can be claimed no longer; answers which they are. What somebody claims or forfeits just now
 * comes next time.
 */
export async function expireRewards(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE rewards.reward r SET state = 'expired'
    FROM (SELECT member_id, id FROM rewards.reward
      WHERE state = 'claimable' AND expires_at <= ${now}
      ORDER BY expires_at LIMIT ${limit} FOR UPDATE SKIP LOCKED) AS due
    WHERE r.member_id = due.member_id AND r.id = due.id RETURNING r.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** False: it cannot be claimed any more, or was already. */
export async function forfeitReward(
  tx: Tx,
  { id, operator, reason }: { id: string; operator: string; reason: string },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE rewards.reward SET state = 'forfeited', forfeited_by = ${operator}, reason = ${reason}
    WHERE id = ${id}::uuid AND state IN ('claimable', 'expired')`.execute(tx);
  return numAffectedRows === 1n;
}

/** Locked until the money has moved, so that nobody forfeits or expires it meanwhile. */
export async function lockRewards(
  tx: Tx,
  keys: readonly { readonly memberId: MemberId; readonly id: string }[],
): Promise<(Reward | null)[]> {
  const { rows } = await sql<Reward & { position: number }>`
    SELECT k.position, ${columns}
    FROM unnest(${keys.map((key) => key.memberId)}::bigint[], ${keys.map((key) => key.id)}::uuid[])
      WITH ORDINALITY AS k (member_id, id, position)
    JOIN rewards.reward r ON r.member_id = k.member_id AND r.id = k.id
    FOR UPDATE OF r`.execute(tx);
  const found: (Reward | null)[] = keys.map(() => null);
  for (const { position, ...reward } of rows) found[position - 1] = reward;
  return found;
}

export interface WatchedBonus {
  readonly memberId: MemberId;
  readonly at: Date;
  readonly until: Date;
}

/** Of bonuses that others pay: with the money, as those of claims. */
export async function watchBonuses(tx: Tx, bonuses: readonly WatchedBonus[]): Promise<void> {
  await sql`
    INSERT INTO rewards.bonus_in_play AS b (member_id, granted_at, expires_at)
    SELECT * FROM unnest(${bonuses.map((one) => one.memberId)}::bigint[],
      ${bonuses.map((one) => one.at.toISOString())}::timestamptz[],
      ${bonuses.map((one) => one.until.toISOString())}::timestamptz[])
    ON CONFLICT (member_id) DO UPDATE SET granted_at = excluded.granted_at,
      expires_at = greatest(b.expires_at, excluded.expires_at)`.execute(tx);
}

/** In the commit that moves the money. A later bonus gives an earlier one more time, never less. */
export async function writeClaims(tx: Tx, effects: readonly EffectOf<Paid>[]): Promise<void> {
  await sql`
    WITH n AS (SELECT * FROM unnest(${effects.map((one) => one.memberId)}::bigint[],
        ${effects.map(({ effect }) => effect.id)}::uuid[],
        ${effects.map(({ effect }) => effect.claimedAt)}::timestamptz[],
        ${effects.map(({ effect }) => effect.bonusExpiresAt)}::timestamptz[]
      ) AS n (member_id, id, claimed_at, bonus_expires_at)
    ), claimed AS (
      UPDATE rewards.reward r SET state = 'claimed', claimed_at = n.claimed_at
      FROM n WHERE r.member_id = n.member_id AND r.id = n.id
    )
    INSERT INTO rewards.bonus_in_play AS b (member_id, granted_at, expires_at)
    SELECT member_id, claimed_at, bonus_expires_at FROM n WHERE bonus_expires_at IS NOT NULL
    ON CONFLICT (member_id) DO UPDATE SET granted_at = excluded.granted_at,
      expires_at = greatest(b.expires_at, excluded.expires_at)`.execute(tx);
}
