/** What players see of the cashier: how to pay, their own orders, their own keys and accounts. */
import type * as contract from "@tucano/contract/player/money/cashier.ts";
import type { saveDestination } from "@tucano/contract/player/money/destinations.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import { add, type Centavos, formatWire, subtract } from "@tucano/contract/money.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { rangeOf } from "../platform/days.ts";
import { DomainError } from "../platform/errors.ts";
import { pageOf } from "../platform/paging.ts";
import * as deposits from "./deposits/deposit-repository.ts";
import { listDestinations } from "./destinations/destination-repository.ts";
import * as present from "./present.ts";
import { readMethods } from "./terms/terms-repository.ts";
import type { CashierDeps, DepositRecord } from "./types.ts";
import { createUsualTime } from "./withdrawals/usual-time.ts";
import { withdrawalOptions } from "./withdrawals/withdrawal-options.ts";
import * as withdrawals from "./withdrawals/withdrawal-repository.ts";

export interface OwnOrders {
  /** Null: in both directions. */
  listMethods(
    direction: "deposit" | null,
  ): Promise<DataOf<typeof contract.listPaymentMethods>[number][]>;
  showDeposit(deposit: DepositRecord, lang: Language): DataOf<typeof contract.findDeposit>;
  /** Throws cashier.deposit_not_found, also for an order of somebody else. */
  findOwnDeposit(memberId: number, orderNo: string): Promise<DepositRecord>;
  listOwnDeposits(
    memberId: number,
    input: InputOf<typeof contract.listDeposits>,
    lang: Language,
  ): Promise<DataOf<typeof contract.listDeposits>>;
  withdrawalOptions(
    memberId: number,
    money: Centavos | null,
  ): Promise<DataOf<typeof contract.withdrawalOptions>>;
  listOwnWithdrawals(
    memberId: number,
    input: InputOf<typeof contract.listWithdrawals>,
  ): Promise<DataOf<typeof contract.listWithdrawals>>;
  listDestinations(memberId: number): Promise<DataOf<typeof saveDestination>[]>;
}

export function createOwnOrders(deps: CashierDeps): OwnOrders {
  const { db, clock, isSandbox } = deps;
  const usualTime = createUsualTime(deps);
  return {
    listMethods: async (direction) => {
      const methods = await readMethods(db, clock.now());
      const wanted = methods.filter((one) => direction === null || one.direction === direction);
      return wanted.map(present.presentMethod);
    },
    showDeposit: (deposit, lang) =>
      present.presentPayable(deposit, { lang, isSandbox, now: clock.now() }),
    findOwnDeposit: (memberId, orderNo) => findOwnDeposit(deps, memberId, orderNo),
    listOwnDeposits: (memberId, input, lang) => listOwnDeposits(deps, memberId, input, lang),
    withdrawalOptions: (memberId, money) =>
      withdrawalOptions({ ...deps, usualTime }, memberId, money),
    listOwnWithdrawals: (memberId, input) => listOwnWithdrawals(deps, memberId, input),
    listDestinations: async (memberId) =>
      (await listDestinations(db, memberId)).map(present.presentDestination),
  };
}

export async function findOwnDeposit(
  { db }: CashierDeps,
  memberId: number,
  orderNo: string,
): Promise<DepositRecord> {
  const deposit = await deposits.findDeposit(db, orderNo);
  if (deposit === null || deposit.memberId !== memberId) {
    throw new DomainError("cashier.deposit_not_found");
  }
  return deposit;
}

async function listOwnDeposits(
  { db, clock }: CashierDeps,
  memberId: number,
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
    list: found.list.map((one) => present.presentDeposit(one, { lang, now })),
    total: found.total,
    page,
    limit,
    total_money: formatWire(found.credited),
  };
}

async function listOwnWithdrawals(
  { db, clock }: CashierDeps,
  memberId: number,
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
    list: list.map(present.presentWithdrawal),
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
