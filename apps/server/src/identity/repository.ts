/** The SQL of attempts and their pictures. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { IdentityDocument, PictureKind } from "@tucano/contract/player/account/identity.ts";
import { sql } from "kysely";
import type { Db, Tx } from "../platform/database/types.ts";
import type { Submission, SubmissionStatus, Verdict } from "./types.ts";

const columns = sql`submission_id AS "submissionId", member_id AS "memberId", status, document,
  created_at AS "createdAt", submitted_at AS "submittedAt", decided_at AS "decidedAt",
  decided_by AS "decidedBy", rejection, may_retry AS "mayRetry", reason`;

/** In the order in which they are looked at. */
const asTaken = sql`array_position(ARRAY['front', 'back', 'selfie'], kind)`;

/** The newest first. Nobody has many: a rejection for good ends it. */
export async function listOfMember(
  db: Db,
  memberId: MemberId,
  limit: number,
): Promise<Submission[]> {
  const { rows } = await sql<Submission>`
    SELECT ${columns} FROM identity.submission WHERE member_id = ${memberId}
    ORDER BY submission_id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

export async function hasVerified(db: Db, memberId: MemberId): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM identity.submission
    WHERE member_id = ${memberId} AND status = 'verified'`.execute(db);
  return rows.length > 0;
}

export async function find(db: Db, submissionId: number): Promise<Submission | null> {
  const { rows } = await sql<Submission>`
    SELECT ${columns} FROM identity.submission
    WHERE submission_id = ${submissionId}`.execute(db);
  return rows[0] ?? null;
}

