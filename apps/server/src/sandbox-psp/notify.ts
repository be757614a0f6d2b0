/**
 * Telling the receiver: POST {webhookUrl}/pix, at once and then, bounded, ever later. This process
 * does it itself: where the bank is a process of its own, nobody else takes its jobs. What it has
 * not told when it ends, nobody tells; the receiver reads the list of receipts.
 */
import { setTimeout as pause } from "node:timers/promises";
import { fetchText } from "../platform/http/outgoing.ts";
import type { SandboxPspDeps } from "./bank.ts";
import { describeReceipts } from "./receipts.ts";
import * as repository from "./repository.ts";

const TIMEOUT_MS = 5_000;
const ANSWER_BYTES_MAX = 16_384;
const PAUSES_MS: readonly number[] = [1_000, 2_000, 4_000, 8_000, 16_000];

/** One attempt. False when nobody listens or the answer is not 2xx. */
async function post(bank: SandboxPspDeps, endToEndId: string): Promise<boolean> {
  const receipt = await repository.findReceipt(bank.db, endToEndId);
  if (receipt === null) return true;
  const hook = await repository.findWebhook(bank.db, receipt.key);
  if (hook === null) return false;
  const pix = await describeReceipts(bank, [receipt]);
  const { status } = await fetchText(`${hook.url}/pix`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ pix }),
    timeoutMs: TIMEOUT_MS,
    bytesMax: ANSWER_BYTES_MAX,
  });
  return status >= 200 && status < 300;
}

async function notifyOnce(bank: SandboxPspDeps, endToEndId: string): Promise<boolean> {
  try {
    return await post(bank, endToEndId);
  } catch (error) {
    bank.logger.warn({ err: error, endToEndId }, "The receiver could not be notified.");
    return false;
  }
}

async function notifyAfter(
  bank: SandboxPspDeps,
  endToEndId: string,
  pausesMs: readonly number[],
): Promise<void> {
  for (const ms of pausesMs) {
    // Nothing that is still to be told keeps a process from ending.
    await pause(ms, undefined, { ref: false });
    if (await notifyOnce(bank, endToEndId)) return;
  }
}

/**
 * Of a payment. If the notification fails now, it is sent later. Never throws: the payment is made,
 * and a payer who heard otherwise would pay again.
 */
export async function notify(bank: SandboxPspDeps, endToEndId: string): Promise<boolean> {
  if (await notifyOnce(bank, endToEndId)) return true;
  void notifyAfter(bank, endToEndId, PAUSES_MS);
  return false;
}

/** Of a refund, when it has ended. */
export function notifyOfRefund(bank: SandboxPspDeps, endToEndId: string): void {
  void notifyAfter(bank, endToEndId, [bank.payoutDelayMs, ...PAUSES_MS]);
}
