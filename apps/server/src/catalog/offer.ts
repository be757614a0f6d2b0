/** What operators decide about the offer. A change holds once its transaction does. */
import { DomainError } from "../platform/errors.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import {
  deleteStop,
  type GameEdit,
  insertStop,
  listOffered,
  listStops,
  lockOffered,
  type OfferedGame,
  type OwnLimits,
  type Stop,
  type StopScope,
  writeEdit,
  writeLimits,
} from "./offer-repository.ts";

export type { OfferedGame, OwnLimits, Stop, StopScope } from "./offer-repository.ts";

export interface OfferCalls {
  /** Every game as operators edit it, in catalogue order. */
  offered(): Promise<readonly OfferedGame[]>;
  /** Gives what it was. Throws catalog.game_not_found. */
  editGame(tx: Tx, gameId: number, edit: GameEdit): Promise<OfferedGame>;
  /**
   * Stake limits of the house's own, within those of the mathematics; null: these. Gives what the
   * game was. Throws catalog.limits_outside.
   */
  limitStakes(tx: Tx, gameId: number, limits: OwnLimits): Promise<OfferedGame>;
  /** Throws catalog.limits_outside and catalog.game_not_found; changes nothing. */
  checkLimits(gameId: number, limits: OwnLimits): Promise<OfferedGame>;
  stops(): Promise<readonly Stop[]>;
  /**
   * Closes a game, a type, a studio or everything to new rounds, everywhere as soon as it is
   * committed; rounds that run are played to their end. False: it was closed before.
   */
  stopPlay(tx: Tx, stop: Stop): Promise<boolean>;
  /** Null: it was not closed. */
  resumePlay(tx: Tx, scope: StopScope): Promise<Stop | null>;
}

export function createOfferCalls(db: Db): OfferCalls {
  return {
    offered: () => listOffered(db),
    editGame: async (tx, gameId, edit) => {
      const before = required(await lockOffered(tx, gameId));
      await writeEdit(tx, gameId, edit);
      return before;
    },
    limitStakes: async (tx, gameId, limits) => {
      const before = required(await lockOffered(tx, gameId));
      requireWithin(before, limits);
      await writeLimits(tx, gameId, limits);
      return before;
    },
    checkLimits: async (gameId, limits) => {
      const game = required((await listOffered(db)).find(({ id }) => id === gameId) ?? null);
      requireWithin(game, limits);
      return game;
    },
    stops: () => listStops(db),
    stopPlay: insertStop,
    resumePlay: deleteStop,
  };
}

function required(game: OfferedGame | null): OfferedGame {
  if (game === null) throw new DomainError("catalog.game_not_found");
  return game;
}

function requireWithin(game: OfferedGame, { ownMinBet, ownMaxBet }: OwnLimits): void {
  const least = ownMinBet ?? game.minBet;
  const most = ownMaxBet ?? game.maxBet;
  const isWithin = least >= game.minBet && most <= game.maxBet && least <= most;
  if (!isWithin) throw new DomainError("catalog.limits_outside");
}

/** Is a game closed to new rounds by one of these? */
export function isStopped(stops: ReadonlySet<string>, game: StoppedGame): boolean {
  return scopesOf(game).some((scope) => stops.has(scope));
}

type StoppedGame = Pick<OfferedGame, "id" | "gameType" | "studio">;

/** All that may close a game, the widest first. */
export function scopesOf({ id, gameType, studio }: StoppedGame): readonly StopScope[] {
  return ["all", `type:${gameType}`, `studio:${studio}`, `game:${id}`];
}
