import { Outlet } from "@tanstack/react-router";
import { t } from "@lingui/core/macro";
import { ToastHost } from "@tucano/ui/toast.tsx";
import { lazy, Suspense } from "react";
import { keepInstallEvent } from "../features/app/install-event.ts";
import { useLiveBalance } from "../platform/session/member.ts";
import { optional } from "../platform/releases/optional.ts";
import { useSession } from "../platform/session/session.ts";
import { useIsSettled } from "../platform/first-paint/settled.ts";
import { useUi } from "../platform/shell/ui-store.ts";
import { OpenOrderPill } from "./shell/open-order-pill.tsx";

const Modals = lazy(() => import("./shell/sheets/modals.tsx").then((m) => ({ default: m.Modals })));
const Companions = optional(() => import("./shell/companions.tsx").then((m) => m.Companions));

keepInstallEvent();

/** Above every page, inside the shell and outside it: modals opened by state, and toasts. */
export function Root() {
  useLiveBalance();
  const hasModal = useUi((state) => state.modal !== null);
  const hasPrompt = useSession((state) => state.isExpiredPromptOpen);
  const isSettled = useIsSettled();
  return (
    <>
      <Outlet />
      <OpenOrderPill />
      {(hasModal || hasPrompt) && (
        <Suspense fallback={null}>
          <Modals />
        </Suspense>
      )}
      {isSettled && (
        <Suspense fallback={null}>
          <Companions />
        </Suspense>
      )}
      <ToastHost closeLabel={t`Close`} />
    </>
  );
}
