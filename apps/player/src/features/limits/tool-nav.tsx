import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { chipClass } from "@tucano/ui/chip.tsx";
import { useEffect, useRef } from "react";

/** The tools stand side by side on every one of their pages, so each is one tap from the others. */
export function ToolNav() {
  const places = [
    { to: "/responsible-gaming/limits", label: t`Limits` },
    { to: "/responsible-gaming/statement", label: t`Statement` },
    { to: "/responsible-gaming/time-out", label: t`Time-out` },
    { to: "/responsible-gaming/exclusion", label: t`Self-exclusion` },
    { to: "/responsible-gaming/self-test", label: t`Self-test` },
  ] as const;
  const list = useRef<HTMLUListElement>(null);
  // On a small phone the current one may be beyond the edge.
  useEffect(() => {
    const present = list.current?.querySelector<HTMLElement>("[aria-current]")?.parentElement;
    const middle = (present?.offsetLeft ?? 0) + (present?.offsetWidth ?? 0) / 2;
    if (list.current !== null) list.current.scrollLeft = middle - list.current.clientWidth / 2;
  }, []);
  return (
    <nav aria-label={t`Responsible gaming`} className="mb-5">
      <ul ref={list} className="no-bar relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1">
        {places.map(({ to, label }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              activeOptions={{ includeSearch: false }}
              activeProps={{ className: chipClass(true) }}
              inactiveProps={{ className: chipClass(false) }}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
