import { t } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatMoney } from "@tucano/i18n/money.ts";
import { buttonClass } from "@tucano/ui/button.tsx";
import { Badge, type BadgeTone } from "@tucano/ui/chip.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { CopyButton } from "@tucano/ui/copy-button.tsx";
import { ChevronDown } from "lucide-react";
import type { Range } from "../../platform/choices.ts";
import { formatTime } from "../../platform/text.ts";
import { type WithdrawalRow, withdrawalsQuery } from "./api.ts";
import { DEFAULT_RANGE, RangeTabs, RecordList, Totals } from "./record-page.tsx";

type Status = WithdrawalRow["status"];

function statusOf(status: Status): { text: string; tone: BadgeTone } {
  const all: Record<Status, { text: string; tone: BadgeTone }> = {
    submitted: { text: t`Submitted`, tone: "sea" },
    in_review: { text: t`Under review`, tone: "sea" },
    approved: { text: t`Approved`, tone: "leaf" },
    paying: { text: t`Being paid`, tone: "leaf" },
    paid: { text: t`Paid`, tone: "leaf" },
    rejected: { text: t`Rejected`, tone: "coral" },
    failed: { text: t`Refused by the bank`, tone: "coral" },
  };
  return all[status];
}

/** Where the order stands, in a sentence with a time or a next step. */
function standingOf(row: WithdrawalRow): string {
  const eta = row.eta_at === null ? null : formatTime(row.eta_at);
  if (row.status === "paid") return t`The money was sent to you.`;
  if (row.status === "rejected") return t`The amount is back in your balance.`;
  if (row.status === "failed") {
    return t`Your bank refused the payment. We are looking at it again; the money is safe.`;
  }
  const isReviewed = row.status === "approved" || row.status === "paying";
  if (isReviewed) {
    return eta === null
      ? t`Approved. The payment is on its way to your bank.`
      : t`Approved. The payment is on its way; you receive it by ${eta} at the latest.`;
  }
  return eta === null
    ? t`Your withdrawal is under review.`
    : t`Your withdrawal is under review. You receive it by ${eta} at the latest.`;
}

function Timeline({ row }: { row: WithdrawalRow }) {
  return (
    <ol className="flex flex-col gap-0">
      {row.timeline.map((entry, index) => (
        <li key={`${entry.status}-${entry.at}`} className="relative flex gap-3 pb-4 last:pb-0">
          <span
            aria-hidden="true"
            className={cx(
              "mt-1.5 size-2.5 shrink-0 rounded-full",
              index === row.timeline.length - 1 ? "bg-beak" : "bg-line",
            )}
          />
          {index < row.timeline.length - 1 && (
            <span aria-hidden="true" className="absolute top-4 bottom-0 left-[4px] w-0.5 bg-line" />
          )}
          <span className="min-w-0">
            <span className="block text-sm font-medium">{statusOf(entry.status).text}</span>
            <span className="tabular block text-xs text-quiet">{formatTime(entry.at, "full")}</span>
            {entry.reason !== null && <span className="block text-sm">{entry.reason}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5 text-sm">
      <dt className="text-quiet">{name}</dt>
      <dd className="tabular text-right font-medium">{value}</dd>
    </div>
  );
}

function Row({ row, isOpen }: { row: WithdrawalRow; isOpen: boolean }) {
  const { text, tone } = statusOf(row.status);
  return (
    <li>
      <details className="card group" open={isOpen}>
        <summary className="flex min-h-18 list-none items-center gap-3 px-4 py-3 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <span className="tabular block font-semibold">{formatMoney(row.amount)}</span>
            <span className="block truncate text-xs text-quiet">
              {formatTime(row.application_time)} · {row.bank_card}
            </span>
          </span>
          <Badge tone={tone}>{text}</Badge>
          <ChevronDown
            aria-hidden="true"
            className="size-4 text-quiet transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="flex flex-col gap-4 px-4 pb-4">
          <p className="text-sm">{standingOf(row)}</p>
          {row.reason !== null && (
            <p className="text-sm">
              <span className="text-quiet">{t`Reason`}: </span>
              {row.reason}
            </p>
          )}
          <Timeline row={row} />
          <dl>
            <Line name={t`Fee`} value={formatMoney(row.general_fee)} />
            {row.mandatory_fee !== "0.00" && (
              <Line name={t`Early withdrawal fee`} value={formatMoney(row.mandatory_fee)} />
            )}
            <Line name={t`You receive`} value={formatMoney(row.actual_receipt)} />
            <Line name={t`Order`} value={row.order_no} />
            {row.end_to_end_id !== null && <Line name={t`PIX id`} value={row.end_to_end_id} />}
          </dl>
          <CopyButton
            look="quiet"
            size="sm"
            text={row.order_no}
            label={t`Copy order number`}
            copiedLabel={t`Order number copied`}
          />
        </div>
      </details>
    </li>
  );
}

export function WithdrawalRecords({ range = DEFAULT_RANGE }: { range: Range | undefined }) {
  const query = useInfiniteQuery(withdrawalsQuery(range));
  const newest = query.data?.pages[0]?.list[0]?.order_no;
  return (
    <div className="flex flex-col gap-4">
      <RangeTabs range={range} />
      <RecordList
        query={query}
        totals={(page) => (
          <Totals
            totals={[
              { name: t`Paid out`, value: formatMoney(page.total_amount) },
              { name: t`Fees`, value: formatMoney(page.total_general_fee) },
              {
                name: t`Received`,
                value: formatMoney(page.total_actual_receipt),
                tone: "text-leaf-text",
              },
            ]}
          />
        )}
        row={(row) => <Row key={row.order_no} row={row} isOpen={row.order_no === newest} />}
        emptyAction={
          <Link to="/withdraw" className={buttonClass("primary")}>
            {t`Withdraw`}
          </Link>
        }
      />
    </div>
  );
}
