/** The SQL of lines: what each invitee's day or week came to, for each who earns by it. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { CommissionKind } from "@tucano/contract/player/rewards/agency.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { CommissionKey, Level, Line } from "../types.ts";

/** What was written before stays: a job that is run again writes the same. */
export async function insertLines(tx: Tx, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    INSERT INTO agency.line (agent_id, kind, period, level, invitee_id, reference, base_centavos,
      rate_basis_points, amount_centavos, nth, at)
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS n ("agentId" bigint,
      kind text, period date, level smallint, "inviteeId" bigint, reference text, base bigint,
      rate integer, amount bigint, nth integer, at timestamptz)
    ORDER BY "agentId", level, "inviteeId", reference
    ON CONFLICT DO NOTHING`.execute(tx);
}

export interface LevelSum {
  readonly agentId: MemberId;
  readonly level: Level;
  readonly base: number;
  /** Of deposits; zero for play. */
  readonly amount: number;
}

/** By level, of so many agents at once. */
export async function sumLines(
  db: Db,
  of: {
    readonly kind: CommissionKind;
    readonly period: string;
    readonly afterAgentId: number;
    readonly agentsMax: number;
  },
): Promise<LevelSum[]> {
  const { rows } = await sql<LevelSum>`
    SELECT agent_id AS "agentId", level, sum(base_centavos)::bigint AS base,
      coalesce(sum(amount_centavos), 0)::bigint AS amount
    FROM agency.line WHERE kind = ${of.kind} AND period = ${of.period} AND agent_id IN (
      SELECT DISTINCT agent_id FROM agency.line
      WHERE kind = ${of.kind} AND period = ${of.period} AND agent_id > ${of.afterAgentId}
      ORDER BY agent_id LIMIT ${of.agentsMax})
    GROUP BY agent_id, level ORDER BY agent_id, level`.execute(db);
  return rows;
}

export interface DaySum {
  readonly agentId: MemberId;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly level: Level;
  readonly base: number;
}

/** What the betting of agents' invitees came to, by day and level; both days included. */
export async function sumDays(
  db: Db,
  of: { readonly agentIds: readonly MemberId[]; readonly from: string; readonly to: string },
): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`
    SELECT agent_id AS "agentId", period::text AS day, level, sum(base_centavos)::bigint AS base
    FROM agency.line
    WHERE agent_id = ANY(${[...of.agentIds]}::bigint[]) AND kind = 'betting'
      AND period BETWEEN ${of.from} AND ${of.to}
    GROUP BY agent_id, period, level ORDER BY agent_id, period, level`.execute(db);
  return rows;
}

/** From the top level down, the largest first. Without `part`, all of them. */
export async function listLines(
  db: Db,
  { agentId, kind, period }: CommissionKey,
  part: { readonly limit: number; readonly offset: number } | null = null,
): Promise<Line[]> {
  const { rows } = await sql<Line>`
    SELECT agent_id AS "agentId", kind, period::text, level, invitee_id AS "inviteeId", reference,
      base_centavos AS base, rate_basis_points AS rate, amount_centavos AS amount, nth, at
    FROM agency.line
    WHERE agent_id = ${agentId} AND kind = ${kind} AND period = ${period}
    ORDER BY level, base_centavos DESC, invitee_id, reference
    LIMIT ${part?.limit ?? null}::bigint OFFSET ${part?.offset ?? 0}`.execute(db);
  return rows;
}

export async function countLines(
  db: Db,
  { agentId, kind, period }: CommissionKey,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM agency.line
    WHERE agent_id = ${agentId} AND kind = ${kind} AND period = ${period}`.execute(db);
  return rows[0]?.count ?? 0;
}
