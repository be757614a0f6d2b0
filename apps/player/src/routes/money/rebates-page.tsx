import { t } from "@lingui/core/macro";
import { getRouteApi } from "@tanstack/react-router";
import { Rebates } from "../../features/rebates/rebates.tsx";
import { MyRates } from "../../features/vip/vip.tsx";
import { MembersPage } from "../../platform/shell/members-page.tsx";

const route = getRouteApi("/shell/promotion/rebates");

export function RebatesPage() {
  const search = route.useSearch();
  return (
    <MembersPage title={t`Rebates`} text={t`Log in to see your rebates, day by day.`}>
      <Rebates search={search} rates={<MyRates />} />
    </MembersPage>
  );
}
