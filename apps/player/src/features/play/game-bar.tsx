import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { formatMoney, formatSignedMoney } from "@tucano/i18n/money.ts";
import { IconButton } from "@tucano/ui/button.tsx";
import { ChevronLeft, EllipsisVertical, Plus, Search } from "lucide-react";
import { useEffect, useState } from "react";
import { BalanceChip } from "../../platform/money/balance-chip.tsx";
import { monotonicNow } from "../../platform/clock.ts";
import { SiteLogo } from "../../platform/shell/site-logo.tsx";
import { openModal } from "../../platform/shell/ui-store.ts";
import { formatClock } from "./game-tally.ts";
import type { Sitting } from "./use-sitting.ts";

function SessionClock({ startMs }: { startMs: number }) {
  const [nowMs, setNow] = useState(monotonicNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(monotonicNow()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" aria-label={t`Time in this game`}>
      {formatClock(Math.max(0, nowMs - startMs))}
    </span>
  );
}

interface GameBarProps {
  name: string;
  isDemo: boolean;
  /** What the game itself says one has, where it does. */
  balance: string | undefined;
  sitting: Sitting;
  hasResult: boolean;
  onBack: () => void;
  onMenu: () => void;
}

/** Ours, above the studio's frame: the way out, the money, the time, and what it came to. */
export function GameBar(props: GameBarProps) {
  const { name, isDemo, balance, sitting, hasResult, onBack, onMenu } = props;
  return (
    <header className="flex h-11 shrink-0 items-center gap-1 bg-surface-1 pr-1 lg:sticky lg:top-0 lg:z-30 lg:h-16 lg:gap-2 lg:px-6">
      <Link to="/" className="mr-3 hidden min-h-11 items-center rounded-tile text-text lg:flex">
        <SiteLogo />
      </Link>
      <IconButton label={t`Leave the game`} onClick={onBack}>
        <ChevronLeft aria-hidden="true" className="size-6" />
      </IconButton>
      <div className="min-w-0 flex-1 leading-none">
        <h1 className="truncate text-xs font-semibold">{name}</h1>
        <p className="tabular flex gap-2 truncate text-xs text-quiet">
          <SessionClock startMs={sitting.startMs} />
          {hasResult && (
            <span title={t`Net result of this visit`}>
              <span className="sr-only">{t`Net result of this visit`}: </span>
              {formatSignedMoney(sitting.tally.net)}
            </span>
          )}
        </p>
      </div>
      <IconButton
        label={t`Search games`}
        aria-haspopup="dialog"
        className="max-lg:hidden"
        onClick={() => openModal("search")}
      >
        <Search aria-hidden="true" className="size-5" />
      </IconButton>
      {isDemo ? (
        <span className="tabular flex flex-wrap justify-center gap-x-1.5 rounded-tile bg-sea/15 px-3 py-1 text-xs/4 font-semibold text-sea-text max-sm:max-w-28">
          <span>{t`Play money`}</span>
          {balance !== undefined && <span>{formatMoney(balance)}</span>}
        </span>
      ) : (
        <>
          <BalanceChip isCompact money={balance} />
          <button
            type="button"
            aria-label={t`Deposit`}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-tile transition-transform duration-120 active:scale-95"
            onClick={() => openModal("deposit")}
          >
            <span className="beak-fill inline-flex size-9 items-center justify-center rounded-tile">
              <Plus aria-hidden="true" className="size-5" />
            </span>
          </button>
        </>
      )}
      <IconButton label={t`Game menu`} onClick={onMenu}>
        <EllipsisVertical aria-hidden="true" className="size-5" />
      </IconButton>
    </header>
  );
}
