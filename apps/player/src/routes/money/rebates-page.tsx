import { t } from "@lingui/core/macro";
import { getRouteApi } from "@tanstack/react-router";
import { Rebates } from "../../features/rebates/rebates.tsx";
import { MyRates } from "../../features/vip/vip.tsx";
import { PageHead } from "../../platform/shell/page-head.tsx";
import { MembersOnly } from "../../platform/session/sign-in-needed.tsx";

const route = getRouteApi("/shell/promotion/rebates");

export function RebatesPage() {
  const search = route.useSearch();
  return (
    <div className="page-narrow">
      <PageHead title={t`Rebates`} />
      <MembersOnly text={t`What of your bets comes back, day by day, would be here.`}>
        <Rebates search={search} rates={<MyRates />} />
      </MembersOnly>
    </div>
  );
}
