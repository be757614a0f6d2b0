import { getRouteApi } from "@tanstack/react-router";
import { GameInfo } from "../../features/play/game-info.tsx";

const route = getRouteApi("/gameInfo");

export function GameInfoPage() {
  const { id, mode } = route.useSearch();
  return <GameInfo id={id} mode={mode} />;
}
