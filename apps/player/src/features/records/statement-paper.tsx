/** The statement for print: by whom, for whom, which days, every line, the sums. */
import "./statement.css";
import { t } from "@lingui/core/macro";
import { formatMoney } from "@tucano/i18n/money.ts";
import { cx } from "@tucano/ui/cx.ts";
import { Mark } from "@tucano/ui/mark.tsx";
import { today } from "../../platform/clock.ts";
import type { Member } from "../../platform/session/member.ts";
import type { Site } from "../../platform/shell/site.ts";
import { formatTime } from "../../platform/text.ts";
import type { Cell } from "./csv.ts";
import type { StatementDays, StatementTable } from "./statement-tables.ts";

export function dayText(day: string): string {
  return formatTime(day, "day");
}

function Value({ cell }: { cell: Cell }) {
  if (cell.type !== "money") return cell.text;
  return formatMoney(cell.wire);
}

/** Whom the member deals with; a demonstration says that it is one. */
function House({ site }: { site: Site }) {
  const { licence, contacts } = site;
  const facts = [
    licence.company,
    licence.trade_name,
    licence.cnpj === null ? null : `CNPJ ${licence.cnpj}`,
    licence.authorisation,
    licence.address,
    contacts.email,
    contacts.phone,
  ].filter((fact) => fact !== null);
  return (
    <div className="flex flex-col gap-1 text-xs text-quiet">
      {facts.length > 0 && <p>{facts.join(" · ")}</p>}
      <p>{licence.notice}</p>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-quiet">{name}</dt>
      <dd className="tabular text-sm font-medium break-words">{value}</dd>
    </div>
  );
}

/** Numbers of orders and rounds have no place of their own to break at. */
const isLongWord = (cell: Cell): boolean => cell.type === "text" && /^\S{20,}$/.test(cell.text);

function Table({ table, title }: { table: StatementTable; title: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It may scroll sideways.
    <div className="statement-table overflow-x-auto" role="region" aria-label={title} tabIndex={0}>
      <table className="w-full min-w-[720px] border-collapse text-left text-xs">
        <thead>
          <tr>
            {table.columns.map((name, column) => (
              <th
                key={name}
                scope="col"
                className={cx(
                  "px-1.5 py-2 font-semibold text-quiet",
                  table.rows[0]?.[column]?.type === "money" && "text-right",
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index} className="border-t border-line">
              {row.map((cell, column) => (
                <td
                  key={table.columns[column]}
                  data-column={table.columns[column]}
                  className={cx(
                    "tabular px-1.5 py-2 align-top",
                    cell.type === "money" && "text-right font-medium whitespace-nowrap",
                    cell.type === "time" && "whitespace-nowrap",
                    isLongWord(cell) && "wrap-anywhere",
                  )}
                >
                  <Value cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PaperProps {
  title: string;
  days: StatementDays;
  table: StatementTable;
  member: Member;
  site: Site;
}

export function StatementPaper({ title, days, table, member, site }: PaperProps) {
  return (
    <article className="statement card flex flex-col gap-5 p-4 sm:p-6">
      <div className="flex items-center gap-3">
        <Mark className="h-10 w-auto" />
        <div>
          <p className="text-sm text-quiet">{site.name}</p>
          <h2 className="text-lg font-semibold">{title}</h2>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
        <Fact name={t`Period`} value={`${dayText(days.from)} – ${dayText(days.to)}`} />
        <Fact name={t`Member`} value={`${member.account} (${member.id})`} />
        <Fact name={t`Name`} value={member.realname} />
        <Fact name={t`CPF`} value={member.cpf} />
      </dl>
      <dl className="statement-sums grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
        {table.sums.map((sum) => (
          <Fact key={sum.name} name={sum.name} value={formatMoney(sum.value)} />
        ))}
      </dl>
      {table.rows.length === 0 ? (
        <p className="text-sm text-quiet">{t`Nothing happened in this period.`}</p>
      ) : (
        <Table table={table} title={title} />
      )}
      <p className="text-xs text-quiet">
        {t`Generated on ${dayText(today())}. Times are São Paulo time. Amounts are in reais (BRL).`}
      </p>
      <House site={site} />
    </article>
  );
}
