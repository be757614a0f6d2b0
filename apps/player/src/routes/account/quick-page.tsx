/**
 * Money in and out on one small page, for a bookmark or an app's shortcut: no navigation around it.
 * Visitors find the login here.
 */
import { t } from "@lingui/core/macro";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { useEffect, useState } from "react";
import { DepositForm } from "../../features/deposit/deposit-form.tsx";
import { PaymentPanel } from "../../features/deposit/payment-panel.tsx";
import { Withdraw } from "../../features/withdrawal/withdraw.tsx";
import { BalanceChip } from "../../platform/money/balance-chip.tsx";
import { useTitle } from "../../platform/shell/page-head.tsx";
import { useIsMember, useSession } from "../../platform/session/session.ts";
import { SignInNeeded } from "../../platform/session/sign-in-needed.tsx";
import { SiteLogo } from "../../platform/shell/site-logo.tsx";
import { openModal, useUi } from "../../platform/shell/ui-store.ts";
import { WideBackground } from "../../platform/shell/wide-background.tsx";

const route = getRouteApi("/cztx");

function QuickHeader() {
  const isMember = useIsMember();
  return (
    <header className="mx-auto flex h-14 w-full max-w-lg items-center gap-3 px-4">
      <Link to="/" className="mr-auto flex items-center rounded-tile text-text">
        <SiteLogo />
      </Link>
      {isMember ? (
        <BalanceChip />
      ) : (
        <Link to="/" className={buttonClass("ghost", "md")}>{t`To the site`}</Link>
      )}
    </header>
  );
}

/** The order goes on where it was left, here or on another page. */
function QuickDeposit() {
  const [orderNo, setOrderNo] = useState(() => useUi.getState().openOrder);
  return (
    <div className="card p-5">
      {orderNo === null ? (
        <DepositForm onOpened={(deposit) => setOrderNo(deposit.order_no)} />
      ) : (
        <PaymentPanel orderNo={orderNo} onNewDeposit={() => setOrderNo(null)}>
          <Link to="/game" className={buttonClass("primary", "lg")}>{t`See the games`}</Link>
          <Button look="quiet" size="lg" onClick={() => setOrderNo(null)}>
            {t`New deposit`}
          </Button>
        </PaymentPanel>
      )}
    </div>
  );
}

/** The login opens at once: that is what the shortcut is for. */
function QuickLogin() {
  useEffect(() => openModal("login"), []);
  return <SignInNeeded text={t`Log in to deposit and withdraw.`} />;
}

export function QuickPage() {
  const { tab = "deposit" } = route.useSearch();
  const navigate = useNavigate();
  const status = useSession((state) => state.status);
  useTitle(t`Deposit and withdraw`);
  return (
    <>
      <WideBackground />
      <QuickHeader />
      <main id="content" className="mx-auto w-full max-w-lg px-4 pt-2 pb-12">
        <h1 className="sr-only">{t`Deposit and withdraw`}</h1>
        {status === "visitor" && <QuickLogin />}
        {status === "member" && (
          <div className="flex flex-col gap-4">
            <Segmented
              label={t`Deposit or withdraw`}
              value={tab}
              options={[
                { value: "deposit", label: t`Deposit` },
                { value: "withdraw", label: t`Withdraw` },
              ]}
              onChange={(next) =>
                void navigate({ to: "/cztx", search: { tab: next }, replace: true })
              }
            />
            {tab === "deposit" ? <QuickDeposit /> : <Withdraw />}
          </div>
        )}
      </main>
    </>
  );
}
