import { byClock, type JobDefinition } from "../platform/jobs/index.ts";
import type { HouseGames } from "./index.ts";

/** A round this young is being played right now. */
const YOUNG_MS = 15_000;

export function houseGamesJobs(
  games: Pick<HouseGames, "recoverRounds" | "forgetSessions">,
): JobDefinition[] {
  return [
    byClock("house-games.recover", "* * * * *", () => games.recoverRounds(YOUNG_MS)),
    byClock("house-games.forget-sessions", "20 4 * * *", () => games.forgetSessions()),
  ];
}
