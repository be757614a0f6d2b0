/** The adapter to a PSP that speaks the Pix API of Banco Central: what comes in, and goes back. */
import { createHash } from "node:crypto";
import { type Centavos, formatWire, parseWire } from "@tucano/contract/money.ts";
import { hasValidChecksum } from "@tucano/contract/player/money/br-code.ts";
import * as z from "zod/mini";
import type { PspHttp } from "./http.ts";
import {
  type ChargeRequest,
  type Collections,
  type Receipt,
  PspRefused,
  type Refund,
  type RefundStatus,
  PspUnavailable,
  PspUnreadable,
  type Unreadable,
} from "../psp-port.ts";

const amount = z.pipe(
  z.string().check(z.regex(/^\d{1,10}\.\d{2}$/)),
  z.transform((value, context): Centavos => {
    const centavos = parseWire(value);
    if (centavos !== null) return centavos;
    context.issues.push({ code: "custom", message: "amount", input: value });
    return z.NEVER;
  }),
);
const instant = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((value) => new Date(value)),
);

// Unknown fields and values are accepted: providers add their own.
const chargeAnswer = z.object({
  txid: z.string(),
  status: z.string(),
  pixCopiaECola: z.optional(z.string().check(z.maxLength(512))),
});
const endToEndId = z.string().check(z.regex(/^[a-zA-Z0-9]{1,64}$/));
/** All that has to be there for us to know what is spoken of. */
const entryAnswer = z.looseObject({ endToEndId });
const receiptAnswer = z.object({
  endToEndId,
  txid: z.optional(z.string().check(z.maxLength(35))),
  valor: amount,
  horario: instant,
});
const pages = z.object({
  paginacao: z.object({ paginaAtual: z.int(), quantidadeDePaginas: z.int() }),
});
const receiptsAnswer = z.object({
  parametros: pages,
  // One by one: an entry that nobody understands must not hide those beside it.
  pix: z.optional(z.array(z.unknown())),
});
/** A list, or where there is only one, that one itself: the Central Bank shows both. */
const refundEntries = z.pipe(
  z.optional(z.unknown()),
  z.transform((value): readonly unknown[] => (Array.isArray(value) ? value : [value])),
);
const refundedEntry = z.object({ endToEndId, devolucoes: refundEntries });
const refundEntry = z.object({
  id: z.string().check(z.regex(/^[a-zA-Z0-9]{1,35}$/)),
  valor: amount,
  horario: z.object({ liquidacao: z.optional(instant) }),
  status: z.string(),
});
const webhookAnswer = z.object({ webhookUrl: z.string().check(z.maxLength(500)) });
const refundAnswer = z.object({ status: z.string() });

const PAGE_SIZE = "500";
/** Of one payer's payments of one charge: more than anybody makes. */
const PAYER_PAGES_MAX = 20;
/** The payer's clock, ours and the PSP's may differ: the payment is looked for around its time. */
const SEARCH_MARGIN_MS = 86_400_000;

function toReceipt(answer: z.output<typeof receiptAnswer>): Receipt {
  const { endToEndId, valor, horario, txid } = answer;
  return { endToEndId, txid: txid ?? null, amount: valor, paidAt: horario };
}

const SAID_LENGTH_MAX = 300;

/** What a person needs to ask the bank about it; names and numbers of persons stay out of it. */
function saidIn(entry: unknown): string {
  const { txid, valor, horario } = Object(entry) as Record<string, unknown>;
  return JSON.stringify({ txid, valor, horario }).slice(0, SAID_LENGTH_MAX);
}

function toUnreadable(entry: unknown): Unreadable {
  const named = z.safeParse(entryAnswer, entry);
  const said = saidIn(entry);
  if (named.success) return { endToEndId: named.data.endToEndId, said };
  const digest = createHash("sha256").update(JSON.stringify(entry)).digest("hex");
  return { endToEndId: `X${digest.slice(0, 31)}`, said };
}

