/** The offer to install the site: a card at the edge that keeps nobody from anything. */
import { t } from "@lingui/core/macro";
import { Link, useLocation } from "@tanstack/react-router";
import { Button, buttonClass, IconButton } from "@tucano/ui/button.tsx";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { today } from "../../platform/clock.ts";
import { useSite } from "../../platform/shell/site.ts";
import { readStored, writeStored } from "../../platform/storage.ts";
import { useUi } from "../../platform/shell/ui-store.ts";
import { install, useInstall } from "./install-event.ts";
import { mayOfferInstall } from "./install-policy.ts";
import { thisPlatform } from "./platforms.ts";

const REFUSED_KEY = "tucano.install-refused";
const VISITS_KEY = "tucano.visits";
const VISIT_KEY = "tucano.visit-counted";

/** Counts this visit once, however often the page is loaded in it. */
function countVisit(): number {
  const before = Number(readStored("local", VISITS_KEY) ?? "0");
  if (readStored("session", VISIT_KEY) === "1") return before;
  writeStored("session", VISIT_KEY, "1");
  writeStored("local", VISITS_KEY, String(before + 1));
  return before + 1;
}

function useIsOffered(): [boolean, () => void] {
  const path = useLocation({ select: (location) => location.pathname });
  const { event, isInstalled } = useInstall();
  const [visits] = useState(countVisit);
  const [views, setViews] = useState(0);
  const [refusedDay, setRefusedDay] = useState(() => readStored("local", REFUSED_KEY));
  useEffect(() => setViews((before) => before + 1), [path]);
  const isPossible = event !== null || thisPlatform() === "ios";
  const occasion = { today: today(), refusedDay, visits, views, path, isInstalled, isPossible };
  const refuse = () => {
    writeStored("local", REFUSED_KEY, today());
    setRefusedDay(today());
  };
  return [mayOfferInstall(occasion), refuse];
}

export function InstallOffer() {
  const [isOffered, refuse] = useIsOffered();
  const canAsk = useInstall((state) => state.event !== null);
  // The pill of an open deposit stands at the same edge, and matters more.
  const hasOrder = useUi((state) => state.openOrder !== null);
  const name = useSite()?.name ?? "Tucano";
  if (!isOffered || hasOrder) return null;
  return (
    <aside
      aria-label={t`Install the app`}
      className={
        "fixed inset-x-3 bottom-[calc(84px+env(safe-area-inset-bottom))] z-20 mx-auto flex " +
        "max-w-md items-center gap-3 rounded-card bg-surface-3 p-3 shadow-card lg:right-6 " +
        "lg:bottom-6 lg:left-auto lg:w-md"
      }
    >
      <img src="/icons/icon-192.png" alt="" width={44} height={44} className="rounded-tile" />
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold">{t`${name} on your home screen`}</p>
        <p className="text-xs text-quiet">{t`Opens instantly and takes up almost no space.`}</p>
      </div>
      {canAsk ? (
        <Button
          size="sm"
          className="min-h-11"
          onClick={() => void install().then((isAccepted) => !isAccepted && refuse())}
        >
          {t`Install`}
        </Button>
      ) : (
        <Link to="/download" className={buttonClass("primary", "sm", "min-h-11")} onClick={refuse}>
          {t`See how`}
        </Link>
      )}
      <IconButton label={t`Not now`} className="-mr-2" onClick={refuse}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </aside>
  );
}
