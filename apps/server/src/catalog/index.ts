/**
 * The catalogue: which games there are, found and listed from memory, and members' favourites.
 * Popularity comes from rounds really played, through a port, as rounds stand a floor higher.
 */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/games/catalog.ts";
import { type Cached, cached } from "../platform/memory/cached.ts";
import type { Clock } from "../platform/clock.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import { DomainError } from "../platform/errors.ts";
import type { Notices } from "../platform/notices.ts";
import { pageOf } from "../platform/paging.ts";
import {
  basisOf,
  filterGames,
  type GameFilter,
  type PlayCounts,
  present,
  sortGames,
} from "./lists.ts";
import { insertFavourite, loadFavouriteIds, removeFavourite, setStatus } from "./repository.ts";
import { fold } from "./search.ts";
import { codeKey, isOnSite, type Snapshot } from "./snapshot.ts";
import { createOfferCalls, type OfferCalls } from "./offer.ts";
import { rememberCatalog } from "./remembered.ts";
import type { Game, GameStatus } from "./types.ts";

export { HOUSE_STUDIO, installCatalogDefaults, typeWeightPercent } from "./defaults.ts";
export { scopesOf } from "./offer.ts";
export type { OfferedGame, OwnLimits, Stop, StopScope } from "./offer.ts";
export { catalogRoutes } from "./routes.ts";
export type { Game, GameStatus } from "./types.ts";

type Visitor = { readonly memberId: number } | null;

/** Who asks, and on which host: that chooses the site. */
interface Visit {
  readonly member: Visitor;
  readonly host: string;
}

type OwnVisit = Visit & { readonly member: NonNullable<Visitor> };

export interface Catalog extends OfferCalls {
  findGame(gameId: number): Promise<Game | null>;
  findGameByCode(studio: string, code: string): Promise<Game | null>;
  /** Every game, hidden ones too, in catalogue order. */
  allGames(): Promise<readonly Game[]>;
  /** A brand's code from its code or its name, however that is written; null: there is none. */
  findBrandCode(text: string): Promise<string | null>;
  /** maintenance: no new rounds. hidden: in no list. Holds at once here, in seconds elsewhere. */
  setGameStatus(tx: Tx, gameId: number, status: GameStatus): Promise<void>;
  /** Forgets what is in memory; called after an edit. */
  invalidate(): void;
  /** What lists are made of at the moment, favourites aside. */
  stamp(): Promise<readonly object[]>;

  /** Is it on the site that the host belongs to? */
  isOn(game: Game, host: string): Promise<boolean>;

  // Each on the visitor's site.
  apis(visit: Visit): Promise<DataOf<typeof contract.apis>>;
  list(input: InputOf<typeof contract.list>, visit: Visit): Promise<DataOf<typeof contract.list>>;
  promotion(limit: number | undefined, visit: Visit): Promise<DataOf<typeof contract.promotion>>;
  popular(limit: number | undefined, visit: Visit): Promise<DataOf<typeof contract.popular>>;
  newest(limit: number | undefined, visit: Visit): Promise<DataOf<typeof contract.newest>>;
  ranking(limit: number | undefined, visit: Visit): Promise<DataOf<typeof contract.ranking>>;
  favourites(visit: OwnVisit): Promise<DataOf<typeof contract.favourites>>;
  setFavourite(visit: OwnVisit, gameId: number): Promise<DataOf<typeof contract.favourites>>;
  deleteFavourite(visit: OwnVisit, gameId: number): Promise<DataOf<typeof contract.favourites>>;
}

export interface CatalogDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly notices: Notices;
  /** Plays over the last week, by game: <studio>/<code>. */
  readonly playCounts: () => Promise<ReadonlyMap<string, number>>;
  /** The code of the site that a host belongs to. */
  readonly siteOf: (host: string) => Promise<string>;
}

const COUNTS_TTL_MS = 60_000;
/** Whole rows of tiles, in two columns as in six. */
const LIMIT_DEFAULT = 24;
const NO_FAVOURITES: ReadonlySet<number> = new Set();

export function createCatalog(deps: CatalogDeps): Catalog {
  const { db, clock, playCounts, siteOf } = deps;
  const snapshots = rememberCatalog(deps);
  const countById = async (): Promise<PlayCounts> => {
    const [{ byCode }, counts] = await Promise.all([snapshots.get(), playCounts()]);
    return new Map(
      [...counts].flatMap(([key, plays]) => {
        const game = byCode.get(key);
        return game === undefined || plays <= 0 ? [] : [[game.id, plays] as const];
      }),
    );
  };
  const shelf: Shelf = {
    db,
    clock,
    snapshots,
    siteOf,
    counts: cached({ load: countById, ttlMs: COUNTS_TTL_MS, clock }),
  };
  return {
    ...createOfferCalls(db),
    ...createRoomCalls(shelf),
    ...createLists(shelf),
    ...createFavourites(shelf),
  };
}

interface Shelf {
  readonly db: Db;
  readonly clock: Clock;
  readonly snapshots: Cached<Snapshot>;
  readonly siteOf: CatalogDeps["siteOf"];
  readonly counts: Cached<PlayCounts>;
}

