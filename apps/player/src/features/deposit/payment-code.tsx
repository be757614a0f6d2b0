/** The code that is waiting to be paid: on a phone to be copied, on a wide screen to be scanned. */
import { t } from "@lingui/core/macro";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { CopyButton } from "@tucano/ui/copy-button.tsx";
import { Countdown } from "@tucano/ui/countdown.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Spinner } from "@tucano/ui/spinner.tsx";
import { FlaskConical } from "lucide-react";
import { monotonicNow } from "../../platform/clock.ts";
import { QrCode } from "../../platform/sharing/share.tsx";
import { formatTime } from "../../platform/text.ts";
import { type FollowedDeposit, useCancelDeposit } from "./api.ts";

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
  const steps = [
    t`Copy the code or scan the QR code.`,
    t`In your bank's app, choose Pix, then “copy and paste” or “scan QR code”.`,
    t`Check the amount and pay. This page notices by itself.`,
  ];
  return (
    <ol className="flex flex-col gap-3 text-sm text-quiet">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-3">
          <span
            aria-hidden="true"
            className="tabular flex size-6 shrink-0 items-center justify-center rounded-full bg-surface-3 text-xs font-semibold text-text"
          >
            {index + 1}
          </span>
          <span className="min-w-0 flex-1 pt-0.5">{step}</span>
        </li>
      ))}
    </ol>
  );
}

function Amount({ deposit, onCheck }: { deposit: FollowedDeposit; onCheck: () => void }) {
  const time = formatTime(deposit.expires_at, "time");
  return (
    <div className="text-center @lg:text-left">
      <p role="status" className="text-sm text-quiet">
        {t`Your Pix code is ready. Pay it in your bank's app`}
      </p>
      <p className="tabular text-2xl font-bold">{formatMoney(deposit.money)}</p>
      <p className="mt-1 text-sm text-quiet">
        {t`The code is valid for another`}{" "}
        <span className="font-semibold text-text">
          <Countdown endsAtMs={deposit.endsAtMs} now={monotonicNow} onEnd={onCheck} />
        </span>
        {", "}
        {t`until ${time}`}
      </p>
    </div>
  );
}

function Waiting() {
  return (
    <p
      role="status"
      className="flex items-center justify-center gap-2 rounded-tile bg-surface-2 px-4 py-3 text-sm"
    >
      <Spinner className="size-4 text-quiet" />
      {t`Waiting for your payment`}
    </p>
  );
}

interface OtherWaysProps {
  orderNo: string;
  onNewDeposit: () => void;
}

function OtherWays({ orderNo, onNewDeposit }: OtherWaysProps) {
  const cancel = useCancelDeposit();
  return (
    <>
      <div className="flex flex-wrap justify-center gap-2">
        <Button look="ghost" onClick={onNewDeposit}>
          {t`Another amount`}
        </Button>
        <Button look="ghost" isBusy={cancel.isPending} onClick={() => cancel.mutate(orderNo)}>
          {t`Cancel this deposit`}
        </Button>
      </div>
      {cancel.error !== null && <Notice tone="error">{cancel.error.message}</Notice>}
    </>
  );
}

function Preparing() {
  return (
    <div role="status" className="flex flex-col items-center gap-3 py-16 text-quiet">
      <Spinner className="size-8" />
      {t`Preparing your Pix code`}
    </div>
  );
}

interface PaymentCodeProps {
  deposit: FollowedDeposit;
  /** Asks the server again: the countdown has ended. */
  onCheck: () => void;
  onNewDeposit: () => void;
}

export function PaymentCode({ deposit, onCheck, onNewDeposit }: PaymentCodeProps) {
  const code = deposit.pix_copy_paste;
  if (code === null) return <Preparing />;
  return (
    <div className="@container flex flex-col gap-6">
      <div className="grid gap-5 @lg:grid-cols-[auto_minmax(0,1fr)] @lg:items-start @lg:gap-x-7">
        <div className="flex flex-col gap-4 @lg:order-2">
          <Amount deposit={deposit} onCheck={onCheck} />
          <CopyButton text={code} label={t`Copy Pix code`} copiedLabel={t`Code copied`} />
          <p
            data-testid="pix-code"
            className="rounded-tile bg-surface-2 px-4 py-3 font-mono text-xs break-all text-quiet select-all"
          >
            {code}
          </p>
          <Waiting />
        </div>
        <div className="justify-self-center rounded-card bg-white p-1 @lg:order-1">
          <QrCode
            text={code}
            label={t`QR code for the Pix payment`}
            className="size-56 @lg:size-64"
          />
        </div>
      </div>
      {deposit.sandbox_url !== null && <SandboxLink url={deposit.sandbox_url} />}
      <Steps />
      <OtherWays orderNo={deposit.order_no} onNewDeposit={onNewDeposit} />
    </div>
  );
}
