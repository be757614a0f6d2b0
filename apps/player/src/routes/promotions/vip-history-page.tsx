import { t } from "@lingui/core/macro";
import { getRouteApi } from "@tanstack/react-router";
import { VipHistory } from "../../features/vip/history.tsx";
import { today } from "../../platform/clock.ts";
import { addDays, type PeriodSearch } from "../../platform/records/period.ts";
import { MembersPage } from "../../platform/shell/members-page.tsx";

const historyRoute = getRouteApi("/shell/promotion/history");

/** Levels and gifts are rare: a month by default. */
function monthUnless({ range, from, to }: PeriodSearch): PeriodSearch {
  if (range !== undefined) return { range };
  if (from !== undefined && to !== undefined) return { from, to };
  return { from: addDays(today(), -29), to: today() };
}

export function VipHistoryPage() {
  const { kind, ...period } = historyRoute.useSearch();
  return (
    <MembersPage title={t`VIP history`} text={t`Log in to see your levels and gifts.`}>
      <VipHistory search={monthUnless(period)} kind={kind} />
    </MembersPage>
  );
}
