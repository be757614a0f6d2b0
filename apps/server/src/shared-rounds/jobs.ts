import { byClock, type JobDefinition } from "../platform/jobs/index.ts";
import { forgetDemoBets } from "./bets/forget-demo-bets.ts";
import { endLeftBets } from "./tables/end-round.ts";
import type { Context } from "./types.ts";

/** A bet this young is being ended right now. */
const YOUNG_MS = 15_000;

export function sharedRoundsJobs(context: Context): JobDefinition[] {
  return [
    byClock("shared-rounds.end-left-bets", "* * * * *", async () => {
      await endLeftBets(context, YOUNG_MS);
    }),
    byClock("shared-rounds.forget-demo-bets", "40 4 * * *", () => forgetDemoBets(context)),
  ];
}
