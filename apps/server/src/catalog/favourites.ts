/** A member's own games. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/games/catalog.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { DomainError } from "../platform/errors.ts";
import { present } from "./lists.ts";
import { insertFavourite, loadFavouriteIds, removeFavourite } from "./repository.ts";
import type { Shelf, Visit } from "./shelf.ts";
import { isOnSite } from "./snapshot.ts";

type OwnVisit = Visit & { readonly member: NonNullable<Visit["member"]> };
type Favourites = DataOf<typeof contract.favourites>;

export async function listFavourites(
  { db, snapshots, siteOf }: Shelf,
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
  shelf: Shelf,
  visit: OwnVisit,
  gameId: number,
): Promise<Favourites> {
  const { memberId } = visit.member;
  const game = (await shelf.snapshots.get()).byId.get(gameId);
  if (game === undefined || game.status === "hidden") {
    throw new DomainError("catalog.game_not_found");
  }
  const at = shelf.clock.now();
  await inTransaction(shelf.db, (tx) => insertFavourite(tx, { memberId, gameId, at }));
  return listFavourites(shelf, visit);
}

export async function deleteFavourite(
  shelf: Shelf,
  visit: OwnVisit,
  gameId: number,
): Promise<Favourites> {
  await inTransaction(shelf.db, (tx) => removeFavourite(tx, visit.member.memberId, gameId));
  return listFavourites(shelf, visit);
}
