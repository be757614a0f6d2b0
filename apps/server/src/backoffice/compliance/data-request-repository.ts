/** The SQL of what people ask about their data. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type {
  DataRequestKind,
  DataRequestStatus,
} from "@tucano/contract/player/account/privacy.ts";
import type { Db, Tx } from "../../platform/database/types.ts";

export interface DataRequest {
  readonly request_id: number;
  readonly member_id: MemberId;
  readonly kind: DataRequestKind;
  readonly opened_by: string | null;
  readonly text: string;
  readonly opened_at: Date;
  readonly due_at: Date;
  readonly status: DataRequestStatus;
  readonly claimed_by: string | null;
  readonly decided_by: string | null;
  readonly decided_at: Date | null;
  readonly answer: string;
  readonly postponed_until: string | null;
}

const columns = sql`request_id, member_id, kind, opened_by, text, opened_at, due_at, status,
  claimed_by, decided_by, decided_at, answer, postponed_until::text AS postponed_until`;

export interface NewDataRequest {
  readonly memberId: MemberId;
  readonly kind: DataRequestKind;
  readonly openedBy: string | null;
  readonly text: string;
  readonly now: Date;
  readonly dueAt: Date;
  /** Answered in the same moment, as a file that members take out themselves. */
  readonly isDone: boolean;
}

/** Null: one of its kind waits for an answer already. */
export async function insertRequest(tx: Tx, one: NewDataRequest): Promise<DataRequest | null> {
  const { rows } = await sql<DataRequest>`
    INSERT INTO backoffice.data_request
      (member_id, kind, opened_by, text, opened_at, due_at, status, decided_at)
    VALUES (${one.memberId}, ${one.kind}, ${one.openedBy}, ${one.text}, ${one.now}, ${one.dueAt},
      ${one.isDone ? "done" : "open"}, ${one.isDone ? one.now : null}::timestamptz)
    ON CONFLICT (member_id, kind) WHERE status IN ('open', 'postponed') DO NOTHING
    RETURNING ${columns}`.execute(tx);
  return rows[0] ?? null;
}

/** Taken out by the member, since then. One at a time counts: the caller holds the member. */
export async function countExports(db: Db | Tx, memberId: MemberId, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM backoffice.data_request
    WHERE member_id = ${memberId} AND kind = 'export' AND opened_by IS NULL
      AND opened_at > ${since}`.execute(db);
  return rows[0]?.count ?? 0;
}

const OWN_MAX = 50;

export async function listOfMember(db: Db, memberId: MemberId): Promise<DataRequest[]> {
  const { rows } = await sql<DataRequest>`
    SELECT ${columns} FROM backoffice.data_request
    WHERE member_id = ${memberId} ORDER BY request_id DESC LIMIT ${OWN_MAX}`.execute(db);
  return rows;
}

export async function findRequest(db: Db | Tx, requestId: number): Promise<DataRequest | null> {
  const { rows } = await sql<DataRequest>`
    SELECT ${columns} FROM backoffice.data_request WHERE request_id = ${requestId}`.execute(db);
  return rows[0] ?? null;
}

/** Those that wait: what is due first. Others: the newest. */
export async function listRequests(
  db: Db,
  of: { readonly status: DataRequestStatus; readonly after: number | null; readonly limit: number },
): Promise<DataRequest[]> {
  const isWaiting = of.status === "open" || of.status === "postponed";
  const goesOn = isWaiting
    ? sql`request_id > coalesce(${of.after}::bigint, 0)`
    : sql`request_id < coalesce(${of.after}::bigint, 9223372036854775807)`;
  const { rows } = await sql<DataRequest>`
    SELECT ${columns} FROM backoffice.data_request
    WHERE status = ${of.status} AND ${goesOn}
    ORDER BY request_id ${isWaiting ? sql`ASC` : sql`DESC`} LIMIT ${of.limit}`.execute(db);
  return rows;
}

export async function claimRequest(tx: Tx, requestId: number, by: string): Promise<boolean> {
  const changed = await sql`
    UPDATE backoffice.data_request SET claimed_by = ${by}
    WHERE request_id = ${requestId} AND status IN ('open', 'postponed')`.execute(tx);
  return changed.numAffectedRows === 1n;
}

export interface Decision {
  readonly requestId: number;
  readonly to: Exclude<DataRequestStatus, "open">;
  /** Null: the member. */
  readonly by: string | null;
  readonly answer: string;
  readonly postponedUntil: string | null;
  readonly now: Date;
}

/** Null: it was decided before. */
export async function decideRequest(tx: Tx, decision: Decision): Promise<DataRequest | null> {
  const { rows } = await sql<DataRequest>`
    UPDATE backoffice.data_request SET status = ${decision.to}, decided_by = ${decision.by},
      decided_at = ${decision.now}, answer = ${decision.answer},
      postponed_until = ${decision.postponedUntil}::date
    WHERE request_id = ${decision.requestId} AND status IN ('open', 'postponed')
    RETURNING ${columns}`.execute(tx);
  return rows[0] ?? null;
}

export async function eraseWords(
  tx: Tx,
  memberId: MemberId,
  tickets: readonly string[],
): Promise<void> {
  await sql`DELETE FROM backoffice.member_tag WHERE member_id = ${memberId}`.execute(tx);
  await sql`
    SELECT backoffice.erase_member(${memberId}, ${[...tickets]}::text[])`.execute(tx);
}
