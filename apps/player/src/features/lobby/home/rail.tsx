import type { LinkProps } from "@tanstack/react-router";
import { type ReactNode, useDeferredValue, useId } from "react";
import type { Game } from "../api.ts";
import { FIRST_TILES, GameTile } from "../game-tile.tsx";
import { SectionHead } from "./section-head.tsx";
import { useRailScroll } from "./use-rail-scroll.ts";

interface RailProps {
  title: string;
  text?: string;
  games: readonly Game[];
  /** Where all of them are. */
  more?: LinkProps;
  total?: number;
  isFirst?: boolean;
  /** In the row of new games, every one of them being new says nothing. */
  hasBadges?: boolean;
  /** Between the title and the games: the types that share this row. */
  children?: ReactNode;
}

const MOST_TILES = 20;
/** More than a wide screen shows without scrolling: the others follow when the page is complete. */
const TILES_AT_ONCE = 8;
const SCROLLS_FROM = 7;

export function Rail(props: RailProps) {
  const { title, text, games, more, total, isFirst = false, hasBadges = true, children } = props;
  const titleId = useId();
  const { track, scroll } = useRailScroll(games.map(({ id }) => id).join());
  const shown = useDeferredValue(MOST_TILES, TILES_AT_ONCE);
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mt-4 sm:mt-7">
      <SectionHead
        id={titleId}
        title={title}
        text={text}
        more={more}
        total={total}
        onScroll={games.length > SCROLLS_FROM ? scroll : undefined}
      />
      {children}
      <ul
        ref={track}
        data-few={games.length <= 3}
        className="rail -mx-3 px-3 scroll-px-3 py-1 lg:-mx-6 lg:px-6 lg:scroll-px-6"
      >
        {games.slice(0, shown).map((game, index) => (
          <li key={game.id}>
            <GameTile game={game} isFirst={isFirst && index < FIRST_TILES} hasBadge={hasBadges} />
          </li>
        ))}
      </ul>
    </section>
  );
}
