/**
 * The door of the cashier: money comes in by PIX charges and goes out by reviewed withdrawals. It
 * keeps the orders and speaks to the payment service provider; the money itself moves only by the
 * ledger commands it declares, in the commit that changes the order.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db } from "../platform/database/types.ts";
import type { Metrics } from "../platform/metrics.ts";
import { boundTo, type Room } from "../platform/room.ts";
import { depositCalls } from "./deposits/calls.ts";
import { listPaymentTimes } from "./deposits/deposit-repository.ts";
import { createDesk } from "./desk/desk.ts";
import { destinationCalls } from "./destinations/calls.ts";
import { findKeyUse } from "./destinations/destination-repository.ts";
import { RECONCILE_JOB } from "./job-names.ts";
import { cashierJobs } from "./jobs.ts";
import { measureCashier } from "./metrics.ts";
import { sumDepositedSince, sumMoved } from "./moved-repository.ts";
import { createOffice } from "./desk/office.ts";
import { payerKeyOf } from "./deposits/payer-key.ts";
import { readBanks } from "./desk/read-banks.ts";
import { listTakenBack } from "./reconciliation/match-repository.ts";
import { registerWebhooks } from "./deposits/register-webhook.ts";
import { termsCalls } from "./terms/calls.ts";
import type { CashierDeps } from "./types.ts";
import { createWebhook } from "./deposits/webhook.ts";
import { withdrawalCalls } from "./withdrawals/calls.ts";
import { shareVerifications } from "./withdrawal-password.ts";

export { cashierBookChecks } from "./books-repository.ts";
export { installCashierDefaults } from "./terms/defaults-repository.ts";
export type { ApprovalCheck, CheckedRequest, RuleSet } from "./approval/approval-repository.ts";
export {
  type ApprovalFacts,
  type ApprovalRule,
  isPlayLittle,
  judgeWithdrawal,
  type Verdict,
} from "./approval/approval-rules.ts";
export * from "./job-names.ts";
export type { ShownDay, StoredDifference, Tally } from "./reconciliation/match-repository.ts";
export type { DatedTerms, OfficeMethod } from "./terms/methods-repository.ts";
export type { ReceiptRow, ReceiptStatus } from "./deposits/receipt-repository.ts";
export type { Place } from "./desk/search-repository.ts";
export { createBankAgent, readPem } from "./psp/bank-agent.ts";
export { type Bank, createBanks, MAIN_BANK } from "./banks.ts";
export { type AskedDirectory, createDirectory, noDirectory } from "./psp/directory.ts";
export { createHealth, type Health } from "./psp/health.ts";
export { createPspHttp, type PspHttp, type PspHttpOptions } from "./psp/http.ts";
export { createEfiPayouts } from "./psp/efi-payouts.ts";
export { createWooviDirectory } from "./psp/woovi-directory.ts";
export { createOwnDirectory, createOwnPayouts } from "./psp/own-payouts.ts";
export type { Payouts } from "./psp-port.ts";
export { createMeters, type Meter } from "./psp/measured.ts";
export type { Allowance } from "./policy.ts";
export { createCollections } from "./psp/pix-psp.ts";
export type * from "./types.ts";

export type Cashier = ReturnType<typeof createApi>;

export function createCashier(given: CashierDeps & { readonly metrics: Metrics }): Room<Cashier> {
  const deps: CashierDeps = { ...given, members: shareVerifications(given.members) };
  measureCashier(deps, given.metrics);
  return {
    api: createApi(deps),
    routes: [
      ...termsCalls(deps),
      ...depositCalls(deps),
      ...withdrawalCalls(deps),
      ...destinationCalls(deps),
    ],
    jobs: cashierJobs(deps),
    // The banks' notifications.
    plugin: createWebhook(deps),
  };
}

function createApi(deps: CashierDeps) {
  return {
    ...createOffice(deps),
    ...createDesk(deps),
    ...boundTo(deps, {
      /** Who pays the member's deposits, to be compared; null: nobody has yet. */
      payerKeyOf,
      /** Each bank: whether it answers and where it tells of payments, asked now. */
      readBanks,
    }),
    ...boundTo(deps.db, {
      /** When each of the member's deposits was paid, those too that are not credited yet. */
      paymentsOf: listPaymentTimes,
      keyUseOf: findKeyUse,
      /** As far as days have been compared with the banks. */
      listTakenBack,
      movedBetween: sumMoved,
    }),
    /** Credited since then, with what is open and may still be paid: what limits on it look at. */
    depositedSince: (db: Db, memberId: MemberId, from: Date) =>
      sumDepositedSince(db, { memberId, from, now: deps.clock.now() }),
    /** After listening: tells banks where we hear their notifications, and asks for missed ones. */
    start: async () => {
      await registerWebhooks(deps);
      // While nobody was here, notifications may have found a closed door.
      await deps.jobs.wake(RECONCILE_JOB, { singletonKey: "start" });
    },
  };
}
