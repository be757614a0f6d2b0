/** What the three record pages share: the range in the address, totals, rows, "load more". */
import { t } from "@lingui/core/macro";
import { useNavigate } from "@tanstack/react-router";
import { Button } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import type { ReactNode } from "react";
import type { Range } from "../../platform/choices.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { scenes } from "../../platform/scenes.ts";

export const DEFAULT_RANGE: Range = "last7days";

export function RangeTabs({ range }: { range: Range }) {
  const navigate = useNavigate();
  return (
    <Segmented
      label={t`Period`}
      value={range}
      options={[
        { value: "today", label: t`Today` },
        { value: "last3days", label: t`3 days` },
        { value: "last7days", label: t`7 days` },
      ]}
      onChange={(next) =>
        void navigate({ to: ".", search: { range: next }, replace: true, resetScroll: false })
      }
    />
  );
}

interface Total {
  name: string;
  value: string;
  tone?: string;
}

export function Totals({ totals }: { totals: readonly Total[] }) {
  return (
    <dl className="card grid grid-cols-3 gap-2 p-4">
      {totals.map((total) => (
        <div key={total.name} className="min-w-0">
          <dt className="text-xs text-quiet">{total.name}</dt>
          <dd className={`tabular truncate text-sm font-semibold sm:text-base ${total.tone ?? ""}`}>
            {total.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Pages<Page> {
  data: { pages: Page[] } | undefined;
  error: unknown;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

interface RecordListProps<Page extends { list: readonly unknown[]; total: number }> {
  query: Pages<Page>;
  totals: (page: Page) => ReactNode;
  row: (item: Page["list"][number]) => ReactNode;
  emptyAction: ReactNode;
}

export function RecordList<Page extends { list: readonly unknown[]; total: number }>(
  props: RecordListProps<Page>,
) {
  const { query, totals, row, emptyAction } = props;
  return (
    <QueryState query={query} waiting={<SkeletonRows count={6} label={t`Loading`} />}>
      {({ pages }) => {
        const first = pages[0];
        if (first === undefined || first.total === 0) {
          return (
            <EmptyState image={scenes.records} title={t`No records found`} action={emptyAction} />
          );
        }
        return (
          <div className="flex flex-col gap-4">
            {totals(first)}
            <ul className="flex flex-col gap-2">{pages.flatMap((page) => page.list.map(row))}</ul>
            {query.hasNextPage && (
              <Button
                look="quiet"
                isBusy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t`Load more`}
              </Button>
            )}
          </div>
        );
      }}
    </QueryState>
  );
}
