/** Figures are some seconds behind the journal; a test that looks at them lets them catch up. */
import { expect, vi } from "vitest";
import type { Journal } from "../ledger/index.ts";

/** Other databases of the same server run transactions too, and hold readers back for a moment. */
const TIMEOUT_MS = 20_000;

export async function readJournal(journal: Journal): Promise<void> {
  await vi.waitFor(
    async () => {
      await journal.catchUp();
      for (const { name, unread } of await journal.places()) expect(unread, name).toBe(0);
    },
    { timeout: TIMEOUT_MS, interval: 20 },
  );
}
