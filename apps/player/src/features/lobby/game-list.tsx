import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "@tucano/ui/button.tsx";
import { chipClass } from "@tucano/ui/chip.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { Search, X } from "lucide-react";
import { gameSorts, gameTypes, type GameSort } from "../../platform/choices.ts";
import { kindName } from "../../platform/game-kinds.ts";
import { PageHead } from "../../platform/page-head.tsx";
import { QueryState } from "../../platform/query-state.tsx";
import { scenes } from "../../platform/scenes.ts";
import { oneOf } from "../../platform/search-params.ts";
import { apisQuery, type Game, type GameFilter, gamesQuery } from "./api.ts";
import { GameGrid, GameGridSkeleton } from "./game-grid.tsx";
import { gamesCount, tagName } from "./names.ts";

function sortName(sort: GameSort): string {
  const names: Record<GameSort, string> = {
    catalogue: t`Our order`,
    popular: t`Most played`,
    new: t`Newest`,
    name: t`Name`,
    rtp: t`Highest return`,
  };
  return names[sort];
}

/** Sets one filter and keeps the others; the same chip again takes it away. */
function withFilter(filter: GameFilter, change: GameFilter): GameFilter {
  const next = { ...filter, ...change };
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined));
}

function without(filter: GameFilter, name: keyof GameFilter): GameFilter {
  return Object.fromEntries(Object.entries(filter).filter(([key]) => key !== name));
}

interface FilterRowProps {
  label: string;
  filter: GameFilter;
  name: "type" | "brand" | "tag";
  options: readonly { code: string; name: string; game_count: number }[];
}

function FilterRow({ label, filter, name, options }: FilterRowProps) {
  const shown = options.filter((option) => option.game_count > 0);
  if (shown.length < 2 && filter[name] === undefined) return null;
  return (
    <nav aria-label={label}>
      <ul className="no-bar -mx-3 flex items-center gap-2 overflow-x-auto px-3 lg:-mx-6 lg:px-6">
        {shown.map((option) => {
          const isChosen = filter[name] === option.code;
          const change =
            name === "type" ? { type: oneOf(option.code, gameTypes) } : { [name]: option.code };
          const search = isChosen
            ? without(filter, name)
            : withFilter(filter, change as GameFilter);
          return (
            <li key={option.code}>
              <Link
                to="/game"
                search={search}
                replace
                resetScroll={false}
                aria-current={isChosen}
                className={chipClass(isChosen)}
              >
                {option.name}
                <span className="tabular text-xs opacity-70">{option.game_count}</span>
                {isChosen && <X aria-hidden="true" className="size-4" />}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Filters({ filter }: { filter: GameFilter }) {
  const { data } = useQuery(apisQuery);
  if (data === undefined) return <div className="h-11" />;
  const kinds = data.game_types.map((kind) => ({ ...kind, name: kindName(kind.code) }));
  const tags = data.tags.map((tag) => ({ ...tag, name: tagName(tag.code, tag.name) }));
  return (
    <div className="flex flex-col gap-2">
      <FilterRow label={t`Kinds of games`} filter={filter} name="type" options={kinds} />
      <FilterRow label={t`Studios`} filter={filter} name="brand" options={data.brands} />
      <FilterRow label={t`Features`} filter={filter} name="tag" options={tags} />
    </div>
  );
}

function SortRow({ filter, total }: { filter: GameFilter; total: number | undefined }) {
  const current = filter.sort ?? "catalogue";
  return (
    <div className="my-4 flex min-h-11 items-center justify-between gap-3 text-sm text-quiet">
      <p role="status" className="tabular whitespace-nowrap">
        {total === undefined ? "" : gamesCount(total)}
      </p>
      <ul className="no-bar flex gap-1 overflow-x-auto" aria-label={t`Sort by`}>
        {gameSorts.map((sort) => (
          <li key={sort}>
            <Link
              to="/game"
              search={sort === "catalogue" ? without(filter, "sort") : withFilter(filter, { sort })}
              replace
              resetScroll={false}
              aria-current={sort === current}
              className={cx(
                "inline-flex min-h-11 items-center px-2.5 whitespace-nowrap no-underline",
                sort === current ? "font-semibold text-text" : "hover:text-text",
              )}
            >
              {sortName(sort)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function NoGames() {
  return (
    <EmptyState
      image={scenes.games}
      title={t`No games`}
      text={t`No game has all of these together. Take a filter away to see more.`}
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

export function GameList({ filter }: { filter: GameFilter }) {
  const query = useQuery(gamesQuery(filter));
  const title = filter.type === undefined ? t`All games` : kindName(filter.type);
  return (
    <div className="page">
      <PageHead title={title}>
        <Link
          to="/searchGames"
          aria-label={t`Search games`}
          className="inline-flex size-11 items-center justify-center rounded-tile text-quiet hover:text-text"
        >
          <Search aria-hidden="true" className="size-5" />
        </Link>
      </PageHead>
      <Filters filter={filter} />
      <SortRow filter={filter} total={query.data?.total} />
      <QueryState query={query} waiting={<GameGridSkeleton />}>
        {(data) => <GameResults games={data.list} />}
      </QueryState>
    </div>
  );
}
