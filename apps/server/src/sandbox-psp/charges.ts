/**
 * Charges, immediate (cob) and with a due date (cobv): created with the receiver's txid, revised
 * while active, read. Of what a due charge may ask for late or early payment nothing is reckoned.
 */
import { writeDynamicBrCode } from "@tucano/contract/player/money/br-code.ts";
import { formatWire } from "@tucano/contract/money.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { dayOf } from "../platform/days.ts";
import { LOCATION_HOST, MERCHANT, RECEIVER, type SandboxPspDeps } from "./bank.ts";
import { letters } from "./identifiers.ts";
import { Problem, notFound } from "./problem.ts";
import { describeReceipts } from "./receipts.ts";
import * as repository from "./repository.ts";
import type { ChargeRevision, NewCharge } from "./schemas.ts";

export type ChargeKind = "cob" | "cobv";

const DEFAULT_EXPIRY_SECONDS = 86_400;
const DEFAULT_DAYS_AFTER_DUE = 30;
const LOCATION_LENGTH = 32;

export const OPERATION_PROBLEMS = {
  cob: "CobOperacaoInvalida",
  cobv: "CobVOperacaoInvalida",
} as const;

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
  const original = formatWire(charge.amount_centavos);
  return {
    ...describeKind(charge, original),
    txid: charge.txid,
    revisao: charge.revision,
    status: charge.status,
    chave: charge.key,
    location: charge.location,
    pixCopiaECola: brCodeOf(charge),
    infoAdicionais: charge.extra_info,
    ...(charge.debtor_name === null ? {} : { devedor: { ...document, nome: charge.debtor_name } }),
    ...(charge.payer_request === null ? {} : { solicitacaoPagador: charge.payer_request }),
  };
}

/** What an immediate charge and one with a due date tell differently. */
function describeKind(charge: repository.ChargeRow, original: string): Record<string, unknown> {
  const criacao = charge.created_at.toISOString();
  const { due_on: dataDeVencimento, days_after_due: validadeAposVencimento } = charge;
  if (dataDeVencimento === null) {
    return {
      calendario: { criacao, expiracao: charge.expires_seconds },
      valor: { original, modalidadeAlteracao: 0 },
    };
  }
  return {
    calendario: { criacao, dataDeVencimento, validadeAposVencimento },
    valor: { original },
    recebedor: RECEIVER,
  };
}

type Calendar = NewCharge["calendario"];
type Lifetime = Pick<repository.ChargeRow, "expires_seconds" | "due_on" | "days_after_due">;

function lifetimeOf(bank: SandboxPspDeps, kind: ChargeKind, calendar: Calendar): Lifetime {
  const { expiracao, dataDeVencimento, validadeAposVencimento } = calendar;
  if (kind === "cob") {
    const seconds = expiracao ?? DEFAULT_EXPIRY_SECONDS;
    return { expires_seconds: seconds, due_on: null, days_after_due: null };
  }
  if (dataDeVencimento === undefined || dataDeVencimento < dayOf(bank.clock.now())) {
    throw refuse(kind, "A data de vencimento falta ou é anterior à data de criação da cobrança.");
  }
  const days = validadeAposVencimento ?? DEFAULT_DAYS_AFTER_DUE;
  return { expires_seconds: null, due_on: dataDeVencimento, days_after_due: days };
}

const kindOf = ({ due_on }: repository.ChargeRow): ChargeKind => (due_on === null ? "cob" : "cobv");

const refuse = (kind: ChargeKind, why: string) => new Problem(400, OPERATION_PROBLEMS[kind], why);

/** PUT /cob/{txid}, /cobv/{txid}: a new charge, or a new wording of one that is still active. */
export async function putCharge(
  bank: SandboxPspDeps,
  kind: ChargeKind,
  txid: string,
  body: NewCharge,
): Promise<Record<string, unknown>> {
  if (!/^[a-zA-Z0-9]{26,35}$/.test(txid)) throw refuse(kind, "O txid não respeita o formato.");
  if (body.chave !== bank.pixKey) {
    throw refuse(kind, "A chave não pertence ao usuário recebedor.");
  }
  const lifetime = lifetimeOf(bank, kind, body.calendario);
  return inTransaction(bank.db, async (tx) => {
    const existing = await repository.lockCharge(tx, txid);
    if (existing !== null && (existing.status !== "ATIVA" || kindOf(existing) !== kind)) {
      throw refuse(kind, "A cobrança não está mais ativa.");
    }
    const place = kind === "cob" ? LOCATION_HOST : `${LOCATION_HOST}/cobv`;
    const charge: repository.ChargeRow = {
      txid,
      revision: existing?.revision ?? 0,
      status: "ATIVA",
      amount_centavos: body.valor.original,
      key: body.chave,
      created_at: existing?.created_at ?? bank.clock.now(),
      ...lifetime,
      debtor_cpf: body.devedor?.cpf ?? null,
      debtor_cnpj: body.devedor?.cnpj ?? null,
      debtor_name: body.devedor?.nome ?? null,
      payer_request: body.solicitacaoPagador ?? null,
      extra_info: body.infoAdicionais ?? [],
      location: existing?.location ?? `${place}/${letters(bank.random, LOCATION_LENGTH)}`,
    };
    await repository.saveCharge(tx, charge);
    return describeCharge(charge);
  });
}

/** PATCH /cob/{txid}, /cobv/{txid}: revises or removes a charge that nobody has paid. */
export async function reviseCharge(
  bank: SandboxPspDeps,
  kind: ChargeKind,
  txid: string,
  body: ChargeRevision,
): Promise<Record<string, unknown>> {
  return inTransaction(bank.db, async (tx) => {
    const charge = await repository.lockCharge(tx, txid);
    if (charge === null || kindOf(charge) !== kind) throw notFound("A cobrança");
    if (charge.status !== "ATIVA") throw refuse(kind, "A cobrança não está mais ativa.");
    const { calendario, devedor } = body;
    const revised: repository.ChargeRow = {
      ...charge,
      ...(calendario === undefined ? {} : lifetimeOf(bank, kind, calendario)),
      revision: charge.revision + 1,
      status: body.status ?? charge.status,
      amount_centavos: body.valor?.original ?? charge.amount_centavos,
      debtor_cpf: devedor === undefined ? charge.debtor_cpf : (devedor.cpf ?? null),
      debtor_cnpj: devedor === undefined ? charge.debtor_cnpj : (devedor.cnpj ?? null),
      debtor_name: devedor?.nome ?? charge.debtor_name,
      payer_request: body.solicitacaoPagador ?? charge.payer_request,
    };
    await repository.saveCharge(tx, revised);
    return describeCharge(revised);
  });
}

/** GET /cob/{txid}, /cobv/{txid}: with the receipts it has brought. */
export async function readCharge(
  bank: SandboxPspDeps,
  kind: ChargeKind,
  txid: string,
): Promise<Record<string, unknown>> {
  const charge = await repository.findCharge(bank.db, { txid });
  if (charge === null || kindOf(charge) !== kind) throw notFound("A cobrança");
  const receipts = await repository.receiptsOf(bank.db, txid);
  const pix = await describeReceipts(bank, receipts);
  return { ...describeCharge(charge), ...(pix.length === 0 ? {} : { pix }) };
}
