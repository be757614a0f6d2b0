import * as contract from "@tucano/contract/player/money/cashier.ts";
import { say } from "../../platform/http/answers/envelope.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import { presentWithdrawal } from "../present.ts";
import type { CashierDeps } from "../types.ts";
import { listOwnWithdrawals } from "./own-withdrawals.ts";
import { submitWithdrawal } from "./submit-withdrawal.ts";
import { createUsualTime } from "./usual-time.ts";
import { withdrawalOptions } from "./withdrawal-options.ts";

export function withdrawalCalls(deps: CashierDeps): Route[] {
  const usualTime = createUsualTime(deps);
  return [
    route(contract.withdrawalOptions, (input, { member }) =>
      withdrawalOptions({ ...deps, usualTime }, member.memberId, input.money ?? null),
    ),
    route(contract.submitWithdrawal, async (input, { member, idempotencyKey }) => {
      const order = await submitWithdrawal(deps, { ...member, idempotencyKey, input });
      return say(presentWithdrawal(order), "cashier.withdrawal_submitted");
    }),
    route(contract.listWithdrawals, (input, { member }) =>
      listOwnWithdrawals(deps, member.memberId, input),
    ),
  ];
}
