import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { formatPercent } from "@tucano/i18n/money.ts";
import { useId } from "react";
import type { Game } from "./api.ts";

function volatilityName(game: Game): string {
  const names: Record<Game["volatility"], string> = {
    low: t`Low volatility`,
    medium: t`Medium volatility`,
    high: t`High volatility`,
  };
  return names[game.volatility];
}

function Card({ game }: { game: Game }) {
  const rtp = formatPercent(game.rtp);
  return (
    <Link
      to="/gameInfo"
      search={{ id: game.id }}
      className="card group block h-full overflow-hidden no-underline"
    >
      <span className="block aspect-2/1 overflow-hidden bg-surface-2">
        <img
          src={game.image_wide}
          alt=""
          width={720}
          height={360}
          loading="lazy"
          decoding="async"
          className="size-full object-cover transition-transform duration-200 group-hover:scale-[1.03]"
        />
      </span>
      <span className="flex flex-col gap-0.5 px-4 py-3">
        <span className="font-semibold">{game.name}</span>
        <span className="tabular text-xs text-quiet">
          {game.brand} · RTP {rtp} · {volatilityName(game)}
        </span>
      </span>
    </Link>
  );
}

/** A few games, each with its picture and the figures that tell it from the others. */
export function Spotlights({ title, games }: { title: string; games: readonly Game[] }) {
  const titleId = useId();
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mt-7">
      <h2 id={titleId} className="mb-2.5 text-base font-semibold lg:text-lg">
        {title}
      </h2>
      <ul className="spotlights -mx-3 scroll-px-3 px-3 lg:-mx-6 lg:scroll-px-6 lg:px-6">
        {games.map((game) => (
          <li key={game.id}>
            <Card game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}
