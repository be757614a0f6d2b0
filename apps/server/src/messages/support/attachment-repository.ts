/** The SQL of files in conversations. */
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { AttachedFile, AttachmentKeeper, FileContent } from "../types.ts";

const columns = sql`file_id AS "fileId", name, type, octet_length(bytes) AS "sizeBytes"`;

/** Whose it is until a message takes it: this member's, or this operator's for that member. */
const handedInBy = ({ memberId, operator }: AttachmentKeeper) => sql`
  member_id = ${memberId} AND operator IS NOT DISTINCT FROM ${operator}::text`;

export interface NewAttachment extends AttachmentKeeper {
  readonly fileId: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
  readonly now: Date;
}

export async function insertAttachment(tx: Tx, file: NewAttachment): Promise<void> {
  await sql`
    INSERT INTO messages.attachment (file_id, member_id, operator, name, type, bytes, handed_in_at)
    VALUES (${file.fileId}::uuid, ${file.memberId}, ${file.operator}, ${file.name}, ${file.type},
      ${file.bytes}, ${file.now})`.execute(tx);
}

export async function countHandedIn(
  tx: Tx,
  keeper: AttachmentKeeper,
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM messages.attachment
    WHERE ${handedInBy(keeper)} AND handed_in_at > ${since}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Answers how many there were: of two messages that want the same file, one gets it. */
export async function attach(
  tx: Tx,
  fileIds: readonly string[],
  to: AttachmentKeeper & { readonly ticketNo: string; readonly position: number },
): Promise<number> {
  const taken = await sql`
    UPDATE messages.attachment SET ticket_no = ${to.ticketNo}, position = ${to.position},
      place = array_position(${[...fileIds]}::uuid[], file_id)
    WHERE file_id = ANY(${[...fileIds]}::uuid[]) AND ticket_no IS NULL AND ${handedInBy(to)}
  `.execute(tx);
  return Number(taken.numAffectedRows ?? 0n);
}

export async function listAttached(
  db: Db,
  ticketNo: string,
): Promise<(AttachedFile & { readonly position: number })[]> {
  const { rows } = await sql<AttachedFile & { position: number }>`
    SELECT ${columns}, position FROM messages.attachment
    WHERE ticket_no = ${ticketNo} ORDER BY position, place`.execute(db);
  return rows;
}

export async function findContent(db: Db, fileId: string): Promise<FileContent | null> {
  const { rows } = await sql<FileContent>`
    SELECT member_id AS "memberId", operator, ticket_no AS "ticketNo", name, type, bytes
    FROM messages.attachment WHERE file_id = ${fileId}::uuid`.execute(db);
  return rows[0] ?? null;
}

export async function removeLeft(tx: Tx, before: Date): Promise<void> {
  await sql`
    DELETE FROM messages.attachment
    WHERE ticket_no IS NULL AND handed_in_at < ${before}`.execute(tx);
}
