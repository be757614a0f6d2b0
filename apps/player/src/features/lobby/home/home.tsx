/** The first page: what is highlighted, where to go, and rows of games. */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ActivityCode } from "@tucano/contract/player/rewards/activities.ts";
import { chipClass } from "@tucano/ui/chip.tsx";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import { Flame, Gamepad2, Heart, Sparkles, Trophy } from "lucide-react";
import { lazy, type ReactNode, Suspense, useDeferredValue } from "react";
import { gameTypes } from "../../../platform/records/choices.ts";
import { kindName } from "../../../platform/games/game-kinds.ts";
import { LoadError } from "../../../platform/api/query-state.tsx";
import { readRecentGames } from "../../../platform/games/recent-games.ts";
import { oneOf } from "../../../platform/shell/search-params.ts";
import { useIsMember } from "../../../platform/session/session.ts";
import { useSite } from "../../../platform/shell/site.ts";
import { heldPlace } from "../../../platform/first-paint/use-drawn-later.ts";
import {
  activitiesQuery,
  addedQuery,
  allGamesQuery,
  type Game,
  kindsQuery,
  playedQuery,
  popularQuery,
} from "../api.ts";
import { type Banner, Hero } from "./hero.tsx";
import { inTurn } from "../families.ts";
import { kindIcons } from "../kind-icons.ts";
import { Rail } from "./rail.tsx";

const HomeLower = lazy(() => import("./home-lower.tsx").then((m) => ({ default: m.HomeLower })));

/** Newcomers see the first recharge; members see the daily offers. */
function usePromotion(): Banner | undefined {
  const wanted: readonly ActivityCode[] = useIsMember() ? ["day7", "daily-wheel"] : ["ftd"];
  const { data } = useQuery(activitiesQuery);
  const activity = wanted.flatMap((code) => data?.find((one) => one.code === code) ?? [])[0];
  if (activity === undefined) return undefined;
  return {
    code: `activity-${activity.code}`,
    headline: activity.title,
    text: activity.summary,
    action: t`See the conditions`,
    target: activity.target,
    image: `/art/promotions/${activity.code}.avif`,
    game_code: null,
  };
}

export function HomeHero() {
  const site = useSite();
  const promotion = usePromotion();
  if (site === undefined) return <div className="hero-size hero-night rounded-card" />;
  // The site's first word stays first: it is what the still picture shows.
  const [first, ...others] = site.banners;
  const banners = [first, promotion, ...others].filter((banner) => banner !== undefined);
  return banners.length === 0 ? null : <Hero banners={banners} />;
}

export function HomeChips() {
  const { data } = useQuery(kindsQuery);
  const kinds = data?.game_types.filter((kind) => kind.game_count > 0) ?? [];
  return (
    <nav aria-label={t`Game types`} className="mt-4 min-h-11">
      <ul className="no-bar -mx-3 flex gap-2 overflow-x-auto px-3 lg:-mx-6 lg:px-6">
        <li>
          <Link to="/popular" className={chipClass(false)}>
            <Flame aria-hidden="true" className="size-4 text-beak-text" />
            {t`Popular`}
          </Link>
        </li>
        <li>
          <Link to="/new" className={chipClass(false)}>
            <Sparkles aria-hidden="true" className="size-4 text-sea-text" />
            {t`New`}
          </Link>
        </li>
        <li>
          <Link to="/favourites" className={chipClass(false)}>
            <Heart aria-hidden="true" className="size-4 text-beak-text" />
            {t`Favourites`}
          </Link>
        </li>
        {kinds.map(({ code }) => (
          <KindChip key={code} code={code} />
        ))}
        <li>
          <Link to="/ranking" className={chipClass(false)}>
            <Trophy aria-hidden="true" className="size-4 text-quiet" />
            {t`Ranking`}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function KindChip({ code }: { code: string }) {
  const type = oneOf(code, gameTypes);
  const Icon = type === undefined ? Gamepad2 : kindIcons[type];
  return (
    <li>
      <Link to="/game" search={type === undefined ? {} : { type }} className={chipClass(false)}>
        <Icon aria-hidden="true" className="size-4 text-quiet" />
        {kindName(code)}
      </Link>
    </li>
  );
}

function RailsSkeleton() {
  return (
    <div role="status" className="mt-4 sm:mt-7">
      <span className="sr-only">{t`Loading`}</span>
      {[0, 1].map((row) => (
        <div key={row} className="mb-8">
          <Skeleton className="mb-4 h-5 w-36 rounded-full" />
          <div className="rail overflow-hidden">
            {[0, 1, 2, 3, 4, 5, 6].map((tile) => (
              <div key={tile} className="pb-13 sm:pb-9">
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

/** This device's games first, then what the member played elsewhere; each once. */
function recentOf(games: readonly Game[], played: readonly (number | null)[]): Game[] {
  const ids = new Set([...readRecentGames(), ...played]);
  return [...ids].flatMap((id) => games.find((game) => game.id === id) ?? []);
}

const MOST_RECENT = 12;
const MOST_POPULAR = 12;

/** Keeps the footer out of sight until the rows between have come. */
function LowerSpace() {
  return <div style={heldPlace("home")} />;
}

function Lower({ games, shown }: { games: readonly Game[]; shown: readonly Game[] }) {
  const isDrawn = useDeferredValue(true, false);
  return (
    <Suspense fallback={<LowerSpace />}>
      {isDrawn ? <HomeLower games={games} shown={shown} /> : <LowerSpace />}
    </Suspense>
  );
}

interface HomeRailsProps {
  /** What the page puts between the rows is still on its way. */
  isWaiting: boolean;
  /** Below the popular games. */
  afterPopular: ReactNode;
}

export function HomeRails({ isWaiting, afterPopular }: HomeRailsProps) {
  const all = useQuery(allGamesQuery);
  const popular = useQuery(popularQuery);
  const apis = useQuery(kindsQuery);
  const isMember = useIsMember();
  const played = useQuery({ ...playedQuery, enabled: isMember });
  const added = useQuery({ ...addedQuery, enabled: isMember });
  // All at once: a rail that comes later would push the others down.
  const isEarly =
    isWaiting ||
    [all, popular, apis].some((query) => query.isPending) ||
    [played, added].some((query) => query.isLoading && query.failureCount === 0);
  if (isEarly && all.error === null) return <RailsSkeleton />;
  if (all.data === undefined) {
    return <LoadError error={all.error} onRetry={() => void all.refetch()} />;
  }
  const games = all.data;
  const [recent = [], since = [], liked = []] = inTurn([
    { games: recentOf(games, played.data ?? []).slice(0, MOST_RECENT) },
    { games: added.data?.list ?? [] },
    { games: popular.data?.list ?? games },
  ]);
  const most = liked.slice(0, MOST_POPULAR);
  return (
    <>
      <Rail title={t`Continue playing`} games={recent} isFirst />
      <Rail title={t`Since your last visit`} games={since} hasBadges={false} />
      <Rail
        title={t`Popular`}
        games={most}
        more={{ to: "/popular" }}
        isFirst={recent.length === 0}
      />
      {afterPopular}
      <Lower games={games} shown={[...recent, ...since, ...most]} />
    </>
  );
}
