/** SQL of the ways in which operators look for orders and payments: by key, page after page. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { DepositStatus, WithdrawalStatus } from "@tucano/contract/player/money/cashier.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import { sql } from "kysely";
import type { ReadDb } from "../../platform/database/types.ts";
import { depositColumns, depositTables } from "../deposits/deposit-repository.ts";
import { memberOf } from "../order-numbers.ts";
import type { ReceiptRow, ReceiptStatus } from "../deposits/receipt-repository.ts";
import type { DepositRecord } from "../types.ts";
import {
  type StoredWithdrawal,
  toWithdrawal,
  withdrawalColumns,
  type WithdrawalRow,
} from "../withdrawals/withdrawal-repository.ts";

/** Where a page ended: the time and the number of its last row. */
export interface Place {
  /** To the microsecond, as the database has it. */
  readonly at: string;
  readonly key: string;
}

export interface Placed<Row> {
  readonly row: Row;
  readonly place: Place;
}

/** ISO 8601 to the microsecond: a page must not begin in the middle of one. */
const exact = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** An order is kept with its member, whom its number names: so it is found by its key. */
const ownersOf = (kind: "D" | "W", orderNos: readonly string[] | null): MemberId[] =>
  (orderNos ?? []).flatMap((orderNo) => memberOf(kind, orderNo) ?? []);

export interface WithdrawalSearch {
  readonly statuses: readonly WithdrawalStatus[] | null;
  readonly memberIds: readonly MemberId[] | null;
  readonly orderNos: readonly string[] | null;
  readonly endToEndId: string | null;
  readonly amountMin: Centavos | null;
  readonly amountMax: Centavos | null;
  readonly from: Date | null;
  readonly until: Date | null;
  /** Only those that the bank sent back at least once. */
  readonly isReturned: boolean;
  readonly order: "oldest" | "newest";
  readonly after: Place | null;
  readonly limit: number;
}

export async function searchWithdrawals(
  reading: ReadDb,
  search: WithdrawalSearch,
): Promise<Placed<StoredWithdrawal>[]> {
  const { after, memberIds, orderNos, endToEndId, statuses, from, until } = search;
  const isUp = search.order === "oldest";
  const direction = isUp ? sql`ASC` : sql`DESC`;
  const beyond = isUp ? sql`>` : sql`<`;
  const found = await sql<WithdrawalRow & { placeAt: string }>`
    SELECT ${withdrawalColumns}, ${exact("w.application_time")} AS "placeAt"
    FROM cashier.withdrawal w
    WHERE (${statuses}::text[] IS NULL OR w.status = ANY(${statuses}::text[]))
      AND (${memberIds}::bigint[] IS NULL OR w.member_id = ANY(${memberIds}::bigint[]))
      AND (${orderNos}::text[] IS NULL OR (w.order_no = ANY(${orderNos}::text[])
        AND w.member_id = ANY(${ownersOf("W", orderNos)}::bigint[])))
      AND (${endToEndId}::text IS NULL OR w.end_to_end_id = ${endToEndId})
      AND (${search.amountMin}::bigint IS NULL OR w.amount_centavos >= ${search.amountMin})
      AND (${search.amountMax}::bigint IS NULL OR w.amount_centavos <= ${search.amountMax})
      AND (${from}::timestamptz IS NULL OR w.application_time >= ${from})
      AND (${until}::timestamptz IS NULL OR w.application_time < ${until})
      AND (NOT ${search.isReturned}::boolean OR w.attempt > 1)
      AND (${after?.at ?? null}::timestamptz IS NULL OR (w.application_time, w.order_no)
        ${beyond} (${after?.at ?? null}::timestamptz, ${after?.key ?? ""}::text))
    ORDER BY w.application_time ${direction}, w.order_no ${direction}
    LIMIT ${search.limit}`.execute(reading);
  return found.rows.map(({ placeAt, ...row }) => ({
    row: toWithdrawal(row),
    place: { at: placeAt, key: row.orderNo },
  }));
}

export interface DepositSearch {
  readonly statuses: readonly DepositStatus[] | null;
  readonly memberIds: readonly MemberId[] | null;
  readonly orderNo: string | null;
  readonly endToEndId: string | null;
  /** Only those with something unusual about the payment. */
  readonly hasNote: boolean;
  readonly from: Date | null;
  readonly until: Date | null;
  readonly after: Place | null;
  readonly limit: number;
}

export async function searchDeposits(
  reading: ReadDb,
  search: DepositSearch,
): Promise<Placed<DepositRecord>[]> {
  const { after, memberIds, orderNo, endToEndId, statuses, from, until } = search;
  const found = await sql<DepositRecord & { placeAt: string }>`
    SELECT ${depositColumns}, ${exact("d.created_at")} AS "placeAt" FROM ${depositTables}
    WHERE (${statuses}::text[] IS NULL OR d.status = ANY(${statuses}::text[]))
      AND (${memberIds}::bigint[] IS NULL OR d.member_id = ANY(${memberIds}::bigint[]))
      AND (${orderNo}::text IS NULL OR (d.order_no = ${orderNo}
        AND d.member_id = ANY(${ownersOf("D", [orderNo ?? ""])}::bigint[])))
      AND (${endToEndId}::text IS NULL OR d.end_to_end_id = ${endToEndId})
      AND (NOT ${search.hasNote}::boolean OR d.note IS NOT NULL)
      AND (${from}::timestamptz IS NULL OR d.created_at >= ${from})
      AND (${until}::timestamptz IS NULL OR d.created_at < ${until})
      AND (${after?.at ?? null}::timestamptz IS NULL OR (d.created_at, d.order_no)
        < (${after?.at ?? null}::timestamptz, ${after?.key ?? ""}::text))
    ORDER BY d.created_at DESC, d.order_no DESC LIMIT ${search.limit}`.execute(reading);
  return found.rows.map(({ placeAt, ...row }) => ({
    row,
    place: { at: placeAt, key: row.orderNo },
  }));
}

export interface ReceiptSearch {
  readonly statuses: readonly ReceiptStatus[] | null;
  /** An order's number, or the bank's id. */
  readonly reference: string | null;
  readonly after: Place | null;
  readonly limit: number;
}

export async function searchReceipts(
  reading: ReadDb,
  { statuses, reference, after, limit }: ReceiptSearch,
): Promise<Placed<ReceiptRow>[]> {
  const found = await sql<ReceiptRow & { place_at: string }>`
    SELECT r.*, ${exact("r.created_at")} AS place_at FROM cashier.receipt r
    WHERE (${statuses}::text[] IS NULL OR r.status = ANY(${statuses}::text[]))
      AND (${reference}::text IS NULL OR r.end_to_end_id = ${reference} OR r.txid = ${reference}
        OR r.assigned_order_no = ${reference})
      AND (${after?.at ?? null}::timestamptz IS NULL OR (r.created_at, r.end_to_end_id)
        < (${after?.at ?? null}::timestamptz, ${after?.key ?? ""}::text))
    ORDER BY r.created_at DESC, r.end_to_end_id DESC LIMIT ${limit}`.execute(reading);
  return found.rows.map((row) => ({
    row,
    place: { at: row.place_at, key: row.end_to_end_id },
  }));
}
