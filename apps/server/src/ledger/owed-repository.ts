/**
 * What has changed the turnover that a member owes, in the order it happened: read along the
 * member's own numbers, a bounded part at a time, for showing the progress of a requirement.
 */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { add, type Centavos, toCentavos, ZERO } from "@tucano/contract/money.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { TransferKind } from "./types.ts";

/** One operation that changed what is owed. */
export interface OwedChange {
  /** Of its first transfer. */
  readonly seq: number;
  readonly at: Date;
  /** Of its first transfer, too. */
  readonly kind: TransferKind;
  readonly reference: string;
  /** Staked in it, whatever it counts. */
  readonly staked: Centavos;
  readonly turnoverOwedChange: Centavos;
  readonly bonusOwedChange: Centavos;
}

export interface OwedPart {
  readonly changes: readonly OwedChange[];
  /** The last transfer that was read. */
  readonly upTo: number;
  /** There were no more at this moment, in which these were owed. */
  readonly isLast: boolean;
  readonly turnoverOwed: Centavos;
  readonly bonusOwed: Centavos;
}

interface Row {
  wallet_seq: number;
  turnover_owed: number;
  bonus_owed: number;
  /** Null: nothing after the one asked for. */
  seq: number | null;
  kind: TransferKind;
  reference: string;
  amount: number;
  created_at: Date;
  source: string;
  external_id: string;
  turnover_owed_change: number;
  bonus_owed_change: number;
}

export interface OwedBy {
  readonly turnover: Centavos;
  readonly bonus: Centavos;
}

/** What these operations changed of what is owed, in their order; zero for what is not there. */
export async function readOwedBy(
  tx: Tx,
  operations: readonly {
    readonly memberId: MemberId;
    readonly source: string;
    readonly externalId: string;
  }[],
): Promise<OwedBy[]> {
  const { rows } = await sql<{ turnover: number; bonus: number }>`
    SELECT coalesce(o.turnover_owed_change, 0) AS turnover,
      coalesce(o.bonus_owed_change, 0) AS bonus
    FROM unnest(${operations.map((one) => one.memberId)}::bigint[],
      ${operations.map((one) => one.source)}::text[],
      ${operations.map((one) => one.externalId)}::text[]
    ) WITH ORDINALITY AS k (member_id, source, external_id, position)
    LEFT JOIN ledger.operation o ON o.member_id = k.member_id AND o.source = k.source
      AND o.external_id = k.external_id
    ORDER BY k.position`.execute(tx);
  return rows.map(({ turnover, bonus }) => ({
    turnover: toCentavos(turnover),
    bonus: toCentavos(bonus),
  }));
}

/** An operation has a handful of transfers, all of them in one run. */
export async function readOwedChanges(
  db: Db | Tx,
  memberId: MemberId,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<OwedPart> {
  const { rows } = await sql<Row>`
    SELECT w.seq AS wallet_seq, w.turnover_owed, w.bonus_owed, t.seq, t.kind, t.reference,
      t.amount, t.created_at, t.source, t.external_id,
      coalesce(o.turnover_owed_change, 0) AS turnover_owed_change,
      coalesce(o.bonus_owed_change, 0) AS bonus_owed_change
    FROM ledger.wallet w
    LEFT JOIN LATERAL (SELECT seq, kind, reference, amount, created_at, source, external_id
      FROM ledger.transfer WHERE member_id = ${memberId} AND seq > ${after}
      ORDER BY seq LIMIT ${limit}) AS t ON true
    LEFT JOIN ledger.operation o ON o.member_id = ${memberId} AND o.source = t.source
      AND o.external_id = t.external_id
    WHERE w.member_id = ${memberId} ORDER BY t.seq`.execute(db);
  const [first] = rows;
  if (first === undefined) {
    return { changes: [], upTo: after, isLast: true, turnoverOwed: ZERO, bonusOwed: ZERO };
  }
  const operations = groupByOperation(rows);
  // The last one may go on beyond the limit: it is read with the next part, from its beginning.
  if (rows.length === limit && operations.length > 1) operations.pop();
  const upTo = operations.at(-1)?.at(-1)?.seq ?? after;
  return {
    changes: operations.flatMap(toChange),
    upTo,
    isLast: upTo >= first.wallet_seq,
    turnoverOwed: toCentavos(first.turnover_owed),
    bonusOwed: toCentavos(first.bonus_owed),
  };
}

function groupByOperation(rows: readonly Row[]): Row[][] {
  const operations: Row[][] = [];
  for (const row of rows) {
    if (row.seq === null) continue;
    const last = operations.at(-1);
    const before = last?.[0];
    const isSame = before?.source === row.source && before.external_id === row.external_id;
    if (last !== undefined && isSame) last.push(row);
    else operations.push([row]);
  }
  return operations;
}

function toChange(rows: readonly Row[]): OwedChange[] {
  const [first] = rows;
  if (first === undefined || first.seq === null) return [];
  const { turnover_owed_change: byCash, bonus_owed_change: byBonus } = first;
  if (byCash === 0 && byBonus === 0) return [];
  const stakes = rows.filter((row) => row.kind === "stake");
  return [
    {
      seq: first.seq,
      at: first.created_at,
      kind: first.kind,
      reference: first.reference,
      staked: add(...stakes.map((row) => toCentavos(row.amount))),
      turnoverOwedChange: toCentavos(byCash),
      bonusOwedChange: toCentavos(byBonus),
    },
  ];
}
