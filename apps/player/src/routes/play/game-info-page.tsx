import { getRouteApi } from "@tanstack/react-router";
import { Suspense } from "react";
import { GameInfo } from "../../features/play/game-info.tsx";
import { optional } from "../../platform/releases/optional.ts";
import { useIsWide } from "../../platform/shell/use-is-wide.ts";
import { Header } from "../shell/header.tsx";
import { SidebarSpace } from "../shell/sidebar-space.tsx";

const GameAround = optional(() => import("./game-around.tsx").then((m) => m.GameAround));

const route = getRouteApi("/gameInfo");

export function GameInfoPage() {
  const { id, mode } = route.useSearch();
  const isWide = useIsWide();
  return (
    <GameInfo
      id={id}
      mode={mode}
      header={isWide ? <Header /> : <div className="hidden h-16 lg:block" />}
      sidebar={<SidebarSpace />}
      around={(game, { isPlaying }) =>
        isWide && (
          <Suspense fallback={null}>
            <GameAround game={game} hasFacts={isPlaying} />
          </Suspense>
        )
      }
    />
  );
}
