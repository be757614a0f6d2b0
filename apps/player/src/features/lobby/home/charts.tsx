import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { PageHead } from "../../../platform/shell/page-head.tsx";
import { QueryState } from "../../../platform/api/query-state.tsx";
import { scenes } from "../../../platform/shell/scenes.ts";
import { MembersOnly } from "../../../platform/session/sign-in-needed.tsx";
import { favouritesQuery, newestQuery, popularQuery, rankingQuery } from "../api.ts";
import { GameGrid, GameGridSkeleton } from "../game-grid.tsx";
import { GameResults } from "../game-list.tsx";
import { ChartTabs } from "../chart-tabs.tsx";
import { RankingList } from "./ranking.tsx";

/** A chart counts rounds really played; before anybody has played it says so. */
function BasisNote({ basis }: { basis: "play" | "catalogue" }) {
  return (
    <p className="mb-4 text-sm text-quiet">
      {basis === "play"
        ? t`Based on real rounds played over the last seven days.`
        : t`No one has played this week yet, so this is our own order.`}
    </p>
  );
}

export function Popular() {
  const query = useQuery(popularQuery);
  return (
    <div className="page">
      <PageHead title={t`Popular`} />
      <ChartTabs />
      <QueryState query={query} waiting={<GameGridSkeleton />}>
        {(data) => (
          <>
            <BasisNote basis={data.basis} />
            <GameResults games={data.list} />
          </>
        )}
      </QueryState>
    </div>
  );
}

export function Newest() {
  const query = useQuery(newestQuery);
  return (
    <div className="page">
      <PageHead title={t`New`} />
      <ChartTabs />
      <QueryState query={query} waiting={<GameGridSkeleton />}>
        {(data) => <GameResults games={data.list} />}
      </QueryState>
    </div>
  );
}

export function Ranking() {
  const query = useQuery(rankingQuery);
  return (
    <div className="page">
      <PageHead title={t`Ranking`} />
      <ChartTabs />
      <QueryState query={query} waiting={<SkeletonRows count={8} label={t`Loading`} />}>
        {(data) => (
          <>
            <BasisNote basis={data.basis} />
            <RankingList rows={data.list} hasRounds={data.basis === "play"} />
          </>
        )}
      </QueryState>
    </div>
  );
}

const SUGGESTED = 6;

/** Hearts to tap, for players without favourites. */
function Suggestions() {
  const games = useQuery(popularQuery).data?.list ?? [];
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="favourites-popular">
      <h2 id="favourites-popular" className="mb-3 text-sm font-semibold text-quiet">
        {t`Popular`}
      </h2>
      <GameGrid games={games.slice(0, SUGGESTED)} />
    </section>
  );
}

function FavouriteGames() {
  const query = useQuery(favouritesQuery);
  return (
    <QueryState
      query={query}
      waiting={<GameGridSkeleton />}
      failure={() => t`Error in setting favorite list`}
    >
      {(data) =>
        data.list.length > 0 ? (
          <GameGrid games={data.list} />
        ) : (
          <>
            <EmptyState
              image={scenes.games}
              title={t`No favourites yet.`}
              text={t`Tap the heart on a game to keep it here.`}
              action={
                <Link to="/game" className={buttonClass("primary")}>
                  {t`Show all games`}
                </Link>
              }
            />
            <Suggestions />
          </>
        )
      }
    </QueryState>
  );
}

export function Favourites() {
  return (
    <div className="page">
      <PageHead title={t`Favourites`} />
      <MembersOnly text={t`Log in to see your favourite games.`}>
        <FavouriteGames />
      </MembersOnly>
    </div>
  );
}
