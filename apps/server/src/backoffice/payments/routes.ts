import * as contract from "@tucano/contract/backoffice/payments/payments.ts";
import * as desk from "@tucano/contract/backoffice/payments/payments-desk.ts";
import * as reconciliation from "@tucano/contract/backoffice/payments/reconciliation.ts";
import { type Area, permitted } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { claimWithdrawals, releaseWithdrawals } from "./claims.ts";
import { decideWithdrawals } from "./decide-many.ts";
import { approveWithdrawal, payout, rejectWithdrawal } from "./decide-withdrawal.ts";
import { listDeposits, listPayments, readDeposit } from "./deposits.ts";
import { listMethods, previewTerms, saveTerms, settingTerms } from "./methods.ts";
import { explainDifference, listDifferences, listMatchedDays, matchDay } from "./reconciliation.ts";
import { revealKey } from "./reveal-key.ts";
import { askForRules, readRules, stopRules, switchedOn } from "./rules.ts";
import { assignPayment, refundPayment } from "./settle-payment.ts";
import { tryRules } from "./try-rules.ts";
import { listWithdrawals, readWithdrawal } from "./withdrawals.ts";

export function paymentsArea(parts: Parts): Area {
  return {
    approvals: [payout(parts), switchedOn(parts), settingTerms(parts)],
    routes: [...queueRoutes(parts), ...deskRoutes(parts)],
  };
}

function queueRoutes(parts: Parts): Area["routes"] {
  return [
    permitted(contract.listWithdrawals, (input, context) => listWithdrawals(parts, input, context)),
    permitted(contract.readWithdrawal, (input, context) => readWithdrawal(parts, input, context)),
    permitted(contract.claimWithdrawals, (input, context) =>
      claimWithdrawals(parts, input, context),
    ),
    permitted(contract.releaseWithdrawals, (input, context) =>
      releaseWithdrawals(parts, input, context),
    ),
    permitted(contract.approveWithdrawal, (input, context) =>
      approveWithdrawal(parts, input, context),
    ),
    permitted(contract.rejectWithdrawal, (input, context) =>
      rejectWithdrawal(parts, input, context),
    ),
    permitted(contract.decideWithdrawals, (input, context) =>
      decideWithdrawals(parts, input, context),
    ),
    permitted(contract.revealKey, (input, context) => revealKey(parts, input, context)),
    permitted(desk.readRules, () => readRules(parts)),
    permitted(desk.tryRules, (input) => tryRules(parts, input)),
    permitted(desk.askForRules, (input, context) => askForRules(parts, input, context)),
    permitted(desk.stopRules, (input, context) => stopRules(parts, input, context)),
  ];
}

function deskRoutes(parts: Parts): Area["routes"] {
  return [
    permitted(contract.listDeposits, (input) => listDeposits(parts, input)),
    permitted(desk.readDeposit, (input) => readDeposit(parts, input)),
    permitted(desk.listPayments, (input) => listPayments(parts, input)),
    permitted(desk.refundPayment, (input, context) => refundPayment(parts, input, context)),
    permitted(desk.assignPayment, (input, context) => assignPayment(parts, input, context)),
    permitted(desk.listMethods, () => listMethods(parts)),
    permitted(desk.saveTerms, (input, context) => saveTerms(parts, input, context)),
    permitted(desk.previewTerms, (input) => previewTerms(parts, input)),
    permitted(reconciliation.readNotices, () => parts.cashier.readWebhook()),
    permitted(reconciliation.listMatchedDays, (input) => listMatchedDays(parts, input)),
    permitted(reconciliation.listDifferences, (input) => listDifferences(parts, input)),
    permitted(reconciliation.matchDay, (input, context) => matchDay(parts, input, context)),
    permitted(reconciliation.explainDifference, (input, context) =>
      explainDifference(parts, input, context),
    ),
  ];
}
