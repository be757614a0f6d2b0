import { t } from "@lingui/core/macro";
import { PageTabs } from "../../platform/shell/page-tabs.tsx";

/** The tools stand side by side on every one of their pages, so each is one tap from the others. */
export function ToolNav() {
  return (
    <PageTabs
      label={t`Responsible gaming`}
      tabs={[
        { to: "/responsible-gaming/limits", label: t`Limits` },
        { to: "/responsible-gaming/statement", label: t`Statement` },
        { to: "/responsible-gaming/week", label: t`Week` },
        { to: "/responsible-gaming/time-out", label: t`Time-out` },
        { to: "/responsible-gaming/exclusion", label: t`Self-exclusion` },
        { to: "/responsible-gaming/self-test", label: t`Self-test` },
      ]}
    />
  );
}
