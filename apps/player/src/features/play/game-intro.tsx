/** The first visit to a game: its facts, its rules, and the choice to play or to try. */
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Button, buttonClass, IconButton } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { ChevronLeft, Play } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import type { PlayMode } from "../../platform/records/choices.ts";
import { kindName } from "../../platform/games/game-kinds.ts";
import { hideBroken } from "../../platform/games/hide-broken.ts";
import type { Game } from "../../platform/games/games.ts";
import { useMember } from "../../platform/session/member.ts";
import { membersPart } from "../../platform/session/members-part.ts";
import { useIsMember, useSession } from "../../platform/session/session.ts";
import { StandingBar } from "../../platform/session/standing-bar.tsx";
import { GameFacts, GameRules } from "./game-facts.tsx";
import type { Problem } from "./use-game-launch.ts";

const MemberNotices = membersPart(() =>
  import("./member-notices.tsx").then((m) => m.MemberNotices),
);

interface GameIntroProps {
  game: Game;
  /** Why the last start did not work. */
  problem: Problem | null;
  isStarting: boolean;
  onPlay: (mode: PlayMode) => void;
  onBack: () => void;
}

/** What can be done about a refusal: never a dead end. */
function NextStep({ problem }: { problem: Problem }) {
  const look = buttonClass("quiet", "sm", "min-h-11");
  switch (problem.code) {
    case "identity.verification_required":
      return <Link to="/security-center/identity" className={look}>{t`Verify my identity`}</Link>;
    case "compliance.limits_required":
      return <Link to="/responsible-gaming" className={look}>{t`Responsible gaming`}</Link>;
    case "rounds.real_play_refused":
      return (
        <>
          <Link to="/responsible-gaming" className={look}>{t`Responsible gaming`}</Link>
          <Link to="/information-center/support" className={look}>{t`Support`}</Link>
        </>
      );
    case "rounds.game_unavailable":
    case "catalog.game_not_found":
      return <Link to="/game" className={look}>{t`Show all games`}</Link>;
    default:
      return null;
  }
}

function Problems({ game, problem }: Pick<GameIntroProps, "game" | "problem">): ReactNode {
  if (game.status === "maintenance") {
    return (
      <Notice>
        <p>{t`This game is under maintenance. Please come back later.`}</p>
        <p className="mt-2">
          <Link
            to="/game"
            search={{ type: game.game_type }}
            className={buttonClass("quiet", "sm", "min-h-11")}
          >
            {t`More like this: ${kindName(game.game_type)}`}
          </Link>
        </p>
      </Notice>
    );
  }
  if (problem === null) return null;
  return (
    <Notice tone="error">
      <p>{problem.text}</p>
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        <NextStep problem={problem} />
      </div>
    </Notice>
  );
}

function Choices(props: Omit<GameIntroProps, "onBack" | "problem">) {
  const { game, isStarting, onPlay } = props;
  const status = useSession((state) => state.status);
  const standing = useMember()?.status ?? "active";
  const isClosed = game.status === "maintenance";
  return (
    <div className="flex flex-col gap-2">
      <Button
        size="lg"
        isBusy={isStarting}
        disabled={isClosed || status === "checking" || standing !== "active"}
        onClick={() => onPlay("real")}
      >
        <Play aria-hidden="true" className="size-5 fill-current" />
        {status === "visitor" ? t`Log in and play` : t`Play`}
      </Button>
      {game.has_demo ? (
        <Button
          look="quiet"
          size="lg"
          disabled={isClosed || isStarting}
          onClick={() => onPlay("demo")}
        >
          {t`Try with play money`}
        </Button>
      ) : (
        <p className="text-center text-xs text-quiet">
          {t`This game cannot be tried with play money.`}
        </p>
      )}
    </div>
  );
}

export function GameIntro({ game, problem, isStarting, onPlay, onBack }: GameIntroProps) {
  const isMember = useIsMember();
  return (
    <>
      <StandingBar />
      <main className="game-intro mx-auto min-h-dvh w-full max-w-[640px] md:max-w-[1280px] lg:min-h-0">
        <div className="game-intro-picture relative">
          <img
            src={game.image_wide}
            onError={hideBroken}
            alt=""
            width={720}
            height={360}
            fetchPriority="high"
            className="aspect-2/1 w-full object-cover md:rounded-card"
          />
          <IconButton
            label={t`Back`}
            className="absolute top-2 left-2 bg-black/50 !text-white"
            onClick={onBack}
          >
            <ChevronLeft aria-hidden="true" className="size-6" />
          </IconButton>
        </div>
        <div className="game-intro-facts flex flex-col gap-4">
          <div>
            <h1 className="text-xl font-bold">{game.name}</h1>
            <p className="text-sm text-quiet">
              {game.brand} · {kindName(game.game_type)}
            </p>
          </div>
          <Problems game={game} problem={problem} />
          <GameFacts game={game} />
          <GameRules game={game} />
          {/* They come late: what is being read would move if they stood above. */}
          <Suspense fallback={null}>{isMember && <MemberNotices game={game} />}</Suspense>
        </div>
        <div className="game-intro-choice flex flex-col gap-3">
          <Choices game={game} isStarting={isStarting} onPlay={onPlay} />
          <p className="text-center text-xs text-quiet">
            <Link to="/responsible-gaming" className="inline-flex min-h-11 items-center">
              {t`18+. Gambling can become a habit: set limits before you need them.`}
            </Link>
          </p>
        </div>
      </main>
    </>
  );
}
