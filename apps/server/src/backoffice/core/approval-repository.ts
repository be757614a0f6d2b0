/** The SQL of requests that somebody else decides. */
import type {
  ApprovalKindName,
  approvalStates,
  approvalTies,
} from "@tucano/contract/backoffice/access/approvals.ts";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { Facts } from "./facts.ts";

export type ApprovalState = (typeof approvalStates)[number];
type ApprovalTie = (typeof approvalTies)[number];

export interface ApprovalRow {
  readonly approval_id: number;
  readonly kind: ApprovalKindName;
  readonly subject: string;
  readonly payload: unknown;
  readonly before: Facts;
  readonly after: Facts;
  readonly reason: string;
  readonly state: ApprovalState;
  readonly requested_by: number;
  readonly requested_email: string;
  readonly requested_at: Date;
  readonly expires_at: Date;
  readonly decided_by: number | null;
  readonly decided_email: string | null;
  readonly decided_ip: string | null;
  readonly decided_at: Date | null;
  readonly note: string | null;
  readonly failure: string | null;
  readonly ties: readonly ApprovalTie[];
}

const columns = sql`approval_id, kind, subject, payload, before, after, reason, state, requested_by,
  requested_email, requested_at, expires_at, decided_by, decided_email, decided_ip, decided_at,
  note, failure, ties`;

export type NewApproval = Pick<
  ApprovalRow,
  | "kind"
  | "subject"
  | "payload"
  | "before"
  | "after"
  | "reason"
  | "requested_by"
  | "requested_email"
  | "requested_at"
  | "expires_at"
>;

/** Null: the same request is already open. */
export async function insertApproval(tx: Tx, row: NewApproval): Promise<number | null> {
  const inserted = await sql<{ approval_id: number }>`
    INSERT INTO backoffice.approval (kind, subject, payload, before, after, reason, requested_by,
      requested_email, requested_at, expires_at)
    VALUES (${row.kind}, ${row.subject}, ${JSON.stringify(row.payload)}::jsonb,
      ${JSON.stringify(row.before)}::jsonb, ${JSON.stringify(row.after)}::jsonb, ${row.reason},
      ${row.requested_by}, ${row.requested_email}, ${row.requested_at}, ${row.expires_at})
    ON CONFLICT (kind, subject) WHERE state IN ('waiting', 'approved') DO NOTHING
    RETURNING approval_id`.execute(tx);
  return inserted.rows[0]?.approval_id ?? null;
}

export async function findApproval(db: Db, approvalId: number): Promise<ApprovalRow | null> {
  const found = await sql<ApprovalRow>`
    SELECT ${columns} FROM backoffice.approval WHERE approval_id = ${approvalId}`.execute(db);
  return found.rows[0] ?? null;
}

export async function lockApproval(tx: Tx, approvalId: number): Promise<ApprovalRow | null> {
  const found = await sql<ApprovalRow>`
    SELECT ${columns} FROM backoffice.approval
    WHERE approval_id = ${approvalId} FOR UPDATE`.execute(tx);
  return found.rows[0] ?? null;
}

export interface Decision {
  readonly approvalId: number;
  readonly state: "approved" | "rejected";
  readonly operatorId: number;
  readonly email: string;
  readonly ip: string;
  readonly note: string | null;
  readonly ties: readonly ApprovalTie[];
  readonly now: Date;
}

export async function saveDecision(tx: Tx, decision: Decision): Promise<void> {
  await sql`
    UPDATE backoffice.approval
    SET state = ${decision.state}, decided_by = ${decision.operatorId},
      decided_email = ${decision.email}, decided_ip = ${decision.ip},
      decided_at = ${decision.now}, note = ${decision.note},
      ties = ${decision.ties}::text[]
    WHERE approval_id = ${decision.approvalId}`.execute(tx);
}

export async function closeApproval(
  tx: Tx,
  end: {
    readonly approvalId: number;
    readonly state: "executed" | "failed" | "withdrawn" | "expired";
    readonly failure: string | null;
    readonly now: Date;
  },
): Promise<void> {
  await sql`
    UPDATE backoffice.approval
    SET state = ${end.state}, closed_at = ${end.now}, failure = ${end.failure}
    WHERE approval_id = ${end.approvalId}`.execute(tx);
}

/** Requests that nobody decided in time, up to a bound, locked. */
export async function lockOverdue(
  tx: Tx,
  now: Date,
  about: { readonly kind: string; readonly subject: string } | null,
): Promise<readonly ApprovalRow[]> {
  const found = await sql<ApprovalRow>`
    SELECT ${columns} FROM backoffice.approval
    WHERE state = 'waiting' AND expires_at <= ${now}
      AND (${about?.kind ?? null}::text IS NULL
        OR (kind = ${about?.kind ?? null} AND subject = ${about?.subject ?? null}))
    ORDER BY approval_id LIMIT 100 FOR UPDATE`.execute(tx);
  return found.rows;
}

export async function lockWaitingOf(tx: Tx, operatorId: number): Promise<readonly ApprovalRow[]> {
  const found = await sql<ApprovalRow>`
    SELECT ${columns} FROM backoffice.approval
    WHERE state = 'waiting' AND requested_by = ${operatorId}
    ORDER BY approval_id FOR UPDATE`.execute(tx);
  return found.rows;
}

/** Agreed to, and not carried out: somebody was cut off in between. */
export async function listUnfinished(db: Db, before: Date): Promise<readonly number[]> {
  const found = await sql<{ approval_id: number }>`
    SELECT approval_id FROM backoffice.approval
    WHERE state = 'approved' AND decided_at < ${before}
    ORDER BY approval_id LIMIT 100`.execute(db);
  return found.rows.map((row) => row.approval_id);
}

export interface ApprovalQuery {
  readonly state: ApprovalState | null;
  readonly kind: string | null;
  /** Null: of everybody. */
  readonly requestedBy: number | null;
  readonly beforeId: number | null;
  readonly limit: number;
}

export async function listApprovals(db: Db, query: ApprovalQuery): Promise<readonly ApprovalRow[]> {
  const found = await sql<ApprovalRow>`
    SELECT ${columns} FROM backoffice.approval
    WHERE (${query.state}::text IS NULL OR state = ${query.state})
      AND (${query.kind}::text IS NULL OR kind = ${query.kind})
      AND (${query.requestedBy}::bigint IS NULL OR requested_by = ${query.requestedBy})
      AND (${query.beforeId}::bigint IS NULL OR approval_id < ${query.beforeId})
    ORDER BY approval_id DESC LIMIT ${query.limit}`.execute(db);
  return found.rows;
}

/** Up to 100. */
export async function countToDecide(
  db: Db,
  who: { readonly operatorId: number; readonly kinds: readonly string[]; readonly now: Date },
): Promise<number> {
  const counted = await sql<{ total: number }>`
    SELECT count(*) AS total FROM (
      SELECT FROM backoffice.approval
      WHERE state = 'waiting' AND kind = ANY(${who.kinds}::text[])
        AND requested_by <> ${who.operatorId} AND expires_at > ${who.now}
      LIMIT 100) AS waiting`.execute(db);
  return counted.rows[0]?.total ?? 0;
}
