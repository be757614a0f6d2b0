import * as contract from "@tucano/contract/player/money/cashier.ts";
import * as destinationContract from "@tucano/contract/player/money/destinations.ts";
import { say } from "../platform/http/answers/envelope.ts";
import { route } from "../platform/http/route.ts";
import type { Route } from "../platform/http/types.ts";
import { banks } from "./destinations/banks.ts";
import type { Cashier } from "./index.ts";
import { presentDestination, presentWithdrawal } from "./present.ts";

export function cashierRoutes(cashier: Cashier): Route[] {
  return [
    route(contract.listPaymentMethods, () => cashier.listMethods(null)),
    route(contract.listOnlinePaymentMethods, () => cashier.listMethods("deposit")),
    ...depositRoutes(cashier),
    ...withdrawalRoutes(cashier),
    ...destinationRoutes(cashier),
  ];
}

function depositRoutes(cashier: Cashier): Route[] {
  return [
    route(contract.openDeposit, async (input, { member, idempotencyKey, lang }) => {
      const { memberId } = member;
      const deposit = await cashier.openDeposit({ memberId, idempotencyKey, input });
      return say(cashier.showDeposit(deposit, lang), "cashier.deposit_opened");
    }),
    route(contract.findDeposit, async ({ order_no }, { member, lang }) =>
      cashier.showDeposit(await cashier.findOwnDeposit(member.memberId, order_no), lang),
    ),
    route(contract.cancelDeposit, async ({ order_no }, { member, lang }) =>
      cashier.showDeposit(await cashier.cancelDeposit(member.memberId, order_no), lang),
    ),
    route(contract.listDeposits, (input, { member, lang }) =>
      cashier.listOwnDeposits(member.memberId, input, lang),
    ),
  ];
}

function withdrawalRoutes(cashier: Cashier): Route[] {
  return [
    route(contract.withdrawalOptions, (input, { member }) =>
      cashier.withdrawalOptions(member.memberId, input.money ?? null),
    ),
    route(contract.submitWithdrawal, async (input, { member, idempotencyKey }) => {
      const { memberId } = member;
      const order = await cashier.submitWithdrawal({ memberId, idempotencyKey, input });
      return say(presentWithdrawal(order), "cashier.withdrawal_submitted");
    }),
    route(contract.listWithdrawals, (input, { member }) =>
      cashier.listOwnWithdrawals(member.memberId, input),
    ),
  ];
}

function destinationRoutes(cashier: Cashier): Route[] {
  const bankList = banks.map(({ shortName, ...bank }) => ({ ...bank, short_name: shortName }));
  return [
    route(destinationContract.saveDestination, async (input, { member }) => {
      const saved = await cashier.saveDestination(member.memberId, input);
      return say(presentDestination(saved), "cashier.destination_saved");
    }),
    route(destinationContract.listDestinations, (_input, { member }) =>
      cashier.listDestinations(member.memberId),
    ),
    route(destinationContract.deleteDestination, async (input, { member }) => {
      await cashier.deleteDestination(member.memberId, input);
      return cashier.listDestinations(member.memberId);
    }),
    route(destinationContract.listBanks, () => bankList),
  ];
}
