/** Lists and charts of games, read from the snapshot. */
import type { GameOutput } from "@tucano/contract/player/games/catalog.ts";
import { searchEntries } from "./search.ts";
import { isOfBrand, type SiteCatalog, type Snapshot } from "./snapshot.ts";
import type { Game } from "./types.ts";

/** Rounds played over the last week, by game id. */
export type PlayCounts = ReadonlyMap<number, number>;

export interface GameFilter {
  readonly type?: string | undefined;
  readonly tag?: string | undefined;
  readonly brand?: string | undefined;
  readonly keyword?: string | undefined;
  readonly sort?: "catalogue" | "name" | "new" | "popular" | "rtp" | undefined;
}

export function filterGames(site: SiteCatalog, filter: GameFilter, counts: PlayCounts): Game[] {
  const keyword = filter.keyword ?? "";
  const found = searchEntries(site.search, keyword).filter(
    (game) =>
      (filter.type === undefined || game.gameType === filter.type) &&
      (filter.tag === undefined || game.tags.includes(filter.tag)) &&
      (filter.brand === undefined || isOfBrand(game, filter.brand)),
  );
  return sortGames(found, filter.sort ?? "catalogue", counts);
}

/** "catalogue" keeps the order given: the operator's, or closeness to the keyword. */
export function sortGames(
  games: readonly Game[],
  sort: NonNullable<GameFilter["sort"]>,
  counts: PlayCounts,
): Game[] {
  const sorted = [...games];
  switch (sort) {
    case "catalogue":
      return sorted;
    case "name":
      return sorted.sort((a, b) => a.name.localeCompare(b.name, "pt"));
    case "new":
      return sorted.sort((a, b) => b.releasedOn.localeCompare(a.releasedOn));
    case "popular":
      return sorted.sort((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0));
    case "rtp":
      return sorted.sort((a, b) => b.rtpBasisPoints - a.rtpBasisPoints);
  }
}

/** If nothing was played, that is what is shown; nothing is made up. */
export function basisOf(counts: PlayCounts): "play" | "catalogue" {
  return [...counts.values()].some((rounds) => rounds > 0) ? "play" : "catalogue";
}

export function present(
  snapshot: Snapshot,
  games: readonly Game[],
  favouriteIds: ReadonlySet<number>,
): GameOutput[] {
  return games.flatMap((game) => {
    const wire = snapshot.wire.get(game.id);
    if (wire === undefined) return [];
    return favouriteIds.has(game.id) ? [{ ...wire, is_favourite: true }] : [wire];
  });
}
