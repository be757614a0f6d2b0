import { t } from "@lingui/core/macro";
import type { PeriodSearch } from "../../platform/records/period.ts";
import { PageTabs } from "../../platform/shell/page-tabs.tsx";
import { present } from "../../platform/shell/search-params.ts";

/** Every view of what one's money did. The days that are chosen in one are those of the next. */
export function HistoryTabs({ search: { range, from, to } }: { search: PeriodSearch }) {
  const search = present({ range, from, to });
  return (
    <PageTabs
      label={t`History`}
      tabs={[
        { to: "/transactions", label: t`Transactions`, search },
        { to: "/rechargeRecord", label: t`Deposits`, search },
        { to: "/withdrawalRecord", label: t`Withdrawals`, search },
        { to: "/records", label: t`Bets`, search },
        { to: "/order-center", label: t`Orders`, search, isExact: true },
        { to: "/order-center/association", label: t`How they're linked`, search },
        { to: "/order-center/fee", label: t`Fees`, search },
        { to: "/statement", label: t`Statement`, search },
      ]}
    />
  );
}