export async function insertDraft(tx: Tx, memberId: MemberId, now: Date): Promise<number> {
  const { rows } = await sql<{ submission_id: number }>`
    INSERT INTO identity.submission (member_id, status, created_at, uploads_from)
    VALUES (${memberId}, 'draft', ${now}, ${now}) RETURNING submission_id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("The draft just written is missing.");
  return row.submission_id;
}

/** How many pictures came in within the hour, this one included. Null: it is no draft any more. */
export async function countUpload(
  tx: Tx,
  submissionId: number,
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<number | null> {
  const { rows } = await sql<{ uploads: number }>`
    UPDATE identity.submission SET
      uploads = CASE WHEN uploads_from < ${since} THEN 1 ELSE uploads + 1 END,
      uploads_from = CASE WHEN uploads_from < ${since} THEN ${now} ELSE uploads_from END
    WHERE submission_id = ${submissionId} AND status = 'draft'
    RETURNING uploads`.execute(tx);
  return rows[0]?.uploads ?? null;
}

export async function savePicture(
  tx: Tx,
  picture: {
    readonly submissionId: number;
    readonly kind: PictureKind;
    readonly sealed: Buffer;
    readonly now: Date;
  },
): Promise<void> {
  await sql`
    INSERT INTO identity.picture (submission_id, kind, sealed, uploaded_at)
    VALUES (${picture.submissionId}, ${picture.kind}, ${picture.sealed}, ${picture.now})
    ON CONFLICT (submission_id, kind)
    DO UPDATE SET sealed = excluded.sealed, uploaded_at = excluded.uploaded_at`.execute(tx);
}

export async function listKinds(db: Db, submissionId: number): Promise<PictureKind[]> {
  const { rows } = await sql<{ kind: PictureKind }>`
    SELECT kind FROM identity.picture WHERE submission_id = ${submissionId}
    ORDER BY ${asTaken}`.execute(db);
  return rows.map(({ kind }) => kind);
}

export async function readPictures(
  db: Db,
  submissionId: number,
): Promise<{ kind: PictureKind; sealed: Buffer }[]> {
  const { rows } = await sql<{ kind: PictureKind; sealed: Buffer }>`
    SELECT kind, sealed FROM identity.picture WHERE submission_id = ${submissionId}
    ORDER BY ${asTaken}`.execute(db);
  return rows;
}

export async function readPicture(
  db: Db,
  submissionId: number,
  kind: PictureKind,
): Promise<Buffer | null> {
  const { rows } = await sql<{ sealed: Buffer }>`
    SELECT sealed FROM identity.picture
    WHERE submission_id = ${submissionId} AND kind = ${kind}`.execute(db);
  return rows[0]?.sealed ?? null;
}

/** So that no picture comes in while what is there is judged. */
export async function lockDraft(tx: Tx, memberId: MemberId): Promise<number | null> {
  const { rows } = await sql<{ submission_id: number }>`
    SELECT submission_id FROM identity.submission
    WHERE member_id = ${memberId} AND status = 'draft' FOR UPDATE`.execute(tx);
  return rows[0]?.submission_id ?? null;
}

/** A document takes so many pictures; what else was handed in goes. */
export async function submit(
  tx: Tx,
  of: {
    readonly submissionId: number;
    readonly document: IdentityDocument;
    readonly kinds: readonly PictureKind[];
    readonly now: Date;
  },
): Promise<void> {
  await sql`
    DELETE FROM identity.picture
    WHERE submission_id = ${of.submissionId} AND NOT kind = ANY(${of.kinds}::text[])`.execute(tx);
  await sql`
    UPDATE identity.submission
    SET status = 'submitted', document = ${of.document}, submitted_at = ${of.now}
    WHERE submission_id = ${of.submissionId}`.execute(tx);
}

/** False: somebody has decided it, or it is no longer there. */
export async function decide(
  tx: Tx,
  of: {
    readonly submissionId: number;
    readonly verdict: Verdict;
    readonly by: string;
    readonly reason: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const { verdict } = of;
  const isRejected = verdict.verdict === "rejected";
  const decided = await sql`
    UPDATE identity.submission SET status = ${verdict.verdict}, decided_at = ${of.now},
      decided_by = ${of.by}, reason = ${of.reason},
      rejection = ${isRejected ? verdict.rejection : null},
      may_retry = ${isRejected ? verdict.mayRetry : null}
    WHERE submission_id = ${of.submissionId} AND status = 'submitted'`.execute(tx);
  return decided.numAffectedRows === 1n;
}

export interface Place {
  readonly at: Date;
  readonly submissionId: number;
}

/** Those that wait: the oldest first; decided ones: the newest first. By when they came in. */
export async function list(
  db: Db,
  of: {
    readonly status: Exclude<SubmissionStatus, "draft">;
    readonly after: Place | null;
    readonly limit: number;
  },
): Promise<Submission[]> {
  const isWaiting = of.status === "submitted";
  const { at, submissionId } = of.after ?? { at: null, submissionId: null };
  const key = sql`(submitted_at, submission_id)`;
  const from =
    at === null
      ? sql`true`
      : sql`${key} ${isWaiting ? sql`>` : sql`<`} (${at}::timestamptz, ${submissionId}::bigint)`;
  const order = isWaiting ? sql`ASC` : sql`DESC`;
  const { rows } = await sql<Submission>`
    SELECT ${columns} FROM identity.submission WHERE status = ${of.status} AND ${from}
    ORDER BY submitted_at ${order}, submission_id ${order} LIMIT ${of.limit}`.execute(db);
  return rows;
}

export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    SELECT count(*)::int AS waiting FROM identity.submission
    WHERE status = 'submitted'`.execute(db);
  return rows[0]?.waiting ?? 0;
}

export async function removeDrafts(tx: Tx, before: Date): Promise<number> {
  const gone = await sql`
    DELETE FROM identity.submission WHERE status = 'draft' AND created_at < ${before}`.execute(tx);
  return Number(gone.numAffectedRows ?? 0n);
}

export interface SealedPicture {
  readonly submissionId: number;
  readonly kind: PictureKind;
  readonly sealed: Buffer;
}

export async function listSealed(
  db: Db,
  after: SealedPicture | null,
  limit: number,
): Promise<readonly SealedPicture[]> {
  const { rows } = await sql<SealedPicture>`
    SELECT submission_id AS "submissionId", kind, sealed FROM identity.picture
    WHERE (submission_id, kind) > (${after?.submissionId ?? 0}, ${after?.kind ?? ""})
    ORDER BY submission_id, kind LIMIT ${limit}`.execute(db);
  return rows;
}

/** The same picture under another key: the owner alone passes by what keeps them as they are. */
export async function replaceSealed(ownerTx: Tx, row: SealedPicture, sealed: Buffer) {
  await sql`ALTER TABLE identity.picture DISABLE TRIGGER keep_what_was_handed_in`.execute(ownerTx);
  await sql`
    UPDATE identity.picture SET sealed = ${sealed}
    WHERE submission_id = ${row.submissionId} AND kind = ${row.kind}
      AND sealed = ${row.sealed}`.execute(ownerTx);
  await sql`ALTER TABLE identity.picture ENABLE TRIGGER keep_what_was_handed_in`.execute(ownerTx);
}
