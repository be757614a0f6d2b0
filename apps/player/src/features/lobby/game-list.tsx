/**
 * Lists of games by type, tag and studio: the filters, the order and the length are the address.
 */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { chipClass } from "@tucano/ui/chip.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { Search, SlidersHorizontal, X } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { gameSorts, gameTypes, type GameSort } from "../../platform/records/choices.ts";
import { kindName } from "../../platform/games/game-kinds.ts";
import { PageHead } from "../../platform/shell/page-head.tsx";
import { QueryState } from "../../platform/api/query-state.tsx";
import { scenes } from "../../platform/shell/scenes.ts";
import { oneOf } from "../../platform/shell/search-params.ts";
import { openModal } from "../../platform/shell/ui-store.ts";
import { apisQuery, type Game, gamesQuery } from "./api.ts";
import {
  choiceOf,
  countFilters,
  filterNames,
  type GameFilter,
  isWanted,
  withFilter,
  without,
} from "./game-filter.ts";
import { GameGrid, GameGridSkeleton } from "./game-grid.tsx";
import { kindIcons } from "./kind-icons.ts";
import { filterValueName, gamesCount, sortName } from "./names.ts";

const FilterSheet = lazy(() =>
  import("./filter-sheet.tsx").then((m) => ({ default: m.FilterSheet })),
);

/** Rows of three, six and seven are full with it. */
const SHOWN_AT_ONCE = 42;

function KindRow({ filter }: { filter: GameFilter }) {
  const { data } = useQuery(apisQuery);
  if (data === undefined) return <div className="h-11" />;
  const kinds = data.game_types.filter((kind) => kind.game_count > 0);
  return (
    <nav aria-label={t`Game types`}>
      <ul className="no-bar -mx-3 flex items-center gap-2 overflow-x-auto px-3 lg:-mx-6 lg:px-6">
        <li>
          <Link
            to="/game"
            search={without(filter, "type")}
            replace
            resetScroll={false}
            aria-current={filter.type === undefined}
            className={chipClass(filter.type === undefined)}
          >
            {t`All`}
            <span className="tabular text-xs opacity-70">{data.total}</span>
          </Link>
        </li>
        {kinds.map(({ code, game_count }) => {
          const type = oneOf(code, gameTypes);
          if (type === undefined) return null;
          const Icon = kindIcons[type];
          return (
            <li key={code}>
              <Link
                to="/game"
                search={withFilter(filter, { type })}
                replace
                resetScroll={false}
                aria-current={filter.type === type}
                className={chipClass(filter.type === type)}
              >
                <Icon aria-hidden="true" className="size-4 opacity-70" />
                {kindName(code)}
                <span className="tabular text-xs opacity-70">{game_count}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function SortChoice({ filter }: { filter: GameFilter }) {
  const navigate = useNavigate();
  return (
    <label className="ml-auto flex min-h-11 min-w-0 items-center gap-2 text-sm text-quiet">
      <span className="max-sm:sr-only">{t`Sort by`}</span>
      <select
        className="min-h-11 min-w-0 rounded-full bg-surface-2 px-4 text-base font-medium text-text shadow-inner lg:text-sm"
        value={filter.sort ?? "catalogue"}
        onChange={(event) => {
          const sort = oneOf<GameSort>(event.target.value, gameSorts);
          const search =
            sort === undefined || sort === "catalogue"
              ? without(filter, "sort")
              : withFilter(filter, { sort });
          void navigate({ to: "/game", search, replace: true, resetScroll: false });
        }}
      >
        {gameSorts.map((sort) => (
          <option key={sort} value={sort}>
            {sortName(sort)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What is set, each with its way out. */
function ChosenFilters({ filter }: { filter: GameFilter }) {
  const { data } = useQuery(apisQuery);
  const chosen = filterNames.filter((name) => filter[name] !== undefined);
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={t`Selected filters`} className="mb-3 flex flex-wrap gap-2">
      {chosen.map((name) => {
        const code = String(filter[name] ?? "");
        const brand = data?.brands.find((one) => one.code === code)?.name;
        const shown = name === "brand" ? (brand ?? code) : filterValueName(name, code);
        return (
          <li key={name}>
            <Link
              to="/game"
              search={without(filter, name)}
              replace
              resetScroll={false}
              aria-label={t`Remove the filter: ${shown}`}
              className={chipClass(true)}
            >
              {shown}
              <X aria-hidden="true" className="size-4" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function ListBar({ filter, count }: { filter: GameFilter; count: number | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const chosen = countFilters(filter);
  return (
    <div className="my-3 flex min-h-11 items-center gap-2">
      <button
        type="button"
        aria-haspopup="dialog"
        className={chipClass(false)}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        {chosen === 0 ? t`Filters` : t`Filters (${chosen})`}
      </button>
      <p
        role="status"
        className="tabular flex-1 text-right text-sm whitespace-nowrap text-quiet max-[359px]:sr-only sm:pl-2 sm:text-left"
      >
        {count === undefined ? "" : gamesCount(count)}
      </p>
      <SortChoice filter={filter} />
      {isOpen && (
        <Suspense fallback={null}>
          <FilterSheet filter={filter} count={count} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function NoGames() {
  return (
    <EmptyState
      image={scenes.games}
      title={t`No games`}
      text={t`No game matches all of these. Remove a filter to see more.`}
      action={
        <Link to="/game" className={buttonClass("primary")}>
          {t`Show all games`}
        </Link>
      }
    />
  );
}

export function GameResults({ games }: { games: readonly Game[] }) {
  return games.length === 0 ? <NoGames /> : <GameGrid games={games} />;
}

/** The number shown is in the address, so that the list has the same length on return. */
function LongResults({ games, filter }: { games: readonly Game[]; filter: GameFilter }) {
  const navigate = useNavigate();
  const shown = Math.max(filter.shown ?? 0, SHOWN_AT_ONCE);
  return (
    <>
      <GameResults games={games.slice(0, shown)} />
      {shown < games.length && (
        <div className="mt-6 flex flex-col items-center gap-2">
          <p className="tabular text-sm text-quiet">{t`${shown} of ${games.length}`}</p>
          <Button
            look="quiet"
            onClick={() =>
              void navigate({
                to: "/game",
                search: { ...filter, shown: shown + SHOWN_AT_ONCE },
                replace: true,
                resetScroll: false,
              })
            }
          >
            {t`Load more`}
          </Button>
        </div>
      )}
    </>
  );
}

export function GameList({ filter }: { filter: GameFilter }) {
  const query = useQuery(gamesQuery(choiceOf(filter)));
  const games = query.data?.filter((game) => isWanted(game, filter));
  const title = filter.type === undefined ? t`All games` : kindName(filter.type);
  return (
    <div className="page">
      <PageHead title={title}>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t`Search games`}
          className="inline-flex size-11 items-center justify-center rounded-tile text-quiet hover:text-text"
          onClick={() => openModal("search")}
        >
          <Search aria-hidden="true" className="size-5" />
        </button>
      </PageHead>
      <KindRow filter={filter} />
      <ListBar filter={filter} count={games?.length} />
      <ChosenFilters filter={filter} />
      <QueryState query={{ ...query, data: games }} waiting={<GameGridSkeleton />}>
        {(data) => <LongResults games={data} filter={filter} />}
      </QueryState>
    </div>
  );
}
