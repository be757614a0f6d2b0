/** What the room does by itself. Harmless when run twice. */
import { inTransaction } from "../platform/database/transaction.ts";
import { byClock, type JobDefinition } from "../platform/jobs/index.ts";
import { noteWhoIsMeant } from "./other-offers.ts";
import { deleteClaimKeys } from "./repository.ts";
import { reckonResults } from "./results/results.ts";
import type { PromotionsDeps } from "./types.ts";

export const NOTE_MEANT_JOB = "promotions.note-meant";
const KEYS_KEPT_MS = 30 * 24 * 3_600_000;

export function promotionsJobs(deps: PromotionsDeps): JobDefinition[] {
  const { db, clock } = deps;
  return [
    byClock("promotions.reckon-results", "20 * * * *", () => reckonResults(deps)),
    byClock(NOTE_MEANT_JOB, "*/10 * * * *", () => noteWhoIsMeant(deps)),
    byClock("promotions.forget_keys", "40 4 * * *", () => {
      const before = new Date(clock.now().getTime() - KEYS_KEPT_MS);
      return inTransaction(db, (tx) => deleteClaimKeys(tx, before));
    }),
  ];
}
