/** What players see of their own withdrawals. */
import type * as contract from "@tucano/contract/player/money/cashier.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { add, formatWire, subtract } from "@tucano/contract/money.ts";
import { rangeOf } from "../../platform/days.ts";
import { pageOf } from "../../platform/paging.ts";
import { presentWithdrawal } from "../present.ts";
import type { CashierDeps } from "../types.ts";
import * as withdrawals from "./withdrawal-repository.ts";

export async function listOwnWithdrawals(
  { db, clock }: CashierDeps,
  memberId: MemberId,
  input: InputOf<typeof contract.listWithdrawals>,
): Promise<DataOf<typeof contract.listWithdrawals>> {
  const { page, limit, offset } = pageOf(input);
  // One order by its number is found whenever it was.
  const isOne = input.order_no !== undefined;
  const { list, sums } = await withdrawals.listWithdrawals(db, {
    memberId,
    orderNo: input.order_no ?? null,
    order: "newest",
    statuses: input.status === undefined ? null : [input.status],
    range: isOne ? null : rangeOf(input, clock.now()),
    offset,
    limit,
  });
  const fees = add(sums.general_fee, sums.mandatory_fee);
  return {
    list: list.map(presentWithdrawal),
    total: sums.total,
    page,
    limit,
    total_requested: formatWire(sums.requested),
    total_amount: formatWire(sums.amount),
    total_general_fee: formatWire(sums.general_fee),
    total_mandatory_fee: formatWire(sums.mandatory_fee),
    total_actual_receipt: formatWire(subtract(sums.amount, fees)),
  };
}
