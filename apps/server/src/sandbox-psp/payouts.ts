/** Money that goes out: this bank's own payout orders, and its view of the directory of keys. */
import { formatWire } from "@tucano/contract/money.ts";
import { normalizeCpf } from "@tucano/contract/player/money/pix-key.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { type SandboxPspDeps, later } from "./bank.ts";
import { endToEndId } from "./identifiers.ts";
import { Problem, notFound } from "./problem.ts";
import * as repository from "./repository.ts";
import type { NewPayout } from "./schemas.ts";

/** Amounts whose centavos make the bank misbehave, so that every path can be walked by hand. */
const magicCentavos = { refused: 13, failsOnce: 17, noAnswer: 19 } as const;

/** The caller is left without an answer: the connection is closed after a while. */
export class HangUp extends Error {
  override readonly name = "HangUp";
}

export async function lookUpKey(
  bank: SandboxPspDeps,
  key: string,
  cpf: string,
): Promise<{ chave: string; mesmoTitular: boolean }> {
  if (key.startsWith("00000000-")) throw notFound("A chave");
  return { chave: key, mesmoTitular: (await holderOfKey(bank, key, cpf)) === cpf };
}

async function holderOfKey(bank: SandboxPspDeps, key: string, cpf: string): Promise<string> {
  const asCpf = /^\d{11}$/.test(key) ? normalizeCpf(key) : null;
  if (asCpf !== null) return asCpf;
  if (key.endsWith("@outra-pessoa.example")) return "somebody else";
  return inTransaction(bank.db, (tx) =>
    repository.holderOf(tx, { key, cpf, createdAt: bank.clock.now() }),
  );
}

export function describePayout(payout: repository.PayoutRow, now: Date): Record<string, unknown> {
  const isSettled = payout.settles_at <= now;
  return {
    idempotencyKey: payout.idempotency_key,
    endToEndId: payout.end_to_end_id,
    valor: formatWire(payout.amount_centavos),
    status: isSettled ? payout.final_status : "PROCESSING",
    ...(isSettled && payout.reason !== null ? { motivo: payout.reason } : {}),
    horario: payout.created_at.toISOString(),
  };
}

async function reasonToRefuse(bank: SandboxPspDeps, order: NewPayout): Promise<string | null> {
  if (order.valor % 100 === magicCentavos.refused) return "ACCOUNT_CLOSED";
  const { chave, cpf } = order.favorecido;
  if (chave === undefined) return null;
  return (await holderOfKey(bank, chave, cpf)) === cpf ? null : "HOLDER_MISMATCH";
}

/** PUT /payout/{idempotencyKey}: the same key and order again answers what became of the first. */
export async function requestPayout(
  bank: SandboxPspDeps,
  idempotencyKey: string,
  order: NewPayout,
): Promise<Record<string, unknown>> {
  const { chave, conta } = order.favorecido;
  if ((chave === undefined) === (conta === undefined)) {
    throw new Problem(400, "PagamentoInvalido", "Informe a chave ou a conta do favorecido.");
  }
  const calls = await inTransaction(bank.db, (tx) =>
    repository.countPayoutCall(tx, idempotencyKey),
  );
  const magic = order.valor % 100;
  if (magic === magicCentavos.failsOnce && calls === 1) {
    throw new Problem(500, "ErroInternoDoServidor", "Condição inesperada.");
  }
  const reason = await reasonToRefuse(bank, order);
  const now = bank.clock.now();
  const payout: repository.PayoutRow = {
    idempotency_key: idempotencyKey,
    end_to_end_id: endToEndId(now, bank.random),
    request: order,
    amount_centavos: order.valor,
    final_status: reason === null ? "SETTLED" : "REFUSED",
    reason,
    created_at: now,
    settles_at: later(now, bank.payoutDelayMs),
  };
  const isNew = await inTransaction(bank.db, (tx) => repository.insertPayout(tx, payout));
  if (isNew && magic === magicCentavos.noAnswer) throw new HangUp();
  if (isNew) return describePayout(payout, now);
  return describeEarlier(bank, idempotencyKey, order);
}

async function describeEarlier(
  bank: SandboxPspDeps,
  idempotencyKey: string,
  order: NewPayout,
): Promise<Record<string, unknown>> {
  const earlier = await repository.findPayout(bank.db, idempotencyKey);
  if (earlier === null) throw notFound("O pagamento");
  if (earlier.amount_centavos !== order.valor) {
    throw new Problem(409, "PagamentoInvalido", "A chave de idempotência já foi usada.");
  }
  return describePayout(earlier, bank.clock.now());
}

export async function readPayout(
  bank: SandboxPspDeps,
  idempotencyKey: string,
): Promise<Record<string, unknown>> {
  const payout = await repository.findPayout(bank.db, idempotencyKey);
  if (payout === null) throw notFound("O pagamento");
  return describePayout(payout, bank.clock.now());
}
