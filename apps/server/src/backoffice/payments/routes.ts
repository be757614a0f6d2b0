import * as contract from "@tucano/contract/backoffice/payments/payments.ts";
import * as desk from "@tucano/contract/backoffice/payments/payments-desk.ts";
import * as reconciliation from "@tucano/contract/backoffice/payments/reconciliation.ts";
import { type Area, callsOf } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { claimWithdrawals, releaseWithdrawals } from "./claims.ts";
import { decideWithdrawals } from "./decide-many.ts";
import { approveWithdrawal, payout, rejectWithdrawal } from "./decide-withdrawal.ts";
import { listDeposits, listPayments, readDeposit } from "./deposits.ts";
import { listMethods, previewTerms, saveTerms, settingTerms } from "./methods.ts";
import { listWithdrawals } from "./list-withdrawals.ts";
import {
  explainDifference,
  listBanks,
  listDifferences,
  listMatchedDays,
  matchDay,
} from "./reconciliation.ts";
import { revealKey } from "./reveal-key.ts";
import { askForRules, readRules, stopRules, switchedOn } from "./rules.ts";
import { assignPayment, refundPayment } from "./settle-payment.ts";
import { tryRules } from "./try-rules.ts";
import { readWithdrawal } from "./withdrawals.ts";

export function paymentsArea(parts: Parts): Area {
  return {
    approvals: [payout(parts), switchedOn(parts), settingTerms(parts)],
    routes: [...queueRoutes(parts), ...deskRoutes(parts)],
  };
}

function queueRoutes(parts: Parts): Area["routes"] {
  const call = callsOf(parts);
  return [
    call(contract.listWithdrawals, listWithdrawals),
    call(contract.readWithdrawal, readWithdrawal),
    call(contract.claimWithdrawals, claimWithdrawals),
    call(contract.releaseWithdrawals, releaseWithdrawals),
    call(contract.approveWithdrawal, approveWithdrawal),
    call(contract.rejectWithdrawal, rejectWithdrawal),
    call(contract.decideWithdrawals, decideWithdrawals),
    call(contract.revealKey, revealKey),
    call(desk.readRules, readRules),
    call(desk.tryRules, tryRules),
    call(desk.askForRules, askForRules),
    call(desk.stopRules, stopRules),
  ];
}

function deskRoutes(parts: Parts): Area["routes"] {
  const call = callsOf(parts);
  return [
    call(contract.listDeposits, listDeposits),
    call(desk.readDeposit, readDeposit),
    call(desk.listPayments, listPayments),
    call(desk.refundPayment, refundPayment),
    call(desk.assignPayment, assignPayment),
    call(desk.listMethods, listMethods),
    call(desk.saveTerms, saveTerms),
    call(desk.previewTerms, previewTerms),
    call(reconciliation.listBanks, listBanks),
    call(reconciliation.listMatchedDays, listMatchedDays),
    call(reconciliation.listDifferences, listDifferences),
    call(reconciliation.matchDay, matchDay),
    call(reconciliation.explainDifference, explainDifference),
  ];
}
