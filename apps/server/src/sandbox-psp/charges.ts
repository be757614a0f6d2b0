/** Immediate charges (cob): created with the receiver's txid, revised while active, read. */
import { writeDynamicBrCode } from "@tucano/contract/player/money/br-code.ts";
import { formatWire } from "@tucano/contract/money.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { LOCATION_HOST, MERCHANT, type SandboxPspDeps } from "./bank.ts";
import { locationToken } from "./identifiers.ts";
import { Problem, notFound } from "./problem.ts";
import { describeReceipts } from "./receipts.ts";
import * as repository from "./repository.ts";
import type { ChargeRevision, NewCharge } from "./schemas.ts";

const DEFAULT_EXPIRY_SECONDS = 86_400;

export function brCodeOf(charge: repository.ChargeRow): string {
  return writeDynamicBrCode({
    location: charge.location,
    merchantName: MERCHANT.name,
    merchantCity: MERCHANT.city,
  });
}

/** A charge as the API shows it. */
export function describeCharge(charge: repository.ChargeRow): Record<string, unknown> {
  const document = {
    ...(charge.debtor_cpf === null ? {} : { cpf: charge.debtor_cpf }),
    ...(charge.debtor_cnpj === null ? {} : { cnpj: charge.debtor_cnpj }),
  };
  return {
    calendario: {
      criacao: charge.created_at.toISOString(),
      expiracao: charge.expires_seconds,
    },
    txid: charge.txid,
    revisao: charge.revision,
    status: charge.status,
    valor: { original: formatWire(charge.amount_centavos), modalidadeAlteracao: 0 },
    chave: charge.key,
    location: charge.location,
    pixCopiaECola: brCodeOf(charge),
    infoAdicionais: charge.extra_info,
    ...(charge.debtor_name === null ? {} : { devedor: { ...document, nome: charge.debtor_name } }),
    ...(charge.payer_request === null ? {} : { solicitacaoPagador: charge.payer_request }),
  };
}

/** PUT /cob/{txid}: a new charge, or a new wording of one that is still active. */
export async function putCharge(
  bank: SandboxPspDeps,
  txid: string,
  body: NewCharge,
): Promise<Record<string, unknown>> {
  if (!/^[a-zA-Z0-9]{26,35}$/.test(txid)) {
    throw new Problem(400, "CobOperacaoInvalida", "O txid não respeita o formato.");
  }
  if (body.chave !== bank.pixKey) {
    throw new Problem(400, "CobOperacaoInvalida", "A chave não pertence ao usuário recebedor.");
  }
  return inTransaction(bank.db, async (tx) => {
    const existing = await repository.lockCharge(tx, txid);
    if (existing !== null && existing.status !== "ATIVA") {
      throw new Problem(400, "CobOperacaoInvalida", "A cobrança não está mais ativa.");
    }
    const charge: repository.ChargeRow = {
      txid,
      revision: existing?.revision ?? 0,
      status: "ATIVA",
      amount_centavos: body.valor.original,
      key: body.chave,
      created_at: existing?.created_at ?? bank.clock.now(),
      expires_seconds: body.calendario.expiracao ?? DEFAULT_EXPIRY_SECONDS,
      debtor_cpf: body.devedor?.cpf ?? null,
      debtor_cnpj: body.devedor?.cnpj ?? null,
      debtor_name: body.devedor?.nome ?? null,
      payer_request: body.solicitacaoPagador ?? null,
      extra_info: body.infoAdicionais ?? [],
      location: existing?.location ?? `${LOCATION_HOST}/${locationToken(bank.random)}`,
    };
    await repository.saveCharge(tx, charge);
    return describeCharge(charge);
  });
}

/** PATCH /cob/{txid}: revises or removes a charge that nobody has paid. */
export async function reviseCharge(
  bank: SandboxPspDeps,
  txid: string,
  body: ChargeRevision,
): Promise<Record<string, unknown>> {
  return inTransaction(bank.db, async (tx) => {
    const charge = await repository.lockCharge(tx, txid);
    if (charge === null) throw notFound("A cobrança");
    if (charge.status !== "ATIVA") {
      throw new Problem(400, "CobOperacaoInvalida", "A cobrança não está mais ativa.");
    }
    const revised: repository.ChargeRow = {
      ...charge,
      revision: charge.revision + 1,
      status: body.status ?? charge.status,
      amount_centavos: body.valor?.original ?? charge.amount_centavos,
      expires_seconds: body.calendario?.expiracao ?? charge.expires_seconds,
      debtor_cpf: body.devedor === undefined ? charge.debtor_cpf : (body.devedor.cpf ?? null),
      debtor_cnpj: body.devedor === undefined ? charge.debtor_cnpj : (body.devedor.cnpj ?? null),
      debtor_name: body.devedor?.nome ?? charge.debtor_name,
      payer_request: body.solicitacaoPagador ?? charge.payer_request,
    };
    await repository.saveCharge(tx, revised);
    return describeCharge(revised);
  });
}

/** GET /cob/{txid}: with the receipts it has brought. */
export async function readCharge(
  bank: SandboxPspDeps,
  txid: string,
): Promise<Record<string, unknown>> {
  const charge = await repository.findCharge(bank.db, { txid });
  if (charge === null) throw notFound("A cobrança");
  const receipts = await repository.receiptsOf(bank.db, txid);
  const pix = await describeReceipts(bank, receipts);
  return { ...describeCharge(charge), ...(pix.length === 0 ? {} : { pix }) };
}
