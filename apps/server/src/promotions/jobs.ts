/** What the room does by itself. Harmless when run twice. */
import { inTransaction } from "../platform/database/transaction.ts";
import type { Jobs } from "../platform/jobs/index.ts";
import { deleteClaimKeys } from "./repository.ts";
import type { Promotions } from "./index.ts";
import type { PromotionsDeps } from "./types.ts";

const KEYS_KEPT_MS = 30 * 24 * 3_600_000;

export function definePromotionsJobs(
  jobs: Jobs,
  { db, clock }: Pick<PromotionsDeps, "db" | "clock">,
  { office }: Pick<Promotions, "office">,
): void {
  jobs.define("promotions.reckon-results", {
    cron: "20 * * * *",
    handler: () => office.reckon(),
  });
  jobs.define("promotions.forget_keys", {
    cron: "40 4 * * *",
    handler: async () => {
      const before = new Date(clock.now().getTime() - KEYS_KEPT_MS);
      await inTransaction(db, (tx) => deleteClaimKeys(tx, before));
    },
  });
}
