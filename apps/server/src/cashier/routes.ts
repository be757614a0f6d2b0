/** The cashier's calls, one line each where the work is elsewhere. */
import * as contract from "@tucano/contract/cashier.ts";
import * as destinationContract from "@tucano/contract/destinations.ts";
import { add, formatWire, subtract } from "@tucano/contract/money.ts";
import { rangeOf } from "../platform/days.ts";
import { DomainError } from "../platform/errors.ts";
import { say } from "../platform/http/envelope.ts";
import { route } from "../platform/http/route.ts";
import type { RequestContext, Route } from "../platform/http/types.ts";
import { pageOf } from "../platform/paging.ts";
import { banks } from "./banks.ts";
import * as deposits from "./deposit-repository.ts";
import { listDestinations } from "./destination-repository.ts";
import type { Cashier } from "./index.ts";
import * as present from "./present.ts";
import { readMethods } from "./terms-repository.ts";
import type { CashierDeps, DepositRecord } from "./types.ts";
import { withdrawalOptions } from "./withdrawal-options.ts";
import * as withdrawals from "./withdrawal-repository.ts";

export function cashierRoutes(cashier: Cashier): Route[] {
  const { deps } = cashier;
  return [
    ...methodRoutes(deps),
    ...depositRoutes(cashier),
    ...withdrawalRoutes(cashier),
    ...destinationRoutes(cashier),
  ];
}

function methodRoutes(deps: CashierDeps): Route[] {
  const methods = () => readMethods(deps.db, deps.clock.now());
  return [
    route(contract.listPaymentMethods, async () => (await methods()).map(present.presentMethod)),
    route(contract.listOnlinePaymentMethods, async () =>
      (await methods()).filter((one) => one.direction === "deposit").map(present.presentMethod),
    ),
  ];
}

function depositRoutes(cashier: Cashier): Route[] {
  const { deps } = cashier;
  const show = (deposit: DepositRecord, { lang }: RequestContext) =>
    present.presentPayable(deposit, { lang, now: deps.clock.now(), isSandbox: deps.isSandbox });
  return [
    route(contract.openDeposit, async (input, context) => {
      const {
        member: { memberId },
        idempotencyKey,
      } = context;
      const deposit = await cashier.openDeposit({ memberId, idempotencyKey, input });
      return say(show(deposit, context), "cashier.deposit_opened");
    }),
    route(contract.findDeposit, async (input, context) => {
      const deposit = await deposits.findDeposit(deps.db, input.order_no);
      if (deposit === null || deposit.memberId !== context.member.memberId) {
        throw new DomainError("cashier.deposit_not_found");
      }
      return show(deposit, context);
    }),
    route(contract.cancelDeposit, async (input, context) =>
      show(await cashier.cancelDeposit(context.member.memberId, input.order_no), context),
    ),
    route(contract.listDeposits, async (input, context) => {
      const { page, limit, offset } = pageOf(input);
      const now = deps.clock.now();
      const found = await deposits.listDeposits(deps.db, {
        memberId: context.member.memberId,
        range: rangeOf(input, now),
        statuses: input.status === undefined ? null : [input.status],
        offset,
        limit,
      });
      const view = { lang: context.lang, now };
      return {
        list: found.list.map((one) => present.presentDeposit(one, view)),
        total: found.total,
        page,
        limit,
        total_money: formatWire(found.credited),
      };
    }),
  ];
}

function withdrawalRoutes(cashier: Cashier): Route[] {
  const { deps } = cashier;
  return [
    route(contract.withdrawalOptions, (input, { member }) =>
      withdrawalOptions(deps, member.memberId, input.money ?? null),
    ),
    route(contract.submitWithdrawal, async (input, { member, idempotencyKey }) => {
      const { memberId } = member;
      const order = await cashier.submitWithdrawal({ memberId, idempotencyKey, input });
      return say(present.presentWithdrawal(order), "cashier.withdrawal_submitted");
    }),
    route(contract.listWithdrawals, async (input, { member }) => {
      const { page, limit, offset } = pageOf(input);
      // One order by its number is found whenever it was.
      const isOne = input.order_no !== undefined;
      const { list, sums } = await withdrawals.listWithdrawals(deps.db, {
        memberId: member.memberId,
        orderNo: input.order_no ?? null,
        order: "newest",
        statuses: input.status === undefined ? null : [input.status],
        range: isOne ? null : rangeOf(input, deps.clock.now()),
        offset,
        limit,
      });
      const fees = add(sums.general_fee, sums.mandatory_fee);
      return {
        list: list.map(present.presentWithdrawal),
        total: sums.total,
        page,
        limit,
        total_amount: formatWire(sums.amount),
        total_general_fee: formatWire(sums.general_fee),
        total_mandatory_fee: formatWire(sums.mandatory_fee),
        total_actual_receipt: formatWire(subtract(sums.amount, fees)),
      };
    }),
  ];
}

function destinationRoutes(cashier: Cashier): Route[] {
  const { deps } = cashier;
  const bankList = banks.map(({ shortName, ...bank }) => ({ ...bank, short_name: shortName }));
  return [
    route(destinationContract.saveDestination, async (input, { member }) => {
      const saved = await cashier.saveDestination(member.memberId, input);
      return say(present.presentDestination(saved), "cashier.destination_saved");
    }),
    route(destinationContract.listDestinations, async (_input, { member }) =>
      (await listDestinations(deps.db, member.memberId)).map(present.presentDestination),
    ),
    route(destinationContract.deleteDestination, async (input, { member }) =>
      (await cashier.deleteDestination(member.memberId, input.id)).map(present.presentDestination),
    ),
    route(destinationContract.listBanks, () => bankList),
  ];
}
