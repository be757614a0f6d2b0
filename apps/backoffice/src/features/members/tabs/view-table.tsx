import { Trans } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type Column, DataTable } from "../../../platform/tables/data-table.tsx";
import { KeysetPager } from "../../../platform/tables/keyset-pager.tsx";
import { Loaded, NothingHere } from "../../../platform/tables/show.tsx";

interface Answer<Row> {
  readonly list: readonly Row[];
  readonly next: string | null;
}

interface ViewTableProps<Data extends Answer<unknown>> {
  query: UseQueryResult<Data>;
  columns: readonly (Column<Data["list"][number]> | null)[];
  keyOf: (row: Data["list"][number]) => string | number;
  empty: string;
  /** Shown above the table. */
  above?: (data: Data) => ReactNode;
}

/** One side of a player as a list: loading, failed, empty, or a page of it. */
export function ViewTable<Data extends Answer<unknown>>(props: ViewTableProps<Data>) {
  const { query, columns, keyOf, empty, above } = props;
  return (
    <Loaded query={query}>
      {(data) => (
        <div className="flex flex-col gap-4">
          {above?.(data)}
          {data.list.length === 0 ? (
            <NothingHere text={empty} />
          ) : (
            <div className="card overflow-x-auto">
              <DataTable<Data["list"][number]> rows={data.list} columns={columns} keyOf={keyOf} />
            </div>
          )}
          <KeysetPager next={data.next} />
        </div>
      )}
    </Loaded>
  );
}

export function Dash() {
  return (
    <span className="text-quiet">
      <span aria-hidden="true">–</span>
      <span className="sr-only">
        <Trans>None</Trans>
      </span>
    </span>
  );
}
