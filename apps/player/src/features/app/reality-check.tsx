/** After each hour of play: how long it was and what it came to, calmly, with a way to stop. */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { formatSignedMoney } from "@tucano/i18n/money.ts";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { useEffect } from "react";
import { monotonicNow } from "../../platform/clock.ts";
import { useIsMember } from "../../platform/session/session.ts";
import { useUi } from "../../platform/shell/ui-store.ts";
import { addPlayedSeconds, readPlayedSeconds } from "./session-clock.ts";
import { isCheckDue, playedInStep } from "./reality-policy.ts";
import { formatMinutes, todayQuery } from "./today.tsx";

const STEP_MS = 15_000;

const wayClass = "inline-flex min-h-11 items-center text-beak-text";

/** Counts while a game is open and somebody looks at it. */
function usePlayTime(isPlaying: boolean, onDue: () => void): void {
  useEffect(() => {
    if (!isPlaying) return undefined;
    let lastMs = monotonicNow();
    const timer = setInterval(() => {
      const now = monotonicNow();
      const step = playedInStep(now - lastMs);
      lastMs = now;
      if (document.visibilityState === "hidden") return;
      const before = readPlayedSeconds();
      if (isCheckDue(before, addPlayedSeconds(step))) onDue();
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [isPlaying, onDue]);
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-3">
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className="tabular text-lg font-semibold">{value}</dd>
    </div>
  );
}

function CheckSheet({ onClose }: { onClose: () => void }) {
  const { data } = useQuery({ ...todayQuery, refetchOnMount: "always" });
  const played = formatMinutes(Math.floor(readPlayedSeconds() / 60));
  return (
    <Sheet
      title={t`Reality check`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
          <Link to="/" className={buttonClass("quiet", "lg")} onClick={onClose}>
            {t`Stop for now`}
          </Link>
          <Button look="quiet" size="lg" onClick={onClose}>
            {t`Keep playing`}
          </Button>
        </div>
      }
    >
      <p className="text-sm text-quiet">
        {t`Every hour we tell you how long you've played and how much you've won or lost.`}
      </p>
      <dl className="mt-2 divide-y divide-edge">
        <Line name={t`Played this visit`} value={played} />
        <Line
          name={t`Played today`}
          value={data === undefined ? "–" : formatMinutes(data.minutes_played ?? 0)}
        />
        <Line
          name={t`Result today`}
          value={data === undefined ? "–" : formatSignedMoney(data.net)}
        />
      </dl>
      <p className="mt-2 flex flex-wrap gap-x-6 text-sm font-medium">
        <Link to="/responsible-gaming/limits" className={wayClass} onClick={onClose}>
          {t`Set limits`}
        </Link>
        <Link to="/responsible-gaming/time-out" className={wayClass} onClick={onClose}>
          {t`Take a time-out`}
        </Link>
      </p>
    </Sheet>
  );
}

const setDue = (isCheckDue: boolean): void => useUi.setState({ isCheckDue });
const tellDue = (): void => setDue(true);

export function RealityCheck() {
  const isMember = useIsMember();
  const isGame = useLocation({ select: (location) => location.pathname === "/gameInfo" });
  const isDue = useUi((state) => state.isCheckDue);
  usePlayTime(isMember && isGame, tellDue);
  return isDue ? <CheckSheet onClose={() => setDue(false)} /> : null;
}
