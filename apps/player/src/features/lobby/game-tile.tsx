import { plural, t } from "@lingui/core/macro";
import { cx } from "@tucano/ui/cx.ts";
import { memo, useState } from "react";
import { useFreeLeft } from "../../platform/free-rounds/free-rounds.ts";
import { GameLink } from "../../platform/games/game-link.tsx";
import type { Game } from "./api.ts";
import { kindName } from "../../platform/games/game-kinds.ts";
import { useIsRaced } from "../../platform/races/races.ts";
import { formatPercent } from "../../platform/text.ts";
import { FavouriteButton } from "./favourite-button.tsx";
import { volatilityName } from "./names.ts";

/** The first row of a phone: what the eye falls on, so they may hurry. */
export const FIRST_TILES = 3;
/** Two rows of a phone: loaded with the page, not when it is laid out. */
export const EAGER_TILES = 6;

interface Marks {
  /** Free rounds that the member has in it. */
  rounds: number;
  isRaced: boolean;
}

function badgeOf(game: Game, { rounds, isRaced }: Marks): string | null {
  if (game.status === "maintenance") return t`Under maintenance`;
  if (rounds > 0) return plural(rounds, { one: "# free round", other: "# free rounds" });
  if (isRaced) return t`In a race`;
  return game.tags.includes("new") ? t`Just in` : null;
}

interface PictureProps {
  game: Game;
  isEager: boolean;
  isFirst: boolean;
}

function Picture({ game, isEager, isFirst }: PictureProps) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed || game.image_small === "") {
    return (
      <span className="hero-night absolute inset-0 flex items-center justify-center p-2 text-center text-sm font-bold text-white">
        {game.name}
      </span>
    );
  }
  return (
    <img
      src={game.image_small}
      srcSet={`${game.image_small} 240w, ${game.image} 480w`}
      sizes="(width < 600px) 30vw, (width < 1024px) 18vw, 150px"
      alt=""
      width={240}
      height={320}
      loading={isEager ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding="async"
      className="absolute inset-0 size-full object-cover"
      onError={() => setFailed(true)}
    />
  );
}

/** One, two or three of three bars: drawn as a picture, as a page has a hundred of them. */
function barsOf(level: number): string {
  const bars = [1, 2, 3].map((bar) => {
    const colour = bar <= level ? "var(--color-quiet)" : "var(--color-surface-3)";
    return `linear-gradient(${colour} 0 0) ${5 * bar - 5}px 100% / 3px ${2 * bar + 3}px no-repeat`;
  });
  return bars.join(", ");
}

const bars: Readonly<Record<Game["volatility"], string>> = {
  low: barsOf(1),
  medium: barsOf(2),
  high: barsOf(3),
};

/** What comes back in the long run, and how evenly: three bars are the most uneven. */
function Figures({ game: { rtp, volatility } }: Pick<GameTileProps, "game">) {
  const words = volatilityName(volatility);
  return (
    <span className="tabular flex items-center gap-2 text-xs text-quiet">
      RTP {formatPercent(rtp)}
      <span title={words} className="h-2.25 w-3.25" style={{ background: bars[volatility] }}>
        <span className="sr-only">{words}</span>
      </span>
    </span>
  );
}

/** As high as a tile. */
export function TileSpace() {
  return (
    <>
      <span className="block aspect-3/4" />
      <span className="block h-14.5 max-sm:h-18.5" />
    </>
  );
}

interface GameTileProps {
  game: Game;
  isEager?: boolean;
  isFirst?: boolean;
  hasBadge?: boolean;
}

/** Drawn again only when its game has changed: a page holds a hundred of them. */
export const GameTile = memo(function GameTile(props: GameTileProps) {
  const { game, isEager = false, isFirst = false, hasBadge = true } = props;
  const freeLeft = useFreeLeft(game.id);
  const isRaced = useIsRaced(game.id);
  const isMarked = hasBadge || freeLeft > 0 || isRaced;
  const badge = isMarked ? badgeOf(game, { rounds: freeLeft, isRaced }) : null;
  return (
    <article className="group relative min-w-0">
      <GameLink gameId={game.id} className="block rounded-tile no-underline">
        <span
          className={cx(
            "relative block aspect-3/4 overflow-hidden rounded-tile bg-surface-2 shadow-inner",
            "transition-[transform,box-shadow] duration-200 group-hover:-translate-y-1",
            "group-hover:shadow-card group-active:translate-y-0 group-active:scale-[0.97]",
            game.status === "maintenance" && "opacity-60",
          )}
        >
          <Picture game={game} isEager={isEager || isFirst} isFirst={isFirst} />
        </span>
        {/* Names may take two lines. Three tiles to a phone leave room for a dozen letters: there
            every tile keeps the room for both. */}
        <span className="mt-1.5 block max-sm:min-h-17">
          <span data-name className="line-clamp-2 text-sm leading-tight font-medium text-text">
            {game.name}
          </span>
          <span data-name className="block truncate text-xs text-quiet">
            <span className="max-sm:hidden">{kindName(game.game_type)} · </span>
            {game.brand}
          </span>
          <Figures game={game} />
        </span>
      </GameLink>
      {badge !== null && (
        <span
          className={cx(
            "pointer-events-none absolute inset-x-0 top-0 flex p-2",
            // Words of free rounds are longer than the room beside the heart.
            freeLeft > 0 ? "aspect-3/4 items-end max-[399px]:p-1" : "pr-11.5 max-[359px]:hidden",
          )}
        >
          <span className="rounded-[10px] leading-tight break-words bg-black/60 px-2 py-0.5 text-xs font-semibold text-white max-[399px]:px-1.5 max-[399px]:text-[11px]">
            {badge}
          </span>
        </span>
      )}
      <FavouriteButton game={game} />
    </article>
  );
});
