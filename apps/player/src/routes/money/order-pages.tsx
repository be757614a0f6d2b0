import { t } from "@lingui/core/macro";
import { getRouteApi } from "@tanstack/react-router";
import { OrderAssociation } from "../../features/orders/association.tsx";
import { OrderDetails } from "../../features/orders/details.tsx";
import { OrderFees } from "../../features/orders/fees.tsx";
import { OrderTabs } from "../../features/orders/order-tabs.tsx";
import { ExportLink } from "../../features/records/export-link.tsx";
import { PageHead } from "../../platform/shell/page-head.tsx";
import type { PeriodSearch } from "../../platform/records/period.ts";
import { present } from "../../platform/shell/search-params.ts";
import { MembersOnly } from "../../platform/session/sign-in-needed.tsx";

const detailsRoute = getRouteApi("/shell/order-center");
const feeRoute = getRouteApi("/shell/order-center/fee");
const associationRoute = getRouteApi("/shell/order-center/association");

const daysOnly = ({ range, from, to }: PeriodSearch): PeriodSearch => present({ range, from, to });

export function OrderCenterPage() {
  const search = detailsRoute.useSearch();
  return (
    <div className="page-narrow">
      <PageHead title={t`Order centre`}>
        <ExportLink kind="orders" search={search} />
      </PageHead>
      <OrderTabs period={daysOnly(search)} />
      <MembersOnly
        text={t`Your deposits, withdrawals, bonuses and fees would be here, with totals.`}
      >
        <OrderDetails search={search} />
      </MembersOnly>
    </div>
  );
}

export function OrderFeePage() {
  const search = feeRoute.useSearch();
  return (
    <div className="page-narrow">
      <PageHead title={t`Fees`}>
        <ExportLink kind="orders" search={search} />
      </PageHead>
      <OrderTabs period={daysOnly(search)} />
      <MembersOnly text={t`The fees of your withdrawals would be here.`}>
        <OrderFees search={search} />
      </MembersOnly>
    </div>
  );
}

export function OrderAssociationPage() {
  const search = associationRoute.useSearch();
  return (
    <div className="page !max-w-[1080px] max-lg:px-4">
      <PageHead title={t`How orders connect`} />
      <OrderTabs period={daysOnly(search)} />
      <MembersOnly text={t`Each deposit would be here with its bonuses and withdrawals.`}>
        <OrderAssociation search={search} />
      </MembersOnly>
    </div>
  );
}
