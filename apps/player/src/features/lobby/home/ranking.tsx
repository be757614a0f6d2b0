/** The chart as a numbered list: each game with the rounds that were really played. */
import { plural, t } from "@lingui/core/macro";
import { cx } from "@tucano/ui/cx.ts";
import { formatFigure, formatPercent } from "../../../platform/text.ts";
import { GameLink } from "../../../platform/games/game-link.tsx";
import { hideBroken } from "../../../platform/games/hide-broken.ts";
import { kindName } from "../../../platform/games/game-kinds.ts";
import type { RankingRow } from "../api.ts";

/** Places that are set larger. */
const PODIUM = 3;

function roundsText(rounds: number): string {
  const shown = formatFigure(rounds);
  return plural(rounds, { one: `${shown} round`, other: `${shown} rounds` });
}

function Bar({ share }: { share: number }) {
  const percent = Math.max(2, Math.round(share * 100));
  return (
    <span aria-hidden="true" className="h-1 flex-1 rounded-full bg-surface-3">
      <span className="block h-full rounded-full bg-sea" style={{ width: `${percent}%` }} />
    </span>
  );
}

function Place({ row, most, hasRounds }: { row: RankingRow; most: number; hasRounds: boolean }) {
  const { game, place, rounds } = row;
  const rtp = formatPercent(game.rtp);
  return (
    <GameLink
      gameId={game.id}
      className="card flex min-h-20 items-center gap-3 py-2 pr-4 pl-2 no-underline transition-colors hover:bg-surface-2"
    >
      <span
        className={cx(
          "tabular w-9 shrink-0 text-center font-bold",
          place <= PODIUM ? "text-xl text-text" : "text-base text-quiet",
        )}
      >
        {place}
      </span>
      <img
        src={game.image_small}
        onError={hideBroken}
        alt=""
        width={48}
        height={64}
        loading={place <= PODIUM ? "eager" : "lazy"}
        decoding="async"
        className="h-16 w-12 shrink-0 rounded-[10px] bg-surface-3 object-cover"
      />
      <span className="min-w-0 flex-1">
        <span data-name className="block truncate font-medium">
          {game.name}
        </span>
        <span className="tabular block text-xs text-quiet">
          {game.brand} · {kindName(game.game_type)} · RTP {rtp}
        </span>
        {hasRounds && (
          <span className="mt-1 flex items-center gap-3">
            {most > 0 && <Bar share={rounds / most} />}
            <span className="tabular shrink-0 text-right text-xs font-semibold">
              {roundsText(rounds)}
            </span>
          </span>
        )}
      </span>
    </GameLink>
  );
}

interface RankingListProps {
  rows: readonly RankingRow[];
  /** False before anybody has played: then places say nothing about play. */
  hasRounds: boolean;
}

export function RankingList({ rows, hasRounds }: RankingListProps) {
  // Games that nobody has played are left out of the ranking.
  const shown = hasRounds ? rows.filter((row) => row.rounds > 0) : rows;
  const most = Math.max(0, ...shown.map((row) => row.rounds));
  return (
    <ol aria-label={t`Ranking`} className="grid grid-cols-1 gap-2 lg:grid-cols-2 lg:gap-3">
      {shown.map((row) => (
        <li key={row.game.id}>
          <Place row={row} most={most} hasRounds={hasRounds} />
        </li>
      ))}
    </ol>
  );
}
