/** The SQL of requirements. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { sql } from "kysely";
import { type Centavos, ZERO } from "@tucano/contract/money.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { Requirement } from "./cover-policy.ts";

const columns = sql`part, seq, kind, reference, required, counted, waived,
  opened_at AS "openedAt", closed_at AS "closedAt"`;

/** How far the member's journal has been read; held until the transaction ends. */
export async function lockPlace(tx: Tx, memberId: MemberId): Promise<number> {
  await sql`
    INSERT INTO rewards.requirement_place (member_id, seq) VALUES (${memberId}, 0)
    ON CONFLICT DO NOTHING`.execute(tx);
  const { rows } = await sql<{ seq: number }>`
    SELECT seq FROM rewards.requirement_place WHERE member_id = ${memberId}
    FOR UPDATE`.execute(tx);
  return rows[0]?.seq ?? 0;
}

export async function movePlace(tx: Tx, memberId: MemberId, seq: number): Promise<void> {
  await sql`
    UPDATE rewards.requirement_place SET seq = ${seq} WHERE member_id = ${memberId}`.execute(tx);
}

/** All that may still change: those that are open, and the newest that a rollback may reopen. */
export async function listChanging(
  tx: Tx,
  memberId: MemberId,
  limit: number,
): Promise<Requirement[]> {
  const { rows } = await sql<Requirement>`
    SELECT * FROM (SELECT ${columns} FROM rewards.requirement WHERE member_id = ${memberId}
      ORDER BY (closed_at IS NULL) DESC, seq DESC LIMIT ${limit}) AS r
    ORDER BY r.seq`.execute(tx);
  return rows;
}

export async function saveRequirements(
  tx: Tx,
  memberId: MemberId,
  requirements: readonly Requirement[],
): Promise<void> {
  await sql`
    INSERT INTO rewards.requirement AS r (member_id, part, seq, kind, reference, required, counted,
      waived, opened_at, closed_at)
    SELECT ${memberId}::bigint, n.* FROM unnest(
      ${requirements.map((one) => one.part)}::text[],
      ${requirements.map((one) => one.seq)}::bigint[],
      ${requirements.map((one) => one.kind)}::text[],
      ${requirements.map((one) => one.reference)}::text[],
      ${requirements.map((one) => one.required)}::bigint[],
      ${requirements.map((one) => one.counted)}::bigint[],
      ${requirements.map((one) => one.waived)}::bigint[],
      ${requirements.map((one) => one.openedAt.toISOString())}::timestamptz[],
      ${requirements.map((one) => one.closedAt?.toISOString() ?? null)}::timestamptz[]) AS n
    ON CONFLICT (member_id, part, seq) DO UPDATE SET required = excluded.required,
      counted = excluded.counted, waived = excluded.waived,
      closed_at = excluded.closed_at`.execute(tx);
}

export interface RequirementFilter {
  readonly memberId: MemberId;
  /** By when it began. */
  readonly from: Date;
  readonly until: Date;
}

export async function listRequirements(
  db: Db,
  { memberId, from, until }: RequirementFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<Requirement[]> {
  const { rows } = await sql<Requirement>`
    SELECT ${columns} FROM rewards.requirement
    WHERE member_id = ${memberId} AND opened_at >= ${from} AND opened_at < ${until}
    ORDER BY opened_at DESC, seq DESC, part LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
}

export interface RequirementTotals {
  readonly count: number;
  readonly required: Centavos;
  readonly counted: Centavos;
}

export async function totalRequirements(
  db: Db,
  { memberId, from, until }: RequirementFilter,
): Promise<RequirementTotals> {
  const { rows } = await sql<RequirementTotals>`
    SELECT count(*) AS count, coalesce(sum(required), 0)::bigint AS required,
      coalesce(sum(counted), 0)::bigint AS counted FROM rewards.requirement
    WHERE member_id = ${memberId} AND opened_at >= ${from} AND opened_at < ${until}`.execute(db);
  return rows[0] ?? { count: 0, required: ZERO, counted: ZERO };
}
