import { t } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { formatMoney } from "@tucano/i18n/money.ts";
import { buttonClass } from "@tucano/ui/button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { PeriodFilter } from "../../platform/records/period-filter.tsx";
import { type Period, periodOf, type PeriodSearch } from "../../platform/records/period.ts";
import { RecordList, Totals } from "../../platform/records/record-list.tsx";
import { CopyOrderNumber, Line, NumberLine, OpeningRow } from "../../platform/records/rows.tsx";
import { present } from "../../platform/shell/search-params.ts";
import { SelectField } from "../../platform/select-field.tsx";
import { formatFigure, formatTime } from "../../platform/text.ts";
import { type TransactionPage, type TransactionRow, transactionsQuery } from "./api.ts";
import { type TransactionGroup, transactionGroups } from "./transaction-groups.ts";
import { groupName, kindsOf, pocketName, transactionName } from "./transaction-words.ts";

export interface TransactionSearch extends PeriodSearch {
  show?: TransactionGroup;
}

interface Side {
  pocket: string;
  sign: "+" | "-";
  balance: string;
}

/**
 * A movement as one pocket sees it, with what that pocket held afterwards: cash where it had a part
 * in it, since what is set aside for a withdrawal is gone from there; otherwise the one that paid.
 */
function sideOf(row: TransactionRow): Side | null {
  const left: Side | null =
    row.from_pocket === null || row.from_balance_after == null
      ? null
      : { pocket: row.from_pocket, sign: "-", balance: row.from_balance_after };
  const right: Side | null =
    row.to_pocket === null || row.to_balance_after == null
      ? null
      : { pocket: row.to_pocket, sign: "+", balance: row.to_balance_after };
  return right?.pocket === "cash" ? right : (left ?? right);
}

function Afterwards({ pocket, amount }: { pocket: string; amount: string | null }) {
  if (amount == null) return null;
  return <Line name={t`${pocket} after this`} value={formatMoney(amount)} />;
}

function Row({ row }: { row: TransactionRow }) {
  const side = sideOf(row);
  const [from, to] = [pocketName(row.from_pocket), pocketName(row.to_pocket)];
  return (
    <OpeningRow
      title={transactionName(row.kind)}
      text={
        <>
          {formatTime(row.created_at, "time")}
          <span className="max-sm:hidden">{` · ${from} → ${to}`}</span>
        </>
      }
      side={
        <>
          <span
            className={cx(
              "tabular font-semibold whitespace-nowrap",
              side?.sign === "+" && "text-leaf-text",
            )}
          >
            {side?.sign}
            {formatMoney(row.amount)}
          </span>
          {side !== null && (
            <span className="tabular text-xs text-quiet">
              {pocketName(side.pocket)}: {formatMoney(side.balance)}
            </span>
          )}
        </>
      }
    >
      <dl>
        <Line name={t`From`} value={from} />
        <Line name={t`To`} value={to} />
        <Afterwards pocket={from} amount={row.from_balance_after} />
        <Afterwards pocket={to} amount={row.to_balance_after} />
        <Line name={t`Date and time`} value={formatTime(row.created_at, "full")} />
        <Line name={t`Entry`} value={`#${formatFigure(row.id)}`} />
        {row.order_no !== null && <NumberLine name={t`Order`} value={row.order_no} />}
      </dl>
      {row.order_no !== null && (
        <div>
          <CopyOrderNumber text={row.order_no} />
        </div>
      )}
    </OpeningRow>
  );
}

function Sums({ page, search }: { page: TransactionPage; search: PeriodSearch }) {
  return (
    <div className="flex flex-col gap-2">
      <Totals
        totals={[
          { name: t`Money in`, value: formatMoney(page.total_in), tone: "text-leaf-text" },
          { name: t`Money out`, value: formatMoney(page.total_out) },
          { name: t`Amount bet`, value: formatMoney(page.total_staked) },
          { name: t`Won`, value: formatMoney(page.total_won) },
        ]}
      />
      <p className="px-1 text-xs text-quiet">
        {t`Bets and wins are shown here as totals for the whole period.`}{" "}
        <Link to="/records" search={search} className="text-beak-text underline">
          {t`See every round`}
        </Link>
      </p>
    </div>
  );
}

function GroupFilter({ chosen }: { chosen: TransactionGroup | undefined }) {
  const navigate = useNavigate();
  return (
    <SelectField
      label={t`Show`}
      value={chosen ?? ""}
      onChange={({ target }) => {
        const show = transactionGroups.find((one) => one === target.value);
        void navigate({
          to: ".",
          search: (before) => present({ ...before, show }),
          replace: true,
          resetScroll: false,
        });
      }}
    >
      <option value="">{t`All transactions`}</option>
      {transactionGroups.map((group) => (
        <option key={group} value={group}>
          {groupName(group)}
        </option>
      ))}
    </SelectField>
  );
}

function List({ search, period }: { search: TransactionSearch; period: Period }) {
  const { show } = search;
  const query = useInfiniteQuery(
    transactionsQuery(period, show === undefined ? null : kindsOf[show]),
  );
  return (
    <RecordList
      query={query}
      itemsOf={(page) => page.list}
      keyOf={(row) => String(row.id)}
      timeOf={(row) => row.created_at}
      totals={(page) => (
        <Sums
          page={page}
          search={present({ range: search.range, from: search.from, to: search.to })}
        />
      )}
      row={(row) => <Row key={row.id} row={row} />}
      emptyText={t`No transactions in this period with this filter.`}
      emptyAction={
        <Link to="/recharge" className={buttonClass("primary")}>
          {t`Deposit`}
        </Link>
      }
    />
  );
}

export function Transactions({ search }: { search: TransactionSearch }) {
  const period = periodOf(search);
  return (
    <div className="flex flex-col gap-4">
      <PeriodFilter search={search} />
      <GroupFilter chosen={search.show} />
      <List period={period} search={search} />
    </div>
  );
}
