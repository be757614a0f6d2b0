import { t } from "@lingui/core/macro";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { CopyButton } from "@tucano/ui/copy-button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { Notice } from "@tucano/ui/notice.tsx";
import { Spinner } from "@tucano/ui/spinner.tsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { InternalLink } from "../../platform/shell/internal-link.tsx";
import { formatTime } from "../../platform/text.ts";
import { AfterDeposit } from "./after-deposit.tsx";
import type { FollowedDeposit } from "./api.ts";
import { CountUp } from "./count-up.tsx";
import { isGoingBack, shownEnding } from "./endings.ts";

const RECONCILING_AFTER_MS = 60_000;

/** How long the server had known of the payment when it last answered. */
function knownForMs(deposit: FollowedDeposit): number {
  if (deposit.paid_at === null) return 0;
  return Math.max(0, Date.parse(deposit.server_time) - Date.parse(deposit.paid_at));
}

function SupportLink() {
  return (
    <InternalLink
      to="/information-center/support"
      className="inline-flex min-h-11 items-center text-sm font-medium text-beak-text"
    >
      {t`Talk to support`}
    </InternalLink>
  );
}

/** Paid but not credited for long: say what happens instead of only turning a wheel. */
function Reconciling({ deposit }: { deposit: FollowedDeposit }) {
  const knownMs = knownForMs(deposit);
  const [isLong, setLong] = useState(knownMs >= RECONCILING_AFTER_MS);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), Math.max(0, RECONCILING_AFTER_MS - knownMs));
    return () => clearTimeout(timer);
  }, [knownMs]);
  if (!isLong) return <Spinner className="size-6 text-quiet" />;
  const orderNo = deposit.order_no;
  return (
    <Notice>
      <p className="font-semibold">{t`We've found your payment and are checking it. You can leave this page.`}</p>
      <p className="break-all text-quiet">{t`Order number for support: ${orderNo}`}</p>
      <SupportLink />
    </Notice>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2">
      <dt className="text-left text-quiet">{name}</dt>
      <dd className="tabular text-right">{children}</dd>
    </div>
  );
}

function Facts({ deposit }: { deposit: FollowedDeposit }) {
  const isOther = deposit.paid_money !== null && deposit.paid_money !== deposit.money;
  return (
    <dl className="w-full rounded-card bg-surface-2 px-4 py-1 text-sm">
      {isOther && <Fact name={t`Amount requested`}>{formatMoney(deposit.money)}</Fact>}
      {isOther && deposit.paid_money !== null && (
        <Fact name={t`You paid`}>{formatMoney(deposit.paid_money)}</Fact>
      )}
      <Fact name={t`Order`}>
        <span className="font-mono text-xs break-all">{deposit.order_no}</span>
      </Fact>
      <Fact name={t`Opened`}>{formatTime(deposit.time, "full")}</Fact>
      {deposit.paid_at !== null && (
        <Fact name={t`Payment received`}>{formatTime(deposit.paid_at, "full")}</Fact>
      )}
      {deposit.credited_at !== null && (
        <Fact name={t`Credited`}>{formatTime(deposit.credited_at, "full")}</Fact>
      )}
    </dl>
  );
}

function Headline({ deposit }: { deposit: FollowedDeposit }) {
  const { title, text, tone, icon: Icon } = shownEnding(deposit);
  const amount = deposit.paid_money ?? deposit.money;
  return (
    <>
      <span className={cx("flex size-16 items-center justify-center rounded-full", tone)}>
        <Icon aria-hidden="true" className="size-8" />
      </span>
      <div role="status" className="flex flex-col gap-1">
        <h2 className="text-lg font-semibold">{title}</h2>
        <p className="tabular text-2xl font-bold">
          {deposit.status === "credited" ? <CountUp wire={amount} /> : formatMoney(amount)}
        </p>
        <p className="max-w-sm text-sm text-quiet">{text}</p>
      </div>
    </>
  );
}

interface PaymentEndProps {
  deposit: FollowedDeposit;
  onNewDeposit: () => void;
  children?: ReactNode;
}

export function PaymentEnd({ deposit, onNewDeposit, children }: PaymentEndProps) {
  const isReturned = isGoingBack(deposit);
  const isGood = deposit.status === "credited" || (deposit.status === "paid" && !isReturned);
  // The page was longer a moment ago: bring what happened into view.
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Nothing is returned: newer browsers answer a promise, which is no way to clean up.
    top.current?.scrollIntoView({ block: "nearest" });
  }, [deposit.status]);
  return (
    <div ref={top} className="flex scroll-mt-24 flex-col items-center gap-4 py-4 text-center">
      <Headline deposit={deposit} />
      {deposit.status === "paid" && !isReturned && <Reconciling deposit={deposit} />}
      {deposit.note !== null && <Notice>{deposit.note}</Notice>}
      {deposit.status === "credited" && <AfterDeposit />}
      <Facts deposit={deposit} />
      <div className="flex w-full flex-col gap-2">
        {isGood ? (
          children
        ) : (
          <Button size="lg" onClick={onNewDeposit}>
            {t`New deposit`}
          </Button>
        )}
        <CopyButton
          look="ghost"
          size="md"
          text={deposit.order_no}
          label={t`Copy order number`}
          copiedLabel={t`Order number copied`}
        />
        {!isGood && <SupportLink />}
      </div>
    </div>
  );
}
