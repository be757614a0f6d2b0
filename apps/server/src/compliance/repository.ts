/** The SQL of limits: whole batches for the ledger, one member's for those who set them. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { bigints } from "../platform/database/arrays.ts";
import { columnsOf, readerOf } from "../platform/database/columns.ts";
import { runPrepared, type Statement } from "../platform/database/session.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { AnyLimit, Limit, Measure, Period, PlayLimit, PlayLimits, Setting } from "./policy.ts";

interface LimitRow {
  member_id: MemberId;
  measure: Measure;
  period: Period;
  amount: number;
  used: number;
  window_from: Date;
  window_until: Date;
  last_bet_at: Date | null;
  next_amount: number | null;
  next_from: Date | null;
}

/** A limit as its member sees it: with what they asked for. */
export interface OwnLimit extends PlayLimit, Setting {}

const limitColumns = sql`member_id, measure, period, amount, used, window_from, window_until,
  last_bet_at, next_amount, next_from`;

function toPlayLimit(row: LimitRow): PlayLimit {
  return {
    measure: row.measure,
    period: row.period,
    amount: row.amount,
    used: row.used,
    window: { from: row.window_from, until: row.window_until },
    lastBetAt: row.last_bet_at,
  };
}

function toOwnLimit(row: LimitRow): OwnLimit {
  const next = row.next_from === null ? null : { amount: row.next_amount, from: row.next_from };
  return { ...toPlayLimit(row), next };
}

interface GatheredRow extends Omit<PlayLimit, "window"> {
  readonly memberId: MemberId;
  readonly from: Date;
  readonly until: Date;
}

const gatheredReader = readerOf<GatheredRow>({
  memberId: "member_id",
  measure: "measure",
  period: "period",
  amount: "amount",
  used: "used",
  from: "window_from",
  until: "window_until",
  lastBetAt: "last_bet_at",
});

const GATHER_LIMITS: Statement = {
  name: "compliance.gather_limits",
  text: `SELECT ${gatheredReader.list}
    FROM compliance.play_limit WHERE member_id = ANY($1::bigint[])`,
};

/** One statement for the batch. A member without limits is not in the answer. */
export async function gatherLimits(
  tx: Tx,
  memberIds: readonly MemberId[],
): Promise<Map<MemberId, PlayLimits>> {
  const found = await runPrepared(tx, GATHER_LIMITS, [bigints(memberIds, (memberId) => memberId)]);
  const byMember = Map.groupBy(
    found.map((row) => gatheredReader.read(row)),
    ({ memberId }) => memberId,
  );
  return new Map(
    Array.from(byMember, ([memberId, its]) => [
      memberId,
      its.map(({ measure, period, amount, used, from, until, lastBetAt }) => ({
        measure,
        period,
        amount,
        used,
        window: { from, until },
        lastBetAt,
      })),
    ]),
  );
}

export interface LimitsChange {
  readonly memberId: MemberId;
  readonly limits: PlayLimits;
}

const changedColumns = columnsOf<PlayLimit & { readonly memberId: MemberId }>([
  ["member_id", "bigint", (one) => one.memberId],
  ["measure", "text", (one) => one.measure],
  ["period", "text", (one) => one.period],
  ["used", "bigint", (one) => one.used],
  ["window_from", "timestamptz", (one) => one.window.from],
  ["window_until", "timestamptz", (one) => one.window.until],
  ["last_bet_at", "timestamptz", (one) => one.lastBetAt],
]);

const WRITE_LIMITS: Statement = {
  name: "compliance.write_limits",
  text: `UPDATE compliance.play_limit AS l SET used = n.used, window_from = n.window_from,
      window_until = n.window_until, last_bet_at = n.last_bet_at
    FROM ${changedColumns.unnest(1)} AS n (${changedColumns.list})
    WHERE l.member_id = n.member_id AND l.measure = n.measure AND l.period = n.period`,
};

/**
 * What is used now. The wallets' rows have been written before, in the same transaction: so nobody
 * else is at these limits, and that nothing newer is written over is their version's to say.
 */
export async function writeLimits(tx: Tx, changes: readonly LimitsChange[]): Promise<void> {
  const rows = changes.flatMap(({ memberId, limits }) =>
    limits.map((limit) => ({ memberId, ...limit })),
  );
  if (rows.length === 0) return;
  await runPrepared(tx, WRITE_LIMITS, changedColumns.values(rows));
}

export async function listLimits(db: Db, memberId: MemberId): Promise<OwnLimit[]> {
  const { rows } = await sql<LimitRow>`
    SELECT ${limitColumns} FROM compliance.play_limit WHERE member_id = ${memberId}
    ORDER BY measure, period`.execute(db);
  return rows.map(toOwnLimit);
}

export async function saveLimit(tx: Tx, memberId: MemberId, limit: OwnLimit): Promise<void> {
  const { measure, period, amount, used, window, lastBetAt, next } = limit;
  await sql`
    INSERT INTO compliance.play_limit (member_id, measure, period, amount, used, window_from,
      window_until, last_bet_at, next_amount, next_from)
    VALUES (${memberId}, ${measure}, ${period}, ${amount}, ${used}, ${window.from},
      ${window.until}, ${lastBetAt}, ${next?.amount ?? null}, ${next?.from ?? null})
    ON CONFLICT (member_id, measure, period) DO UPDATE SET amount = excluded.amount,
      next_amount = excluded.next_amount, next_from = excluded.next_from`.execute(tx);
}

type LimitName = Pick<Limit, "measure" | "period">;

export async function deleteLimit(
  tx: Tx,
  memberId: MemberId,
  { measure, period }: LimitName,
): Promise<void> {
  await sql`
    DELETE FROM compliance.play_limit
    WHERE member_id = ${memberId} AND measure = ${measure} AND period = ${period}`.execute(tx);
}

export interface LimitChange extends Omit<AnyLimit, "amount"> {
  readonly memberId: MemberId;
  readonly changeId: string;
  readonly what: "set" | "asked" | "confirmed";
  /** Null: no limit. */
  readonly amount: number | null;
  readonly at: Date;
}

export async function insertChange(tx: Tx, change: LimitChange): Promise<void> {
  await sql`
    INSERT INTO compliance.limit_change
      (member_id, change_id, measure, period, what, amount, created_at)
    VALUES (${change.memberId}, ${change.changeId}, ${change.measure}, ${change.period},
      ${change.what}, ${change.amount}, ${change.at})`.execute(tx);
}
