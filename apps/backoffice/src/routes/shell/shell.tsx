import { useLingui } from "@lingui/react/macro";
import { isApiError } from "@tucano/client/api-error.ts";
import { ToastHost } from "@tucano/ui/toast.tsx";
import { useQuery } from "@tanstack/react-query";
import { Navigate, Outlet } from "@tanstack/react-router";
import { useState } from "react";
import { StopsBanner } from "../../features/games/stops-banner.tsx";
import { sessionQuery } from "../../platform/session/session.ts";
import { Loaded } from "../../platform/tables/show.tsx";
import { Palette } from "./palette.tsx";
import { ShortcutHelp } from "./shortcut-help.tsx";
import { Sidebar, TopBar } from "./sidebar.tsx";
import { useShortcuts } from "./use-shortcuts.ts";

/** Everything behind the sign-in. */
export function Shell() {
  const { t } = useLingui();
  const session = useQuery(sessionQuery);
  const [isFinding, setIsFinding] = useState(false);
  const [isHelping, setIsHelping] = useState(false);
  useShortcuts({ onFind: () => setIsFinding(true), onHelp: () => setIsHelping(true) });
  if (isApiError(session.error) && session.error.status === 401) return <Navigate to="/sign-in" />;
  return (
    <div className="flex min-h-dvh flex-col md:flex-row">
      <Sidebar onFind={() => setIsFinding(true)} />
      <TopBar onFind={() => setIsFinding(true)} />
      <main className="mx-auto w-full max-w-[1680px] min-w-0 flex-1 px-4 pt-4 pb-12 md:px-8 md:pt-6">
        <Loaded query={session}>
          {() => (
            <>
              <StopsBanner />
              <Outlet />
            </>
          )}
        </Loaded>
      </main>
      {isFinding && <Palette onClose={() => setIsFinding(false)} />}
      {isHelping && <ShortcutHelp onClose={() => setIsHelping(false)} />}
      <ToastHost closeLabel={t`Close`} />
    </div>
  );
}
