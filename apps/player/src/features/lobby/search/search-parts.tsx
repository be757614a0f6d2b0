/** What the page of search and the search over any page have in common. */
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { IconButton } from "@tucano/ui/button.tsx";
import { chipClass } from "@tucano/ui/chip.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { Search, X } from "lucide-react";
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useDeferredValue,
  useEffect,
  useState,
} from "react";
import { scenes } from "../../../platform/shell/scenes.ts";
import { allGamesQuery, type Game, popularQuery } from "../api.ts";
import { forgetSearches, readSearches } from "./recent-searches.ts";
import { findGames } from "./search-index.ts";

const SUGGESTED = 6;
const LONGEST = 60;

interface SearchFieldProps {
  text: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

export function SearchField({ text, onChange, onSubmit, className, ref }: SearchFieldProps) {
  return (
    <form
      role="search"
      className={cx(
        "flex min-h-13 items-center rounded-tile bg-surface-2 shadow-card",
        "focus-within:outline-2 focus-within:outline-beak-text",
        className,
      )}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Search aria-hidden="true" className="ml-4 size-5 shrink-0 text-quiet" />
      <input
        ref={ref}
        type="search"
        enterKeyHint="search"
        data-autofocus
        autoComplete="off"
        aria-label={t`Search by game, studio or feature`}
        placeholder={t`Game, studio or feature`}
        maxLength={LONGEST}
        value={text}
        className="min-h-13 w-full min-w-0 bg-transparent px-3 text-base outline-none placeholder:text-quiet [&::-webkit-search-cancel-button]:hidden"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || text === "") return;
          // First it clears; a second press closes what is open.
          event.preventDefault();
          event.stopPropagation();
          onChange("");
        }}
      />
      {text !== "" && (
        <IconButton label={t`Clear`} onClick={() => onChange("")}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      )}
    </form>
  );
}

function RecentSearches({ onChoose }: { onChoose: (text: string) => void }) {
  const [recent, setRecent] = useState(readSearches);
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="mb-6">
      <div className="mb-1 flex items-center justify-between">
        <h2 id="recent" className="text-sm font-semibold text-quiet">{t`Recent searches`}</h2>
        <button
          type="button"
          className="min-h-11 min-w-11 text-sm text-quiet hover:text-text"
          onClick={() => {
            forgetSearches();
            setRecent([]);
          }}
        >
          {t`Clear`}
        </button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {recent.map((text) => (
          <li key={text} className="max-w-full">
            <button
              type="button"
              className={cx(chipClass(false), "max-w-full")}
              onClick={() => onChoose(text)}
            >
              <span className="truncate">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Both are waited for: what came first would give its place to what is popular. */
export function useGamesToFind() {
  const { data: games, error, refetch } = useQuery(allGamesQuery);
  const popular = useQuery(popularQuery);
  const data =
    games === undefined || popular.isLoading ? undefined : { games, popular: popular.data?.list };
  return { data, error, refetch };
}

interface SearchResultsProps {
  games: readonly Game[];
  popular: readonly Game[] | undefined;
  text: string;
  onChoose: (text: string) => void;
  /** How games are shown: as tiles on a page, as rows over one. */
  show: (games: readonly Game[]) => ReactNode;
}

export function SearchResults(props: SearchResultsProps) {
  const { games, popular = games, onChoose, show } = props;
  // The letter is seen first, and what it finds when nobody types faster than that.
  const text = useDeferredValue(props.text);
  const found = findGames(games, text);
  const count = found.length;
  if (text.trim() === "") {
    return (
      <>
        <RecentSearches onChoose={onChoose} />
        <h2 className="mb-3 text-sm font-semibold text-quiet">{t`Popular`}</h2>
        {show(popular.slice(0, SUGGESTED))}
      </>
    );
  }
  return (
    <>
      <p role="status" className="mb-3 text-sm text-quiet">
        {count === 0 ? t`No games` : plural(count, { one: "# game found", other: "# games found" })}
      </p>
      {count > 0 ? (
        show(found)
      ) : (
        <>
          <EmptyState
            image={scenes.games}
            title={t`No results for “${text}”.`}
            text={t`Maybe one of these:`}
          />
          {show(popular.slice(0, SUGGESTED))}
        </>
      )}
    </>
  );
}

/** Links that arrows go through: tiles and rows. */
const FOUND = "article > a, a[data-found]";

/** Arrows move between the results and back to the field. */
function moveFocus(area: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const links = [...area.querySelectorAll<HTMLElement>(FOUND)];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = links[at + (event.key === "ArrowDown" ? 1 : -1)];
  if (next === undefined) {
    if (event.key === "ArrowUp") area.querySelector("input")?.focus();
    return;
  }
  event.preventDefault();
  next.focus();
}

export function useArrowKeys(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    const listen = (event: KeyboardEvent) => moveFocus(element, event);
    element.addEventListener("keydown", listen);
    return () => element.removeEventListener("keydown", listen);
  }, [area]);
}
