import { t } from "@lingui/core/macro";
import type { LinkProps } from "@tanstack/react-router";
import { type ReactNode, useId } from "react";
import { formatPercent } from "../../../platform/text.ts";
import { GameLink } from "../../../platform/games/game-link.tsx";
import { hideBroken } from "../../../platform/games/hide-broken.ts";
import { kindName } from "../../../platform/games/game-kinds.ts";
import type { Game } from "../api.ts";
import { FavouriteButton } from "../favourite-button.tsx";
import { hasLiveRounds, LiveRound } from "./live-round.tsx";
import { volatilityName } from "../names.ts";
import { SectionHead } from "./section-head.tsx";
import { useRailScroll } from "./use-rail-scroll.ts";

function Card({ game, hasKind }: { game: Game; hasKind: boolean }) {
  const rtp = formatPercent(game.rtp);
  return (
    <article className="group relative h-full">
      <GameLink
        gameId={game.id}
        className="card block h-full overflow-hidden no-underline transition-transform duration-120 active:scale-[0.98]"
      >
        <span className="relative block aspect-2/1 overflow-hidden bg-surface-2">
          <img
            src={game.image_wide}
            onError={hideBroken}
            alt=""
            width={720}
            height={360}
            loading="lazy"
            decoding="async"
            className="size-full object-cover transition-transform duration-200 group-hover:scale-[1.03]"
          />
          {/* One line: where both do not fit, what happens at the table goes before its kind. */}
          <span className="absolute inset-x-2 bottom-2 flex h-5 flex-row-reverse flex-wrap gap-x-1.5 overflow-hidden">
            {hasLiveRounds(game) && <LiveRound game={game} />}
            {hasKind && (
              <span className="mr-auto rounded-full bg-black/60 px-2.5 py-0.5 text-xs font-semibold text-white">
                {kindName(game.game_type)}
              </span>
            )}
          </span>
        </span>
        <span className="flex flex-col gap-0.5 px-4 py-3">
          <span data-name className="truncate font-semibold">
            {game.name}
          </span>
          <span className="tabular text-xs text-quiet">
            {game.brand} · RTP {rtp} · {volatilityName(game.volatility)}
          </span>
        </span>
      </GameLink>
      <FavouriteButton game={game} />
    </article>
  );
}

interface SpotlightsProps {
  title: string;
  text?: string;
  games: readonly Game[];
  more?: LinkProps;
  total?: number;
  /** If several types share a row, each card names its own. */
  hasKinds?: boolean;
  children?: ReactNode;
}

/** A wide screen shows so many cards side by side. */
export const CARDS_ON_A_SCREEN = 3;

/** Games with a wide picture each, and the figures that tell them apart. */
export function Spotlights(props: SpotlightsProps) {
  const { title, text, games, more, total, hasKinds = false, children } = props;
  const titleId = useId();
  const { track, scroll } = useRailScroll(games.map(({ id }) => id).join());
  if (games.length === 0) return null;
  const isLong = games.length > CARDS_ON_A_SCREEN;
  return (
    <section aria-labelledby={titleId} className="mt-4 sm:mt-7">
      <SectionHead
        id={titleId}
        title={title}
        text={text}
        more={more}
        total={total}
        onScroll={isLong ? scroll : undefined}
      />
      {children}
      <ul
        ref={track}
        data-long={isLong}
        aria-label={t`Games: ${title}`}
        className="spotlights -mx-3 scroll-px-3 px-3 py-1 lg:-mx-6 lg:scroll-px-6 lg:px-6"
      >
        {games.map((game) => (
          <li key={game.id}>
            <Card game={game} hasKind={hasKinds} />
          </li>
        ))}
      </ul>
    </section>
  );
}
