/** The only SQL of the sandbox bank. */
import type { Centavos } from "@tucano/contract/money.ts";
import { sql } from "kysely";
import type { Db, Tx } from "../platform/database/types.ts";

export type ChargeStatus =
  | "ATIVA"
  | "CONCLUIDA"
  | "REMOVIDA_PELO_USUARIO_RECEBEDOR"
  | "REMOVIDA_PELO_PSP";

export interface ChargeRow {
  txid: string;
  revision: number;
  status: ChargeStatus;
  amount_centavos: Centavos;
  key: string;
  created_at: Date;
  /** Null: it has a due date instead. */
  expires_seconds: number | null;
  due_on: string | null;
  days_after_due: number | null;
  debtor_cpf: string | null;
  debtor_cnpj: string | null;
  debtor_name: string | null;
  payer_request: string | null;
  extra_info: { nome: string; valor: string }[];
  location: string;
}

export interface ReceiptRow {
  end_to_end_id: string;
  txid: string;
  amount_centavos: Centavos;
  key: string;
  paid_at: Date;
  payer_cpf: string;
}

export interface RefundRow {
  end_to_end_id: string;
  id: string;
  return_id: string;
  amount_centavos: Centavos;
  description: string | null;
  final_status: "DEVOLVIDO" | "NAO_REALIZADO";
  requested_at: Date;
  settles_at: Date;
}

export interface PayoutRow {
  idempotency_key: string;
  end_to_end_id: string;
  request: unknown;
  amount_centavos: Centavos;
  final_status: "SETTLED" | "REFUSED";
  reason: string | null;
  created_at: Date;
  settles_at: Date;
}

export interface ListFilter {
  readonly from: string;
  readonly until: string;
  readonly cpf: string | null;
  readonly cnpj: string | null;
  readonly offset: number;
  readonly limit: number;
}

export async function lockCharge(tx: Tx, txid: string): Promise<ChargeRow | null> {
  const found = await sql<ChargeRow>`
    SELECT * FROM sandbox_psp.charge WHERE txid = ${txid} FOR UPDATE`.execute(tx);
  return found.rows[0] ?? null;
}

export async function findCharge(
  db: Db,
  by: { txid: string } | { location: string },
): Promise<ChargeRow | null> {
  const condition = "txid" in by ? sql`txid = ${by.txid}` : sql`location = ${by.location}`;
  const found = await sql<ChargeRow>`
    SELECT * FROM sandbox_psp.charge WHERE ${condition}`.execute(db);
  return found.rows[0] ?? null;
}

/** Creates the charge, or writes it anew while it is still active. */
export async function saveCharge(tx: Tx, charge: ChargeRow): Promise<void> {
  await sql`
    INSERT INTO sandbox_psp.charge (txid, revision, status, amount_centavos, key, created_at,
      expires_seconds, due_on, days_after_due, debtor_cpf, debtor_cnpj, debtor_name, payer_request,
      extra_info, location)
    VALUES (${charge.txid}, ${charge.revision}, ${charge.status}, ${charge.amount_centavos},
      ${charge.key}, ${charge.created_at}, ${charge.expires_seconds}, ${charge.due_on},
      ${charge.days_after_due}, ${charge.debtor_cpf}, ${charge.debtor_cnpj}, ${charge.debtor_name},
      ${charge.payer_request},
      ${JSON.stringify(charge.extra_info)}, ${charge.location})
    ON CONFLICT (txid) DO UPDATE SET
      revision = excluded.revision, status = excluded.status, key = excluded.key,
      amount_centavos = excluded.amount_centavos, expires_seconds = excluded.expires_seconds,
      due_on = excluded.due_on, days_after_due = excluded.days_after_due,
      debtor_cpf = excluded.debtor_cpf, debtor_cnpj = excluded.debtor_cnpj,
      debtor_name = excluded.debtor_name, payer_request = excluded.payer_request,
      extra_info = excluded.extra_info`.execute(tx);
}

