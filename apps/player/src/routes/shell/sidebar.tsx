import { t } from "@lingui/core/macro";
import { cx } from "@tucano/ui/cx.ts";
import { Keyboard, PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { openModal, toggleSidebar, useUi } from "../../platform/shell/ui-store.ts";
import { placeGroups } from "./destinations.ts";
import { PlaceLinks } from "./place-links.tsx";

const buttonLook =
  "flex min-h-11 items-center gap-3 rounded-tile text-left text-sm font-medium text-quiet " +
  "hover:bg-surface-2 hover:text-text";

function Tools({ isNarrow }: { isNarrow: boolean }) {
  const Icon = isNarrow ? PanelLeftOpen : PanelLeftClose;
  const look = cx(buttonLook, isNarrow ? "justify-center" : "px-3");
  const toggleName = isNarrow ? t`Expand menu` : t`Collapse menu`;
  return (
    <div className={cx("flex flex-col gap-0.5 py-3", isNarrow ? "px-3" : "px-4")}>
      <button
        type="button"
        aria-haspopup="dialog"
        className={look}
        title={t`Keyboard shortcuts`}
        onClick={() => openModal("shortcuts")}
      >
        <Keyboard aria-hidden="true" className="size-5 shrink-0" />
        <span className={cx(isNarrow && "sr-only")}>{t`Keyboard shortcuts`}</span>
      </button>
      <button type="button" className={look} title={toggleName} onClick={toggleSidebar}>
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        <span className={cx(isNarrow && "sr-only")}>{toggleName}</span>
      </button>
    </div>
  );
}

export function Sidebar() {
  const isNarrow = useUi((state) => state.isSidebarNarrow);
  return (
    <nav
      aria-label={t`Main`}
      className={cx(
        "sticky top-16 flex h-[calc(100dvh-64px)] flex-col divide-y divide-edge",
        "shadow-[inset_-1px_0_0_var(--color-edge)]",
        isNarrow ? "w-18" : "w-60",
      )}
    >
      <div
        className={cx(
          "no-bar flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto py-5",
          isNarrow ? "px-3" : "px-4",
        )}
      >
        {placeGroups.map((group) => (
          <PlaceLinks key={group.code} group={group} isNarrow={isNarrow} />
        ))}
      </div>
      <Tools isNarrow={isNarrow} />
    </nav>
  );
}
