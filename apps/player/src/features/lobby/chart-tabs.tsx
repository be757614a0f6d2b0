import { t } from "@lingui/core/macro";
import { PageTabs } from "../../platform/shell/page-tabs.tsx";

/** What is played, what is new, who leads and who won: each a tap from the others. */
export function ChartTabs() {
  return (
    <PageTabs
      label={t`Charts`}
      tabs={[
        { to: "/popular", label: t`Popular` },
        { to: "/new", label: t`New` },
        { to: "/ranking", label: t`Ranking` },
        { to: "/winners", label: t`Winners` },
      ]}
    />
  );
}
