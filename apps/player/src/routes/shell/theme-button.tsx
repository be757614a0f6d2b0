import { t } from "@lingui/core/macro";
import { IconButton } from "@tucano/ui/button.tsx";
import { Monitor, Moon, Sun } from "lucide-react";
import { applyTheme, type Theme, useUi } from "../../platform/shell/ui-store.ts";

const icons = { dark: Moon, light: Sun, system: Monitor };
const following: Record<Theme, Theme> = { dark: "light", light: "system", system: "dark" };

export function themeNames(): Record<Theme, string> {
  return { dark: t`Dark`, light: t`Light`, system: t`Same as device` };
}

/** One press, the next of the three: where there is room for an icon only. */
export function ThemeButton({ className }: { className?: string }) {
  const theme = useUi((state) => state.theme);
  const Icon = icons[theme];
  const name = themeNames()[theme];
  return (
    <IconButton
      label={t`Appearance: ${name}`}
      {...(className !== undefined && { className })}
      onClick={() => applyTheme(following[theme])}
    >
      <Icon aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
