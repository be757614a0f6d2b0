/** What the payments desk of the back office does with the cashier, beyond looking at orders. */
import { type Centavos, ZERO } from "@tucano/contract/money.ts";
import { boundTo } from "../../platform/room.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import * as approvals from "../approval/approval-repository.ts";
import { assignPayment } from "../deposits/assign-payment.ts";
import { lookAgain, lookClosely } from "../withdrawals/check-approval.ts";
import { SETTLE_RECEIPT_JOB } from "../job-names.ts";
import { matchDay } from "../reconciliation/match-psp.ts";
import * as match from "../reconciliation/match-repository.ts";
import * as methods from "../terms/methods-repository.ts";
import { quoteWithdrawal } from "../policy.ts";
import { PspUnavailable } from "../psp-port.ts";
import * as receipts from "../deposits/receipt-repository.ts";
import * as search from "./search-repository.ts";
import { readRules } from "../terms/terms-repository.ts";
import type { CashierDeps } from "../types.ts";
import { createUsualTime } from "../withdrawals/usual-time.ts";

export interface TermsPreview {
  /** A withdrawal within the day's free ones, and one beyond them. */
  readonly freePerDay: number;
  readonly freeFee: Centavos;
  readonly freeReceipt: Centavos;
  readonly fee: Centavos;
  readonly receipt: Centavos;
}

const RULE_SETS_MAX = 20;

export function createDesk(deps: CashierDeps) {
  const { db, clock } = deps;
  const usual = createUsualTime(deps);
  return {
    /** What players are told of how long withdrawals take; null: too few to say it. */
    usualTime: () => usual.get(),
    searchWithdrawals: search.searchWithdrawals,
    searchDeposits: search.searchDeposits,
    searchReceipts: search.searchReceipts,
    ...boundTo(db, {
      findReceipt: receipts.findReceipt,
      listChecks: approvals.listChecks,
      countRequests: approvals.countRequests,
      listOfficeMethods: methods.listMethods,
      listMatchedDays: match.listDays,
      listDifferences: match.listDifferences,
    }),
    ...boundTo(deps, {
      /** Sends a stranded payment back; `alongside` runs in the same transaction. */
      returnPaymentWith: returnPayment,
      assignPayment,
      /**
       * What the rules say, by the number of the order: to those that wait as things are now, but
       * for the marks of the moment at which they were asked for; to others as it was when they
       * were decided.
       */
      lookAgain,
      /** The same of a single one, with every mark looked for anew; null: nothing can be said. */
      lookClosely,
      previewTerms,
      matchDay: matchNow,
    }),
    /** The rules that hold, and the next and earlier ones; newest first. */
    listRuleSets: () => approvals.listRuleSets(db, RULE_SETS_MAX),
    readRuleSet: () => approvals.readRuleSet(db, clock.now()),
    saveRuleSet: approvals.insertRuleSet,
    /** False: something else begins at that very moment. */
    saveTerms: methods.insertTerms,
    explainDifference: match.explainDifference,
  };
}

/** For somebody who waits for the answer: a bank that does not speak is no fault of theirs. */
async function matchNow(deps: CashierDeps, day: string): Promise<void> {
  try {
    await matchDay(deps, day);
  } catch (error) {
    if (!(error instanceof PspUnavailable)) throw error;
    throw new DomainError("cashier.payment_service_unavailable", { retryAfterSeconds: 5 });
  }
}

async function returnPayment(
  deps: CashierDeps,
  endToEndId: string,
  alongside: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const isBegun = await receipts.beginRefund(tx, endToEndId, "operator", now);
    if (!isBegun) return false;
    await alongside(tx);
    await deps.jobs.send(tx, SETTLE_RECEIPT_JOB, { endToEndId });
    return true;
  });
}

/** By the very function that takes the fee. */
async function previewTerms(
  deps: CashierDeps,
  terms: methods.DatedTerms,
  amount: Centavos,
): Promise<TermsPreview> {
  const rules = await readRules(deps.db, deps.clock.now());
  const asked = { amount, terms, rules, turnoverOwed: ZERO };
  const free = quoteWithdrawal({ ...asked, usedToday: 0 });
  const charged = quoteWithdrawal({ ...asked, usedToday: rules.freeWithdrawalsPerDay });
  return {
    freePerDay: rules.freeWithdrawalsPerDay,
    freeFee: free.generalFee,
    freeReceipt: free.actualReceipt,
    fee: charged.generalFee,
    receipt: charged.actualReceipt,
  };
}
