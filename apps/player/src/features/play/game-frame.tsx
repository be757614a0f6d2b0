import { t } from "@lingui/core/macro";
import type { GameToPage } from "@tucano/contract/studios/game-messages.ts";
import { readPartnerFrame, sandboxOf } from "@tucano/contract/studios/partner-frame.ts";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { PlayMode } from "../../platform/records/choices.ts";
import { useLiveLine } from "../../platform/realtime/live.ts";
import { refetchMember, useMember } from "../../platform/session/member.ts";
import { openModal, useUi } from "../../platform/shell/ui-store.ts";
import type { Game } from "../../platform/games/games.ts";
import { GameBar } from "./game-bar.tsx";
import { GameLoading, type Progress } from "./game-loading.tsx";
import { GameMenu } from "./game-menu.tsx";
import { useGameMessages } from "./use-game-messages.ts";
import type { Sitting } from "./use-sitting.ts";

interface GameFrameProps {
  game: Game;
  mode: PlayMode;
  url: string;
  sitting: Sitting;
  /** On a desk, beside the game and below it. */
  sidebar: ReactNode;
  around: ReactNode;
  onRelaunch: () => void;
  onSwitchMode: () => void;
  /** Back to the facts and the choice, without leaving the game's page. */
  onIntro: () => void;
  onLeave: () => void;
}

/** While a round runs the tab asks before it closes; the round itself is safe on the server. */
function useLeaveGuard(isRoundRunning: boolean): void {
  useEffect(() => {
    if (!isRoundRunning) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isRoundRunning]);
}

export function GameFrame(props: GameFrameProps) {
  const { game, mode, url, sitting, onRelaunch, onLeave } = props;
  const router = useRouter();
  const frame = useRef<HTMLIFrameElement>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [isReady, setReady] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const [isRoundRunning, setRoundRunning] = useState(false);
  /** As the game shows it: without the stake at once, with the win when it has been seen. */
  const [balance, setBalance] = useState<string>();
  const [isMenuOpen, setMenuOpen] = useState(false);
  useLeaveGuard(isRoundRunning);
  // A game that is not ours does not say so itself.
  const isElsewhere = new URL(url, location.href).origin !== location.origin;
  const partner = readPartnerFrame(url);

  function hear(message: GameToPage): void {
    switch (message.type) {
      case "progress":
        setProgress(message);
        return;
      case "ready":
        setReady(true);
        frame.current?.focus();
        return;
      case "failed":
        // What the game says is above what the page would guess.
        setFailed(true);
        return;
      case "balance":
        setBalance(message.balance);
        return;
      case "round-started":
        setRoundRunning(true);
        return;
      case "round-settled":
        setRoundRunning(false);
        sitting.add(message);
        if (mode === "real") void refetchMember();
        return;
      case "round-over":
        setRoundRunning(false);
        if (mode === "real") void refetchMember();
        return;
      case "money-moved":
        if (mode === "real") void refetchMember();
        return;
      case "need-deposit":
        if (mode === "real") openModal("deposit");
        return;
      case "session-ended":
        onRelaunch();
        return;
      case "open-page":
        router.history.push(message.path);
        return;
      // Nothing is shown again here: that has a page of its own.
      case "awaits-round":
        return;
      case "close":
        onLeave();
    }
  }

  const say = useGameMessages(frame, url, hear);
  useAskWhenCutOff(mode);
  useCoverGame(say, isReady, isMenuOpen);
  useTellBalance(say, isReady && mode === "real" && !isRoundRunning);

  return (
    <div className="game-stage">
      <GameBar
        name={game.name}
        isDemo={mode === "demo"}
        balance={balance}
        sitting={sitting}
        // What games of others say of results is a hint: nothing is added up from that.
        hasResult={!isElsewhere && partner === null}
        onBack={onLeave}
        onMenu={() => setMenuOpen(true)}
      />
      <Desk sidebar={props.sidebar} around={props.around}>
        <iframe
          ref={frame}
          src={url}
          onLoad={() => isElsewhere && setReady(true)}
          title={t`Game: ${game.name}`}
          // Refused: leaving this page, downloads, and to most also opening windows and forms.
          // oxlint-disable-next-line react/iframe-missing-sandbox -- games need their own origin
          sandbox={sandboxOf(partner?.permissions ?? [])}
          allow="autoplay; fullscreen; screen-wake-lock"
          referrerPolicy="origin"
          className="size-full border-0"
        />
        {!isReady && !isFailed && (
          <GameLoading
            game={game}
            progress={progress}
            onCancel={props.onIntro}
            onRetry={onRelaunch}
          />
        )}
      </Desk>
      {isMenuOpen && (
        <GameMenu
          game={game}
          isDemo={mode === "demo"}
          sitting={sitting}
          hasResult={!isElsewhere && partner === null}
          onSwitchMode={() => {
            setMenuOpen(false);
            props.onSwitchMode();
          }}
          onClose={() => setMenuOpen(false)}
        />
      )}
    </div>
  );
}

type Surroundings = Pick<GameFrameProps, "sidebar" | "around">;

function Desk({ sidebar, around, children }: Surroundings & { children: ReactNode }) {
  return (
    <div className="game-page">
      {sidebar}
      <div className="game-column">
        <main className="game-frame">{children}</main>
        <div className="game-around">{around}</div>
      </div>
    </div>
  );
}

type Say = ReturnType<typeof useGameMessages>;

/**
 * A session may end elsewhere: by a break that begins, at another device. The line closes then, and
 * the next call finds out, and takes the game away; a partner's game makes no call of ours.
 */
function useAskWhenCutOff(mode: PlayMode): void {
  const isLineOpen = useLiveLine((line) => line.isOpen);
  const wasOpen = useRef(isLineOpen);
  useEffect(() => {
    if (mode === "real" && wasOpen.current && !isLineOpen) void refetchMember();
    wasOpen.current = isLineOpen;
  }, [mode, isLineOpen]);
}

/** A sheet over the game stops automatic play and sound; closing it lets the game go on. */
function useCoverGame(say: Say, isReady: boolean, isMenuOpen: boolean): void {
  const isCovered = useUi((state) => state.modal !== null || state.isCheckDue) || isMenuOpen;
  const wasCovered = useRef(false);
  useEffect(() => {
    if (!isReady || wasCovered.current === isCovered) return;
    wasCovered.current = isCovered;
    say({ type: isCovered ? "pause" : "resume" });
  }, [say, isReady, isCovered]);
}

/** Money that moved outside the game: a deposit was credited, a withdrawal was made. */
function useTellBalance(say: Say, isListening: boolean): void {
  const balance = useMember()?.money;
  const told = useRef<string>(null);
  useEffect(() => {
    if (!isListening || balance === undefined || told.current === balance) return;
    if (told.current !== null) say({ type: "balance-changed", balance });
    told.current = balance;
  }, [say, isListening, balance]);
}
