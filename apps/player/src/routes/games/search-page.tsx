import { getRouteApi } from "@tanstack/react-router";
import { SearchGames } from "../../features/lobby/search/search-games.tsx";

const route = getRouteApi("/shell/searchGames");

export function SearchPage() {
  const { q = "" } = route.useSearch();
  return <SearchGames query={q} />;
}
