/** The SQL of commissions, of what was calculated, and of signals. */
import { type RawBuilder, sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { CommissionKind } from "@tucano/contract/player/rewards/agency.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { InstantRange } from "../../platform/days.ts";
import { sumOfLevels } from "../policy.ts";
import type { Commission, CommissionKey, CommissionState, LevelResult, Signal } from "../types.ts";

export type NewCommission = Omit<Commission, "state" | "decidedBy" | "reason" | "paidAt">;

/** What exists stays: a job that is run again changes nothing. */
export async function insertCommissions(
  tx: Tx,
  commissions: readonly NewCommission[],
  now: Date,
): Promise<void> {
  if (commissions.length === 0) return;
  const rows = commissions.map((one) => ({ ...one, ...sumOfLevels(one.levels) }));
  await sql`
    INSERT INTO agency.commission (agent_id, kind, period, period_to, earned_centavos,
      direct_centavos, indirect_centavos, levels, hold_days, turnover_multiple, due_at, created_at)
    SELECT n.*, ${now}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n ("agentId" bigint, kind text,
      period date, "periodTo" date, earned bigint, direct bigint, indirect bigint, levels jsonb,
      "holdDays" integer, "turnoverMultiple" integer, "dueAt" timestamptz)
    ON CONFLICT DO NOTHING`.execute(tx);
}

const columns = sql`agent_id AS "agentId", kind, period::text, period_to::text AS "periodTo",
  earned_centavos AS earned, levels, hold_days AS "holdDays",
  turnover_multiple AS "turnoverMultiple", due_at AS "dueAt", state, decided_by AS "decidedBy",
  reason, paid_at AS "paidAt"`;

const isThis = ({ agentId, kind, period }: CommissionKey): RawBuilder<unknown> =>
  sql`agent_id = ${agentId} AND kind = ${kind} AND period = ${period}`;

export async function findCommission(db: Db, key: CommissionKey): Promise<Commission | null> {
  const { rows } = await sql<Commission>`
    SELECT ${columns} FROM agency.commission WHERE ${isThis(key)}`.execute(db);
  return rows[0] ?? null;
}

const BEFORE_ALL = { agentId: 0, kind: "", period: "0001-01-01" } as const;

/** Held ones whose time has come, after this one in the order of their keys. */
export async function listDue(
  db: Db,
  of: { readonly until: Date; readonly after: CommissionKey | null; readonly limit: number },
): Promise<Commission[]> {
  const { agentId, kind, period } = of.after ?? BEFORE_ALL;
  const { rows } = await sql<Commission>`
    SELECT ${columns} FROM agency.commission AS c
    WHERE c.state = 'held' AND c.due_at <= ${of.until}
      AND (c.agent_id, c.kind, c.period) > (${agentId}::bigint, ${kind}::text, ${period}::date)
    ORDER BY c.agent_id, c.kind, c.period LIMIT ${of.limit}`.execute(db);
  return rows;
}

export interface CommissionFilter {
  readonly kind: CommissionKind | null;
  readonly state: CommissionState | null;
  /** Of periods whose last day is in it; null: ever. */
  readonly range: InstantRange | null;
}

const dayAt = (instant: Date | null) =>
  sql`(${instant}::timestamptz AT TIME ZONE 'America/Sao_Paulo')::date`;

const matches = (agentId: MemberId, { kind, state, range }: CommissionFilter) => sql`
  agent_id = ${agentId} AND (${range === null}::boolean
    OR (period_to >= ${dayAt(range?.from ?? null)} AND period_to < ${dayAt(range?.until ?? null)}))
  AND (${kind}::text IS NULL OR kind = ${kind}) AND (${state}::text IS NULL OR state = ${state})`;

/** The newest first. */
export async function listCommissions(
  db: Db,
  agentId: MemberId,
  of: CommissionFilter & { readonly limit: number; readonly offset: number },
): Promise<Commission[]> {
  const { rows } = await sql<Commission>`
    SELECT ${columns} FROM agency.commission AS c WHERE ${matches(agentId, of)}
    ORDER BY c.period DESC, c.kind LIMIT ${of.limit} OFFSET ${of.offset}`.execute(db);
  return rows;
}

export interface StateSum {
  readonly kind: CommissionKind;
  readonly state: CommissionState;
  readonly count: number;
  readonly direct: Centavos;
  readonly indirect: Centavos;
}

export async function sumCommissions(
  db: Db,
  agentId: MemberId,
  filter: CommissionFilter,
): Promise<StateSum[]> {
  const { rows } = await sql<StateSum>`
    SELECT kind, state, count(*) AS count, sum(direct_centavos)::bigint AS direct,
      sum(indirect_centavos)::bigint AS indirect
    FROM agency.commission WHERE ${matches(agentId, filter)} GROUP BY kind, state`.execute(db);
  return rows;
}

export interface Ending {
  readonly from: readonly CommissionState[];
  readonly to: CommissionState;
  /** As it was recalculated; left out: as it was. */
  readonly levels?: readonly LevelResult[];
  readonly paidAt?: Date;
  readonly decidedBy?: string;
  readonly reason?: string;
}

/** False: it is in none of the states that it may come from. */
export async function moveCommission(
  tx: Tx,
  key: CommissionKey,
  { from, to, levels, paidAt, decidedBy, reason }: Ending,
): Promise<boolean> {
  const sums = levels === undefined ? null : sumOfLevels(levels);
  const { rows } = await sql`
    UPDATE agency.commission SET state = ${to},
      levels = coalesce(${levels === undefined ? null : JSON.stringify(levels)}::jsonb, levels),
      direct_centavos = coalesce(${sums?.direct ?? null}::bigint, direct_centavos),
      indirect_centavos = coalesce(${sums?.indirect ?? null}::bigint, indirect_centavos),
      paid_at = coalesce(${paidAt ?? null}::timestamptz, paid_at),
      decided_by = coalesce(${decidedBy ?? null}::text, decided_by),
      reason = coalesce(${reason ?? null}::text, reason)
    WHERE ${isThis(key)} AND state = ANY(${[...from]}::text[])
    RETURNING agent_id`.execute(tx);
  return rows.length > 0;
}

export async function insertSignals(tx: Tx, signals: readonly Signal[]): Promise<void> {
  for (const { agentId, kind, period, reason, inviteeId, detail, createdAt } of signals) {
    await sql`
      INSERT INTO agency.signal (agent_id, kind, period, reason, invitee_id, detail, created_at)
      VALUES (${agentId}, ${kind}, ${period}, ${reason}, ${inviteeId}, ${detail}, ${createdAt})
      ON CONFLICT DO NOTHING`.execute(tx);
  }
}

/** The newest first; of one agent or of all. */
export async function listSignals(
  db: Db,
  of: {
    readonly agentId: MemberId | null;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly list: readonly Signal[]; readonly total: number }> {
  const { rows } = await sql<Signal & { total: number }>`
    SELECT agent_id AS "agentId", kind, period::text, reason, invitee_id AS "inviteeId", detail,
      created_at AS "createdAt", count(*) OVER () AS total
    FROM agency.signal
    WHERE (${of.agentId}::bigint IS NULL OR agent_id = ${of.agentId})
    ORDER BY signal_id DESC LIMIT ${of.limit} OFFSET ${of.offset}`.execute(db);
  return { list: rows.map(({ total: _total, ...signal }) => signal), total: rows[0]?.total ?? 0 };
}

/** Null: none ever was. */
export async function findLastReckoned(db: Db, what: "day" | "week"): Promise<string | null> {
  const { rows } = await sql<{ period: string | null }>`
    SELECT max(period)::text AS period FROM agency.reckoned WHERE what = ${what}`.execute(db);
  return rows[0]?.period ?? null;
}

export async function insertReckoned(tx: Tx, what: "day" | "week", period: string): Promise<void> {
  await sql`
    INSERT INTO agency.reckoned (what, period) VALUES (${what}, ${period})
    ON CONFLICT DO NOTHING`.execute(tx);
}
