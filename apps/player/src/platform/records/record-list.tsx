/** What all pages of records share: totals in plain sight, rows under their days, "load more". */
import { t } from "@lingui/core/macro";
import { dayKey } from "@tucano/i18n/dates.ts";
import { Button } from "@tucano/ui/button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import type { ReactNode } from "react";
import { today } from "../clock.ts";
import { addDays } from "./period.ts";
import { QueryState } from "../api/query-state.tsx";
import { scenes } from "../shell/scenes.ts";
import { formatTime } from "../text.ts";

export interface Total {
  name: string;
  value: string;
  tone?: string;
}

/** Even numbers of sums are shown in pairs on a phone, so that none is left alone. */
function columns(count: number): string {
  if (count === 4) return "grid-cols-2 sm:grid-cols-4";
  if (count === 2) return "grid-cols-2";
  // As wide as an amount of five digits, which is set larger where there is room.
  return cx(
    "grid-cols-[repeat(auto-fit,minmax(96px,1fr))]",
    "sm:grid-cols-[repeat(auto-fit,minmax(120px,1fr))]",
  );
}

/** `lead` is the one sum that the page is about. */
export function Totals({ totals, lead }: { totals: readonly Total[]; lead?: Total }) {
  return (
    <dl className={cx("card grid gap-x-3 gap-y-3 p-4 sm:p-5", columns(totals.length))}>
      {lead !== undefined && (
        <div className="col-span-full">
          <dt className="text-sm text-quiet">{lead.name}</dt>
          <dd className={cx("tabular text-xl font-bold", lead.tone)}>{lead.value}</dd>
        </div>
      )}
      {totals.map((total) => (
        <div key={total.name} className="min-w-0">
          <dt className="text-xs text-quiet">{total.name}</dt>
          <dd className={cx("tabular text-sm font-semibold sm:text-base", total.tone)}>
            {total.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** "Today", "Yesterday", else the date. */
export function dayName(key: string): string {
  const now = today();
  if (key === now) return t`Today`;
  if (key === addDays(now, -1)) return t`Yesterday`;
  return formatTime(key, "day");
}

interface DayGroupsProps<Item> {
  items: readonly Item[];
  timeOf: (item: Item) => string;
  row: (item: Item) => ReactNode;
}

export function DayGroups<Item>({ items, timeOf, row }: DayGroupsProps<Item>) {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = dayKey(timeOf(item));
    const group = groups.get(key) ?? [];
    group.push(item);
    groups.set(key, group);
  }
  return (
    <div className="flex flex-col gap-5">
      {[...groups].map(([key, group]) => (
        <section key={key} className="flex flex-col gap-2">
          <h2 className="px-1 text-sm font-semibold text-quiet">{dayName(key)}</h2>
          <ul className="flex flex-col gap-2">{group.map(row)}</ul>
        </section>
      ))}
    </div>
  );
}

interface Pages<Page> {
  data: { pages: Page[] } | undefined;
  error: unknown;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError?: boolean;
  fetchNextPage: () => unknown;
}

export function LoadMore({ query }: { query: Omit<Pages<unknown>, "data"> }) {
  if (!query.hasNextPage) return null;
  return (
    <div className="flex flex-col gap-2">
      {query.isFetchNextPageError === true && (
        <p role="alert" className="text-center text-sm text-coral-text">
          {t`Load Fail`}
        </p>
      )}
      <Button
        look="quiet"
        isBusy={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {t`Load more`}
      </Button>
    </div>
  );
}

interface RecordListProps<Page extends { total: number }, Item> {
  query: Pages<Page>;
  itemsOf: (page: Page) => readonly Item[];
  keyOf: (item: Item) => string;
  timeOf: (item: Item) => string;
  totals: (page: Page) => ReactNode;
  row: (item: Item) => ReactNode;
  emptyText?: string | undefined;
  emptyAction: ReactNode;
}

/** New rows arrive while pages are read, so a row that is on two pages is shown once. */
function once<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}

export function RecordList<Page extends { total: number }, Item>(
  props: RecordListProps<Page, Item>,
) {
  const { query, itemsOf, keyOf, timeOf, totals, row, emptyText, emptyAction } = props;
  return (
    <QueryState query={query} waiting={<SkeletonRows count={6} label={t`Loading`} />}>
      {({ pages }) => {
        const first = pages[0];
        if (first === undefined) return null;
        return (
          <div className="flex flex-col gap-5">
            {totals(first)}
            {first.total === 0 ? (
              <EmptyState
                image={scenes.records}
                title={t`No records found`}
                text={emptyText}
                action={emptyAction}
              />
            ) : (
              <DayGroups items={once(pages.flatMap(itemsOf), keyOf)} timeOf={timeOf} row={row} />
            )}
            <LoadMore query={query} />
          </div>
        );
      }}
    </QueryState>
  );
}
