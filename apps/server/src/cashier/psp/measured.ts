/** A PSP whose calls are counted: how long each takes, and how it ends. */
import { inSpan } from "../../platform/origin.ts";
import type { Metrics, Spread } from "../../platform/metrics.ts";
import { type Psp, PspRefused, PspUnreadable } from "../psp-port.ts";

/** A bank is slow: up to the limit of a call that is made three times. */
const BUCKETS_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

type Outcome = "answered" | "refused" | "unavailable";

export function measurePsp(psp: Psp, metrics: Metrics): Psp {
  const spreadOf = metrics.histograms({
    name: "tucano_psp_call_duration_seconds",
    help: "What calls of the PSP take with all their repeats, by call and outcome.",
    buckets: BUCKETS_SECONDS,
  });
  const timed = <Given extends readonly unknown[], Answer>(
    call: string,
    send: (...given: Given) => Promise<Answer>,
  ) => {
    const spreads = new Map<Outcome, Spread>();
    const ended = (outcome: Outcome, startedMs: number): void => {
      const spread = spreads.get(outcome) ?? spreadOf({ call, outcome });
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
  return {
    createCharge: timed("create_charge", (charge) => psp.createCharge(charge)),
    removeCharge: timed("remove_charge", (txid) => psp.removeCharge(txid)),
    readReceipt: timed("read_receipt", (id) => psp.readReceipt(id)),
    listReceipts: timed("list_receipts", (range) => psp.listReceipts(range)),
    listRefunds: timed("list_refunds", (range) => psp.listRefunds(range)),
    isPaidBy: timed("is_paid_by", (receipt, cpf) => psp.isPaidBy(receipt, cpf)),
    requestRefund: timed("request_refund", (id, refundId, amount) =>
      psp.requestRefund(id, refundId, amount),
    ),
    readRefund: timed("read_refund", (id, refundId) => psp.readRefund(id, refundId)),
    sendPayout: timed("send_payout", (order) => psp.sendPayout(order)),
    readPayout: timed("read_payout", (key) => psp.readPayout(key)),
    lookUpKey: timed("look_up_key", (key, cpf) => psp.lookUpKey(key, cpf)),
    registerWebhook: timed("register_webhook", (url) => psp.registerWebhook(url)),
    readWebhook: timed("read_webhook", () => psp.readWebhook()),
  };
}
