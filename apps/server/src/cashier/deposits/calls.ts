import * as contract from "@tucano/contract/player/money/cashier.ts";
import { say } from "../../platform/http/answers/envelope.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import type { CashierDeps } from "../types.ts";
import { cancelDeposit } from "./cancel-deposit.ts";
import { openDeposit } from "./open-deposit.ts";
import { findOwnDeposit, listOwnDeposits, showDeposit } from "./own-deposits.ts";

export function depositCalls(deps: CashierDeps): Route[] {
  return [
    route(contract.openDeposit, async (input, { member, idempotencyKey, lang }) => {
      const deposit = await openDeposit(deps, { ...member, idempotencyKey, input });
      return say(showDeposit(deps, deposit, lang), "cashier.deposit_opened");
    }),
    route(contract.findDeposit, async ({ order_no }, { member, lang }) =>
      showDeposit(deps, await findOwnDeposit(deps, member.memberId, order_no), lang),
    ),
    route(contract.cancelDeposit, async ({ order_no }, { member, lang }) =>
      showDeposit(deps, await cancelDeposit(deps, member.memberId, order_no), lang),
    ),
    route(contract.listDeposits, (input, { member, lang }) =>
      listOwnDeposits(deps, member.memberId, input, lang),
    ),
  ];
}
