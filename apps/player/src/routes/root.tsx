import { Outlet } from "@tanstack/react-router";
import { t } from "@lingui/core/macro";
import { ToastHost } from "@tucano/ui/toast.tsx";
import { lazy, Suspense } from "react";
import { useLiveBalance } from "../platform/member.ts";
import { useSession } from "../platform/session.ts";
import { useUi } from "../platform/ui-store.ts";

const Modals = lazy(() => import("./shell/modals.tsx").then((m) => ({ default: m.Modals })));

/** Above every page, inside the shell and outside it: modals opened by state, and toasts. */
export function Root() {
  useLiveBalance();
  const hasModal = useUi((state) => state.modal !== null);
  const hasPrompt = useSession((state) => state.isExpiredPromptOpen);
  return (
    <>
      <Outlet />
      {(hasModal || hasPrompt) && (
        <Suspense fallback={null}>
          <Modals />
        </Suspense>
      )}
      <ToastHost closeLabel={t`Close`} />
    </>
  );
}
