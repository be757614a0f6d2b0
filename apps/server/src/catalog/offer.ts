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
  type StopScope,
  writeEdit,
  writeLimits,
} from "./offer-repository.ts";

export type { OfferedGame, OwnLimits, Stop, StopScope } from "./offer-repository.ts";

export function createOfferCalls(db: Db) {
  return {
    /** Every game as operators edit it, in catalogue order. */
    offered: () => listOffered(db),
    /** Gives what it was. Throws catalog.game_not_found. */
    editGame: async (tx: Tx, gameId: number, edit: GameEdit) => {
      const before = required(await lockOffered(tx, gameId));
      await writeEdit(tx, gameId, edit);
      return before;
    },
    /**
     * Stake limits of the house's own, within those of the mathematics; null: these. Gives what the
     * game was. Throws catalog.limits_outside.
     */
    limitStakes: async (tx: Tx, gameId: number, limits: OwnLimits) => {
      const before = required(await lockOffered(tx, gameId));
      requireWithin(before, limits);
      await writeLimits(tx, gameId, limits);
      return before;
    },
    /** Throws catalog.limits_outside and catalog.game_not_found; changes nothing. */
    checkLimits: async (gameId: number, limits: OwnLimits) => {
      const game = required((await listOffered(db)).find(({ id }) => id === gameId) ?? null);
      requireWithin(game, limits);
      return game;
    },
    stops: () => listStops(db),
    /**
     * Closes a game, a type, a studio, a mode or everything to new rounds, everywhere as soon as
     * it is committed; rounds that run are played to their end. False: it was closed before.
     */
    stopPlay: insertStop,
    /** Null: it was not closed. */
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

/** Modes of a game that are closed on their own, by the names that its studio has for them. */
export function stoppedModes(stops: ReadonlySet<string>, game: StoppedGame): readonly string[] {
  const prefixes = [`studio:${game.studio}:`, `game:${game.id}:`];
  return [...stops].flatMap((scope) =>
    prefixes.filter((one) => scope.startsWith(one)).map((one) => scope.slice(one.length)),
  );
}

type StoppedGame = Pick<OfferedGame, "id" | "gameType" | "studio">;

/** All that may close a game, the widest first. */
export function scopesOf({ id, gameType, studio }: StoppedGame): readonly StopScope[] {
  return ["all", `type:${gameType}`, `studio:${studio}`, `game:${id}`];
}
