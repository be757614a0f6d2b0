/** A round that is over, shown again by its game, under a bar of ours. */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, useCanGoBack, useRouter } from "@tanstack/react-router";
import type { AnyRecord, Replay } from "@tucano/contract/player/games/replays.ts";
import {
  isAwaitingRound,
  recordedMessage,
  replayAddress,
} from "@tucano/contract/studios/recorded-message.ts";
import { sandboxOf } from "@tucano/contract/studios/partner-frame.ts";
import { isRefused } from "@tucano/client/api-error.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { AskingFrame } from "@tucano/ui/frames/asking-frame.tsx";
import { Button, buttonClass, IconButton } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { ChevronLeft, Share2 } from "lucide-react";
import { useMemo, useState } from "react";
import { QueryState } from "../../platform/api/query-state.tsx";
import { language } from "../../platform/language.ts";
import { useTitle } from "../../platform/shell/page-head.tsx";
import { scenes } from "../../platform/shell/scenes.ts";
import { formatTime } from "../../platform/text.ts";
import { type Watched, watchQuery, type WatchWish } from "./api.ts";
import { ShareSheet } from "./share-sheet.tsx";

export function ReplayView({ wish }: { wish: WatchWish }) {
  const query = useQuery(watchQuery(wish));
  if (isRefused(query.error, "replays.not_found", "common.invalid_input")) {
    return <NothingToWatch isShared={"link" in wish} />;
  }
  return (
    <QueryState query={query} waiting={<div className="min-h-[60vh]" />}>
      {(watched) => <Stage watched={watched} />}
    </QueryState>
  );
}

/** Asking again would not help: the way on is another page. */
function NothingToWatch({ isShared }: { isShared: boolean }) {
  useTitle(t`Nothing to watch`);
  return (
    <>
      <h1 className="sr-only">{t`Nothing to watch`}</h1>
      {isShared ? (
        <EmptyState
          image={scenes.lost}
          title={t`This link has ended.`}
          text={t`Links last 30 days, and whoever shared the round can end them at any time.`}
          action={<Link to="/" className={buttonClass("primary")}>{t`Go to the home page`}</Link>}
        />
      ) : (
        <EmptyState
          image={scenes.lost}
          title={t`This round can't be watched again.`}
          text={t`It isn't over yet, or its studio doesn't show its rounds again. What you bet and won is in your bet history.`}
          action={
            <Link to="/records" className={buttonClass("primary")}>{t`See your bet history`}</Link>
          }
        />
      )}
    </>
  );
}

function Stage({ watched: { replay, links } }: { watched: Watched }) {
  const [isSharing, setSharing] = useState(false);
  const { name } = replay;
  useTitle(t`Recording: ${name}`);
  return (
    <div className="game-stage fixed inset-0 flex h-dvh flex-col bg-ground-deep pt-[env(safe-area-inset-top)]">
      <Bar replay={replay} onShare={links === null ? null : () => setSharing(true)} />
      <div className="relative min-h-0 flex-1">
        {replay.record !== null && <GameReplay record={replay.record} replay={replay} />}
        {replay.page_url !== null && (
          <iframe
            src={replay.page_url}
            title={t`Game: ${replay.name}`}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- games need their own origin
            sandbox={sandboxOf([])}
            referrerPolicy="origin"
            className="size-full border-0"
          />
        )}
      </div>
      {isSharing && links !== null && (
        <ShareSheet replay={replay} links={links} onClose={() => setSharing(false)} />
      )}
    </div>
  );
}

function GameReplay({ record, replay }: { record: AnyRecord; replay: Replay }) {
  const answer = useMemo(() => recordedMessage(record), [record]);
  return (
    <AskingFrame
      src={replayAddress(record.game, language)}
      title={t`Game: ${replay.name}`}
      isQuestion={isAwaitingRound}
      answer={answer}
      className="size-full border-0"
    />
  );
}

function Bar({ replay, onShare }: { replay: Replay; onShare: (() => void) | null }) {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const { name, amounts } = replay;
  const back = () => (canGoBack ? router.history.back() : void router.navigate({ to: "/records" }));
  return (
    <header className="flex h-11 shrink-0 items-center gap-1 bg-surface-1 pr-2">
      {onShare === null ? (
        <span className="w-2" />
      ) : (
        <IconButton label={t`Back`} onClick={back}>
          <ChevronLeft aria-hidden="true" className="size-6" />
        </IconButton>
      )}
      <div className="min-w-0 flex-1 leading-tight">
        <h1 className="truncate text-xs font-semibold">{t`Recording: ${name}`}</h1>
        <p className="tabular truncate text-xs text-quiet">
          {formatTime(replay.played_at, "full")}
          {/* A phone has room for the time alone: the game shows both amounts below. */}
          {amounts !== null && (
            <span className="max-sm:sr-only">
              {" · "}
              {t`Bet ${formatMoney(amounts.staked)}, returned ${formatMoney(amounts.win)}`}
            </span>
          )}
        </p>
      </div>
      {onShare === null ? (
        <Link to="/" className={buttonClass("quiet", "sm")}>
          {t`To the site`}
        </Link>
      ) : (
        <Button look="quiet" size="sm" onClick={onShare}>
          <Share2 aria-hidden="true" className="size-4" />
          {t`Share`}
        </Button>
      )}
    </header>
  );
}
