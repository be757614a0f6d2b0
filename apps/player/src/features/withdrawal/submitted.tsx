import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { formatMoney } from "@tucano/i18n/money.ts";
import { buttonClass } from "@tucano/ui/button.tsx";
import { CopyButton } from "@tucano/ui/copy-button.tsx";
import { Check } from "lucide-react";
import { InternalLink } from "../../platform/shell/internal-link.tsx";
import { StepHeading } from "../../platform/shell/step-heading.tsx";
import { formatTime } from "../../platform/text.ts";
import { type Order, ordersQuery } from "./api.ts";
import { Timeline } from "./order-card.tsx";

const APPROVED: ReadonlySet<Order["status"]> = new Set(["approved", "paying", "paid"]);

export function Submitted({ order: submitted }: { order: Order }) {
  // It may be looked at while the player still reads this.
  const { data } = useQuery(ordersQuery);
  const order = data?.list.find((one) => one.order_no === submitted.order_no) ?? submitted;
  const isApproved = APPROVED.has(order.status);
  const time = submitted.eta_at === null ? "" : formatTime(submitted.eta_at, "moment");
  return (
    <div className="card flex flex-col items-center gap-5 p-6 text-center">
      <span className="flex size-16 items-center justify-center rounded-full bg-sea/15 text-sea-text">
        <Check aria-hidden="true" className="size-8" />
      </span>
      <div role="status" className="flex flex-col gap-1">
        <StepHeading>{t`Withdrawal submitted`}</StepHeading>
        <p className="tabular text-2xl font-bold">{formatMoney(order.actual_receipt)}</p>
        <p className="text-sm text-quiet">
          {isApproved
            ? t`It passed all checks.`
            : t({
                message:
                  "The withdrawal application has been submitted successfully. Please wait for the administrators review.",
              })}
        </p>
        {time !== "" && (
          <p className="mt-2 text-sm font-medium">{t`You'll receive it by ${time}.`}</p>
        )}
      </div>
      <div className="w-full rounded-card bg-surface-2 p-5">
        <Timeline order={order} />
      </div>
      <InternalLink to="/withdrawalRecord" className={buttonClass("primary", "lg", "w-full")}>
        {t`Track withdrawal`}
      </InternalLink>
      <CopyButton
        look="ghost"
        size="md"
        text={order.order_no}
        label={t`Copy order number`}
        copiedLabel={t`Order number copied`}
      />
    </div>
  );
}
