/** What the ledger does in the background. */
import { byClock, type JobDefinition } from "../platform/jobs/index.ts";
import type { Ledger } from "./types.ts";

export function ledgerJobs(ledger: Pick<Ledger, "openMonths">): JobDefinition[] {
  return [byClock("ledger.open_months", "7 3 * * *", () => ledger.openMonths())];
}
