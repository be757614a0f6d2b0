import { t } from "@lingui/core/macro";
import { Link, useNavigate } from "@tanstack/react-router";
import { History } from "lucide-react";
import { membersPart } from "../../platform/session/members-part.ts";
import { MembersPage } from "../../platform/shell/members-page.tsx";

const DepositForm = membersPart(() =>
  import("../../features/deposit/deposit-form.tsx").then((m) => m.DepositForm),
);

export function RechargePage() {
  const navigate = useNavigate();
  return (
    <MembersPage
      title={t`Deposit`}
      text={t`Log in to deposit by Pix.`}
      head={
        <Link
          to="/rechargeRecord"
          className="inline-flex min-h-11 items-center gap-2 text-sm text-quiet no-underline hover:text-text"
        >
          <History aria-hidden="true" className="size-4" />
          {t`History`}
        </Link>
      }
    >
      <div className="card p-5 lg:p-7">
        <DepositForm
          onOpened={(deposit) =>
            void navigate({ to: "/recharge-payment", search: { order: deposit.order_no } })
          }
        />
      </div>
    </MembersPage>
  );
}
