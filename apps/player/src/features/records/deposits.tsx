import { t } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatMoney } from "@tucano/i18n/money.ts";
import { buttonClass } from "@tucano/ui/button.tsx";
import { Badge, type BadgeTone } from "@tucano/ui/chip.tsx";
import { PeriodFilter } from "../../platform/records/period-filter.tsx";
import { periodOf, type PeriodSearch } from "../../platform/records/period.ts";
import { RecordList, Totals } from "../../platform/records/record-list.tsx";
import { CopyOrderNumber, Line, NumberLine, OpeningRow } from "../../platform/records/rows.tsx";
import { formatFigure, formatTime } from "../../platform/text.ts";
import { type DepositRow, depositsQuery } from "./api.ts";
import { type Step, Timeline } from "./timeline.tsx";

function depositStatus(status: DepositRow["status"]): { text: string; tone: BadgeTone } {
  const all: Record<DepositRow["status"], { text: string; tone: BadgeTone }> = {
    created: { text: t`Being prepared`, tone: "sea" },
    awaiting: { text: t`Waiting for payment`, tone: "sea" },
    paid: { text: t`Paid`, tone: "leaf" },
    credited: { text: t`Credited`, tone: "leaf" },
    expired: { text: t`Expired`, tone: "neutral" },
    cancelled: { text: t`Cancelled`, tone: "neutral" },
    refunded: { text: t`Refunded`, tone: "coral" },
    failed: { text: t`Failed`, tone: "coral" },
  };
  return all[status];
}

/** Its known history; the last step is its state, and until when. */
function stepsOf(row: DepositRow): Step[] {
  const isOpen = row.status === "created" || row.status === "awaiting";
  const steps: Step[] = [{ name: t`Requested`, at: row.time }];
  if (row.paid_at !== null) steps.push({ name: t`Paid`, at: row.paid_at });
  if (row.credited_at !== null) steps.push({ name: t`Credited`, at: row.credited_at });
  else if (isOpen) {
    steps.push({ name: t`Waiting for payment`, at: row.expires_at, text: t`until` });
  } else if (row.status !== "paid") {
    steps.push({ name: depositStatus(row.status).text, at: null });
  }
  return steps;
}

function Row({ deposit }: { deposit: DepositRow }) {
  const { text, tone } = depositStatus(deposit.status);
  const isOpen = deposit.status === "created" || deposit.status === "awaiting";
  const isOther = deposit.paid_money !== null && deposit.paid_money !== deposit.money;
  return (
    <OpeningRow
      title={formatMoney(deposit.paid_money ?? deposit.money)}
      text={`${formatTime(deposit.time, "time")} · ${deposit.method}`}
      side={<Badge tone={tone}>{text}</Badge>}
    >
      {deposit.note !== null && <p className="text-sm">{deposit.note}</p>}
      <Timeline steps={stepsOf(deposit)} />
      <dl>
        {isOther && <Line name={t`Amount requested`} value={formatMoney(deposit.money)} />}
        <Line name={t`Method`} value={deposit.method} />
        <NumberLine name={t`Order`} value={deposit.order_no} />
      </dl>
      <div className="flex flex-wrap gap-2">
        <CopyOrderNumber text={deposit.order_no} />
        <Link
          to="/recharge-payment"
          search={{ order: deposit.order_no }}
          className={buttonClass(isOpen ? "primary" : "quiet", "sm", "min-h-11")}
        >
          {isOpen ? t`Continue to payment` : t`Show the payment`}
        </Link>
      </div>
    </OpeningRow>
  );
}

export function DepositRecords({ search }: { search: PeriodSearch }) {
  const period = periodOf(search);
  const query = useInfiniteQuery(depositsQuery(period));
  return (
    <div className="flex flex-col gap-4">
      <PeriodFilter search={search} />
      <RecordList
        query={query}
        itemsOf={(page) => page.list}
        keyOf={(deposit) => deposit.order_no}
        timeOf={(deposit) => deposit.time}
        totals={(page) => (
          <Totals
            lead={{
              name: t`Credited`,
              value: formatMoney(page.total_money),
              tone: "text-leaf-text",
            }}
            totals={[{ name: t`Deposits`, value: formatFigure(page.total) }]}
          />
        )}
        row={(deposit) => <Row key={deposit.order_no} deposit={deposit} />}
        emptyText={t`No deposits in this period.`}
        emptyAction={
          <Link to="/recharge" className={buttonClass("primary")}>
            {t`Deposit`}
          </Link>
        }
      />
    </div>
  );
}
