/** Who stands where, from memory: counted once for everybody who looks within some seconds. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { BoundedMap } from "../platform/memory/bounded-map.ts";
import { remember, type Remembered } from "../platform/memory/remember.ts";
import { place } from "./policy.ts";
import { readScores } from "./points-repository.ts";
import { listResults } from "./result-repository.ts";
import type { Placed, Race, RacesDeps } from "./types.ts";

const BOARD_TTL_MS = 10_000;
const BOARDS_MAX = 200;
const SHOWN = 50;
const RESULTS_MAX = 100_000;

export interface Board {
  readonly placed: readonly Pick<Placed, "memberId" | "place" | "score">[];
  /** Masked, of the places that are shown; who is not named has none. */
  readonly names: ReadonlyMap<MemberId, string>;
}

export interface Boards {
  of(race: Race): Promise<Board>;
}

export function createBoards(deps: RacesDeps): Boards {
  const boards = new BoundedMap<string, Remembered<Board>>(BOARDS_MAX);
  return {
    of: async (race) => {
      // What was decided is another board than what was counted before.
      const key = `${race.raceId}:${race.state}`;
      const known = boards.get(key);
      const board =
        known ?? remember(() => load(deps, race), { clock: deps.clock, ttlMs: BOARD_TTL_MS });
      if (known === undefined) boards.set(key, board);
      return board.get();
    },
  };
}

export const shownOf = ({ placed }: Board) => placed.slice(0, SHOWN);

async function load(deps: RacesDeps, race: Race): Promise<Board> {
  const all = await placesOf(deps, race);
  const first = all.slice(0, SHOWN * 2).map(({ memberId }) => memberId);
  const [known, names] = await Promise.all([deps.members.findMany(first), deps.namesOf(first)]);
  const away = new Set(
    [...known].filter(([, { status }]) => status !== "active").map(([memberId]) => memberId),
  );
  return { placed: all.filter(({ memberId }) => !away.has(memberId)), names };
}

/** As they were decided, or as they stand. */
async function placesOf({ db }: Pick<RacesDeps, "db">, race: Race): Promise<Board["placed"]> {
  if (race.state !== "decided" && race.state !== "paid") {
    return place(await readScores(db, race), race.ties);
  }
  const results = await listResults(db, { raceId: race.raceId, limit: RESULTS_MAX });
  return results.flatMap(({ place: at, ...one }) => (at === null ? [] : [{ ...one, place: at }]));
}