export async function listCharges(
  db: Db,
  filter: ListFilter & { isDue: boolean; status: string | null },
): Promise<{ rows: ChargeRow[]; total: number }> {
  const found = await sql<ChargeRow & { total: number }>`
    SELECT *, count(*) OVER () AS total FROM sandbox_psp.charge
    WHERE created_at >= ${filter.from} AND created_at <= ${filter.until}
      AND (${filter.cpf}::text IS NULL OR debtor_cpf = ${filter.cpf})
      AND (${filter.cnpj}::text IS NULL OR debtor_cnpj = ${filter.cnpj})
      AND (due_on IS NOT NULL) = ${filter.isDue}
      AND (${filter.status}::text IS NULL OR status = ${filter.status})
    ORDER BY created_at DESC, txid OFFSET ${filter.offset} LIMIT ${filter.limit}`.execute(db);
  return { rows: found.rows, total: found.rows[0]?.total ?? 0 };
}

export async function insertReceipt(tx: Tx, receipt: ReceiptRow): Promise<void> {
  await sql`
    INSERT INTO sandbox_psp.receipt (end_to_end_id, txid, amount_centavos, key, paid_at, payer_cpf)
    VALUES (${receipt.end_to_end_id}, ${receipt.txid}, ${receipt.amount_centavos},
      ${receipt.key}, ${receipt.paid_at}, ${receipt.payer_cpf})`.execute(tx);
}

export async function findReceipt(db: Db, endToEndId: string): Promise<ReceiptRow | null> {
  const found = await sql<ReceiptRow>`
    SELECT * FROM sandbox_psp.receipt WHERE end_to_end_id = ${endToEndId}`.execute(db);
  return found.rows[0] ?? null;
}

export async function lockReceipt(tx: Tx, endToEndId: string): Promise<ReceiptRow | null> {
  const found = await sql<ReceiptRow>`
    SELECT * FROM sandbox_psp.receipt WHERE end_to_end_id = ${endToEndId} FOR UPDATE`.execute(tx);
  return found.rows[0] ?? null;
}

/** `cpf` filters by who paid: that is all a receiver can learn about the payer. */
export async function listReceipts(
  db: Db,
  filter: ListFilter & { txid: string | null; hasRefund: boolean | null },
): Promise<{ rows: ReceiptRow[]; total: number }> {
  const found = await sql<ReceiptRow & { total: number }>`
    SELECT r.*, count(*) OVER () AS total FROM sandbox_psp.receipt r
    WHERE paid_at >= ${filter.from} AND paid_at <= ${filter.until}
      AND (${filter.txid}::text IS NULL OR txid = ${filter.txid})
      AND (${filter.cpf}::text IS NULL OR payer_cpf = ${filter.cpf})
      AND ${filter.cnpj}::text IS NULL
      AND (${filter.hasRefund}::boolean IS NULL OR ${filter.hasRefund} = EXISTS (
        SELECT FROM sandbox_psp.refund f WHERE f.end_to_end_id = r.end_to_end_id))
    ORDER BY paid_at, end_to_end_id OFFSET ${filter.offset} LIMIT ${filter.limit}`.execute(db);
  return { rows: found.rows, total: found.rows[0]?.total ?? 0 };
}

export async function receiptsOf(db: Db, txid: string): Promise<ReceiptRow[]> {
  const found = await sql<ReceiptRow>`
    SELECT * FROM sandbox_psp.receipt WHERE txid = ${txid} ORDER BY paid_at`.execute(db);
  return found.rows;
}

export async function refundsOf(
  db: Db,
  endToEndIds: readonly string[],
): Promise<Map<string, RefundRow[]>> {
  const found = await sql<RefundRow>`
    SELECT * FROM sandbox_psp.refund WHERE end_to_end_id = ANY(${endToEndIds}::text[])
    ORDER BY requested_at, id`.execute(db);
  return Map.groupBy(found.rows, (row) => row.end_to_end_id);
}

