/** Telling the receiver: POST {webhookUrl}/pix, at once and then, bounded, by a job. */
import { fetchText } from "../platform/http/outgoing.ts";
import { NOTIFY_JOB, type SandboxPspDeps } from "./bank.ts";
import { describeReceipts } from "./receipts.ts";
import * as repository from "./repository.ts";

const TIMEOUT_MS = 5_000;
const ANSWER_BYTES_MAX = 16_384;

/** One attempt. False when nobody listens or the answer is not 2xx. */
export async function notifyOnce(bank: SandboxPspDeps, endToEndId: string): Promise<boolean> {
  const receipt = await repository.findReceipt(bank.db, endToEndId);
  if (receipt === null) return true;
  const hook = await repository.findWebhook(bank.db, receipt.key);
  if (hook === null) return false;
  const pix = await describeReceipts(bank, [receipt]);
  try {
    const { status } = await fetchText(`${hook.url}/pix`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ pix }),
      timeoutMs: TIMEOUT_MS,
      bytesMax: ANSWER_BYTES_MAX,
    });
    return status >= 200 && status < 300;
  } catch (error) {
    bank.logger.warn({ err: error, endToEndId }, "The receiver's webhook did not answer.");
    return false;
  }
}

/** Tries now; a failure becomes a job that tries five more times, waiting longer each time. */
export async function notify(bank: SandboxPspDeps, endToEndId: string): Promise<boolean> {
  if (await notifyOnce(bank, endToEndId)) return true;
  await bank.jobs.send(null, NOTIFY_JOB, { endToEndId }, { startAfterSeconds: 2, retryLimit: 5 });
  return false;
}

export function defineNotifyJob(bank: SandboxPspDeps): void {
  bank.jobs.define(NOTIFY_JOB, {
    handler: async (data) => {
      const id = data["endToEndId"];
      const delivered = typeof id === "string" && (await notifyOnce(bank, id));
      if (!delivered) throw new Error("The receiver's webhook did not take the notification.");
    },
  });
}
