import type { Jobs } from "../platform/jobs/index.ts";
import type { HouseGames } from "./index.ts";

/** A round this young is being played right now. */
const YOUNG_MS = 15_000;

export function defineHouseGamesJobs(jobs: Jobs, games: HouseGames): void {
  jobs.define("house-games.recover", {
    cron: "* * * * *",
    handler: async () => void (await games.recoverRounds(YOUNG_MS)),
  });
  jobs.define("house-games.forget-sessions", {
    cron: "20 4 * * *",
    handler: () => games.forgetSessions(),
  });
}
