/** Search over any page, even a game: the page below stays unchanged. */
import { t } from "@lingui/core/macro";
import { useNavigate } from "@tanstack/react-router";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { memo, useRef, useState } from "react";
import { formatPercent } from "../../../platform/text.ts";
import { GameLink } from "../../../platform/games/game-link.tsx";
import { hideBroken } from "../../../platform/games/hide-broken.ts";
import { kindName } from "../../../platform/games/game-kinds.ts";
import { QueryState } from "../../../platform/api/query-state.tsx";
import { closeModal } from "../../../platform/shell/ui-store.ts";
import type { Game } from "../api.ts";
import { rememberSearch, useRememberOnLeave } from "./recent-searches.ts";
import { findGames } from "./search-index.ts";
import { SearchField, SearchResults, useArrowKeys, useGamesToFind } from "./search-parts.tsx";

const FoundRow = memo(function FoundRow({ game }: { game: Game }) {
  const rtp = formatPercent(game.rtp);
  return (
    <GameLink
      gameId={game.id}
      data-found
      className="flex min-h-17 items-center gap-3 rounded-tile p-1.5 no-underline transition-colors hover:bg-surface-2 focus-visible:bg-surface-2"
      onClick={closeModal}
    >
      <img
        src={game.image_small}
        onError={hideBroken}
        alt=""
        width={42}
        height={56}
        decoding="async"
        className="h-14 w-10.5 shrink-0 rounded-lg bg-surface-3 object-cover"
      />
      <span className="min-w-0 flex-1">
        <span data-name className="block truncate text-sm font-medium">
          {game.name}
        </span>
        <span className="tabular block text-xs text-quiet">
          {game.brand} · {kindName(game.game_type)} · RTP {rtp}
        </span>
      </span>
    </GameLink>
  );
});

function FoundList({ games }: { games: readonly Game[] }) {
  return (
    <ul className="-mx-1.5 grid gap-0.5 sm:grid-cols-2">
      {games.map((game) => (
        <li key={game.id} className="min-w-0">
          <FoundRow game={game} />
        </li>
      ))}
    </ul>
  );
}

export function SearchSheet() {
  const [text, setText] = useState("");
  const found = useGamesToFind();
  const navigate = useNavigate();
  const area = useRef<HTMLDivElement>(null);
  useArrowKeys(area);
  useRememberOnLeave(text);

  function openFirst(): void {
    rememberSearch(text);
    const first = findGames(found.data?.games ?? [], text)[0];
    if (first === undefined) return;
    closeModal();
    void navigate({ to: "/gameInfo", search: { id: first.id } });
  }

  return (
    <Sheet title={t`Search games`} closeLabel={t`Close`} onClose={closeModal} isWide>
      {/* As high whatever is found, so that the field stays where it is. */}
      <div ref={area} className="min-h-[76dvh] pt-1 sm:min-h-[60dvh]">
        <SearchField
          text={text}
          className="sticky top-1 z-10 mb-4"
          onChange={setText}
          onSubmit={openFirst}
        />
        <QueryState query={found} waiting={<SkeletonRows count={6} label={t`Loading`} />}>
          {(data) => (
            <SearchResults
              games={data.games}
              popular={data.popular}
              text={text}
              onChoose={setText}
              show={(shown) => <FoundList games={shown} />}
            />
          )}
        </QueryState>
      </div>
    </Sheet>
  );
}
