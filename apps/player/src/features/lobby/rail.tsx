import { t } from "@lingui/core/macro";
import { Link, type LinkProps } from "@tanstack/react-router";
import { IconButton } from "@tucano/ui/button.tsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useId, useRef } from "react";
import type { Game } from "./api.ts";
import { EAGER_TILES, GameTile } from "./game-tile.tsx";

interface RailProps {
  title: string;
  games: readonly Game[];
  /** Where all of them are. */
  more?: LinkProps;
  total?: number;
  isFirst?: boolean;
}

const MOST_TILES = 20;
const SCROLLS_FROM = 7;

export function Rail({ title, games, more, total, isFirst = false }: RailProps) {
  const titleId = useId();
  const track = useRef<HTMLUListElement>(null);
  if (games.length === 0) return null;
  const scroll = (direction: 1 | -1) =>
    track.current?.scrollBy({
      left: direction * track.current.clientWidth * 0.9,
      behavior: "smooth",
    });
  return (
    <section aria-labelledby={titleId} className="mt-7">
      <div className="mb-2.5 flex min-h-11 items-center gap-2">
        <h2 id={titleId} className="flex-1 text-base font-semibold lg:text-lg">
          {title}
        </h2>
        {games.length > SCROLLS_FROM && (
          <span className="hidden lg:flex">
            <IconButton label={t`Earlier games`} onClick={() => scroll(-1)}>
              <ChevronLeft aria-hidden="true" className="size-5" />
            </IconButton>
            <IconButton label={t`Further games`} onClick={() => scroll(1)}>
              <ChevronRight aria-hidden="true" className="size-5" />
            </IconButton>
          </span>
        )}
        {more !== undefined && (
          <Link
            {...more}
            aria-label={t`See all: ${title}`}
            className="inline-flex min-h-11 items-center text-sm font-medium text-beak-text no-underline"
          >
            {total === undefined ? t`See all` : t`See all (${total})`}
          </Link>
        )}
      </div>
      <ul
        ref={track}
        data-few={games.length <= 3}
        className="rail -mx-3 px-3 scroll-px-3 py-1 lg:-mx-6 lg:px-6 lg:scroll-px-6"
      >
        {games.slice(0, MOST_TILES).map((game, index) => (
          <li key={game.id}>
            <GameTile game={game} isEager={isFirst && index < EAGER_TILES} />
          </li>
        ))}
      </ul>
    </section>
  );
}
