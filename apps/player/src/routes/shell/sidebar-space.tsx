/** The sidebar's place: its code is loaded only where there is room for it. */
import { cx } from "@tucano/ui/cx.ts";
import { Suspense } from "react";
import { optional } from "../../platform/releases/optional.ts";
import { useUi } from "../../platform/shell/ui-store.ts";
import { useIsWide } from "../../platform/shell/use-is-wide.ts";

const Sidebar = optional(() => import("./sidebar.tsx").then((m) => m.Sidebar));

export function SidebarSpace() {
  const isWide = useIsWide();
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
