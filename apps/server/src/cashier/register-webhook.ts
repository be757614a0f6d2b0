/** Telling the PSP where we hear its notifications: once after each start, until it has worked. */
import type { CashierDeps } from "./types.ts";
import { WEBHOOK_PREFIX } from "./webhook.ts";

export function createRegistration(deps: CashierDeps): () => Promise<void> {
  let isRegistered = false;
  return async () => {
    if (isRegistered) return;
    try {
      const url = `${deps.publicUrl()}${WEBHOOK_PREFIX}/${deps.webhookSecret}`;
      await deps.psp.registerWebhook(url);
      isRegistered = true;
    } catch (error) {
      // Deposits work without: the list of receipts is read every minute.
      deps.logger.warn({ err: error }, "The PSP does not know our webhook yet.");
    }
  };
}
