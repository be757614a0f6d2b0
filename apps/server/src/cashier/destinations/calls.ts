import * as contract from "@tucano/contract/player/money/destinations.ts";
import { say } from "../../platform/http/answers/envelope.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import { presentDestination } from "./present-destination.ts";
import type { CashierDeps } from "../types.ts";
import { banks } from "./banks.ts";
import { deleteDestination, listOwnDestinations, saveDestination } from "./destinations.ts";

export function destinationCalls(deps: CashierDeps): Route[] {
  const bankList = banks.map(({ shortName, ...bank }) => ({ ...bank, short_name: shortName }));
  return [
    route(contract.saveDestination, async (input, { member }) => {
      const saved = await saveDestination(deps, member.memberId, input);
      return say(presentDestination(saved), "cashier.destination_saved");
    }),
    route(contract.listDestinations, (_input, { member }) =>
      listOwnDestinations(deps, member.memberId),
    ),
    route(contract.deleteDestination, async (input, { member }) => {
      await deleteDestination(deps, member.memberId, input);
      return listOwnDestinations(deps, member.memberId);
    }),
    route(contract.listBanks, () => bankList),
  ];
}
