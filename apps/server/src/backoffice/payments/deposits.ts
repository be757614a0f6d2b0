/** Deposits, as operators look through them. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/payments.ts";
import { pageOf } from "../../platform/paging.ts";
import type { Parts } from "../core/context.ts";
import { toDepositRow } from "../core/present.ts";

export async function listDeposits(
  parts: Parts,
  input: InputOf<typeof contract.listDeposits>,
): Promise<DataOf<typeof contract.listDeposits>> {
  const { list, total, page, limit } = await parts.cashier.listDeposits({
    ...pageOf(input),
    ...(input.status === undefined ? {} : { status: input.status }),
  });
  const members = await parts.members.findMany(list.map((one) => one.memberId));
  return { list: list.map((one) => toDepositRow(one, members)), total, page, limit };
}
