import { byClock, type JobDefinition } from "../platform/jobs/index.ts";
import { recoverRounds } from "./play/recovery.ts";
import { forgetSessions } from "./sessions/sessions.ts";
import type { Context } from "./types.ts";

/** A round this young is being played right now. */
const YOUNG_MS = 15_000;

export function houseGamesJobs(context: Context): JobDefinition[] {
  return [
    byClock("house-games.recover", "* * * * *", async () => {
      await recoverRounds(context, YOUNG_MS);
    }),
    byClock("house-games.forget-sessions", "20 4 * * *", () => forgetSessions(context)),
  ];
}
