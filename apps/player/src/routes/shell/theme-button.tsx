import { t } from "@lingui/core/macro";
import { Moon, Sun } from "lucide-react";
import { applyTheme, useUi } from "../../platform/ui-store.ts";

export function ThemeButton() {
  const theme = useUi((state) => state.theme);
  const isDark = theme === "dark";
  const Icon = isDark ? Sun : Moon;
  return (
    <button
      type="button"
      className={
        "flex min-h-11 items-center gap-3 rounded-tile px-3 text-left text-sm font-medium " +
        "text-quiet hover:bg-surface-2 hover:text-text"
      }
      onClick={() => applyTheme(isDark ? "light" : "dark")}
    >
      <Icon aria-hidden="true" className="size-5" />
      {isDark ? t`Light appearance` : t`Dark appearance`}
    </button>
  );
}
