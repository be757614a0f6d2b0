/**
 * What belongs to a game and is not in it: its facts, favourite, proof, limits, help, full screen.
 */
import { plural, t } from "@lingui/core/macro";
import { Link, type LinkProps } from "@tanstack/react-router";
import { formatSignedMoney } from "@tucano/i18n/money.ts";
import { cx } from "@tucano/ui/cx.ts";
import { Sheet } from "@tucano/ui/sheet.tsx";
import {
  BadgeCheck,
  Coins,
  Heart,
  History,
  LifeBuoy,
  type LucideIcon,
  Maximize,
  Minimize,
  Search,
  ShieldCheck,
  Sparkles,
} from "lucide-react";
import { toggleFavourite, useIsFavourite } from "../../platform/games/favourites.ts";
import type { Game } from "../../platform/games/games.ts";
import { useIsMember } from "../../platform/session/session.ts";
import { openModal } from "../../platform/shell/ui-store.ts";
import { FreeNotice } from "./free-notice.tsx";
import { RaceNotice } from "./race-notice.tsx";
import { GameFacts, GameRules } from "./game-facts.tsx";
import type { Sitting } from "./use-sitting.ts";

interface GameMenuProps {
  game: Game;
  isDemo: boolean;
  sitting: Sitting;
  hasResult: boolean;
  onSwitchMode: () => void;
  onClose: () => void;
}

const itemClass =
  "flex min-h-14 h-full w-full items-center gap-3 rounded-tile bg-surface-2 px-3 py-2 text-left " +
  "text-sm leading-tight font-medium no-underline transition-colors hover:bg-surface-3";

interface MenuButtonProps {
  icon: LucideIcon;
  text: string;
  isPressed?: boolean;
  onClick: () => void;
}

function MenuButton({ icon: Icon, text, isPressed, onClick }: MenuButtonProps) {
  return (
    <li>
      <button type="button" aria-pressed={isPressed} className={itemClass} onClick={onClick}>
        <Icon
          aria-hidden="true"
          className={cx(
            "size-5 shrink-0 text-quiet",
            isPressed === true && "fill-current text-beak-text",
          )}
        />
        {text}
      </button>
    </li>
  );
}

function MenuLink({
  icon: Icon,
  text,
  to,
}: {
  icon: LucideIcon;
  text: string;
  to: NonNullable<LinkProps["to"]>;
}) {
  return (
    <li>
      <Link to={to} className={itemClass}>
        <Icon aria-hidden="true" className="size-5 shrink-0 text-quiet" />
        {text}
      </Link>
    </li>
  );
}

/** iPhones have no full screen for elements; there the page itself already fills the window. */
function FullScreenButton({ onDone }: { onDone: () => void }) {
  if (!document.fullscreenEnabled) return null;
  const isFull = document.fullscreenElement !== null;
  return (
    <MenuButton
      icon={isFull ? Minimize : Maximize}
      text={isFull ? t`Exit full screen` : t`Full screen`}
      onClick={() => {
        void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
        onDone();
      }}
    />
  );
}

function FavouriteItem({ game }: { game: Game }) {
  const isFavourite = useIsFavourite(game.id);
  return (
    <MenuButton
      icon={Heart}
      text={t`Favourite`}
      isPressed={isFavourite}
      onClick={() => void toggleFavourite(game, isFavourite)}
    />
  );
}

function Result({ sitting }: { sitting: Sitting }) {
  const rounds = sitting.tally.rounds;
  const net = formatSignedMoney(sitting.tally.net);
  return (
    <p className="tabular rounded-tile bg-surface-2 px-4 py-3 text-sm">
      <span className="text-quiet">
        {plural(rounds, {
          one: "This visit: # round, net result",
          other: "This visit: # rounds, net result",
        })}
      </span>{" "}
      <span className="font-semibold">{net}</span>
    </p>
  );
}

export function GameMenu(props: GameMenuProps) {
  const { game, isDemo, sitting, hasResult, onSwitchMode, onClose } = props;
  const isMember = useIsMember();
  return (
    <Sheet title={game.name} closeLabel={t`Close`} onClose={onClose} isWide>
      <div className="flex flex-col gap-4">
        {hasResult && <Result sitting={sitting} />}
        <ul aria-label={t`Game menu`} className="grid grid-cols-2 gap-2">
          <FavouriteItem game={game} />
          {(game.has_demo || isDemo) && (
            <MenuButton
              icon={isDemo ? Coins : Sparkles}
              text={isDemo ? t`Play for real money` : t`Try with play money`}
              onClick={onSwitchMode}
            />
          )}
          <FullScreenButton onDone={onClose} />
          <MenuButton
            icon={Search}
            text={t`Another game`}
            onClick={() => {
              onClose();
              openModal("search");
            }}
          />
          <MenuLink icon={BadgeCheck} text={t`Verify a round`} to="/fairness" />
          {isMember && <MenuLink icon={History} text={t`Bet history`} to="/records" />}
          <MenuLink
            icon={ShieldCheck}
            text={isMember ? t`My limits` : t`Responsible gaming`}
            to={isMember ? "/responsible-gaming/limits" : "/responsible-gaming"}
          />
          <MenuLink icon={LifeBuoy} text={t`Support`} to="/information-center/support" />
        </ul>
        {!isDemo && <FreeNotice game={game} />}
        {!isDemo && <RaceNotice game={game} />}
        <GameFacts game={game} />
        <GameRules game={game} />
      </div>
    </Sheet>
  );
}
