import { t } from "@lingui/core/macro";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { buttonClass } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { PaymentPanel } from "../../features/deposit/payment-panel.tsx";
import { scenes } from "../../platform/shell/scenes.ts";
import { MembersPage } from "../../platform/shell/members-page.tsx";

const route = getRouteApi("/shell/recharge-payment");

function NoOrder() {
  return (
    <EmptyState
      image={scenes.records}
      title={t`There is no open deposit here.`}
      action={<Link to="/recharge" className={buttonClass("primary")}>{t`New deposit`}</Link>}
    />
  );
}

export function PaymentPage() {
  const { order } = route.useSearch();
  const navigate = useNavigate();
  return (
    <MembersPage title={t`Payment`} text={t`Log in to follow your payment.`}>
      {order === undefined ? (
        <NoOrder />
      ) : (
        <div className="card p-5 lg:p-7">
          <PaymentPanel orderNo={order} onNewDeposit={() => void navigate({ to: "/recharge" })}>
            <Link to="/game" className={buttonClass("primary", "lg")}>
              {t`See the games`}
            </Link>
            <Link to="/rechargeRecord" className={buttonClass("quiet", "lg")}>
              {t`Deposit history`}
            </Link>
          </PaymentPanel>
        </div>
      )}
    </MembersPage>
  );
}
