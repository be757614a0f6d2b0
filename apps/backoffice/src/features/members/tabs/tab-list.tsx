import { useLingui as useRuntime } from "@lingui/react";
import { useLingui } from "@lingui/react/macro";
import { cx } from "@tucano/ui/cx.ts";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useMay } from "../../../platform/session/session.ts";
import { type TabId, tabIds } from "./tab-ids.ts";
import { tabs } from "./tabs.ts";

/** Each side of a player has its own address: Back, reload and a shared link lead to it. */
export function TabList({ chosen }: { chosen: TabId }) {
  const { t } = useLingui();
  const { _ } = useRuntime();
  const may = useMay();
  const list = useRef<HTMLUListElement>(null);
  // On a phone the tabs are wider than the window: the chosen one is brought into it.
  useEffect(() => {
    const link = list.current?.querySelector("[aria-current=page]");
    link?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [chosen]);
  return (
    <nav aria-label={t`Sides of the player`} className="overflow-x-auto border-b border-line">
      <ul ref={list} className="flex gap-1 md:flex-wrap">
        {tabIds
          .filter((id) => may(tabs[id][1]))
          .map((id) => (
            <li key={id}>
              <Link
                to="."
                search={id === "overview" ? {} : { tab: id }}
                // Or the one without a search would be the current one on every tab.
                activeOptions={{ exact: true }}
                aria-current={id === chosen ? "page" : undefined}
                className={cx(
                  "inline-flex min-h-11 items-center border-b-2 px-3 text-sm whitespace-nowrap",
                  "no-underline",
                  id === chosen
                    ? "border-beak-text font-semibold text-text"
                    : "border-transparent text-quiet hover:text-text",
                )}
              >
                {_(tabs[id][0])}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
