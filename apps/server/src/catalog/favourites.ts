/** A member's own games. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/games/catalog.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { DomainError } from "../platform/errors.ts";
import { present } from "./lists.ts";
import { insertFavourite, loadFavouriteIds, removeFavourite } from "./repository.ts";
import type { CatalogContext, Visit } from "./context.ts";
import { isOnSite } from "./snapshot.ts";

type OwnVisit = Visit & { readonly member: NonNullable<Visit["member"]> };
type Favourites = DataOf<typeof contract.favourites>;

export async function listFavourites(
  { db, snapshots, siteOf }: CatalogContext,
  { member: { memberId }, host }: OwnVisit,
): Promise<Favourites> {
  const [snapshot, ids, site] = await Promise.all([
    snapshots.get(),
    loadFavouriteIds(db, memberId),
    siteOf(host),
  ]);
  const all = ids.flatMap((id) => snapshot.byId.get(id) ?? []);
  const games = all.filter((game) => isOnSite(game, site));
  const list = present(snapshot, games, new Set(ids));
  return { list, total: list.length };
}

export async function setFavourite(
  context: CatalogContext,
  visit: OwnVisit,
  gameId: number,
): Promise<Favourites> {
  const { memberId } = visit.member;
  const game = (await context.snapshots.get()).byId.get(gameId);
  if (game === undefined || game.status === "hidden") {
    throw new DomainError("catalog.game_not_found");
  }
  const at = context.clock.now();
  await inTransaction(context.db, (tx) => insertFavourite(tx, { memberId, gameId, at }));
  return listFavourites(context, visit);
}

export async function deleteFavourite(
  context: CatalogContext,
  visit: OwnVisit,
  gameId: number,
): Promise<Favourites> {
  await inTransaction(context.db, (tx) => removeFavourite(tx, visit.member.memberId, gameId));
  return listFavourites(context, visit);
}
