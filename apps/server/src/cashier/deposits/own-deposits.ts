/** What players see of their own deposits. */
import type * as contract from "@tucano/contract/player/money/cashier.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { formatWire } from "@tucano/contract/money.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { rangeOf } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import { pageOf } from "../../platform/paging.ts";
import { presentDeposit, presentPayable } from "../present.ts";
import type { CashierDeps, DepositRecord } from "../types.ts";
import * as deposits from "./deposit-repository.ts";

export function showDeposit(
  { clock, banks }: CashierDeps,
  deposit: DepositRecord,
  lang: Language,
): DataOf<typeof contract.findDeposit> {
  const isSandbox = banks.all.find(({ code }) => code === deposit.psp)?.isSandbox === true;
  return presentPayable(deposit, { lang, isSandbox, now: clock.now() });
}

/** Throws cashier.deposit_not_found, also for an order of somebody else. */
export async function findOwnDeposit(
  { db }: CashierDeps,
  memberId: MemberId,
  orderNo: string,
): Promise<DepositRecord> {
  const deposit = await deposits.findDeposit(db, orderNo);
  if (deposit === null || deposit.memberId !== memberId) {
    throw new DomainError("cashier.deposit_not_found");
  }
  return deposit;
}

export async function listOwnDeposits(
  { db, clock }: CashierDeps,
  memberId: MemberId,
  input: InputOf<typeof contract.listDeposits>,
  lang: Language,
): Promise<DataOf<typeof contract.listDeposits>> {
  const { page, limit, offset } = pageOf(input);
  const now = clock.now();
  const found = await deposits.listDeposits(db, {
    memberId,
    range: rangeOf(input, now),
    statuses: input.status === undefined ? null : [input.status],
    offset,
    limit,
  });
  return {
    list: found.list.map((one) => presentDeposit(one, { lang, now })),
    total: found.total,
    page,
    limit,
    total_money: formatWire(found.credited),
  };
}
