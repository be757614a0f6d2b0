import * as contract from "@tucano/contract/player/money/orders.ts";
import { route } from "../platform/http/route.ts";
import type { Route } from "../platform/http/types.ts";
import { listAssociations, listDetails, listFees } from "./order-lists.ts";
import { listTransactions } from "./transactions.ts";
import type { OrdersDeps } from "./types.ts";

export function ordersCalls(deps: OrdersDeps): Route[] {
  return [
    route(contract.orderDetails, (input, { member }) => listDetails(deps, member.memberId, input)),
    route(contract.orderFees, (input, { member }) => listFees(deps, member.memberId, input)),
    route(contract.orderAssociation, (input, { member }) =>
      listAssociations(deps, member.memberId, input),
    ),
    route(contract.listTransactions, (input, { member }) =>
      listTransactions(deps, member.memberId, input),
    ),
  ];
}
