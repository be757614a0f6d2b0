/**
 * The door of races: many play the same games by published rules, and places are paid from a fixed
 * budget. Points are multipliers or numbers of rounds, never amounts; they come from a reader of
 * the journal alone. What counts, what does not, and how a race ends is in docs/races.md.
 */
import { boundTo, type Room } from "../platform/room.ts";
import { createBoards } from "./board.ts";
import { racesCalls } from "./calls.ts";
import { racesJobs } from "./jobs.ts";
import {
  cancelRace,
  cloneRace,
  disqualify,
  publishRace,
  readBoard,
  requirePublishable,
  requireRacer,
  saveDraft,
} from "./office.ts";
import { findRace, listAll } from "./race-repository.ts";
import { sumPaid } from "./result-repository.ts";
import type { RacesDeps } from "./types.ts";

export { racesBookChecks } from "./books-repository.ts";
export type { Draft as RaceDraft } from "./office.ts";
export { pointsReader } from "./points-repository.ts";
export { pointsText, stateOf as raceStateOf, worthOf } from "./policy.ts";
export type { Race, RacesDeps } from "./types.ts";

export type Races = ReturnType<typeof createApi>;

export function createRaces(deps: RacesDeps): Room<Races> {
  const boards = createBoards(deps);
  return { api: createApi(deps), routes: racesCalls(deps, boards), jobs: racesJobs(deps) };
}

function createApi(deps: RacesDeps) {
  return {
    ...boundTo(deps.db, {
      /** By when they start, the latest first. */
      listAll,
      find: findRace,
      /** What was paid of each of these. */
      sumPaid,
    }),
    ...boundTo(deps, {
      saveDraft,
      cloneRace,
      requirePublishable,
      publish: publishRace,
      cancel: cancelRace,
      requireRacer,
      disqualify,
      readBoard,
    }),
  };
}
