import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import type { PeriodSearch } from "../../platform/records/period.ts";

const tabClass =
  "flex min-h-11 flex-1 items-center justify-center rounded-[9px] px-2 text-center text-sm " +
  "leading-tight font-medium no-underline transition-colors";
const looks = {
  activeProps: { className: "bg-surface-3 text-text shadow-inner" },
  inactiveProps: { className: "text-quiet hover:text-text" },
  activeOptions: { exact: true, includeSearch: false },
} as const;

/** The three views of the order centre; the days go along. */
export function OrderTabs({ period }: { period: PeriodSearch }) {
  return (
    <nav aria-label={t`Order centre`} className="mb-4 flex gap-1 rounded-tile bg-surface-2 p-1">
      <Link to="/order-center" search={period} className={tabClass} {...looks}>
        {t`Orders`}
      </Link>
      <Link to="/order-center/association" search={period} className={tabClass} {...looks}>
        {t`How they're linked`}
      </Link>
      <Link to="/order-center/fee" search={period} className={tabClass} {...looks}>
        {t`Fees`}
      </Link>
    </nav>
  );
}
