import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type Column, DataTable } from "./data-table.tsx";
import { KeysetPager } from "./keyset-pager.tsx";
import type { KeysetAnswer } from "./list-table.tsx";
import { Loaded, NothingHere } from "./show.tsx";

interface ViewTableProps<Data extends KeysetAnswer<unknown>> {
  query: UseQueryResult<Data>;
  columns: readonly (Column<Data["list"][number]> | null)[];
  keyOf: (row: Data["list"][number]) => string | number;
  empty: string;
  /** Of a wide table without links: by it the keyboard reaches what has to be scrolled. */
  label?: string;
  /** Shown above the table. */
  above?: (data: Data) => ReactNode;
}

/** A list that is only looked at: loading, failed, empty, or the rows, or a page of them. */
export function ViewTable<Data extends KeysetAnswer<unknown>>(props: ViewTableProps<Data>) {
  const { query, columns, keyOf, empty, label, above } = props;
  const reached = label !== undefined && { role: "region", "aria-label": label, tabIndex: 0 };
  return (
    <Loaded query={query}>
      {(data) => (
        <div className="flex flex-col gap-4">
          {above?.(data)}
          {data.list.length === 0 ? (
            <NothingHere text={empty} />
          ) : (
            <div className="card overflow-x-auto" {...reached}>
              <DataTable<Data["list"][number]> rows={data.list} columns={columns} keyOf={keyOf} />
            </div>
          )}
          <KeysetPager next={data.next ?? null} />
        </div>
      )}
    </Loaded>
  );
}
