import { GameList } from "../../features/lobby/game-list.tsx";
import { getRouteApi } from "@tanstack/react-router";

const route = getRouteApi("/shell/game");

/** Lists by type, tag and brand: the filters are the address. */
export function GamesPage() {
  const filter = route.useSearch();
  return <GameList filter={filter} />;
}
