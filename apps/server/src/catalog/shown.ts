/** The lists of games, as a visitor's site has them and with the member's favourites marked. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/games/catalog.ts";
import { pageOf } from "../platform/paging.ts";
import { basisOf, filterGames, type GameFilter, present, sortGames } from "./lists.ts";
import { dayOf } from "../platform/days.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { loadFavouriteIds, noteVisit } from "./repository.ts";
import type { CatalogContext, Visit } from "./context.ts";

/** Whole rows of tiles, in two columns as in six. */
const LIMIT_DEFAULT = 24;
const NO_FAVOURITES: ReadonlySet<number> = new Set();

async function look({ db, snapshots, counts, siteOf }: CatalogContext, { member, host }: Visit) {
  const [snapshot, played, ids, site] = await Promise.all([
    snapshots.get(),
    counts.get(),
    member === null ? [] : loadFavouriteIds(db, member.memberId),
    siteOf(host),
  ]);
  const favourites = ids.length === 0 ? NO_FAVOURITES : new Set(ids);
  return { snapshot, shown: snapshot.on(site), played, favourites };
}

export async function listGames(
  context: CatalogContext,
  input: InputOf<typeof contract.list>,
  visit: Visit,
): Promise<DataOf<typeof contract.list>> {
  const { snapshot, shown, played, favourites } = await look(context, visit);
  const { page, limit, offset } = pageOf(input, LIMIT_DEFAULT);
  const games = filterGames(shown, input, played);
  const list = present(snapshot, games.slice(offset, offset + limit), favourites);
  return { list, total: games.length, page, limit };
}

interface Chart {
  readonly sort: NonNullable<GameFilter["sort"]>;
  readonly limit: number | undefined;
  readonly featuredOnly?: boolean;
}

/** The first `limit` of a sorted list. */
export async function chart(
  context: CatalogContext,
  { sort, limit, featuredOnly = false }: Chart,
  visit: Visit,
) {
  const { snapshot, shown, played, favourites } = await look(context, visit);
  const games = shown.shown.filter((game) => game.isFeatured || !featuredOnly);
  const first = sortGames(games, sort, played).slice(0, pageOf({ limit }, LIMIT_DEFAULT).limit);
  return { list: present(snapshot, first, favourites), played };
}

export async function popular(
  context: CatalogContext,
  limit: number | undefined,
  visit: Visit,
): Promise<DataOf<typeof contract.popular>> {
  const { list, played } = await chart(context, { sort: "popular", limit }, visit);
  return { list, basis: basisOf(played) };
}

/**
 * New to this member, of all days after that of the visit before. Days are all that is kept, so a
 * game that came on that very day is not among them: nothing that was seen is called new.
 */
export async function addedSinceVisit(
  context: CatalogContext,
  visit: Visit & { readonly member: NonNullable<Visit["member"]> },
): Promise<DataOf<typeof contract.addedSinceVisit>> {
  const { db, clock } = context;
  const today = dayOf(clock.now());
  const since = await inTransaction(db, (tx) => noteVisit(tx, visit.member.memberId, today));
  if (since === null) return { since, list: [] };
  const { snapshot, shown, played, favourites } = await look(context, visit);
  const added = shown.shown.filter(({ releasedOn }) => releasedOn > since && releasedOn <= today);
  return { since, list: present(snapshot, sortGames(added, "new", played), favourites) };
}

export async function ranking(
  context: CatalogContext,
  limit: number | undefined,
  visit: Visit,
): Promise<DataOf<typeof contract.ranking>> {
  const { list, played } = await chart(context, { sort: "popular", limit }, visit);
  const places = list.map((game, index) => ({
    place: index + 1,
    rounds: played.get(game.id) ?? 0,
    game,
  }));
  return { list: places, basis: basisOf(played) };
}
