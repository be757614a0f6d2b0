/**
 * Payouts and the look-up of keys in the way that this house has written for banks that have none
 * of their own (docs/integrations/payouts.md). The sandbox bank speaks it.
 */
import { formatWire } from "@tucano/contract/money.ts";
import * as z from "zod/mini";
import type { PspHttp } from "./http.ts";
import type { Directory, Payout, PayoutOrder, Payouts } from "../psp-port.ts";

const payoutAnswer = z.object({
  endToEndId: z.string().check(z.maxLength(64)),
  status: z.string(),
  motivo: z.optional(z.string()),
});
const keyAnswer = z.object({ mesmoTitular: z.boolean() });

/** What else the bank writes about it must not keep us from hearing that it refused. */
const REASON_LENGTH_MAX = 200;

function toPayout(answer: z.output<typeof payoutAnswer>): Payout {
  const status =
    answer.status === "SETTLED"
      ? "settled"
      : answer.status === "REFUSED"
        ? "refused"
        : "processing";
  return {
    endToEndId: answer.endToEndId,
    status,
    reason: answer.motivo?.slice(0, REASON_LENGTH_MAX) ?? null,
  };
}

const safe = (text: string) => encodeURIComponent(text);

function describeTarget(order: PayoutOrder): Record<string, unknown> {
  if (order.to.kind === "pix") return { cpf: order.holderCpf, chave: order.to.key };
  const { ispb, branch, number, accountType } = order.to.account;
  return {
    cpf: order.holderCpf,
    conta: { ispb, agencia: branch, numero: number, tipo: accountType },
  };
}

export function createOwnPayouts(http: PspHttp): Payouts {
  return {
    // Never repeated here: the caller must read before sending again.
    sendPayout: async (order) =>
      toPayout(
        await http.call({
          method: "PUT",
          path: `/payout/${safe(order.idempotencyKey)}`,
          answer: payoutAnswer,
          isRepeatable: false,
          body: { valor: formatWire(order.amount), favorecido: describeTarget(order) },
        }),
      ),
    readPayout: async (idempotencyKey) => {
      const answer = await http.find({
        method: "GET",
        path: `/payout/${safe(idempotencyKey)}`,
        answer: payoutAnswer,
        isRepeatable: true,
      });
      return answer === null ? null : toPayout(answer);
    },
  };
}

export function createOwnDirectory(http: PspHttp): Directory {
  return {
    lookUpKey: async (key, cpf) => {
      const answer = await http.find({
        method: "GET",
        path: `/dict/${safe(key)}`,
        query: { cpf },
        answer: keyAnswer,
        isRepeatable: true,
      });
      if (answer === null) return "unknown";
      return answer.mesmoTitular ? "own" : "other";
    },
  };
}
