import { t } from "@lingui/core/macro";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { CopyButton } from "@tucano/ui/copy-button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { Notice } from "@tucano/ui/notice.tsx";
import { Spinner } from "@tucano/ui/spinner.tsx";
import { Check, Clock, RotateCcw, X, type LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { formatTime } from "../../platform/text.ts";
import type { FollowedDeposit } from "./api.ts";

type Status = Exclude<FollowedDeposit["status"], "created" | "awaiting">;

interface Ending {
  icon: LucideIcon;
  tone: string;
  title: string;
  text: string;
}

const RECONCILING_AFTER_MS = 60_000;

function endingOf(status: Status): Ending {
  const endings: Record<Status, Ending> = {
    paid: {
      icon: Clock,
      tone: "bg-leaf/15 text-leaf-text",
      title: t`Payment received`,
      text: t`It is being credited to your balance.`,
    },
    credited: {
      icon: Check,
      tone: "bg-leaf/15 text-leaf-text",
      title: t`Deposit credited`,
      text: t`The money is in your balance.`,
    },
    expired: {
      icon: Clock,
      tone: "bg-surface-3 text-quiet",
      title: t`The code has expired`,
      text: t`Nothing was charged. If you have paid already, the payment is still credited.`,
    },
    cancelled: {
      icon: X,
      tone: "bg-surface-3 text-quiet",
      title: t`Deposit cancelled`,
      text: t`Nothing was charged. Please do not pay the old code.`,
    },
    refunded: {
      icon: RotateCcw,
      tone: "bg-coral/15 text-coral-text",
      title: t`Payment sent back`,
      text: t`The whole amount returns to the account it came from.`,
    },
    failed: {
      icon: X,
      tone: "bg-coral/15 text-coral-text",
      title: t`The deposit did not work`,
      text: t`Nothing was charged. You can try again.`,
    },
  };
  return endings[status];
}

/** Paid by somebody else, or for an account that may receive nothing: on its way back. */
function isGoingBack(deposit: FollowedDeposit): boolean {
  return deposit.status === "paid" && deposit.note !== null;
}

function shownEnding(deposit: FollowedDeposit): Ending {
  const ending = endingOf(deposit.status as Status);
  if (!isGoingBack(deposit)) return ending;
  return { ...endingOf("refunded"), title: t`Payment is being sent back` };
}

/** Paid but not credited for long: say what happens instead of only turning a wheel. */
function Reconciling({ orderNo }: { orderNo: string }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), RECONCILING_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return <Spinner className="size-6 text-quiet" />;
  return (
    <Notice>
      {t`Payment detected, reconciling. You may leave this page.`}{" "}
      {t`Order for customer service: ${orderNo}`}
    </Notice>
  );
}

interface PaymentEndProps {
  deposit: FollowedDeposit;
  onNewDeposit: () => void;
  children?: ReactNode;
}

export function PaymentEnd({ deposit, onNewDeposit, children }: PaymentEndProps) {
  const { title, text, tone, icon: Icon } = shownEnding(deposit);
  const amount = deposit.paid_money ?? deposit.money;
  const isReturned = isGoingBack(deposit);
  const isGood = deposit.status === "credited" || (deposit.status === "paid" && !isReturned);
  // The page was longer a moment ago: bring what happened into view.
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Nothing is returned: newer browsers answer a promise, which is no way to clean up.
    top.current?.scrollIntoView({ block: "nearest" });
  }, [deposit.status]);
  return (
    <div ref={top} className="flex flex-col items-center gap-4 py-4 text-center">
      <span className={cx("flex size-16 items-center justify-center rounded-full", tone)}>
        <Icon aria-hidden="true" className="size-8" />
      </span>
      <div role="status" className="flex flex-col gap-1">
        <h2 className="text-lg font-semibold">{title}</h2>
        <p className="tabular text-2xl font-bold">{formatMoney(amount)}</p>
        <p className="text-sm text-quiet">{text}</p>
      </div>
      {deposit.status === "paid" && !isReturned && <Reconciling orderNo={deposit.order_no} />}
      {deposit.note !== null && !isReturned && <Notice>{deposit.note}</Notice>}
      <dl className="card w-full px-4 py-1 text-sm">
        <Fact name={t`Order`}>
          <span className="font-mono text-xs break-all">{deposit.order_no}</span>
        </Fact>
        <Fact name={t`Opened`}>{formatTime(deposit.time, "full")}</Fact>
        {deposit.credited_at !== null && (
          <Fact name={t`Credited`}>{formatTime(deposit.credited_at, "full")}</Fact>
        )}
      </dl>
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
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2">
      <dt className="text-quiet">{name}</dt>
      <dd className="tabular text-right">{children}</dd>
    </div>
  );
}
