import * as contract from "@tucano/contract/player/money/cashier.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import { presentMethod } from "../present.ts";
import type { CashierDeps } from "../types.ts";
import { readMethods } from "./terms-repository.ts";

export function termsCalls({ db, clock }: CashierDeps): Route[] {
  const methods = () => readMethods(db, clock.now());
  return [
    route(contract.listPaymentMethods, async () => (await methods()).map(presentMethod)),
    route(contract.listOnlinePaymentMethods, async () =>
      (await methods()).filter(({ direction }) => direction === "deposit").map(presentMethod),
    ),
  ];
}
