/** A bank whose calls are counted: how long each takes, how it ends, and whether it is up. */
import { inSpan } from "../../platform/origin.ts";
import type { Metrics, Spread } from "../../platform/metrics.ts";
import {
  type Collections,
  type Directory,
  type Payouts,
  PspRefused,
  PspUnreadable,
} from "../psp-port.ts";
import type { Health, Outcome } from "./health.ts";

/** A bank is slow: up to the limit of a call that is made three times. */
const BUCKETS_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

export interface Meter {
  collections(of: Collections): Collections;
  payouts(of: Payouts): Payouts;
  directory(of: Directory): Directory;
}

/** One for all banks of a process; each then has its own by its code. */
export function createMeters(metrics: Metrics): (bank: string, health: Health) => Meter {
  const spreadOf = metrics.histograms({
    name: "tucano_psp_call_duration_seconds",
    help: "What calls of a bank take with all their repeats, by bank, call and outcome.",
    buckets: BUCKETS_SECONDS,
  });
  return (bank, health) => {
    const timed = <Given extends readonly unknown[], Answer>(
      call: string,
      send: (...given: Given) => Promise<Answer>,
    ) => {
      const spreads = new Map<Outcome, Spread>();
      const ended = (outcome: Outcome, startedMs: number): void => {
        health.note(outcome);
        const spread = spreads.get(outcome) ?? spreadOf({ bank, call, outcome });
        spreads.set(outcome, spread);
        spread.observe((performance.now() - startedMs) / 1_000);
      };
      return async (...given: Given): Promise<Answer> => {
        const startedMs = performance.now();
        try {
          const answer = await inSpan(`psp ${call}`, {}, () => send(...given));
          ended("answered", startedMs);
          return answer;
        } catch (error) {
          // Its answer came, and makes no sense to us.
          if (error instanceof PspUnreadable) ended("answered", startedMs);
          else ended(error instanceof PspRefused ? "refused" : "unavailable", startedMs);
          throw error;
        }
      };
    };
    return meterWith(timed);
  };
}

type Timed = <Given extends readonly unknown[], Answer>(
  call: string,
  send: (...given: Given) => Promise<Answer>,
) => (...given: Given) => Promise<Answer>;

const meterWith = (timed: Timed): Meter => ({
  collections: (of) => ({
    createCharge: timed("create_charge", (charge) => of.createCharge(charge)),
    removeCharge: timed("remove_charge", (txid) => of.removeCharge(txid)),
    readReceipt: timed("read_receipt", (id) => of.readReceipt(id)),
    listReceipts: timed("list_receipts", (range) => of.listReceipts(range)),
    listRefunds: timed("list_refunds", (range) => of.listRefunds(range)),
    isPaidBy: timed("is_paid_by", (receipt, cpf) => of.isPaidBy(receipt, cpf)),
    requestRefund: timed("request_refund", (id, refundId, amount) =>
      of.requestRefund(id, refundId, amount),
    ),
    readRefund: timed("read_refund", (id, refundId) => of.readRefund(id, refundId)),
    registerWebhook: timed("register_webhook", (url) => of.registerWebhook(url)),
    readWebhook: timed("read_webhook", () => of.readWebhook()),
  }),
  payouts: (of) => ({
    sendPayout: timed("send_payout", (order) => of.sendPayout(order)),
    readPayout: timed("read_payout", (key) => of.readPayout(key)),
  }),
  directory: (of) => ({
    lookUpKey: timed("look_up_key", (key, cpf) => of.lookUpKey(key, cpf)),
  }),
});
