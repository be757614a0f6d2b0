import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { CopyButton } from "@tucano/ui/copy-button.tsx";
import { Countdown } from "@tucano/ui/countdown.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import { Spinner } from "@tucano/ui/spinner.tsx";
import { FlaskConical } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { monotonicNow } from "../../platform/clock.ts";
import { refetchMember } from "../../platform/member.ts";
import { useIsOnline } from "../../platform/online.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { QrCode } from "../../platform/share.tsx";
import { rememberOpenOrder } from "../../platform/ui-store.ts";
import { depositQuery, type FollowedDeposit, OPEN_STATES, useCancelDeposit } from "./api.ts";
import { PaymentEnd } from "./payment-end.tsx";

function SandboxLink({ url }: { url: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="flex min-h-13 items-center gap-3 rounded-tile border border-dashed border-sea px-4 py-3 text-sm no-underline hover:bg-surface-2"
    >
      <FlaskConical aria-hidden="true" className="size-5 shrink-0 text-sea-text" />
      <span>
        <span className="block font-semibold">{t`Pay as the sandbox bank`}</span>
        <span className="block text-xs text-quiet">{t`Test installation: no real money moves.`}</span>
      </span>
    </a>
  );
}

function Steps() {
  return (
    <ol className="flex list-outside list-decimal flex-col gap-1 pl-5 text-sm text-quiet">
      <li>{t`Copy the code or scan the picture.`}</li>
      <li>{t`In your bank's app, choose PIX, then “copy and paste” or “read QR code”.`}</li>
      <li>{t`Check the amount and pay. This page notices by itself.`}</li>
    </ol>
  );
}

function Awaiting({ deposit, onCheck }: { deposit: FollowedDeposit; onCheck: () => void }) {
  const cancel = useCancelDeposit();
  const code = deposit.pix_copy_paste;
  if (code === null) return <WaitingForCode />;
  return (
    <div className="flex flex-col gap-5">
      <div className="text-center">
        <p className="text-sm text-quiet">{t`Pay by PIX`}</p>
        <p className="tabular text-2xl font-bold">{formatMoney(deposit.money)}</p>
        <p className="mt-1 text-sm text-quiet">
          {t`The code is good for another`}{" "}
          <Countdown endsAtMs={deposit.endsAtMs} now={monotonicNow} onEnd={onCheck} />
        </p>
      </div>
      <div className="flex flex-col items-stretch gap-4">
        <CopyButton
          text={code}
          label={t`Copy PIX code`}
          copiedLabel={t`Code copied`}
          className="sm:order-2"
        />
        <div className="self-center rounded-card bg-white p-1 sm:order-1">
          <QrCode
            text={code}
            label={t`QR code of the PIX payment`}
            className="size-60 sm:size-68"
          />
        </div>
        <p
          data-testid="pix-code"
          className="max-h-20 overflow-y-auto rounded-tile bg-surface-2 px-4 py-3 font-mono text-xs break-all text-quiet select-all sm:order-3"
        >
          {code}
        </p>
      </div>
      <p role="status" className="flex items-center justify-center gap-2 text-sm text-quiet">
        <Spinner className="size-4" />
        {t`Waiting for your payment`}
      </p>
      {deposit.sandbox_url !== null && <SandboxLink url={deposit.sandbox_url} />}
      <Steps />
      <Button
        look="ghost"
        isBusy={cancel.isPending}
        className="text-quiet"
        onClick={() => cancel.mutate(deposit.order_no)}
      >
        {t`Cancel this deposit`}
      </Button>
      {cancel.error !== null && <Notice tone="error">{cancel.error.message}</Notice>}
    </div>
  );
}

function WaitingForCode() {
  return (
    <div role="status" className="flex flex-col items-center gap-3 py-16 text-quiet">
      <Spinner className="size-8" />
      {t`Preparing your PIX code`}
    </div>
  );
}

function PaymentSkeleton() {
  return (
    <div role="status" className="flex flex-col items-center gap-5">
      <span className="sr-only">{t`Loading`}</span>
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-13 w-full" />
      <Skeleton className="size-60" />
    </div>
  );
}

interface PaymentPanelProps {
  orderNo: string;
  /** Where to go from a finished payment: differs on the page and over a game. */
  onNewDeposit: () => void;
  children?: ReactNode;
}

/** One deposit from its code to its end, followed by asking every four seconds and on return. */
export function PaymentPanel({ orderNo, onNewDeposit, children }: PaymentPanelProps) {
  const query = useQuery(depositQuery(orderNo));
  const isOnline = useIsOnline();
  const status = query.data?.status;
  useEffect(() => {
    if (status === undefined) return;
    rememberOpenOrder(OPEN_STATES.includes(status) ? orderNo : null);
    if (status === "credited") void refetchMember();
  }, [status, orderNo]);
  return (
    <QueryState query={query} waiting={<PaymentSkeleton />}>
      {(deposit) => (
        <div className="flex flex-col gap-4">
          {(!isOnline || query.error !== null) && (
            <Notice tone="error">
              {t`No connection. If you pay now, it counts: this page catches up by itself.`}
            </Notice>
          )}
          {deposit.status === "awaiting" || deposit.status === "created" ? (
            <Awaiting deposit={deposit} onCheck={() => void query.refetch()} />
          ) : (
            <PaymentEnd deposit={deposit} onNewDeposit={onNewDeposit}>
              {children}
            </PaymentEnd>
          )}
        </div>
      )}
    </QueryState>
  );
}
