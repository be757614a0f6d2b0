/** What the payments desk of the back office does with the cashier, beyond looking at orders. */
import { type Centavos, ZERO } from "@tucano/contract/money.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import * as approvals from "../approval/approval-repository.ts";
import { type AssignPayment, type Assignment, assignPayment } from "../deposits/assign-payment.ts";
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
import type { CashierDeps, DepositRecord, WithdrawalRecord } from "../types.ts";
import type { StoredWithdrawal } from "../withdrawals/withdrawal-repository.ts";

export interface TermsPreview {
  /** A withdrawal within the day's free ones, and one beyond them. */
  readonly freePerDay: number;
  readonly freeFee: Centavos;
  readonly freeReceipt: Centavos;
  readonly fee: Centavos;
  readonly receipt: Centavos;
}

export interface CashierDesk {
  searchWithdrawals(
    query: search.WithdrawalSearch,
  ): Promise<readonly search.Placed<StoredWithdrawal>[]>;
  searchDeposits(query: search.DepositSearch): Promise<readonly search.Placed<DepositRecord>[]>;
  searchReceipts(
    query: search.ReceiptSearch,
  ): Promise<readonly search.Placed<receipts.ReceiptRow>[]>;
  findReceipt(endToEndId: string): Promise<receipts.ReceiptRow | null>;
  /** Sends a stranded payment back; `alongside` runs in the same transaction. */
  returnPaymentWith(endToEndId: string, alongside: (tx: Tx) => Promise<void>): Promise<boolean>;
  assignPayment(request: AssignPayment, alongside: (tx: Tx) => Promise<void>): Promise<Assignment>;

  /** The rules that hold, and the next and earlier ones; newest first. */
  listRuleSets(): Promise<readonly approvals.RuleSet[]>;
  readRuleSet(): Promise<approvals.RuleSet | null>;
  saveRuleSet(tx: Tx, set: approvals.NewRuleSet): Promise<void>;
  /**
   * What the rules say, by the number of the order: to those that wait as things are now, but for
   * the marks of the moment at which they were asked for; to others as it was when they were
   * decided.
   */
  lookAgain(
    orders: readonly WithdrawalRecord[],
  ): Promise<ReadonlyMap<string, approvals.ApprovalCheck>>;
  /** The same of a single one, with every mark looked for anew; null: nothing can be said. */
  lookClosely(orderNo: string): Promise<approvals.ApprovalCheck | null>;
  listChecks(span: {
    readonly from: Date;
    readonly until: Date;
    readonly limit: number;
  }): Promise<readonly approvals.CheckedRequest[]>;
  countRequests(from: Date, until: Date): Promise<number>;

  listOfficeMethods(): Promise<readonly methods.OfficeMethod[]>;
  /** False: something else begins at that very moment. */
  saveTerms(tx: Tx, terms: methods.DatedTerms): Promise<boolean>;
  previewTerms(terms: methods.DatedTerms, amount: Centavos): Promise<TermsPreview>;

  matchDay(day: string): Promise<void>;
  listMatchedDays(page: {
    readonly before: string | null;
    readonly limit: number;
  }): Promise<readonly match.ShownDay[]>;
  listDifferences(page: {
    readonly day: string;
    readonly after: string;
    readonly limit: number;
  }): Promise<readonly match.StoredDifference[]>;
  explainDifference(tx: Tx, one: Parameters<typeof match.explainDifference>[1]): Promise<boolean>;
}

const RULE_SETS_MAX = 20;

export function createDesk(deps: CashierDeps): CashierDesk {
  const { db, clock } = deps;
  return {
    searchWithdrawals: (query) => search.searchWithdrawals(db, query),
    searchDeposits: (query) => search.searchDeposits(db, query),
    searchReceipts: (query) => search.searchReceipts(db, query),
    findReceipt: (endToEndId) => receipts.findReceipt(db, endToEndId),
    returnPaymentWith: (endToEndId, alongside) => returnPayment(deps, endToEndId, alongside),
    assignPayment: (request, alongside) => assignPayment(deps, request, alongside),
    listRuleSets: () => approvals.listRuleSets(db, RULE_SETS_MAX),
    readRuleSet: () => approvals.readRuleSet(db, clock.now()),
    saveRuleSet: (tx, set) => approvals.insertRuleSet(tx, set),
    lookAgain: (orders) => lookAgain(deps, orders),
    lookClosely: (orderNo) => lookClosely(deps, orderNo),
    listChecks: (span) => approvals.listChecks(db, span),
    countRequests: (from, until) => approvals.countRequests(db, from, until),
    listOfficeMethods: () => methods.listMethods(db),
    saveTerms: (tx, terms) => methods.insertTerms(tx, terms),
    previewTerms: (terms, amount) => previewTerms(deps, terms, amount),
    matchDay: (day) => matchNow(deps, day),
    listMatchedDays: (page) => match.listDays(db, page),
    listDifferences: (page) => match.listDifferences(db, page),
    explainDifference: (tx, one) => match.explainDifference(tx, one),
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
