/** The sidebar's place: its code is loaded only where there is room for it. */
import { lazy, Suspense, useSyncExternalStore } from "react";

const Sidebar = lazy(() => import("./sidebar.tsx").then((m) => ({ default: m.Sidebar })));

const wide = matchMedia("(width >= 1024px)");

function subscribe(listener: () => void): () => void {
  wide.addEventListener("change", listener);
  return () => wide.removeEventListener("change", listener);
}

export function SidebarSpace() {
  const isWide = useSyncExternalStore(subscribe, () => wide.matches);
  return (
    <div className="hidden w-60 shrink-0 lg:block">
      {isWide && (
        <Suspense fallback={null}>
          <Sidebar />
        </Suspense>
      )}
    </div>
  );
}