export async function insertRefund(tx: Tx, refund: RefundRow): Promise<void> {
  await sql`
    INSERT INTO sandbox_psp.refund (end_to_end_id, id, return_id, amount_centavos, description,
      final_status, requested_at, settles_at)
    VALUES (${refund.end_to_end_id}, ${refund.id}, ${refund.return_id}, ${refund.amount_centavos},
      ${refund.description}, ${refund.final_status}, ${refund.requested_at},
      ${refund.settles_at})`.execute(tx);
}

export async function saveWebhook(
  tx: Tx,
  hook: { key: string; url: string; createdAt: Date },
): Promise<void> {
  await sql`
    INSERT INTO sandbox_psp.webhook (key, url, created_at)
    VALUES (${hook.key}, ${hook.url}, ${hook.createdAt})
    ON CONFLICT (key) DO UPDATE SET url = excluded.url, created_at = excluded.created_at
  `.execute(tx);
}

export async function findWebhook(
  db: Db,
  key: string,
): Promise<{ key: string; url: string; created_at: Date } | null> {
  const found = await sql<{ key: string; url: string; created_at: Date }>`
    SELECT * FROM sandbox_psp.webhook WHERE key = ${key}`.execute(db);
  return found.rows[0] ?? null;
}

/** False: nobody was to be told. */
export async function deleteWebhook(tx: Tx, key: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM sandbox_psp.webhook WHERE key = ${key}`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function countPayoutCall(tx: Tx, idempotencyKey: string): Promise<number> {
  const found = await sql<{ calls: number }>`
    INSERT INTO sandbox_psp.payout_call AS c (idempotency_key, calls)
    VALUES (${idempotencyKey}, 1)
    ON CONFLICT (idempotency_key) DO UPDATE SET calls = c.calls + 1
    RETURNING calls`.execute(tx);
  return found.rows[0]?.calls ?? 1;
}

/** False when a payout with this idempotency key exists already. */
export async function insertPayout(tx: Tx, payout: PayoutRow): Promise<boolean> {
  const inserted = await sql`
    INSERT INTO sandbox_psp.payout (idempotency_key, end_to_end_id, request, amount_centavos,
      final_status, reason, created_at, settles_at)
    VALUES (${payout.idempotency_key}, ${payout.end_to_end_id}, ${JSON.stringify(payout.request)},
      ${payout.amount_centavos}, ${payout.final_status}, ${payout.reason}, ${payout.created_at},
      ${payout.settles_at})
    ON CONFLICT (idempotency_key) DO NOTHING`.execute(tx);
  return inserted.numAffectedRows === 1n;
}

export async function findPayout(db: Db, idempotencyKey: string): Promise<PayoutRow | null> {
  const found = await sql<PayoutRow>`
    SELECT * FROM sandbox_psp.payout WHERE idempotency_key = ${idempotencyKey}`.execute(db);
  return found.rows[0] ?? null;
}

export async function latestPayouts(db: Db, limit: number): Promise<PayoutRow[]> {
  const found = await sql<PayoutRow>`
    SELECT * FROM sandbox_psp.payout ORDER BY created_at DESC LIMIT ${limit}`.execute(db);
  return found.rows;
}

/** The holder of the key. An unknown key goes to the first CPF that asks for it. */
export async function holderOf(
  tx: Tx,
  entry: { key: string; cpf: string; createdAt: Date },
): Promise<string> {
  const found = await sql<{ cpf: string }>`
    INSERT INTO sandbox_psp.directory_key AS d (key, cpf, created_at)
    VALUES (${entry.key}, ${entry.cpf}, ${entry.createdAt})
    ON CONFLICT (key) DO UPDATE SET cpf = d.cpf
    RETURNING cpf`.execute(tx);
  return found.rows[0]?.cpf ?? entry.cpf;
}
