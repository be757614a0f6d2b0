import * as contract from "@tucano/contract/player/money/orders.ts";
import { route } from "../platform/http/route.ts";
import type { Route } from "../platform/http/types.ts";
import type { Orders } from "./index.ts";

export function ordersRoutes(orders: Orders): Route[] {
  return [
    route(contract.orderDetails, (input, { member }) => orders.listDetails(member.memberId, input)),
    route(contract.orderFees, (input, { member }) => orders.listFees(member.memberId, input)),
    route(contract.orderAssociation, (input, { member }) =>
      orders.listAssociations(member.memberId, input),
    ),
    route(contract.listTransactions, (input, { member }) =>
      orders.listTransactions(member.memberId, input),
    ),
  ];
}
