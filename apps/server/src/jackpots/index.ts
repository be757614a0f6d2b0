/**
 * The door of jackpots: pools that rounds of our own games may win beside what the games pay. The
 * house adds to them a published part of each cash stake; whether a round wins follows from its own
 * seeds, with a chance that is the same for every centavo staked. The room above draws and writes a
 * win in the commit of its round; this room keeps the pools and pays. Docs: docs/jackpots.md.
 */
import type { JackpotOdds } from "@tucano/game-math/jackpots/draw.ts";
import { takesPart } from "@tucano/game-math/jackpots/share.ts";
import { remember } from "../platform/memory/remember.ts";
import { type Soon, soon } from "../platform/memory/soon.ts";
import { boundTo, type Room } from "../platform/room.ts";
import { jackpotsCalls } from "./calls.ts";
import { jackpotsJobs } from "./jobs.ts";
import { reportJackpots } from "./office.ts";
import { besideGame, readJackpots } from "./present.ts";
import { settlePools, wakeSettling } from "./settle.ts";
import type { JackpotsDeps } from "./types.ts";

export { jackpotsBookChecks } from "./books-repository.ts";
export { contributionsReader } from "./reader-repository.ts";
export { insertWins } from "./repository.ts";
export { deviationOf } from "./policy.ts";
export type { JackpotWin } from "./types.ts";

export type Jackpots = ReturnType<typeof createApi>;

/** Read by everybody, so kept in memory for some seconds. */
const POOLS_TTL_MS = 4_000;

export function createJackpots(deps: JackpotsDeps): Room<Jackpots> {
  const shown = remember(() => readJackpots(deps), { clock: deps.clock, ttlMs: POOLS_TTL_MS });
  return {
    api: createApi(deps),
    routes: jackpotsCalls(deps, shown),
    jobs: jackpotsJobs(deps),
  };
}

function createApi(deps: JackpotsDeps) {
  return {
    ...boundTo(deps, {
      /** Adds to the pools what has been staked, and pays what was won. Harmless when run twice. */
      settlePools,
      /** For the desk: what is in the pools, what it came from and what was won. */
      report: reportJackpots,
    }),
    /** What a round of this game that begins then is drawn by; null: it takes no part. */
    oddsOf: (gameCode: string, at: Date): Soon<JackpotOdds | null> =>
      soon(deps.market.read("jackpots", at), (terms) =>
        terms.isOpen && takesPart(terms, gameCode) ? terms : null,
      ),
    /** What they return beside this game; null: it takes no part. */
    besideOf: (gameCode: string) =>
      soon(deps.market.read("jackpots"), (terms) => besideGame(terms, gameCode)),
    /** Somebody has won: it is paid now, and not only by the clock. */
    wake: (): void => {
      wakeSettling(deps).catch((error: unknown) => {
        deps.logger.warn({ err: error }, "A jackpot is paid by the clock, within a minute.");
      });
    },
  };
}
