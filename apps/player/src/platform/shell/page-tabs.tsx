/** The pages of one subject, a tap from each other. The open one is scrolled into sight. */
import { Link, type LinkProps } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";

export interface PageTab {
  to: NonNullable<LinkProps["to"]>;
  label: string;
  /** What goes along in the address. */
  search?: LinkProps["search"];
  /** Pages below this address are tabs of their own. */
  isExact?: boolean;
  /** Over the corner: the tabs keep their widths when it comes. */
  badge?: ReactNode;
}

const tabClass =
  "relative flex min-h-11 items-center px-1 text-sm font-medium whitespace-nowrap no-underline " +
  "transition-colors after:absolute after:inset-x-0 after:bottom-0 after:h-0.5";
const looks = {
  activeProps: { className: "text-text after:rounded-full after:bg-beak" },
  inactiveProps: { className: "text-quiet hover:text-text" },
} as const;

export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>("[aria-current]")?.parentElement;
    const middle = (current?.offsetLeft ?? 0) + (current?.offsetWidth ?? 0) / 2;
    if (list.current !== null) list.current.scrollLeft = middle - list.current.clientWidth / 2;
  }, []);
  return (
    <nav
      aria-label={label}
      className="-mx-3 mb-5 shadow-[inset_0_-1px_0_var(--color-edge)] lg:mx-0"
    >
      <ul ref={list} className="no-bar relative flex gap-4 overflow-x-auto px-3 pt-1 lg:px-0">
        {tabs.map((tab) => (
          <li key={tab.to} className="relative shrink-0">
            <Link
              to={tab.to}
              {...(tab.search !== undefined && { search: tab.search })}
              activeOptions={{ exact: tab.isExact ?? false, includeSearch: false }}
              className={tabClass}
              {...looks}
            >
              {tab.label}
              {tab.badge}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
