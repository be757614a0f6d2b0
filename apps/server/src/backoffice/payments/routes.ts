import * as contract from "@tucano/contract/backoffice/payments.ts";
import { type Area, permitted } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { listDeposits } from "./deposits.ts";
import { approveWithdrawal, payout, rejectWithdrawal } from "./decide-withdrawal.ts";
import { revealKey } from "./reveal-key.ts";
import { listWithdrawals, readWithdrawal } from "./withdrawals.ts";

export function paymentsArea(parts: Parts): Area {
  return {
    approvals: [payout(parts)],
    routes: [
      permitted(contract.listWithdrawals, (input) => listWithdrawals(parts, input)),
      permitted(contract.readWithdrawal, (input, context) => readWithdrawal(parts, input, context)),
      permitted(contract.approveWithdrawal, (input, context) =>
        approveWithdrawal(parts, input, context),
      ),
      permitted(contract.rejectWithdrawal, (input, context) =>
        rejectWithdrawal(parts, input, context),
      ),
      permitted(contract.revealKey, (input, context) => revealKey(parts, input, context)),
      permitted(contract.listDeposits, (input) => listDeposits(parts, input)),
    ],
  };
}
