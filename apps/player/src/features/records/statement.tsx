/** A period on paper (PDF by the browser's own print) and as a table (CSV made here). */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { FileDown, Printer } from "lucide-react";
import { useState } from "react";
import { today } from "../../platform/clock.ts";
import { language } from "../../platform/language.ts";
import { useMember } from "../../platform/session/member.ts";
import { PeriodFilter } from "../../platform/records/period-filter.tsx";
import { daysOf, periodOf, type PeriodSearch } from "../../platform/records/period.ts";
import { LoadError } from "../../platform/api/query-state.tsx";
import { useSite } from "../../platform/shell/site.ts";
import { type Cell, toCsv } from "./csv.ts";
import { MOST_ROWS } from "./read-all.ts";
import type { StatementKind } from "./statement-kinds.ts";
import { StatementPaper } from "./statement-paper.tsx";
import { readStatement, type StatementDays, type StatementTable } from "./statement-tables.ts";

export interface StatementSearch extends PeriodSearch {
  kind?: StatementKind;
}

/** Where a comma divides reais from centavos; the others write a point. */
const decimalComma: readonly string[] = ["pt", "vi", "id", "tr"];

function titleOf(kind: StatementKind): string {
  const titles: Record<StatementKind, string> = {
    transactions: t`Transaction statement`,
    orders: t`Order statement`,
    bets: t`Bet statement`,
  };
  return titles[kind];
}

function rowsOf(table: StatementTable): (readonly Cell[])[] {
  const head = table.columns.map((text): Cell => ({ type: "text", text }));
  const sums = table.sums.map(({ name, value }): Cell[] => [
    { type: "text", text: name },
    { type: "money", wire: value },
  ]);
  return [head, ...table.rows, [], ...sums];
}

function download(name: string, table: StatementTable): void {
  const csv = toCsv(rowsOf(table), { hasDecimalComma: decimalComma.includes(language) });
  const url = URL.createObjectURL(new Blob([csv], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Later: some browsers begin to read only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function useStatement(kind: StatementKind, days: StatementDays) {
  const [progress, setProgress] = useState({ read: 0, total: 0 });
  const query = useQuery({
    queryKey: ["records", "statement", kind, days],
    queryFn: () => readStatement(kind, days, (read, total) => setProgress({ read, total })),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  return { query, progress };
}

function Progress({ read, total }: { read: number; total: number }) {
  return (
    <div role="status" className="card flex flex-col gap-3 p-5">
      <p className="text-sm">
        {total === 0
          ? t`Preparing your statement`
          : t`Preparing your statement: ${read} of ${total}`}
      </p>
      <progress
        aria-label={t`Preparing your statement`}
        className="h-2 w-full overflow-hidden rounded-full accent-beak"
        {...(total > 0 && { value: read, max: total })}
      />
    </div>
  );
}

function Actions({ table, name }: { table: StatementTable | undefined; name: string }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        className="flex-1 sm:flex-none"
        disabled={table === undefined}
        onClick={() => globalThis.print()}
      >
        <Printer aria-hidden="true" className="size-5" />
        {t`Save as PDF`}
      </Button>
      <Button
        look="quiet"
        className="flex-1 sm:flex-none"
        disabled={table === undefined}
        onClick={() => table !== undefined && download(name, table)}
      >
        <FileDown aria-hidden="true" className="size-5" />
        {t`Download CSV`}
      </Button>
    </div>
  );
}

function Choice({ kind }: { kind: StatementKind }) {
  const navigate = useNavigate();
  return (
    <Segmented
      label={t`Statement`}
      value={kind}
      options={[
        { value: "transactions", label: t`Transactions` },
        { value: "orders", label: t`Orders` },
        { value: "bets", label: t`Bets` },
      ]}
      onChange={(next) =>
        void navigate({
          to: ".",
          search: (before) => ({ ...before, kind: next }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}

export function Statement({ search }: { search: StatementSearch }) {
  const { kind = "transactions" } = search;
  const days = daysOf(periodOf(search), today());
  const member = useMember();
  const site = useSite();
  const { query, progress } = useStatement(kind, days);
  const isReady = query.data !== undefined && member !== undefined && site !== undefined;
  const most = MOST_ROWS;
  return (
    <div className="flex flex-col gap-4">
      <div className="statement-screen flex flex-col gap-4">
        <Choice kind={kind} />
        <PeriodFilter search={search} />
        <Actions
          table={query.data}
          name={`${site?.code ?? "tucano"}-${kind}-${days.from}-${days.to}.csv`}
        />
        {query.data?.isCut === true && (
          <Notice>
            {t`There are too many lines to show. Here are the newest ${most}. Choose fewer days to see the rest.`}
          </Notice>
        )}
      </div>
      {query.error !== null && query.data === undefined && (
        <LoadError error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <Progress {...progress} />}
      {isReady && (
        <StatementPaper
          title={titleOf(kind)}
          days={days}
          table={query.data}
          member={member}
          site={site}
        />
      )}
    </div>
  );
}
