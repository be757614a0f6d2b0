/**
 * The door of missions: what members do is read from the journal's figures, pays points once, and
 * points buy what the shop has. What counts is rounds, games and days, never a stake; who is
 * excluded, pauses or is at a limit is asked for nothing. Docs: docs/missions.md.
 */
import { boundTo, type Room } from "../platform/room.ts";
import { missionsCalls } from "./calls.ts";
import { giveTaken } from "./give-purchase.ts";
import { missionsJobs } from "./jobs.ts";
import { listPurchases, sumOutstanding } from "./office-repository.ts";
import type { MissionsDeps } from "./types.ts";

export { missionsBookChecks } from "./books-repository.ts";
export type { MissionsDeps } from "./types.ts";

export type Missions = ReturnType<typeof createApi>;

export function createMissions(deps: MissionsDeps): Room<Missions> {
  return { api: createApi(deps), routes: missionsCalls(deps), jobs: missionsJobs(deps) };
}

const createApi = (deps: MissionsDeps) => ({
  ...boundTo(deps, {
    /** Purchases whose giving was cut off. */
    giveTaken,
  }),
  ...boundTo(deps.db, {
    /** For the desk: of all members, the latest first. */
    listPurchases,
  }),
  /** Points that somebody could still spend, of all members together. */
  outstanding: () => sumOutstanding(deps.db, deps.clock.now()),
});
