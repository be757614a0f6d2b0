/** What the ledger does in the background. */
import type { Jobs } from "../platform/jobs/index.ts";
import type { Ledger } from "./types.ts";

export function defineLedgerJobs(jobs: Jobs, ledger: Ledger): void {
  jobs.define("ledger.open_months", { cron: "7 3 * * *", handler: () => ledger.openMonths() });
}
