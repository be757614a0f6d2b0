/** What operators ask of games: returns by day, games ranked over some days, the largest wins. */
import type { Db } from "../../platform/database/types.ts";
import { boundTo } from "../../platform/room.ts";
import type { Played } from "../play/play-repository.ts";
import { listGameDays, rankGames } from "./figures-repository.ts";
import { deviationOf, type GameTheory } from "../policy.ts";
import { listAlarms } from "../returns/return-alarm-repository.ts";

export interface GameDay extends Played {
  /** YYYY-MM-DD, in São Paulo. */
  readonly day: string;
  /** Standard deviations from the expectation; null without a theory. */
  readonly z: number | null;
}

export function createFigureCalls(deps: {
  readonly db: Db;
  readonly theories: readonly GameTheory[];
}) {
  const { db, theories } = deps;
  return {
    /** Of one game, the latest day first. */
    gameDays: async (of: { readonly game: string; readonly limit: number }): Promise<GameDay[]> => {
      const theory = theories.find(({ game }) => game === of.game);
      return (await listGameDays(db, of)).map((row) => ({
        day: row.day,
        plays: row.plays,
        stakeCentavos: row.stake,
        winCentavos: row.win,
        z: theory === undefined ? null : deviationOf(row, theory),
      }));
    },
    /** One for each game that was played on these days, both included. */
    gamesBetween: rankGames,
    ...boundTo(db, {
      /** The games whose return is too far off, and since when. */
      returnAlarms: listAlarms,
    }),
  };
}
