/** Money that came in: paying a charge as a payer's bank would, reading receipts, refunds. */
import { readLocation } from "@tucano/contract/player/money/br-code.ts";
import { type Centavos, ZERO, add, formatWire } from "@tucano/contract/money.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { DomainError } from "../platform/errors.ts";
import { type SandboxPspDeps, later } from "./bank.ts";
import { endToEndId, returnId } from "./identifiers.ts";
import { Problem, notFound } from "./problem.ts";
import * as repository from "./repository.ts";

export interface Payment {
  readonly pixCopyPaste?: string | undefined;
  readonly txid?: string | undefined;
  /** Digits only. */
  readonly cpf?: string | undefined;
  readonly amount?: Centavos | undefined;
}

/** The payer of a charge without a debtor, if the caller names none either. */
const SOMEBODY = "52998224725";

/**
 * Pays a charge. This bank lets through what a real one might: late payments, other amounts, other
 * payers, a second payment of the same charge. Only a removed charge is refused.
 */
export async function payCharge(
  bank: SandboxPspDeps,
  payment: Payment,
): Promise<repository.ReceiptRow> {
  const found = await repository.findCharge(bank.db, readName(payment));
  if (found === null) throw new DomainError("sandbox_psp.charge_not_found");
  return inTransaction(bank.db, async (tx) => {
    const charge = await repository.lockCharge(tx, found.txid);
    if (charge === null) throw new DomainError("sandbox_psp.charge_not_found");
    if (charge.status.startsWith("REMOVIDA")) {
      throw new DomainError("sandbox_psp.charge_not_payable");
    }
    const now = bank.clock.now();
    const receipt: repository.ReceiptRow = {
      end_to_end_id: endToEndId(now, bank.random),
      txid: charge.txid,
      amount_centavos: payment.amount ?? charge.amount_centavos,
      key: charge.key,
      paid_at: now,
      payer_cpf: payment.cpf ?? charge.debtor_cpf ?? SOMEBODY,
    };
    await repository.insertReceipt(tx, receipt);
    await repository.saveCharge(tx, { ...charge, status: "CONCLUIDA" });
    return receipt;
  });
}

/** What the payment calls the charge by. */
function readName({ txid, pixCopyPaste }: Payment): { txid: string } | { location: string } {
  if (txid) return { txid };
  if (!pixCopyPaste) {
    throw new DomainError("common.invalid_input", {
      fields: { pix_copy_paste: { code: "field.required" } },
    });
  }
  const location = readLocation(pixCopyPaste);
  if (location !== null) return { location };
  const code = "sandbox_psp.code_unreadable";
  throw new DomainError(code, { fields: { pix_copy_paste: { code } } });
}

export function describeRefund(refund: repository.RefundRow, now: Date): Record<string, unknown> {
  const isSettled = refund.settles_at <= now;
  const status = isSettled ? refund.final_status : "EM_PROCESSAMENTO";
  return {
    id: refund.id,
    rtrId: refund.return_id,
    valor: formatWire(refund.amount_centavos),
    horario: {
      solicitacao: refund.requested_at.toISOString(),
      ...(isSettled ? { liquidacao: refund.settles_at.toISOString() } : {}),
    },
    status,
    ...(status === "NAO_REALIZADO" ? { motivo: "Conta do pagador indisponível." } : {}),
  };
}

/** Receipts as the API shows them. The payer's CPF is never among the fields. */
export async function describeReceipts(
  bank: SandboxPspDeps,
  receipts: readonly repository.ReceiptRow[],
): Promise<Record<string, unknown>[]> {
  const ids = receipts.map((receipt) => receipt.end_to_end_id);
  const refunds = await repository.refundsOf(bank.db, ids);
  const now = bank.clock.now();
  return receipts.map((receipt) => {
    const own = refunds.get(receipt.end_to_end_id) ?? [];
    return {
      endToEndId: receipt.end_to_end_id,
      txid: receipt.txid,
      valor: formatWire(receipt.amount_centavos),
      chave: receipt.key,
      horario: receipt.paid_at.toISOString(),
      ...(own.length === 0 ? {} : { devolucoes: own.map((one) => describeRefund(one, now)) }),
    };
  });
}

/** A refund of a receipt ending in .23 fails the first time, so that retrying can be seen. */
function willFail(receipt: repository.ReceiptRow, earlier: readonly repository.RefundRow[]) {
  return receipt.amount_centavos % 100 === 23 && earlier.length === 0;
}

/** PUT /pix/{e2eid}/devolucao/{id}. */
export async function requestRefund(
  bank: SandboxPspDeps,
  endToEnd: string,
  id: string,
  body: { valor: Centavos; descricao?: string | undefined },
): Promise<Record<string, unknown>> {
  if (!/^[a-zA-Z0-9]{1,35}$/.test(id)) {
    throw new Problem(400, "PixDevolucaoInvalida", "O id não respeita o formato.");
  }
  return inTransaction(bank.db, async (tx) => {
    const receipt = await repository.lockReceipt(tx, endToEnd);
    if (receipt === null) throw notFound("O Pix");
    const earlier = (await repository.refundsOf(tx, [endToEnd])).get(endToEnd) ?? [];
    if (earlier.some((one) => one.id === id)) {
      throw new Problem(400, "PixDevolucaoInvalida", "O id de devolução já foi usado.");
    }
    const standing = earlier.filter((one) => one.final_status === "DEVOLVIDO");
    const total = add(ZERO, body.valor, ...standing.map((one) => one.amount_centavos));
    if (total > receipt.amount_centavos) {
      throw new Problem(400, "PixDevolucaoInvalida", "O valor excede o do Pix.");
    }
    const now = bank.clock.now();
    const refund: repository.RefundRow = {
      end_to_end_id: endToEnd,
      id,
      return_id: returnId(now, bank.random),
      amount_centavos: body.valor,
      description: body.descricao ?? null,
      final_status: willFail(receipt, earlier) ? "NAO_REALIZADO" : "DEVOLVIDO",
      requested_at: now,
      settles_at: later(now, bank.payoutDelayMs),
    };
    await repository.insertRefund(tx, refund);
    return describeRefund(refund, now);
  });
}

export async function readRefund(
  bank: SandboxPspDeps,
  endToEnd: string,
  id: string,
): Promise<Record<string, unknown>> {
  const own = (await repository.refundsOf(bank.db, [endToEnd])).get(endToEnd) ?? [];
  const refund = own.find((one) => one.id === id);
  if (refund === undefined) throw notFound("A devolução");
  return describeRefund(refund, bank.clock.now());
}