function readEntries(entries: readonly unknown[]) {
  const receipts: Receipt[] = [];
  const unreadable: Unreadable[] = [];
  for (const entry of entries) {
    const parsed = z.safeParse(receiptAnswer, entry);
    if (parsed.success) receipts.push(toReceipt(parsed.data));
    else unreadable.push(toUnreadable(entry));
  }
  return { receipts, unreadable };
}

/** One that cannot be read is not there: what we sent back is then missing at the bank. */
function toRefunds(payments: readonly unknown[]): Refund[] {
  return payments.flatMap((payment) => {
    const { data } = z.safeParse(refundedEntry, payment);
    if (data === undefined) return [];
    return data.devolucoes.flatMap((entry) => {
      const { success, data: one } = z.safeParse(refundEntry, entry);
      if (!success) return [];
      return {
        endToEndId: data.endToEndId,
        refundId: one.id,
        amount: one.valor,
        status: toRefundStatus(one.status),
        settledAt: one.horario.liquidacao ?? null,
      };
    });
  });
}

function hasMorePages(page: number, { paginacao }: z.output<typeof pages>): boolean {
  // Whoever always answers the first page would have us believe that we read the others.
  if (paginacao.paginaAtual !== page) throw new PspUnavailable("Another page came.");
  return page + 1 < paginacao.quantidadeDePaginas;
}

function toRefundStatus(status: string): RefundStatus {
  if (status === "DEVOLVIDO") return "done";
  return status === "NAO_REALIZADO" ? "not_done" : "processing";
}

const safe = (text: string) => encodeURIComponent(text);

export interface ReceivingAccount {
  /** Registered at the PSP. */
  readonly pixKey: string;
  /** Some banks offer charges with a due date only. */
  readonly charges: "cob" | "cobv";
}

export function createCollections(http: PspHttp, account: ReceivingAccount): Collections {
  return { ...charges(http, account), ...receipts(http) };
}

const calendars: Record<ReceivingAccount["charges"], (charge: ChargeRequest) => unknown> = {
  cob: ({ expiresSeconds }) => ({ expiracao: expiresSeconds }),
  cobv: ({ lastDay }) => ({ dataDeVencimento: lastDay, validadeAposVencimento: 0 }),
};

type Charges = Pick<
  Collections,
  "createCharge" | "removeCharge" | "registerWebhook" | "readWebhook"
>;

function charges(http: PspHttp, { pixKey, charges: kind }: ReceivingAccount): Charges {
  const pathOf = (txid: string) => `/${kind}/${safe(txid)}`;
  return {
    createCharge: async (charge) => {
      const answer = await http.call({
        method: "PUT",
        path: pathOf(charge.txid),
        answer: chargeAnswer,
        isRepeatable: true,
        body: {
          calendario: calendars[kind](charge),
          devedor: { cpf: charge.debtor.cpf, nome: charge.debtor.name.slice(0, 200) },
          valor: { original: formatWire(charge.amount) },
          chave: pixKey,
          solicitacaoPagador: charge.message.slice(0, 140),
        },
      });
      const code = answer.pixCopiaECola ?? "";
      if (answer.txid !== charge.txid || !hasValidChecksum(code)) {
        throw new PspUnavailable("The PSP answered another charge, or a damaged code.");
      }
      return { pixCopyPaste: code };
    },
    removeCharge: async (txid) => {
      try {
        await http.call({
          method: "PATCH",
          path: pathOf(txid),
          answer: chargeAnswer,
          isRepeatable: true,
          body: { status: "REMOVIDA_PELO_USUARIO_RECEBEDOR" },
        });
        return true;
      } catch (error) {
        if (!(error instanceof PspRefused)) throw error;
        const charge = await http.find({
          method: "GET",
          path: pathOf(txid),
          answer: chargeAnswer,
          isRepeatable: true,
        });
        return charge === null || charge.status.startsWith("REMOVIDA");
      }
    },
    registerWebhook: async (url) => {
      await http.call({
        method: "PUT",
        path: `/webhook/${safe(pixKey)}`,
        answer: z.unknown(),
        isRepeatable: true,
        body: { webhookUrl: url },
      });
    },
    readWebhook: async () => {
      const answer = await http.find({
        method: "GET",
        path: `/webhook/${safe(pixKey)}`,
        answer: webhookAnswer,
        // It is asked again within a minute, and by people who look whether the bank answers:
        // they hear of silence at once, not after each repeat.
        isRepeatable: false,
      });
      return answer?.webhookUrl ?? null;
    },
  };
}

