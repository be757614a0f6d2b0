/** A newer release waits until a round or a payment is over, unless the player wants it now. */
import { t } from "@lingui/core/macro";
import { useLocation } from "@tanstack/react-router";
import { Button, IconButton } from "@tucano/ui/button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { RefreshCw, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useUi } from "../../platform/shell/ui-store.ts";
import { holdBusy, updateNow, useUpdate, watchForUpdates } from "./updates.ts";
import { isBusy } from "./update-policy.ts";

/** A lock tells other tabs that this one must not lose its worker. */
function useBusyLock(): void {
  const path = useLocation({ select: (location) => location.pathname });
  const isPaying = useUi((state) => state.modal === "deposit");
  const isHeld = isPaying || isBusy({ path, hasDialog: false, hasTyped: false });
  useEffect(() => (isHeld ? holdBusy() : undefined), [isHeld]);
}

export function UpdateNote() {
  const isOffered = useUpdate((state) => state.isOffered);
  const [isClosed, setClosed] = useState(false);
  const isGame = useLocation({ select: (location) => location.pathname === "/gameInfo" });
  useBusyLock();
  useEffect(() => {
    void watchForUpdates(() => ({
      path: location.pathname,
      hasDialog: document.querySelector("dialog[open]") !== null,
    }));
  }, []);
  return (
    <div role="status" className={cx("fixed inset-x-3 z-40", isGame ? "top-14" : "top-18")}>
      {isOffered && !isClosed && (
        <div className="mx-auto flex max-w-md items-center gap-2 rounded-card bg-surface-3 py-1 pl-4 shadow-card">
          <RefreshCw aria-hidden="true" className="size-4 shrink-0 text-sea-text" />
          <p className="min-w-0 flex-1 py-2 text-sm">
            {t`A new version is ready. It waits until you are done.`}
          </p>
          <Button look="ghost" size="sm" className="min-h-11" onClick={updateNow}>
            {t`Update now`}
          </Button>
          <IconButton label={t`Close`} onClick={() => setClosed(true)}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
