/** /gameInfo: introduces a game, launches it, and keeps it in its frame. */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useRouter } from "@tanstack/react-router";
import { buttonClass } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { Spinner } from "@tucano/ui/spinner.tsx";
import { useEffect, useRef, useState } from "react";
import { isApiError } from "../../platform/api-error.ts";
import type { PlayMode } from "../../platform/choices.ts";
import { language } from "../../platform/language.ts";
import { useTitle } from "../../platform/page-head.tsx";
import { QueryState } from "../../platform/query-state.tsx";
import { rememberGame } from "../../platform/recent-games.ts";
import { scenes } from "../../platform/scenes.ts";
import { useSession } from "../../platform/session.ts";
import { allGamesQuery, type Game } from "../../platform/games.ts";
import { useLaunch } from "./api.ts";
import { GameFrame } from "./game-frame.tsx";
import { GameIntro } from "./game-intro.tsx";
import { hasSeen, markSeen } from "./seen-games.ts";
import { useSheet } from "./game-facts.tsx";

function Waiting() {
  return (
    <div role="status" className="flex min-h-dvh items-center justify-center text-quiet">
      <Spinner className="size-8" />
      <span className="sr-only">{t`Loading`}</span>
    </div>
  );
}

function UnknownGame() {
  return (
    <main className="page pt-16">
      <h1 className="sr-only">{t`Game`}</h1>
      <EmptyState
        image={scenes.games}
        title={t`This game is not here.`}
        action={<Link to="/game" className={buttonClass("primary")}>{t`Show all games`}</Link>}
      />
    </main>
  );
}

interface Running {
  mode: PlayMode;
  url: string;
  /** Counts launches, so that a new one is a new frame. */
  launch: number;
}

/** A house game starts a demo without anybody being signed in; its address needs no token. */
function visitorDemoUrl(game: Game): string {
  const fragment = new URLSearchParams({ lang: language, lobby: `${location.origin}/` });
  return `/play/${game.code}/#${fragment.toString()}`;
}

/** A game that gives its session up again and again is not started for ever. */
const MOST_RELAUNCHES = 3;

function useGameLaunch(game: Game) {
  const launch = useLaunch();
  const isVisitor = useSession((state) => state.status !== "member");
  const isHouseGame = useSheet(game) !== undefined;
  const [running, setRunning] = useState<Running | null>(null);

  function show(mode: PlayMode, url: string): void {
    markSeen(game.id);
    rememberGame(game.id);
    setRunning((before) => ({ mode, url, launch: (before?.launch ?? 0) + 1 }));
  }

  function start(mode: PlayMode): void {
    if (mode === "demo" && isVisitor && isHouseGame) {
      show(mode, visitorDemoUrl(game));
      return;
    }
    launch.mutate(
      { game, mode },
      { onSuccess: ({ url }) => show(mode, url), onError: () => setRunning(null) },
    );
  }

  function restart(): void {
    if (running === null || running.launch > MOST_RELAUNCHES) setRunning(null);
    else start(running.mode);
  }

  const problem = isApiError(launch.error) ? launch.error.message : null;
  return { running, start, restart, problem, isStarting: launch.isPending };
}

function GameStage({ game, mode }: { game: Game; mode: PlayMode | undefined }) {
  const status = useSession((state) => state.status);
  const router = useRouter();
  const navigate = useNavigate();
  const { running, start, restart, problem, isStarting } = useGameLaunch(game);
  const hasTried = useRef(false);
  useTitle(game.name);

  /** Whoever has pressed play is not started a second time, now that the game is known. */
  function play(wanted: PlayMode): void {
    hasTried.current = true;
    start(wanted);
  }

  // Who knows the game, or came for a stated mode, goes straight in.
  useEffect(() => {
    if (hasTried.current || status === "checking" || game.status !== "live") return;
    if (status !== "member" || (mode === undefined && !hasSeen(game.id))) return;
    play(mode ?? "real");
  });

  function leave(): void {
    if (router.history.canGoBack()) router.history.back();
    else void navigate({ to: "/" });
  }

  if (running === null) {
    return <GameIntro game={game} problem={problem} isStarting={isStarting} onPlay={play} />;
  }
  return (
    <GameFrame
      key={running.launch}
      game={game}
      mode={running.mode}
      url={running.url}
      onRelaunch={restart}
      onSwitchMode={() => start(running.mode === "demo" ? "real" : "demo")}
      onLeave={leave}
    />
  );
}

export function GameInfo({ id, mode }: { id: number | undefined; mode: PlayMode | undefined }) {
  const query = useQuery(allGamesQuery);
  return (
    <QueryState query={query} waiting={<Waiting />}>
      {(games) => {
        const game = games.find((one) => one.id === id);
        return game === undefined ? (
          <UnknownGame />
        ) : (
          <GameStage key={id} game={game} mode={mode} />
        );
      }}
    </QueryState>
  );
}