function isOf(receipt: Receipt, entry: unknown): boolean {
  const named = z.safeParse(entryAnswer, entry);
  return named.success && named.data.endToEndId === receipt.endToEndId;
}

type Receipts = Pick<
  Collections,
  "readReceipt" | "listReceipts" | "listRefunds" | "isPaidBy" | "requestRefund" | "readRefund"
>;

function receipts(http: PspHttp): Receipts {
  const listPage = async (
    { from, until, page }: { readonly from: Date; readonly until: Date; readonly page: number },
    filter: Record<string, string>,
  ) => {
    const answer = await http.call({
      method: "GET",
      path: "/pix",
      query: {
        inicio: from.toISOString(),
        fim: until.toISOString(),
        ...filter,
        "paginacao.paginaAtual": String(page),
        "paginacao.itensPorPagina": PAGE_SIZE,
      },
      answer: receiptsAnswer,
      isRepeatable: true,
    });
    return { entries: answer.pix ?? [], hasMore: hasMorePages(page, answer.parametros) };
  };
  const refundPath = (endToEndId: string, refundId: string) =>
    `/pix/${safe(endToEndId)}/devolucao/${safe(refundId)}`;

  return {
    readReceipt: async (endToEndId) => {
      const answer = await http.find({
        method: "GET",
        path: `/pix/${safe(endToEndId)}`,
        answer: entryAnswer,
        isRepeatable: true,
      });
      if (answer === null) return null;
      if (answer.endToEndId !== endToEndId) throw new PspUnavailable("Another receipt came.");
      const parsed = z.safeParse(receiptAnswer, answer);
      if (!parsed.success) throw new PspUnreadable(saidIn(answer));
      return toReceipt(parsed.data);
    },
    listReceipts: async (range) => {
      const { entries, hasMore } = await listPage(range, { txIdPresente: "true" });
      return { ...readEntries(entries), hasMore };
    },
    listRefunds: async (range) => {
      const { entries, hasMore } = await listPage(range, { devolucaoPresente: "true" });
      return { refunds: toRefunds(entries), hasMore };
    },
    isPaidBy: async (receipt, cpf) => {
      if (receipt.txid === null) return false;
      const around = receipt.paidAt.getTime();
      const from = new Date(around - SEARCH_MARGIN_MS);
      const until = new Date(around + SEARCH_MARGIN_MS);
      for (let page = 0; page < PAYER_PAGES_MAX; page += 1) {
        const found = await listPage({ from, until, page }, { txid: receipt.txid, cpf });
        if (found.entries.some((entry) => isOf(receipt, entry))) return true;
        if (!found.hasMore) return false;
      }
      throw new PspUnavailable("The list of one payer's payments has no end.");
    },
    requestRefund: async (endToEndId, refundId, value) => {
      const answer = await http.call({
        method: "PUT",
        path: refundPath(endToEndId, refundId),
        answer: refundAnswer,
        isRepeatable: false,
        body: { valor: formatWire(value) },
      });
      return toRefundStatus(answer.status);
    },
    readRefund: async (endToEndId, refundId) => {
      const answer = await http.find({
        method: "GET",
        path: refundPath(endToEndId, refundId),
        answer: refundAnswer,
        isRepeatable: true,
      });
      return answer === null ? null : toRefundStatus(answer.status);
    },
  };
}
