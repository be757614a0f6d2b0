/** Dark, light, or whatever the device is set to. */
import { t } from "@lingui/core/macro";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { applyTheme, useUi } from "../../platform/shell/ui-store.ts";
import { themeNames } from "./theme-button.tsx";

export function ThemeChoice() {
  const theme = useUi((state) => state.theme);
  const { dark, light, system } = themeNames();
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
