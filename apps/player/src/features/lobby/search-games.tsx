import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { IconButton } from "@tucano/ui/button.tsx";
import { chipClass } from "@tucano/ui/chip.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { Search, X } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { PageHead } from "../../platform/page-head.tsx";
import { QueryState } from "../../platform/query-state.tsx";
import { scenes } from "../../platform/scenes.ts";
import { readStored, writeStored } from "../../platform/storage.ts";
import { allGamesQuery, type Game, popularQuery } from "./api.ts";
import { GameGrid, GameGridSkeleton } from "./game-grid.tsx";
import { findGames } from "./search-index.ts";

const RECENT_KEY = "tucano.recent-searches";
const MOST_RECENT = 5;
const SUGGESTED = 6;

function readRecent(): string[] {
  return (readStored("local", RECENT_KEY) ?? "").split("\n").filter(Boolean);
}

function rememberSearch(query: string): void {
  const text = query.trim();
  if (text.length < 2) return;
  const next = [text, ...readRecent().filter((one) => one !== text)].slice(0, MOST_RECENT);
  writeStored("local", RECENT_KEY, next.join("\n"));
}

function Suggestions({ games, onChoose }: { games: readonly Game[]; onChoose: Choose }) {
  const popular = useQuery(popularQuery).data?.list ?? games;
  const [recent, setRecent] = useState(readRecent);
  return (
    <>
      {recent.length > 0 && (
        <section aria-labelledby="recent" className="mb-6">
          <div className="mb-1 flex items-center justify-between">
            <h2 id="recent" className="text-sm font-semibold text-quiet">{t`Recent searches`}</h2>
            <button
              type="button"
              className="min-h-11 text-sm text-quiet hover:text-text"
              onClick={() => {
                writeStored("local", RECENT_KEY, null);
                setRecent([]);
              }}
            >
              {t`Clear`}
            </button>
          </div>
          <ul className="flex flex-wrap gap-2">
            {recent.map((text) => (
              <li key={text}>
                <button type="button" className={chipClass(false)} onClick={() => onChoose(text)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <h2 className="mb-3 text-sm font-semibold text-quiet">{t`Popular`}</h2>
      <GameGrid games={popular.slice(0, SUGGESTED)} />
    </>
  );
}

type Choose = (text: string) => void;

function Results({
  games,
  query,
  onChoose,
}: {
  games: readonly Game[];
  query: string;
  onChoose: Choose;
}) {
  const found = findGames(games, query);
  const count = found.length;
  if (query.trim() === "") return <Suggestions games={games} onChoose={onChoose} />;
  return (
    <>
      <p role="status" className="mb-3 text-sm text-quiet">
        {count === 0 ? t`No games` : count === 1 ? t`1 game found` : t`${count} games found`}
      </p>
      {count > 0 ? (
        <GameGrid games={found} />
      ) : (
        <>
          <EmptyState
            image={scenes.games}
            title={t`Nothing is called “${query}” here.`}
            text={t`Maybe one of these:`}
          />
          <GameGrid games={games.slice(0, SUGGESTED)} />
        </>
      )}
    </>
  );
}

/** Arrows move between the results and back to the field. */
function moveFocus(area: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const links = [...area.querySelectorAll<HTMLElement>("article > a")];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = links[at + (event.key === "ArrowDown" ? 1 : -1)];
  if (next === undefined) {
    if (event.key === "ArrowUp") area.querySelector("input")?.focus();
    return;
  }
  event.preventDefault();
  next.focus();
}

function useArrowKeys(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    const listen = (event: KeyboardEvent) => moveFocus(element, event);
    element.addEventListener("keydown", listen);
    return () => element.removeEventListener("keydown", listen);
  }, [area]);
}

/** What stood in the field when the player went on, usually to a game that was found. */
function useRememberOnLeave(text: string): void {
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  useEffect(() => () => rememberSearch(latest.current), []);
}

export function SearchGames({ query }: { query: string }) {
  const [text, setText] = useState(query);
  const games = useQuery(allGamesQuery);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => input.current?.focus(), []);
  useArrowKeys(area);
  useRememberOnLeave(text);

  function search(next: string): void {
    setText(next);
    void navigate({
      to: "/searchGames",
      search: next === "" ? {} : { q: next },
      replace: true,
      resetScroll: false,
    });
  }

  return (
    <div className="page" ref={area}>
      <PageHead title={t`Search games`} />
      <form
        role="search"
        className="sticky top-14 z-20 mb-5 flex min-h-13 items-center rounded-tile bg-surface-2 shadow-card focus-within:outline-2 focus-within:outline-beak-text lg:top-16"
        onSubmit={(event) => {
          event.preventDefault();
          rememberSearch(text);
          const first = findGames(games.data?.list ?? [], text)[0];
          if (first !== undefined) void navigate({ to: "/gameInfo", search: { id: first.id } });
        }}
      >
        <Search aria-hidden="true" className="ml-4 size-5 shrink-0 text-quiet" />
        <input
          ref={input}
          type="search"
          enterKeyHint="search"
          aria-label={t`Search by game, studio or feature`}
          placeholder={t`Game, studio or feature`}
          maxLength={60}
          value={text}
          className="min-h-13 w-full min-w-0 bg-transparent px-3 text-base outline-none placeholder:text-quiet [&::-webkit-search-cancel-button]:hidden"
          onChange={(event) => search(event.target.value)}
          onKeyDown={(event) => event.key === "Escape" && search("")}
        />
        {text !== "" && (
          <IconButton label={t`Clear`} onClick={() => search("")}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </form>
      <QueryState query={games} waiting={<GameGridSkeleton count={6} />}>
        {(data) => <Results games={data.list} query={text} onChoose={search} />}
      </QueryState>
    </div>
  );
}
