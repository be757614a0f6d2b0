/** The SQL of finding members: every way in has its index, and a search is the ways in together. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { ReadDb } from "../../platform/database/types.ts";
import { memberColumns, type MemberRow } from "../repository.ts";
import type { MemberStatus } from "../types.ts";

export interface SearchedText {
  /** Lower case, with LIKE's own signs escaped. */
  readonly pattern: string;
  /** The same without accents. */
  readonly namePattern: string;
  readonly memberId: MemberId | null;
  /** Eleven digits. */
  readonly cpf: string | null;
  /** E.164. */
  readonly phone: string | null;
}

/**
 * The newest of those that the text finds. `USING ~<~` is the order that the indexes by beginnings
 * are in, whatever the locale: however many begin like that, the first ones are read and no more.
 */
export async function findByText(
  reading: ReadDb,
  { pattern, namePattern, memberId, cpf, phone }: SearchedText,
  { status, limit }: { readonly status: MemberStatus | null; readonly limit: number },
): Promise<readonly MemberRow[]> {
  const suits = sql`(${status}::text IS NULL OR status = ${status})`;
  const begins = `${pattern}%`;
  const found = await sql<MemberRow>`
    SELECT ${memberColumns} FROM members.member
    WHERE member_id IN (
      (SELECT member_id FROM members.member WHERE member_id = ${memberId} AND ${suits})
      UNION (SELECT member_id FROM members.member WHERE cpf = ${cpf} AND ${suits})
      UNION (SELECT member_id FROM members.member WHERE phone = ${phone} AND ${suits})
      UNION (SELECT member_id FROM members.member
        WHERE account_key LIKE ${begins} AND ${suits} ORDER BY account_key USING ~<~ LIMIT ${limit})
      UNION (SELECT member_id FROM members.member
        WHERE email LIKE ${begins} AND ${suits} ORDER BY email USING ~<~ LIMIT ${limit})
      UNION (SELECT member_id FROM members.member
        WHERE members.plain_name(realname) LIKE ${`${namePattern}%`} AND ${suits}
        ORDER BY members.plain_name(realname) USING ~<~ LIMIT ${limit})
    )
    ORDER BY created_at DESC, member_id LIMIT ${limit}`.execute(reading);
  return found.rows;
}

/** The place of a member in the list of all, the newest first, to the microsecond. */
export interface Place {
  readonly createdAt: string;
  readonly memberId: MemberId;
}

export type PlacedRow = MemberRow & { readonly place: string };

export async function listNewest(
  reading: ReadDb,
  query: {
    readonly status: MemberStatus | null;
    readonly after: Place | null;
    readonly limit: number;
  },
): Promise<readonly PlacedRow[]> {
  const { status, after, limit } = query;
  const at = after?.createdAt ?? null;
  const found = await sql<PlacedRow>`
    SELECT ${memberColumns},
      to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS place
    FROM members.member
    WHERE (${status}::text IS NULL OR status = ${status})
      AND (${at}::timestamptz IS NULL OR created_at <= ${at}::timestamptz
        AND (created_at < ${at}::timestamptz OR member_id > ${after?.memberId ?? 0}))
    ORDER BY created_at DESC, member_id LIMIT ${limit}`.execute(reading);
  return found.rows;
}
