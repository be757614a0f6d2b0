/** The first visit to a game: its facts, its rules, and the choice to play or to try. */
import { t } from "@lingui/core/macro";
import { useRouter } from "@tanstack/react-router";
import { Button, IconButton } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { ChevronLeft, Play } from "lucide-react";
import { useIsMember } from "../../platform/session.ts";
import { openModal } from "../../platform/ui-store.ts";
import type { Game } from "../../platform/games.ts";
import { GameFacts, GameRules } from "./game-facts.tsx";

interface GameIntroProps {
  game: Game;
  /** Why the last start did not work. */
  problem: string | null;
  isStarting: boolean;
  onPlay: (mode: "real" | "demo") => void;
}

export function GameIntro({ game, problem, isStarting, onPlay }: GameIntroProps) {
  const isMember = useIsMember();
  const router = useRouter();
  const isClosed = game.status === "maintenance";
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[640px] flex-col">
      <div className="relative">
        <img
          src={game.image_wide}
          alt=""
          width={720}
          height={360}
          fetchPriority="high"
          className="aspect-2/1 w-full object-cover sm:mt-6 sm:rounded-card"
        />
        <IconButton
          label={t`Back`}
          className="absolute top-2 left-2 bg-black/50 !text-white sm:top-8"
          onClick={() => router.history.back()}
        >
          <ChevronLeft aria-hidden="true" className="size-6" />
        </IconButton>
      </div>
      <div className="flex flex-1 flex-col gap-4 px-5 pt-5 pb-[calc(1.5rem+env(safe-area-inset-bottom))]">
        <div>
          <h1 className="text-xl font-bold">{game.name}</h1>
          <p className="text-sm text-quiet">{game.brand}</p>
        </div>
        <GameFacts game={game} />
        <GameRules game={game} />
        {isClosed && <Notice>{t`This game is under maintenance. Please come back later.`}</Notice>}
        {problem !== null && <Notice tone="error">{problem}</Notice>}
        <div className="mt-auto flex flex-col gap-2 pt-2">
          <Button
            size="lg"
            isBusy={isStarting}
            disabled={isClosed}
            onClick={() => (isMember ? onPlay("real") : openModal("login"))}
          >
            <Play aria-hidden="true" className="size-5 fill-current" />
            {isMember ? t`Play` : t`Log in and play`}
          </Button>
          {game.has_demo && (
            <Button
              look="quiet"
              size="lg"
              disabled={isClosed || isStarting}
              onClick={() => onPlay("demo")}
            >
              {t`Try with play money`}
            </Button>
          )}
        </div>
      </div>
    </main>
  );
}
