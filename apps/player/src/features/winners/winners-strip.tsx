/**
 * Real wins, as they happen, in one line of the lobby. A new one comes in at the front; whoever
 * wants to read in peace stops it. It says where, who (masked) and how much, and no more.
 */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatMoney } from "@tucano/i18n/money.ts";
import { IconButton } from "@tucano/ui/button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { Pause, Play } from "lucide-react";
import { useId, useState } from "react";
import { GameLink } from "../../platform/games/game-link.tsx";
import { useLiveLine } from "../../platform/realtime/live.ts";
import { formatTime } from "../../platform/text.ts";
import { useLiveWinners, type Winner, winnersQuery } from "./api.ts";
import { keyOfWin } from "./merge-winners.ts";
import { WinnerPicture } from "./winner-picture.tsx";

const SHOWN = 14;

const cardClass =
  "flex min-h-19 w-[14.5rem] items-center gap-3 rounded-card bg-surface-1 p-2 pr-4 shadow-inner no-underline";

function CardBody({ winner }: { winner: Winner }) {
  return (
    <>
      <WinnerPicture image={winner.image} className="h-15 w-11.25 rounded-[10px]" />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium">{winner.game}</span>
        <span className="tabular block truncate text-base leading-[1.5rem] font-bold text-gold-text">
          {formatMoney(winner.win_amount)}
        </span>
        <span className="tabular block truncate text-xs text-quiet">
          {winner.account} · {formatTime(winner.won_at, "time")}
        </span>
      </span>
    </>
  );
}

function WinnerCard({ winner }: { winner: Winner }) {
  if (winner.game_id === null) {
    return (
      <div className={cardClass}>
        <CardBody winner={winner} />
      </div>
    );
  }
  return (
    <GameLink
      gameId={winner.game_id}
      className={cx(cardClass, "transition-colors hover:bg-surface-2")}
    >
      <CardBody winner={winner} />
    </GameLink>
  );
}

function LiveMark({ isLive }: { isLive: boolean }) {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold",
        "whitespace-nowrap max-[359px]:hidden",
        isLive ? "bg-sea/15 text-sea-text" : "bg-surface-2 text-quiet",
      )}
    >
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {isLive ? t`Live` : t`Paused`}
    </span>
  );
}

/** Nothing at all before anybody has won anything. */
export function WinnersStrip() {
  const titleId = useId();
  const [isPaused, setPaused] = useState(false);
  const { data } = useQuery(winnersQuery);
  const isOpen = useLiveLine((line) => line.isOpen);
  useLiveWinners(!isPaused);
  const winners = data?.recent.slice(0, SHOWN) ?? [];
  if (winners.length === 0) return null;
  const Icon = isPaused ? Play : Pause;
  return (
    <section aria-labelledby={titleId} className="mt-4 sm:mt-7">
      <div className="mb-2.5 flex min-h-11 items-center gap-2">
        <h2 id={titleId} className="min-w-0 text-base leading-tight font-semibold lg:text-lg">
          {t`Real wins`}
        </h2>
        {(isOpen || isPaused) && <LiveMark isLive={!isPaused} />}
        <span className="flex-1" />
        <IconButton
          label={isPaused ? t`Show new wins` : t`Pause the list`}
          onClick={() => setPaused(!isPaused)}
        >
          <Icon aria-hidden="true" className="size-4" />
        </IconButton>
        <Link
          to="/winners"
          aria-label={t`See all: real wins`}
          className="inline-flex min-h-11 shrink-0 items-center text-sm font-medium text-beak-text no-underline"
        >
          {t`See all`}
        </Link>
      </div>
      <ul className="no-bar -mx-3 flex gap-2 overflow-x-auto overscroll-x-contain px-3 py-1 lg:-mx-6 lg:gap-3 lg:px-6">
        {winners.map((winner) => (
          <li
            key={keyOfWin(winner)}
            className="shrink-0 transition-[opacity,translate] duration-200 starting:-translate-x-3 starting:opacity-0"
          >
            <WinnerCard winner={winner} />
          </li>
        ))}
      </ul>
    </section>
  );
}
