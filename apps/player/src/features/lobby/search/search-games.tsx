import { t } from "@lingui/core/macro";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { PageHead } from "../../../platform/shell/page-head.tsx";
import { QueryState } from "../../../platform/api/query-state.tsx";
import { GameGrid, GameGridSkeleton } from "../game-grid.tsx";
import { rememberSearch, useRememberOnLeave } from "./recent-searches.ts";
import { findGames } from "./search-index.ts";
import { SearchField, SearchResults, useArrowKeys, useGamesToFind } from "./search-parts.tsx";

/** The search page; the query is in the address. */
export function SearchGames({ query }: { query: string }) {
  const [text, setText] = useState(query);
  const found = useGamesToFind();
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

  function openFirst(): void {
    rememberSearch(text);
    const first = findGames(found.data?.games ?? [], text)[0];
    if (first !== undefined) void navigate({ to: "/gameInfo", search: { id: first.id } });
  }

  return (
    <div className="page" ref={area}>
      <PageHead title={t`Search games`} />
      <SearchField
        ref={input}
        text={text}
        className="sticky top-14 z-20 mb-5 lg:top-16"
        onChange={search}
        onSubmit={openFirst}
      />
      <QueryState query={found} waiting={<GameGridSkeleton count={6} />}>
        {(data) => (
          <SearchResults
            games={data.games}
            popular={data.popular}
            text={text}
            onChoose={search}
            show={(shown) => <GameGrid games={shown} />}
          />
        )}
      </QueryState>
    </div>
  );
}