type FavouriteCalls = Pick<Catalog, "favourites" | "setFavourite" | "deleteFavourite">;
type ListCalls = Pick<Catalog, "apis" | "list" | "promotion" | "popular" | "newest" | "ranking">;

function createRoomCalls({
  snapshots,
  counts,
  siteOf,
}: Shelf): Omit<Catalog, keyof FavouriteCalls | keyof ListCalls | keyof OfferCalls> {
  return {
    findGame: async (gameId) => (await snapshots.get()).byId.get(gameId) ?? null,
    findGameByCode: async (studio, code) =>
      (await snapshots.get()).byCode.get(codeKey(studio, code)) ?? null,
    allGames: async () => [...(await snapshots.get()).byId.values()],
    findBrandCode: async (text) => {
      const wanted = fold(text);
      const { brands } = await snapshots.get();
      const found = brands.find(({ code, name }) => fold(code) === wanted || fold(name) === wanted);
      return found?.code ?? null;
    },
    setGameStatus: async (tx, gameId, status) => {
      if (!(await setStatus(tx, gameId, status))) throw new DomainError("catalog.game_not_found");
    },
    isOn: async (game, host) => isOnSite(game, await siteOf(host)),
    invalidate: () => {
      snapshots.invalidate();
      counts.invalidate();
    },
    stamp: () => Promise.all([snapshots.get(), counts.get()]),
  };
}

function createLists({ db, snapshots, counts, siteOf }: Shelf): ListCalls {
  const favouriteSet = async (visitor: Visitor): Promise<ReadonlySet<number>> =>
    visitor === null ? NO_FAVOURITES : new Set(await loadFavouriteIds(db, visitor.memberId));
  const look = async ({ member, host }: Visit) => {
    const [snapshot, played, ids, site] = await Promise.all([
      snapshots.get(),
      counts.get(),
      favouriteSet(member),
      siteOf(host),
    ]);
    return { snapshot, shelf: snapshot.on(site), played, ids };
  };

  /** The first `limit` of a sorted chart. */
  const chart = async ({ sort, limit, featuredOnly = false }: Chart, visit: Visit) => {
    const { snapshot, shelf, played, ids } = await look(visit);
    const games = shelf.shown.filter((game) => game.isFeatured || !featuredOnly);
    const first = sortGames(games, sort, played).slice(0, pageOf({ limit }, LIMIT_DEFAULT).limit);
    return { list: present(snapshot, first, ids), played };
  };

  return {
    apis: async ({ host }) => {
      const { brands, types, tags, shown } = (await snapshots.get()).on(await siteOf(host));
      return { brands: [...brands], game_types: [...types], tags: [...tags], total: shown.length };
    },
    list: async (input, visit) => {
      const { snapshot, shelf, played, ids } = await look(visit);
      const { page, limit, offset } = pageOf(input, LIMIT_DEFAULT);
      const games = filterGames(shelf, input, played);
      const slice = games.slice(offset, offset + limit);
      return { list: present(snapshot, slice, ids), total: games.length, page, limit };
    },
    promotion: async (limit, visit) => {
      const { list } = await chart({ sort: "catalogue", limit, featuredOnly: true }, visit);
      return { list };
    },
    popular: async (limit, visit) => {
      const { list, played } = await chart({ sort: "popular", limit }, visit);
      return { list, basis: basisOf(played) };
    },
    newest: async (limit, visit) => ({
      list: (await chart({ sort: "new", limit }, visit)).list,
    }),
    ranking: async (limit, visit) => {
      const { list, played } = await chart({ sort: "popular", limit }, visit);
      const places = list.map((game, index) => ({
        place: index + 1,
        rounds: played.get(game.id) ?? 0,
        game,
      }));
      return { list: places, basis: basisOf(played) };
    },
  };
}

interface Chart {
  readonly sort: NonNullable<GameFilter["sort"]>;
  readonly limit: number | undefined;
  readonly featuredOnly?: boolean;
}

function createFavourites({ db, clock, snapshots, siteOf }: Shelf): FavouriteCalls {
  const favourites: FavouriteCalls["favourites"] = async ({ member: { memberId }, host }) => {
    const [snapshot, ids, site] = await Promise.all([
      snapshots.get(),
      loadFavouriteIds(db, memberId),
      siteOf(host),
    ]);
    const all = ids.flatMap((id) => snapshot.byId.get(id) ?? []);
    const games = all.filter((game) => isOnSite(game, site));
    const list = present(snapshot, games, new Set(ids));
    return { list, total: list.length };
  };
  return {
    favourites,
    setFavourite: async (visit, gameId) => {
      const { memberId } = visit.member;
      const game = (await snapshots.get()).byId.get(gameId);
      if (game === undefined || game.status === "hidden") {
        throw new DomainError("catalog.game_not_found");
      }
      await inTransaction(db, (tx) => insertFavourite(tx, { memberId, gameId, at: clock.now() }));
      return favourites(visit);
    },
    deleteFavourite: async (visit, gameId) => {
      await inTransaction(db, (tx) => removeFavourite(tx, visit.member.memberId, gameId));
      return favourites(visit);
    },
  };
}
