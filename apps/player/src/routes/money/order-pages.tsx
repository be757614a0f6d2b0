import { t } from "@lingui/core/macro";
import { getRouteApi } from "@tanstack/react-router";
import { OrderAssociation } from "../../features/orders/association.tsx";
import { OrderDetails } from "../../features/orders/details.tsx";
import { OrderFees } from "../../features/orders/fees.tsx";
import { ExportLink } from "../../features/records/export-link.tsx";
import { HistoryTabs } from "../../features/records/history-tabs.tsx";
import { MembersPage } from "../../platform/shell/members-page.tsx";

const detailsRoute = getRouteApi("/shell/order-center");
const feeRoute = getRouteApi("/shell/order-center/fee");
const associationRoute = getRouteApi("/shell/order-center/association");

export function OrderCenterPage() {
  const search = detailsRoute.useSearch();
  return (
    <MembersPage
      title={t`Order centre`}
      text={t`Log in to see your deposits, withdrawals, bonuses and fees, with totals.`}
      head={<ExportLink kind="orders" search={search} />}
      tabs={<HistoryTabs search={search} />}
    >
      <OrderDetails search={search} />
    </MembersPage>
  );
}

export function OrderFeePage() {
  const search = feeRoute.useSearch();
  return (
    <MembersPage
      title={t`Fees`}
      text={t`Log in to see your withdrawal fees.`}
      head={<ExportLink kind="orders" search={search} />}
      tabs={<HistoryTabs search={search} />}
    >
      <OrderFees search={search} />
    </MembersPage>
  );
}

export function OrderAssociationPage() {
  const search = associationRoute.useSearch();
  return (
    <MembersPage
      className="page max-lg:px-4"
      title={t`How orders are linked`}
      text={t`Log in to see each deposit with its bonuses and withdrawals.`}
      tabs={<HistoryTabs search={search} />}
    >
      <OrderAssociation search={search} />
    </MembersPage>
  );
}
