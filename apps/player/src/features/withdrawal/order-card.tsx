import { t } from "@lingui/core/macro";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Badge } from "@tucano/ui/chip.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { InternalLink } from "../../platform/shell/internal-link.tsx";
import { orderStatus } from "../../platform/money/order-words.ts";
import { formatTime } from "../../platform/text.ts";
import type { Order } from "./api.ts";

type Status = Order["status"];

/** What is still to come, so that nobody has to guess how long the way is. */
function stepsAhead(status: Status): Status[] {
  if (status === "submitted") return ["in_review", "approved", "paid"];
  if (status === "in_review" || status === "failed") return ["approved", "paid"];
  return status === "approved" || status === "paying" ? ["paid"] : [];
}

interface StepProps {
  text: string;
  note: string;
  look: "done" | "now" | "ahead";
  isLast: boolean;
}

function Step({ text, note, look, isLast }: StepProps) {
  return (
    <li
      className="relative flex gap-3 pb-4 last:pb-0"
      aria-current={look === "now" ? "step" : undefined}
    >
      <span
        aria-hidden="true"
        className={cx(
          "mt-1 size-3 shrink-0 rounded-full",
          look === "now" && "bg-beak ring-4 ring-beak/25",
          look === "done" && "bg-leaf",
          look === "ahead" && "bg-surface-3 shadow-[inset_0_0_0_2px_var(--color-line)]",
        )}
      />
      {!isLast && (
        <span aria-hidden="true" className="absolute top-5 bottom-0 left-[5px] w-0.5 bg-line" />
      )}
      <span className={cx("min-w-0 flex-1 text-left", look === "ahead" && "text-quiet")}>
        <span className="block text-sm font-medium">{text}</span>
        {note !== "" && <span className="tabular block text-xs text-quiet">{note}</span>}
      </span>
    </li>
  );
}

/** What has happened with its times, and what comes next with the latest time it may take. */
export function Timeline({ order }: { order: Order }) {
  const ahead = stepsAhead(order.status);
  const eta = order.eta_at === null ? null : formatTime(order.eta_at);
  const done = order.timeline;
  return (
    <ol className="flex flex-col">
      {done.map((entry, index) => {
        const isNow = index === done.length - 1;
        const time = formatTime(entry.at, "full");
        return (
          <Step
            key={`${entry.status}-${entry.at}`}
            text={orderStatus("withdrawal", entry.status).text}
            note={entry.reason === null ? time : `${time} · ${entry.reason}`}
            look={isNow && ahead.length > 0 ? "now" : "done"}
            isLast={isNow && ahead.length === 0}
          />
        );
      })}
      {ahead.map((status, index) => (
        <Step
          key={status}
          text={
            status === "paid" ? t`In your bank account` : orderStatus("withdrawal", status).text
          }
          note={status === "paid" && eta !== null ? t`By ${eta}` : ""}
          look="ahead"
          isLast={index === ahead.length - 1}
        />
      ))}
    </ol>
  );
}

/** A rejected order: why, where the money is, and what to do now. */
function Rejected({ order }: { order: Order }) {
  return (
    <div className="rounded-tile bg-coral/12 px-4 py-3 text-sm">
      {order.reason !== null && <p className="font-medium">{order.reason}</p>}
      <p>{t`The amount is back in your balance. You can request it again.`}</p>
      <InternalLink
        to="/information-center/support"
        className="inline-flex min-h-11 items-center font-medium text-beak-text"
      >
        {t`Talk to support`}
      </InternalLink>
    </div>
  );
}

export function OrderCard({ order }: { order: Order }) {
  const { text, tone } = orderStatus("withdrawal", order.status);
  return (
    <li className="card flex flex-col gap-4 p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="tabular text-lg font-bold">{formatMoney(order.amount)}</p>
          <p className="text-sm break-words text-quiet">{order.bank_card}</p>
        </div>
        <Badge tone={tone}>{text}</Badge>
      </div>
      {order.status === "rejected" ? <Rejected order={order} /> : <Timeline order={order} />}
      {order.status === "failed" && (
        <p className="text-sm">
          {t`Your bank declined the payment. We're looking into it. Your money is safe.`}
        </p>
      )}
    </li>
  );
}
