/** What the room does by itself. Harmless when run twice. */
import { inTransaction } from "../platform/database/transaction.ts";
import { byClock, type JobDefinition } from "../platform/jobs/index.ts";
import { DRAFT_DAYS } from "./policy.ts";
import { removeDrafts } from "./repository.ts";
import type { IdentityDeps } from "./types.ts";

const DAY_MS = 24 * 3_600_000;

export function identityJobs({ db, clock }: IdentityDeps): JobDefinition[] {
  return [
    byClock("identity.forget_drafts", "23 4 * * *", () => {
      const before = new Date(clock.now().getTime() - DRAFT_DAYS * DAY_MS);
      return inTransaction(db, (tx) => removeDrafts(tx, before));
    }),
  ];
}
