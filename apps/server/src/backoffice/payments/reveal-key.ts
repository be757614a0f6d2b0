/** Where a withdrawal goes, in full. */
import type * as contract from "@tucano/contract/backoffice/payments/payments.ts";
import type { Command } from "../core/area.ts";
import { noteReveal } from "../core/reveal.ts";
import { findExisting } from "./withdrawals.ts";

export const revealKey: Command<typeof contract.revealKey> = async (
  parts,
  { order_no: orderNo, reason },
  context,
) => {
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
};
