/** What the room does by the clock. */
import { inTransaction } from "../platform/database/transaction.ts";
import { byClock, type JobDefinition } from "../platform/jobs/index.ts";
import { forgetOld } from "./stream/write-stream.ts";
import type { IntegrationsDeps } from "./types.ts";
import { forgetDeliveries } from "./webhooks/delivery-repository.ts";

export function integrationsJobs(deps: IntegrationsDeps): JobDefinition[] {
  return [
    byClock("integrations.forget-events", "50 4 * * *", async () => {
      await forgetOld(deps);
      await inTransaction(deps.db, forgetDeliveries);
    }),
  ];
}
