/** Starting a game, restarting it when it gives up its session, and what prevents that. */
import { t } from "@lingui/core/macro";
import type { ErrorCode } from "@tucano/contract/errors/index.ts";
import { useState } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import type { PlayMode } from "../../platform/records/choices.ts";
import type { Game } from "../../platform/games/games.ts";
import { language } from "../../platform/language.ts";
import { rememberGame } from "../../platform/games/recent-games.ts";
import { useSession } from "../../platform/session/session.ts";
import { useLaunch } from "./api.ts";
import { useHouseSheet } from "./game-facts.tsx";
import { markSeen } from "./seen-games.ts";

export interface Running {
  mode: PlayMode;
  url: string;
  /** Counts launches, so that a new one is a new frame. */
  launch: number;
}

/** Why the game is not running, in a sentence, and the server's code for it where there is one. */
export interface Problem {
  readonly text: string;
  readonly code: ErrorCode | undefined;
}

/** A house game starts a demo without anybody being signed in; its address needs no token. */
function visitorDemoUrl(game: Game): string {
  const fragment = new URLSearchParams({ lang: language, lobby: `${location.origin}/` });
  return `/play/${game.code}/#${fragment.toString()}`;
}

/** A game that gives its session up again and again is not started for ever. */
const MOST_RELAUNCHES = 3;

export function useGameLaunch(game: Game) {
  const launch = useLaunch();
  const isVisitor = useSession((state) => state.status !== "member");
  const isHouseGame = useHouseSheet(game) !== undefined;
  const [running, setRunning] = useState<Running | null>(null);
  const [hasGivenUp, setGivenUp] = useState(false);

  function show(mode: PlayMode, url: string): void {
    markSeen(game.id);
    rememberGame(game.id);
    setRunning((before) => ({ mode, url, launch: (before?.launch ?? 0) + 1 }));
  }

  function start(mode: PlayMode): void {
    setGivenUp(false);
    if (mode === "demo" && isVisitor && isHouseGame) {
      show(mode, visitorDemoUrl(game));
      return;
    }
    launch.mutate(
      { game, mode, isVisitor },
      { onSuccess: ({ url }) => show(mode, url), onError: () => setRunning(null) },
    );
  }

  function restart(): void {
    if (running !== null && running.launch <= MOST_RELAUNCHES) {
      start(running.mode);
      return;
    }
    setGivenUp(true);
    setRunning(null);
  }

  return {
    running,
    start,
    restart,
    stop: () => setRunning(null),
    problem: problemOf(launch.error, hasGivenUp),
    isStarting: launch.isPending,
  };
}

function problemOf(error: unknown, hasGivenUp: boolean): Problem | null {
  if (isApiError(error)) return { text: error.message, code: error.error };
  if (!hasGivenUp) return null;
  return {
    text: t`The game session ended several times. Check your connection and open the game again.`,
    code: undefined,
  };
}
