/** The sidebar's place: its code is loaded only where there is room for it. */
import { cx } from "@tucano/ui/cx.ts";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { useUi } from "../../platform/shell/ui-store.ts";

const Sidebar = lazy(() => import("./sidebar.tsx").then((m) => ({ default: m.Sidebar })));

const wide = matchMedia("(width >= 64rem)");

function subscribe(listener: () => void): () => void {
  wide.addEventListener("change", listener);
  return () => wide.removeEventListener("change", listener);
}

/** The server, which renders the first page, does not know how wide it will be. */
const isWideFirst = () => false;

export function SidebarSpace() {
  const isWide = useSyncExternalStore(subscribe, () => wide.matches, isWideFirst);
  const isNarrow = useUi((state) => state.isSidebarNarrow);
  return (
    <div className={cx("hidden shrink-0 lg:block", isNarrow ? "w-18" : "w-60")}>
      {isWide && (
        <Suspense fallback={null}>
          <Sidebar />
        </Suspense>
      )}
    </div>
  );
}
