/** /gameInfo: introduces a game, launches it, and keeps it in its frame. */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useRouter } from "@tanstack/react-router";
import { buttonClass } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { Spinner } from "@tucano/ui/spinner.tsx";
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import type { PlayMode } from "../../platform/records/choices.ts";
import { allGamesQuery, type Game } from "../../platform/games/games.ts";
import { whenSettled } from "../../platform/first-paint/settled.ts";
import { useMember } from "../../platform/session/member.ts";
import { PageHead, useTitle } from "../../platform/shell/page-head.tsx";
import { LoadError, QueryState } from "../../platform/api/query-state.tsx";
import { scenes } from "../../platform/shell/scenes.ts";
import { useSession } from "../../platform/session/session.ts";
import { openModal } from "../../platform/shell/ui-store.ts";
import { GameIntro } from "./game-intro.tsx";
import { hasSeen } from "./seen-games.ts";
import { useGameLaunch } from "./use-game-launch.ts";
import { useSitting } from "./use-sitting.ts";

/** What is around a running game: it comes while its introduction is read, or with the launch. */
const loadFrame = () => import("./game-frame.tsx");
const GameFrame = lazy(async () => ({ default: (await loadFrame()).GameFrame }));

/** Who fails to load it here is told when the game is to be opened. */
function useFrameAtHand(): void {
  useEffect(() => whenSettled(() => void loadFrame().catch(() => undefined)), []);
}

function Waiting() {
  return (
    <main className="flex min-h-dvh items-center justify-center text-quiet">
      <span role="status">
        <Spinner className="size-8" />
        <span className="sr-only">{t`Loading`}</span>
      </span>
    </main>
  );
}

function UnknownGame() {
  return (
    <main className="page">
      <PageHead title={t`Game`} />
      <EmptyState
        image={scenes.games}
        title={t`This game isn't available.`}
        text={t`It may have been removed. The others are still here.`}
        action={<Link to="/game" className={buttonClass("primary")}>{t`Show all games`}</Link>}
      />
    </main>
  );
}

/** On a desk the site stays around the game. */
interface Surroundings {
  header: ReactNode;
  sidebar: ReactNode;
  /** Below the game. */
  around: (game: Game, state: { isPlaying: boolean }) => ReactNode;
}

function Surrounded({ header, sidebar, children }: Omit<Surroundings, "around"> & Children) {
  return (
    <>
      {header}
      <div className="lg:flex">
        {sidebar}
        <div className="min-w-0 flex-1">{children}</div>
      </div>
    </>
  );
}

interface Children {
  children: ReactNode;
}

interface GameStageProps extends Surroundings {
  game: Game;
  mode: PlayMode | undefined;
}

function GameStage({ game, mode, header, sidebar, around }: GameStageProps) {
  const status = useSession((state) => state.status);
  const member = useMember();
  const router = useRouter();
  const navigate = useNavigate();
  const { running, start, restart, stop, problem, isStarting } = useGameLaunch(game);
  const sitting = useSitting(running?.mode);
  const hasTried = useRef(false);
  /** A partner's frame may lead on to other pages, each a step back in the same history. */
  const stepsThen = useRef(0);
  /** What a visitor asked for before signing in: it is started right after. */
  const wanted = useRef<PlayMode | undefined>(mode);
  useTitle(game.name);
  useFrameAtHand();
  // The server, which writes this page, too, has no history.
  useEffect(() => {
    stepsThen.current = window.history.length;
  }, []);

  /** A game that was started by pressing play is not started again once it is known. */
  function play(next: PlayMode): void {
    if (next === "real" && status !== "member") {
      wanted.current = next;
      openModal("login");
      return;
    }
    hasTried.current = true;
    start(next);
  }

  // A player who knows the game, or came for a given mode, goes straight in.
  useEffect(() => {
    if (hasTried.current || status === "checking" || game.status !== "live") return;
    if (status !== "member" || (wanted.current === undefined && !hasSeen(game.id))) return;
    if (member === undefined || (member.status !== "active" && wanted.current !== "demo")) return;
    play(wanted.current ?? "real");
  });

  function leave(): void {
    const framesSteps = Math.max(0, window.history.length - stepsThen.current);
    if (router.history.canGoBack()) router.history.go(-1 - framesSteps);
    else void navigate({ to: "/" });
  }

  if (running === null) {
    return (
      <Surrounded header={header} sidebar={sidebar}>
        <GameIntro
          game={game}
          problem={problem}
          isStarting={isStarting}
          onPlay={play}
          onBack={leave}
        />
        {around(game, { isPlaying: false })}
      </Surrounded>
    );
  }
  return (
    <Suspense fallback={<Waiting />}>
      <GameFrame
        key={running.launch}
        game={game}
        mode={running.mode}
        url={running.url}
        sitting={sitting}
        sidebar={sidebar}
        around={around(game, { isPlaying: true })}
        onRelaunch={restart}
        onSwitchMode={() => play(running.mode === "demo" ? "real" : "demo")}
        onIntro={stop}
        onLeave={leave}
      />
    </Suspense>
  );
}

interface GameInfoProps extends Surroundings {
  id: number | undefined;
  mode: PlayMode | undefined;
}

export function GameInfo({ id, mode, ...surroundings }: GameInfoProps) {
  const { header, sidebar } = surroundings;
  const query = useQuery(allGamesQuery);
  if (query.data === undefined && query.error !== null) {
    return (
      <Surrounded header={header} sidebar={sidebar}>
        <main className="page">
          <PageHead title={t`Game`} />
          <LoadError error={query.error} onRetry={() => void query.refetch()} />
        </main>
      </Surrounded>
    );
  }
  return (
    <QueryState query={query} waiting={<Waiting />}>
      {(games) => {
        const game = games.find((one) => one.id === id);
        return game === undefined ? (
          <Surrounded header={header} sidebar={sidebar}>
            <UnknownGame />
          </Surrounded>
        ) : (
          <GameStage key={id} game={game} mode={mode} {...surroundings} />
        );
      }}
    </QueryState>
  );
}
