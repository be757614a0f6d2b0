/**
 * Payouts at Efí, by its public documentation (docs/integrations/payouts.md says which). It knows a
 * payout by a number of ours, so a second sending under the same one pays nobody twice, and it
 * refuses a key that is not the holder's.
 */
import { formatWire } from "@tucano/contract/money.ts";
import * as z from "zod/mini";
import type { PspHttp } from "./http.ts";
import {
  type Payout,
  type PayoutOrder,
  type Payouts,
  PspRefused,
  PspUnavailable,
} from "../psp-port.ts";

const id = z.string().check(z.maxLength(64));
const sentAnswer = z.object({ idEnvio: z.string(), e2eId: id, status: z.string() });
const readAnswer = z.object({ idEnvio: z.string(), endToEndId: id, status: z.string() });

const accountTypes = { checking: "cacc", savings: "svgs", payment: null } as const;

function describeTarget({ to, holderCpf: cpf, holderName }: PayoutOrder): unknown {
  // With the CPF beside the key, Efí compares the holder.
  if (to.kind === "pix") return { chave: to.key, cpf };
  const { ispb, branch, number, accountType } = to.account;
  const tipoConta = accountTypes[accountType];
  const agencia = branch.replace(/^0+(?=\d)/, "");
  if (tipoConta === null || agencia.length > 4 || !/^\d+$/.test(number)) {
    throw new PspRefused(422, "Efí does not pay to this account by its number: ask for a Pix key.");
  }
  const nome = holderName.slice(0, 200);
  return { contaBanco: { nome, cpf, codigoBanco: ispb, agencia, conta: number, tipoConta } };
}

function toPayout(endToEndId: string, status: string): Payout {
  if (status === "REALIZADO") return { endToEndId, status: "settled", reason: null };
  if (status === "NAO_REALIZADO") return { endToEndId, status: "refused", reason: status };
  return { endToEndId, status: "processing", reason: null };
}

function requireSame(key: string, idEnvio: string): void {
  if (idEnvio !== key) throw new PspUnavailable("Another payout came.");
}

/** `http`: of the bank's host, without the path of its Pix API; `pixKey`: the account that pays. */
export function createEfiPayouts(http: PspHttp, pixKey: string): Payouts {
  return {
    // Never repeated here: the caller must read before sending again.
    sendPayout: async (order) => {
      const { idempotencyKey: key, amount } = order;
      const { idEnvio, e2eId, status } = await http.call({
        method: "PUT",
        path: `/v3/gn/pix/${key}`,
        answer: sentAnswer,
        isRepeatable: false,
        body: {
          valor: formatWire(amount),
          pagador: { chave: pixKey },
          favorecido: describeTarget(order),
        },
      });
      requireSame(key, idEnvio);
      return toPayout(e2eId, status);
    },
    readPayout: async (key) => {
      const answer = await http.find({
        method: "GET",
        path: `/v2/gn/pix/enviados/id-envio/${key}`,
        answer: readAnswer,
        isRepeatable: true,
      });
      if (answer === null) return null;
      requireSame(key, answer.idEnvio);
      return toPayout(answer.endToEndId, answer.status);
    },
  };
}
