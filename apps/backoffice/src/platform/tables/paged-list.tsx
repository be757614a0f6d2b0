import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Loaded, NothingHere, Pager } from "./show.tsx";

interface Page<Row> {
  readonly list: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly limit: number;
}

interface PagedListProps<Row> {
  query: UseQueryResult<Page<Row>>;
  /** Said when there is nothing. */
  empty: string;
  onPage: (page: number) => void;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A page of a list in its card: loading, failed, empty, or the rows with their pager. */
export function PagedList<Row>({ query, empty, onPage, children }: PagedListProps<Row>) {
  return (
    <Loaded query={query}>
      {({ list, page, limit, total }) =>
        list.length === 0 ? (
          <NothingHere text={empty} />
        ) : (
          <div className="card overflow-x-auto">
            {children(list)}
            <Pager page={page} limit={limit} total={total} onPage={onPage} />
          </div>
        )
      }
    </Loaded>
  );
}
