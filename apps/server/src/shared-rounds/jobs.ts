import { inTransaction } from "../platform/database/transaction.ts";
import { byClock, type JobDefinition } from "../platform/jobs/index.ts";
import { forgetDemoBets } from "./bets/repository-bets.ts";
import { endLeftBets } from "./tables/end-round.ts";
import type { Context } from "./types.ts";

/** A bet this young is being ended right now. */
const YOUNG_MS = 15_000;
const DEMO_KEPT_MS = 7 * 24 * 3_600_000;

export function sharedRoundsJobs(context: Context): JobDefinition[] {
  return [
    byClock("shared-rounds.end-left-bets", "* * * * *", async () => {
      await endLeftBets(context, YOUNG_MS);
    }),
    byClock("shared-rounds.forget-demo-bets", "40 4 * * *", () => {
      const before = new Date(context.clock.now().getTime() - DEMO_KEPT_MS);
      return inTransaction(context.db, (tx) => forgetDemoBets(tx, before));
    }),
  ];
}
