import { byClock, type JobDefinition } from "../platform/jobs/index.ts";
import type { SharedRounds } from "./index.ts";

/** A bet this young is being ended right now. */
const YOUNG_MS = 15_000;

export function sharedRoundsJobs(
  tables: Pick<SharedRounds, "endLeftBets" | "forgetDemoBets">,
): JobDefinition[] {
  return [
    byClock("shared-rounds.end-left-bets", "* * * * *", () => tables.endLeftBets(YOUNG_MS)),
    byClock("shared-rounds.forget-demo-bets", "40 4 * * *", () => tables.forgetDemoBets()),
  ];
}
