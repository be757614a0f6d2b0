import * as contract from "@tucano/contract/player/money/cashier.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import type { CashierDeps } from "../types.ts";
import { showMethods } from "./show-methods.ts";

export function termsCalls(deps: CashierDeps): Route[] {
  return [
    route(contract.listPaymentMethods, () => showMethods(deps, null)),
    route(contract.listOnlinePaymentMethods, () => showMethods(deps, "deposit")),
  ];
}
