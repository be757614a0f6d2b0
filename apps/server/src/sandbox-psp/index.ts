/**
 * The door of the sandbox bank: a payment service provider that speaks the Pix API over HTTP, plays
 * the payer's bank at /sandbox/pix, and settles payouts. It stands for an outside company: the
 * cashier knows it only by its address, and it never runs in production.
 */
import * as contract from "@tucano/contract/studios/sandbox-psp.ts";
import { formatWire } from "@tucano/contract/money.ts";
import { normalizeCpf } from "@tucano/contract/player/money/pix-key.ts";
import type { FastifyPluginAsync } from "fastify";
import { toWireInstant } from "../platform/days.ts";
import { DomainError } from "../platform/errors.ts";
import { isOnThisMachine } from "../platform/http/requests/asked-host.ts";
import { route } from "../platform/http/route.ts";
import type { Route } from "../platform/http/types.ts";
import type { SandboxPspDeps } from "./bank.ts";
import { notify } from "./notify.ts";
import { createPayPage } from "./pay-page.ts";
import { PIX_API_PREFIX, createPixApi } from "./pix-api.ts";
import { type Payment, payCharge } from "./receipts.ts";
import type { ReceiptRow } from "./repository.ts";

export type { SandboxPspDeps } from "./bank.ts";
export { PIX_API_PREFIX } from "./pix-api.ts";

export interface SandboxPsp {
  /** Pays a charge and tells the receiver; `notified` says whether the receiver took it. */
  pay(payment: Payment): Promise<ReceiptRow & { notified: boolean }>;
  /** The Pix API and the page for people. */
  readonly plugin: FastifyPluginAsync;
}

export function createSandboxPsp(deps: SandboxPspDeps): SandboxPsp {
  return {
    pay: async (payment) => {
      const receipt = await payCharge(deps, payment);
      return { ...receipt, notified: await notify(deps, receipt.end_to_end_id) };
    },
    plugin: async (app) => {
      // Play money is for who sits at this machine: the server does not start where others can
      // reach it, and behind a proxy that nobody told it of, the bank is not there.
      app.addHook("onRequest", (request, reply, done) => {
        if (isOnThisMachine(request)) done();
        else app.notFoundAnswer(request, reply);
      });
      await app.register(createPixApi(deps), { prefix: PIX_API_PREFIX });
      await app.register(createPayPage(deps));
    },
  };
}

function readPayer(cpf: string | undefined): string | undefined {
  if (cpf === undefined || cpf === "") return undefined;
  const digits = normalizeCpf(cpf);
  if (digits !== null) return digits;
  throw new DomainError("common.invalid_input", {
    fields: { cpf: { code: "members.cpf_invalid" } },
  });
}

export function sandboxPspRoutes(bank: SandboxPsp): Route[] {
  return [
    route(contract.payCharge, async (input, { isOnThisMachine: isHere }) => {
      if (!isHere) throw new DomainError("common.not_found");
      if (input.amount === 0) {
        throw new DomainError("common.invalid_input", {
          fields: { amount: { code: "field.money" } },
        });
      }
      const receipt = await bank.pay({
        pixCopyPaste: input.pix_copy_paste,
        txid: input.txid,
        cpf: readPayer(input.cpf),
        amount: input.amount,
      });
      return {
        end_to_end_id: receipt.end_to_end_id,
        txid: receipt.txid,
        amount: formatWire(receipt.amount_centavos),
        paid_at: toWireInstant(receipt.paid_at),
        notified: receipt.notified,
      };
    }),
  ];
}
