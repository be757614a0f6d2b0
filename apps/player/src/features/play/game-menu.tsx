import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { Maximize } from "lucide-react";
import type { Game } from "../../platform/games.ts";
import { GameFacts, GameRules } from "./game-facts.tsx";

interface GameMenuProps {
  game: Game;
  isDemo: boolean;
  onSwitchMode: () => void;
  onClose: () => void;
}

/** iPhones have no full screen for elements; there the page itself already fills the window. */
function FullScreenButton({ onDone }: { onDone: () => void }) {
  if (!document.fullscreenEnabled) return null;
  const isFull = document.fullscreenElement !== null;
  return (
    <Button
      look="quiet"
      onClick={() => {
        void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
        onDone();
      }}
    >
      <Maximize aria-hidden="true" className="size-4" />
      {isFull ? t`Leave full screen` : t`Full screen`}
    </Button>
  );
}

export function GameMenu({ game, isDemo, onSwitchMode, onClose }: GameMenuProps) {
  return (
    <Sheet title={game.name} closeLabel={t`Close`} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <GameFacts game={game} />
        <GameRules game={game} />
        <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
          <FullScreenButton onDone={onClose} />
          {(game.has_demo || isDemo) && (
            <Button look="quiet" onClick={onSwitchMode}>
              {isDemo ? t`Play with real money` : t`Try with play money`}
            </Button>
          )}
          <Link to="/records" className={buttonClass("quiet")}>
            {t`Game records`}
          </Link>
          <Link to="/responsible-gaming" className={buttonClass("quiet")}>
            {t`Responsible gaming`}
          </Link>
        </div>
      </div>
    </Sheet>
  );
}
