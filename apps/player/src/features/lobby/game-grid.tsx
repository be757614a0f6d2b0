import { Skeleton } from "@tucano/ui/skeleton.tsx";
import { t } from "@lingui/core/macro";
import { useDeferredValue } from "react";
import { useIsTakenOver } from "../../platform/first-paint/use-is-taken-over.ts";
import type { Game } from "./api.ts";
import { EAGER_TILES, FIRST_TILES, GameTile, TileSpace } from "./game-tile.tsx";

/** What a phone shows of a list that was tapped for: the others follow, in places kept for them. */
const TILES_AT_ONCE = 14;

export function GameGrid({ games }: { games: readonly Game[] }) {
  // What the server wrote is there already, all of it.
  const drawn = useDeferredValue(Infinity, useIsTakenOver() ? TILES_AT_ONCE : Infinity);
  return (
    <ul className="tile-grid">
      {games.map((game, index) => (
        <li key={game.id}>
          {index < drawn ? (
            <GameTile game={game} isEager={index < EAGER_TILES} isFirst={index < FIRST_TILES} />
          ) : (
            <TileSpace />
          )}
        </li>
      ))}
    </ul>
  );
}

export function GameGridSkeleton({ count = 12 }: { count?: number }) {
  return (
    <div role="status">
      <span className="sr-only">{t`Loading`}</span>
      <div className="tile-grid">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="pb-4 max-sm:pb-8">
            <Skeleton className="aspect-3/4" />
            <Skeleton className="mt-2 h-3.5 w-4/5 rounded-full" />
            <Skeleton className="mt-1.5 h-3 w-1/2 rounded-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
