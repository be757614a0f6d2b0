import * as contract from "@tucano/contract/studios/sandbox-psp.ts";
import { formatWire } from "@tucano/contract/money.ts";
import { normalizeCpf } from "@tucano/contract/player/money/pix-key.ts";
import { toWireInstant } from "../platform/days.ts";
import { DomainError } from "../platform/errors.ts";
import { route } from "../platform/http/route.ts";
import type { Route } from "../platform/http/types.ts";
import type { SandboxPsp } from "./types.ts";

function readPayer(cpf: string | undefined): string | undefined {
  if (cpf === undefined || cpf === "") return undefined;
  const digits = normalizeCpf(cpf);
  if (digits !== null) return digits;
  throw new DomainError("common.invalid_input", {
    fields: { cpf: { code: "members.cpf_invalid" } },
  });
}

export function sandboxPspCalls(bank: SandboxPsp): Route[] {
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
