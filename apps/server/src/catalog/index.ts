/**
 * The catalogue: which games there are, found and listed from memory, and members' favourites.
 * Popularity comes from rounds really played, through a port, because rounds are a floor higher.
 */
import { remember } from "../platform/memory/remember.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import { DomainError } from "../platform/errors.ts";
import type { Notices } from "../platform/database/notices.ts";
import { type Soon, soon } from "../platform/memory/soon.ts";
import type { Room } from "../platform/room.ts";
import { drawTile, serveArtwork, setTile, TILE_MAX_BYTES } from "./artwork.ts";
import { catalogCalls } from "./calls.ts";
import type { PlayCounts } from "./lists.ts";
import { createOfferCalls } from "./offer.ts";
import { delistGame, enlistGame, setStatus } from "./repository.ts";
import { fold } from "./search.ts";
import type { CatalogContext } from "./context.ts";
import { codeKey, isOnSite, loadSnapshot } from "./snapshot.ts";
import type { Game, GameStatus } from "./types.ts";

export { drawTile, TILE_MAX_BYTES, type Tile } from "./artwork.ts";
export { HOUSE_STUDIO, installCatalogDefaults, typeWeightPercent } from "./defaults.ts";
export { scopesOf } from "./offer.ts";
export type { OfferedGame, OwnLimits, Stop, StopScope } from "./offer.ts";
export type { EnlistedGame } from "./repository.ts";
export type { Game } from "./types.ts";

export type Catalog = ReturnType<typeof createApi>;

export interface CatalogDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly notices: Notices;
  /** Plays over the last week, by game: <studio>/<code>. */
  readonly playCounts: () => Promise<ReadonlyMap<string, number>>;
  /** Studios whose games cannot be opened just now: lists show them as in maintenance. */
  readonly awayStudios: () => Promise<ReadonlySet<string>>;
  /** The code of the site that a host belongs to. */
  readonly siteOf: (host: string) => Promise<string>;
}

/** A change is announced; an edit that bypassed the notices is in all lists within five seconds. */
const SNAPSHOT_TTL_MS = 4_000;
const COUNTS_TTL_MS = 60_000;
export function createCatalog(deps: CatalogDeps): Room<Catalog> {
  const { db, clock, playCounts, siteOf, awayStudios } = deps;
  const snapshots = remember(() => loadSnapshot(db, awayStudios), {
    clock,
    ttlMs: SNAPSHOT_TTL_MS,
    forgetOn: { notices: deps.notices, topic: "catalog" },
  });
  const countById = async (): Promise<PlayCounts> => {
    const [{ byCode }, counts] = await Promise.all([snapshots.get(), playCounts()]);
    return new Map(
      [...counts].flatMap(([key, plays]) => {
        const game = byCode.get(key);
        return game === undefined || plays <= 0 ? [] : [[game.id, plays] as const];
      }),
    );
  };
  const context: CatalogContext = {
    db,
    clock,
    snapshots,
    siteOf,
    counts: remember(countById, { clock, ttlMs: COUNTS_TTL_MS }),
  };
  return {
    api: createApi(context),
    routes: catalogCalls(context),
    // /media/games/*
    plugin: serveArtwork(db),
  };
}

function createApi({ db, snapshots, counts, siteOf }: CatalogContext) {
  return {
    ...createOfferCalls(db),
    findGame: async (gameId: number) => (await snapshots.get()).byId.get(gameId) ?? null,
    findGameByCode: (studio: string, code: string): Soon<Game | null> =>
      soon(snapshots.get(), ({ byCode }) => byCode.get(codeKey(studio, code)) ?? null),
    /** Every game, hidden ones too, in catalogue order. */
    allGames: async (): Promise<readonly Game[]> => [...(await snapshots.get()).byId.values()],
    /** A brand's code from its code or its name, however that is written; null: there is none. */
    findBrandCode: async (text: string) => {
      const wanted = fold(text);
      const { brands } = await snapshots.get();
      const found = brands.find(({ code, name }) => fold(code) === wanted || fold(name) === wanted);
      return found?.code ?? null;
    },
    /** maintenance: no new rounds. hidden: in no list. Holds at once here, in seconds elsewhere. */
    setGameStatus: async (tx: Tx, gameId: number, status: GameStatus) => {
      if (!(await setStatus(tx, gameId, status))) throw new DomainError("catalog.game_not_found");
    },
    /**
     * Lists a game that somebody else published, hidden at first, or its new figures. Null: another
     * studio has a game of this code.
     */
    enlist: enlistGame,
    /** The most that somebody may send for a tile. */
    tileMaxBytes: TILE_MAX_BYTES,
    /** A tile in its sizes, from a picture that anybody sent. */
    drawTile,
    /** What lists show of the game; returns its path. Throws catalog.game_not_found. */
    setTile,
    /** Out of every list, until somebody shows it again. */
    delist: delistGame,
    /** Is it on the site that the host belongs to? */
    isOn: async (game: Game, host: string) => isOnSite(game, await siteOf(host)),
    /** Forgets what is in memory; called after an edit. */
    invalidate: () => {
      snapshots.forget();
      counts.forget();
    },
  };
}
