/** Where a withdrawal goes, in full. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/payments/payments.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Parts } from "../core/context.ts";
import { noteReveal } from "../core/reveal.ts";
import { findExisting } from "./withdrawals.ts";

export async function revealKey(
  parts: Parts,
  { order_no: orderNo, reason }: InputOf<typeof contract.revealKey>,
  context: OperatorContext,
): Promise<DataOf<typeof contract.revealKey>> {
  const { key, memberId } = await findExisting(parts, orderNo);
  await noteReveal(
    parts,
    {
      action: "withdrawal.reveal",
      subject: `withdrawal:${orderNo}`,
      reason,
      details: { field: "key", member: String(memberId) },
    },
    context,
  );
  return { value: key };
}
