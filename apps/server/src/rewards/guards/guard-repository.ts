/** The SQL of guards, and of the signals that refused ones leave. */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { Guards, PersonalGuard, Reward, Signal } from "../types.ts";

export interface Conflict {
  readonly guard: PersonalGuard;
  readonly memberId: MemberId;
}

/** What guards are taken for: a reward, or something of the same shape that may become one. */
export type Guarded = Pick<Reward, "memberId" | "kind" | "period" | "id">;

const types: readonly PersonalGuard[] = ["cpf", "device", "paymentKey"];

/**
 * Each guard is the first claimer's; answers those that are somebody else's already. Waits for who
 * takes one of the same at this moment, always in one order, so that two never wait for each other.
 */
export async function takeGuards(tx: Tx, reward: Guarded, guards: Guards): Promise<Conflict[]> {
  const wanted = types.flatMap((type) => {
    const value = guards[type];
    return value === undefined ? [] : [{ type, hash: hashOf(type, value) }];
  });
  if (wanted.length === 0) return [];
  const asked = sql`unnest(${wanted.map((one) => one.type)}::text[],
    ${wanted.map((one) => one.hash)}::bytea[]) AS n (type, hash)`;
  const { kind, period, memberId, id } = reward;
  await sql`
    INSERT INTO rewards.guard (kind, period, type, hash, member_id, reward_id)
    SELECT ${kind}, ${period}, n.type, n.hash, ${memberId}::bigint, ${id}::uuid FROM ${asked}
    ORDER BY n.type, n.hash ON CONFLICT DO NOTHING`.execute(tx);
  const { rows } = await sql<Conflict>`
    SELECT g.type AS guard, g.member_id AS "memberId" FROM ${asked}
    JOIN rewards.guard g ON g.kind = ${kind} AND g.period = ${period} AND g.type = n.type
      AND g.hash = n.hash
    WHERE g.reward_id <> ${id}::uuid`.execute(tx);
  return rows;
}

function hashOf(type: string, value: string): Buffer {
  return createHash("sha256").update(`${type}\0${value}`).digest();
}

/** After the money was refused for good: others may use what this claim would have used. */
export async function releaseGuards(tx: Tx, { memberId, id }: Reward): Promise<void> {
  await sql`
    DELETE FROM rewards.guard g USING rewards.reward r
    WHERE g.reward_id = ${id}::uuid AND r.member_id = ${memberId} AND r.id = g.reward_id
      AND r.state <> 'claimed'`.execute(tx);
}

/** The same claim again says nothing new. */
export async function insertSignals(
  tx: Tx,
  { memberId, kind, period }: Pick<Signal, "memberId" | "kind" | "period">,
  { conflicts, at }: { conflicts: readonly Conflict[]; at: Date },
): Promise<void> {
  await sql`
    INSERT INTO rewards.signal (member_id, other_member_id, kind, period, guard, at)
    SELECT ${memberId}::bigint, n.other_member_id, ${kind}, ${period}, n.guard, ${at}::timestamptz
    FROM unnest(${conflicts.map((one) => one.memberId)}::bigint[],
      ${conflicts.map((one) => one.guard)}::text[]) AS n (other_member_id, guard)
    ON CONFLICT DO NOTHING`.execute(tx);
}

/** Of one member, on either side of it; the newest first. */
export async function listSignalsOf(
  db: Db,
  memberId: MemberId,
  limit: number,
): Promise<readonly Signal[]> {
  const { rows } = await sql<Signal>`
    (SELECT member_id AS "memberId", other_member_id AS "otherMemberId", kind, period, guard, at
      FROM rewards.signal WHERE member_id = ${memberId} ORDER BY at DESC LIMIT ${limit})
    UNION ALL
    (SELECT member_id, other_member_id, kind, period, guard, at
      FROM rewards.signal WHERE other_member_id = ${memberId} ORDER BY at DESC LIMIT ${limit})
    ORDER BY at DESC LIMIT ${limit}`.execute(db);
  return rows;
}
