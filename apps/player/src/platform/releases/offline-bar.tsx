import { t } from "@lingui/core/macro";
import { WifiOff } from "lucide-react";
import { useIsOnline } from "./online.ts";

/** Above every page, inside the shell and outside it. */
export function OfflineBar() {
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-surface-3 px-4 py-2 text-sm">
          <WifiOff aria-hidden="true" className="size-4 shrink-0 text-coral-text" />
          {t`You are offline. What you see may be old.`}
        </p>
      )}
    </div>
  );
}
