/** Dark, light, or whatever the device is set to. */
import { t } from "@lingui/core/macro";
import { IconButton } from "@tucano/ui/button.tsx";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { Monitor, Moon, Sun } from "lucide-react";
import { applyTheme, type Theme, useUi } from "../../platform/ui-store.ts";

const icons = { dark: Moon, light: Sun, system: Monitor };
const following: Record<Theme, Theme> = { dark: "light", light: "system", system: "dark" };

function names(): Record<Theme, string> {
  return { dark: t`Dark`, light: t`Light`, system: t`As the device` };
}

/** One press, the next of the three: where there is room for an icon only. */
export function ThemeButton({ className }: { className?: string }) {
  const theme = useUi((state) => state.theme);
  const Icon = icons[theme];
  const name = names()[theme];
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

export function ThemeChoice() {
  const theme = useUi((state) => state.theme);
  const { dark, light, system } = names();
  return (
    <Segmented
      label={t`Appearance`}
      value={theme}
      onChange={applyTheme}
      options={[
        { value: "dark", label: dark },
        { value: "light", label: light },
        { value: "system", label: system },
      ]}
    />
  );
}
