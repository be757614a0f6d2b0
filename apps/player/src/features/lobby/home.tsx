import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { chipClass } from "@tucano/ui/chip.tsx";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import { Flame, Heart, Sparkles } from "lucide-react";
import { useState } from "react";
import { oneOf } from "../../platform/search-params.ts";
import { gameTypes } from "../../platform/choices.ts";
import { kindName } from "../../platform/game-kinds.ts";
import { LoadError } from "../../platform/query-state.tsx";
import { readRecentGames } from "../../platform/recent-games.ts";
import { useSite } from "../../platform/site.ts";
import { allGamesQuery, apisQuery, type Game, newestQuery, popularQuery } from "./api.ts";
import { Hero } from "./hero.tsx";
import { Promises } from "./promises.tsx";
import { Rail } from "./rail.tsx";
import { Spotlights } from "./spotlights.tsx";

export function HomeHero() {
  const site = useSite();
  if (site === undefined) return <div className="hero-size hero-night rounded-card" />;
  return site.banners.length === 0 ? null : <Hero banners={site.banners} />;
}

export function HomeChips() {
  const { data } = useQuery(apisQuery);
  const kinds = data?.game_types.filter((kind) => kind.game_count > 0) ?? [];
  return (
    <nav aria-label={t`Kinds of games`} className="mt-4 min-h-11">
      <ul className="no-bar -mx-3 flex gap-2 overflow-x-auto px-3 lg:-mx-6 lg:px-6">
        <li>
          <Link to="/popular" className={chipClass(false)}>
            <Flame aria-hidden="true" className="size-4 text-beak-text" />
            {t`Popular`}
          </Link>
        </li>
        <li>
          <Link to="/new" className={chipClass(false)}>
            <Sparkles aria-hidden="true" className="size-4 text-gold-text" />
            {t`New`}
          </Link>
        </li>
        <li>
          <Link to="/favourites" className={chipClass(false)}>
            <Heart aria-hidden="true" className="size-4 text-coral-text" />
            {t`Favourites`}
          </Link>
        </li>
        {kinds.map((kind) => (
          <li key={kind.code}>
            <Link to="/game" search={typeSearch(kind.code)} className={chipClass(false)}>
              {kindName(kind.code)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function typeSearch(code: string) {
  const type = oneOf(code, gameTypes);
  return type === undefined ? {} : { type };
}

function RailsSkeleton() {
  return (
    <div role="status" className="mt-7">
      <span className="sr-only">{t`Loading`}</span>
      {[0, 1].map((row) => (
        <div key={row} className="mb-8">
          <Skeleton className="mb-4 h-5 w-36 rounded-full" />
          <div className="rail overflow-hidden">
            {[0, 1, 2, 3, 4, 5, 6].map((tile) => (
              <div key={tile}>
                <Skeleton className="aspect-3/4" />
                <Skeleton className="mt-2 h-3.5 w-4/5 rounded-full" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Our own studios have a badge; another's card does without. */
function StudioPicture({ code }: { code: string }) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return null;
  return (
    <img
      src={`/art/studios/${encodeURIComponent(code)}.avif`}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      className="size-14 shrink-0 rounded-full"
      onError={() => setFailed(true)}
    />
  );
}

function Studios() {
  const { data } = useQuery(apisQuery);
  const brands = data?.brands.filter((brand) => brand.game_count > 0) ?? [];
  if (brands.length === 0) return null;
  return (
    <section aria-labelledby="studios" className="mt-7">
      <h2 id="studios" className="mb-2.5 text-base font-semibold lg:text-lg">
        {t`Studios`}
      </h2>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:gap-4">
        {brands.map((brand) => (
          <li key={brand.code}>
            <Link
              to="/game"
              search={{ brand: brand.code }}
              className="card flex min-h-20 items-center gap-3 p-3 no-underline transition-colors hover:bg-surface-2"
            >
              <StudioPicture code={brand.code} />
              <span className="min-w-0">
                <span className="block truncate font-semibold">{brand.name}</span>
                <span className="tabular block text-xs text-quiet">
                  {gamesCount(brand.game_count)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function gamesCount(count: number): string {
  return count === 1 ? t`1 game` : t`${count} games`;
}

/** A handful of new games is shown in full, with their facts; many are a rail. */
const MOST_SPOTLIGHTS = 6;
/** So few that one row of them leaves half of a wide screen for something else. */
const FEW_GAMES = 3;

function NewGames({ games }: { games: readonly Game[] }) {
  return games.length <= MOST_SPOTLIGHTS ? (
    <Spotlights title={t`New`} games={games} />
  ) : (
    <Rail title={t`New`} games={games} more={{ to: "/new" }} />
  );
}

function recentOf(games: readonly Game[]): Game[] {
  return readRecentGames().flatMap((id) => games.find((game) => game.id === id) ?? []);
}

export function HomeRails() {
  const all = useQuery(allGamesQuery);
  const popular = useQuery(popularQuery);
  const newest = useQuery(newestQuery);
  const apis = useQuery(apisQuery);
  // All at once: a rail that comes later would push the others down.
  const isWaiting = [all, popular, newest, apis].some((query) => query.isPending);
  if (isWaiting && all.error === null) return <RailsSkeleton />;
  if (all.data === undefined) {
    return <LoadError error={all.error} onRetry={() => void all.refetch()} />;
  }
  const games = all.data.list;
  const kinds = apis.data?.game_types.filter((kind) => kind.game_count > 0) ?? [];
  const recent = recentOf(games);
  const isSmall = games.length <= FEW_GAMES;
  return (
    <>
      <Rail title={t`Continue playing`} games={recent} isFirst />
      <div className={isSmall ? "lg:flex lg:gap-6" : ""}>
        <div className={isSmall ? "half-page min-w-0 lg:w-[46%]" : ""}>
          <Rail
            title={t`Popular`}
            games={popular.data?.list ?? games}
            more={{ to: "/popular" }}
            isFirst={recent.length === 0}
          />
        </div>
        {isSmall && <Promises className="hidden flex-1 lg:mt-20 lg:grid" />}
      </div>
      <NewGames games={newest.data?.list ?? []} />
      <Promises className={isSmall ? "mt-7 lg:hidden" : "mt-7 sm:grid-cols-3"} />
      <Studios />
      {kinds.length > 1 &&
        kinds.map((kind) => (
          <Rail
            key={kind.code}
            title={kindName(kind.code)}
            games={games.filter((game) => game.game_type === kind.code)}
            total={kind.game_count}
            more={{ to: "/game", search: typeSearch(kind.code) }}
          />
        ))}
    </>
  );
}
