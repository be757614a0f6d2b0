/** The page of real wins: the latest and the largest, and the member's wish to stay off it. */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatMoney } from "@tucano/i18n/money.ts";
import { buttonClass } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import { lazy, type ReactNode, Suspense } from "react";
import type { WinnerList } from "../../platform/records/choices.ts";
import { GameLink } from "../../platform/games/game-link.tsx";
import { QueryState } from "../../platform/api/query-state.tsx";
import { scenes } from "../../platform/shell/scenes.ts";
import { useIsMember } from "../../platform/session/session.ts";
import { formatFigure, formatTime } from "../../platform/text.ts";
import { useLiveWinners, type Winner, winnersQuery } from "./api.ts";
import { keyOfWin } from "./merge-winners.ts";
import { WinnerPicture } from "./winner-picture.tsx";

const OptOut = lazy(() => import("./opt-out.tsx").then((m) => ({ default: m.OptOut })));

/** 12.5 as "12,5×": how much of its stake a win brought. */
function timesText(multiplier: number): string {
  return `${formatFigure(multiplier)}×`;
}

function Stake({ winner }: { winner: Winner }): ReactNode {
  if (winner.multiplier === null) return t`Free round`;
  const stake = formatMoney(winner.bet_amount);
  return t`${timesText(winner.multiplier)} of ${stake}`;
}

function Row({ winner, place }: { winner: Winner; place: number | null }) {
  const body = (
    <>
      {place !== null && (
        <span className="tabular w-7 shrink-0 text-center text-lg font-bold text-quiet">
          {place}
        </span>
      )}
      <WinnerPicture image={winner.image} className="h-16 w-12 rounded-[10px]" />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 leading-snug font-medium">{winner.game}</span>
        <span className="tabular block truncate text-xs text-quiet">
          {winner.account} · {formatTime(winner.won_at, place === null ? "time" : "moment")}
        </span>
      </span>
      <span className="tabular text-right">
        <span className="block font-bold text-gold-text">{formatMoney(winner.win_amount)}</span>
        <span className="block text-xs text-quiet">
          <Stake winner={winner} />
        </span>
      </span>
    </>
  );
  const look = "card flex min-h-20 items-center gap-3 py-2 pr-4 pl-2 no-underline";
  if (winner.game_id === null) return <div className={look}>{body}</div>;
  return (
    <GameLink gameId={winner.game_id} className={`${look} transition-colors hover:bg-surface-2`}>
      {body}
    </GameLink>
  );
}

function NoWins() {
  return (
    <EmptyState
      image={scenes.games}
      title={t`No wins to show yet.`}
      text={t`As soon as someone wins real money, it shows up here.`}
      action={<Link to="/game" className={buttonClass("primary")}>{t`Show all games`}</Link>}
    />
  );
}

function Waiting() {
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">{t`Loading`}</span>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-20 rounded-card" />
      ))}
    </div>
  );
}

interface WinnersProps {
  list: WinnerList;
  onChoose: (list: WinnerList) => void;
}

export function Winners({ list, onChoose }: WinnersProps) {
  const isMember = useIsMember();
  const query = useQuery(winnersQuery);
  useLiveWinners(list === "recent");
  return (
    <div className="flex flex-col gap-4">
      <Segmented
        label={t`Which wins`}
        value={list}
        options={[
          { value: "recent", label: t`Latest` },
          { value: "top", label: t`Biggest in seven days` },
        ]}
        onChange={onChoose}
      />
      <QueryState query={query} waiting={<Waiting />}>
        {(data) =>
          data[list].length === 0 ? (
            <NoWins />
          ) : (
            <ol className="flex flex-col gap-2">
              {data[list].map((winner, index) => (
                <li key={`${keyOfWin(winner)} ${index}`}>
                  <Row winner={winner} place={list === "top" ? index + 1 : null} />
                </li>
              ))}
            </ol>
          )
        }
      </QueryState>
      {/* Below the list, so after it: nothing that is read is pushed along by what comes. */}
      {!query.isPending && (
        <Notice>
          {t({
            message:
              "Only wins are shown here, all of them real. Most rounds win nothing: every game says how often it pays.",
          })}
        </Notice>
      )}
      {!query.isPending && isMember && (
        <Suspense fallback={null}>
          <OptOut />
        </Suspense>
      )}
    </div>
  );
}
