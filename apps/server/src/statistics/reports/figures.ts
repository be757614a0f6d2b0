/** What operators ask of games: returns by day, games ranked over some days, the largest wins. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { type Centavos, toCentavos } from "@tucano/contract/money.ts";
import type { Db } from "../../platform/database/types.ts";
import {
  countPlayers,
  listBigWins,
  listGameDays,
  totalGamesBetween,
} from "./figures-repository.ts";
import { deviationOf, type GameTheory } from "../policy.ts";
import { listAlarms, type ReturnAlarm } from "../returns/return-alarm-repository.ts";

export interface GameDay {
  /** YYYY-MM-DD, in São Paulo. */
  readonly day: string;
  readonly plays: number;
  readonly stakeCentavos: Centavos;
  readonly winCentavos: Centavos;
  /** Standard deviations from the expectation; null without a theory. */
  readonly z: number | null;
}

export interface RankedGame {
  /** In the house's accounts: <studio>/<code>. */
  readonly game: string;
  readonly plays: number;
  /** A day's players added to the next's. */
  readonly players: number;
  readonly stakeCentavos: Centavos;
  readonly winCentavos: Centavos;
}

export interface BigWin {
  readonly memberId: MemberId;
  readonly game: string;
  readonly stakeCentavos: Centavos;
  readonly winCentavos: Centavos;
  readonly wonAt: Date;
}

export interface FigureCalls {
  /** Of one game, the latest day first. */
  gameDays(of: { readonly game: string; readonly limit: number }): Promise<GameDay[]>;
  /** One for each game that was played on these days, both included. */
  gamesBetween(of: { readonly from: string; readonly to: string }): Promise<RankedGame[]>;
  /** Of the kept winners. Says who: for operators. */
  bigWins(of: {
    readonly order: "amount" | "multiplier" | "latest";
    readonly limit: number;
  }): Promise<BigWin[]>;
  /** The games whose return is too far off, and since when. */
  returnAlarms(): Promise<readonly ReturnAlarm[]>;
}

export function createFigureCalls(deps: {
  readonly db: Db;
  readonly theories: readonly GameTheory[];
}): FigureCalls {
  const { db, theories } = deps;
  return {
    gameDays: async (of) => {
      const theory = theories.find(({ game }) => game === of.game);
      return (await listGameDays(db, of)).map((row) => ({
        day: row.day,
        plays: row.plays,
        stakeCentavos: toCentavos(row.stake),
        winCentavos: toCentavos(row.win),
        z: theory === undefined ? null : deviationOf(row, theory),
      }));
    },
    gamesBetween: async (of) => {
      const [games, players] = await Promise.all([totalGamesBetween(db, of), countPlayers(db, of)]);
      return games.map(({ game, plays, stake, win }) => ({
        game,
        plays,
        players: players.get(game) ?? 0,
        stakeCentavos: toCentavos(stake),
        winCentavos: toCentavos(win),
      }));
    },
    bigWins: async (of) =>
      (await listBigWins(db, of)).map(({ stake, win, ...row }) => ({
        ...row,
        stakeCentavos: toCentavos(stake),
        winCentavos: toCentavos(win),
      })),
    returnAlarms: () => listAlarms(db),
  };
}
