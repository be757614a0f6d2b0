import { t } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatMoney } from "@tucano/i18n/money.ts";
import { buttonClass } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { orderStatus } from "../../platform/money/order-words.ts";
import { PeriodFilter } from "../../platform/records/period-filter.tsx";
import { periodOf, type PeriodSearch } from "../../platform/records/period.ts";
import { RecordList, Totals } from "../../platform/records/record-list.tsx";
import {
  CopyKey,
  CopyOrderNumber,
  Line,
  NumberLine,
  OpeningRow,
} from "../../platform/records/rows.tsx";
import { formatTime } from "../../platform/text.ts";
import { type WithdrawalPage, type WithdrawalRow, withdrawalsQuery } from "./api.ts";
import { Timeline } from "./timeline.tsx";

/** The order's state, in a sentence with a time or a next step. */
function standingOf(row: WithdrawalRow): string {
  const eta = row.eta_at === null ? null : formatTime(row.eta_at);
  if (row.status === "paid") return t`The money was sent to you.`;
  if (row.status === "rejected") return t`The amount is back in your balance.`;
  if (row.status === "failed") {
    return t`Your bank declined the payment. We're looking into it. Your money is safe.`;
  }
  const isReviewed = row.status === "approved" || row.status === "paying";
  if (isReviewed) {
    return eta === null
      ? t`Approved. The payment is on its way to your bank.`
      : t`Approved. The payment is on its way and will arrive by ${eta}.`;
  }
  return eta === null
    ? t`Your withdrawal is under review.`
    : t`Your withdrawal is under review. You'll receive it by ${eta}.`;
}

function Facts({ row }: { row: WithdrawalRow }) {
  return (
    <dl>
      <Line name={t`Fee`} value={formatMoney(row.general_fee)} />
      {row.mandatory_fee !== "0.00" && (
        <Line name={t`Early withdrawal fee`} value={formatMoney(row.mandatory_fee)} />
      )}
      <Line name={t`You receive`} value={formatMoney(row.actual_receipt)} />
      <Line name={t`To`} value={row.bank_card} />
      <NumberLine name={t`Order`} value={row.order_no} />
      {row.end_to_end_id !== null && <NumberLine name={t`Pix ID`} value={row.end_to_end_id} />}
    </dl>
  );
}

function Row({ row, isOpen }: { row: WithdrawalRow; isOpen: boolean }) {
  const { text, tone } = orderStatus("withdrawal", row.status);
  const steps = row.timeline.map((entry) => ({
    name: orderStatus("withdrawal", entry.status).text,
    at: entry.at,
    reason: entry.reason,
  }));
  return (
    <OpeningRow
      title={formatMoney(row.amount)}
      text={`${formatTime(row.application_time, "time")} · ${row.bank_card}`}
      side={<Badge tone={tone}>{text}</Badge>}
      isOpen={isOpen}
    >
      <p className="text-sm">{standingOf(row)}</p>
      {row.reason !== null && (
        <p className="text-sm">
          <span className="text-quiet">{t`Reason`}: </span>
          {row.reason}
        </p>
      )}
      <Timeline steps={steps} />
      <Facts row={row} />
      <div className="flex flex-wrap gap-2">
        <CopyOrderNumber text={row.order_no} />
        {row.end_to_end_id !== null && (
          <CopyKey text={row.end_to_end_id} label={t`Copy Pix ID`} copiedLabel={t`Pix ID copied`} />
        )}
      </div>
    </OpeningRow>
  );
}

function Sums({ page }: { page: WithdrawalPage }) {
  const hasMandatory = page.total_mandatory_fee !== "0.00";
  return (
    <Totals
      lead={{
        name: t`Received at your bank`,
        value: formatMoney(page.total_actual_receipt),
      }}
      totals={[
        { name: t`Amount requested`, value: formatMoney(page.total_requested) },
        { name: t`Paid out`, value: formatMoney(page.total_amount) },
        { name: t`Fees`, value: formatMoney(page.total_general_fee) },
        ...(hasMandatory
          ? [{ name: t`Early withdrawal fee`, value: formatMoney(page.total_mandatory_fee) }]
          : []),
      ]}
    />
  );
}

export function WithdrawalRecords({ search }: { search: PeriodSearch }) {
  const period = periodOf(search);
  const query = useInfiniteQuery(withdrawalsQuery(period));
  const newest = query.data?.pages[0]?.list[0]?.order_no;
  return (
    <div className="flex flex-col gap-4">
      <PeriodFilter search={search} />
      <RecordList
        query={query}
        itemsOf={(page) => page.list}
        keyOf={(row) => row.order_no}
        timeOf={(row) => row.application_time}
        totals={(page) => <Sums page={page} />}
        row={(row) => <Row key={row.order_no} row={row} isOpen={row.order_no === newest} />}
        emptyText={t`No withdrawals in this period.`}
        emptyAction={
          <Link to="/withdraw" className={buttonClass("primary")}>
            {t`Withdraw`}
          </Link>
        }
      />
    </div>
  );
}
