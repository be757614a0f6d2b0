/**
 * The table of all lists: columns that an operator may hide, filters kept under a name, the shown
 * rows as a file, pages by key. On phones each row is a card that repeats its labels.
 */
import { useLingui } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import {
  type Column,
  columnVisibilityFeature,
  createColumnHelper,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { cx } from "@tucano/ui/cx.ts";
import { type ReactNode, useMemo } from "react";
import { figureOr } from "../figures.ts";
import { KeysetPager } from "./keyset-pager.tsx";
import { Loaded, NothingHere } from "./show.tsx";
import { OrderArrow, useSorting } from "./table-order.tsx";
import { TableTools } from "./table-tools.tsx";
import { useTableSettings } from "./table-settings.ts";

export interface ListColumn<Row> {
  /** Used in the settings and, if the server sorts by it, in the address. */
  readonly id: string;
  readonly label: string;
  /** At the top of the column; left out: the label. */
  readonly head?: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** The same for a file; a column without it is not in the file. */
  readonly text?: (row: Row) => string;
  /** Numbers line up at the right. */
  readonly isNumber?: boolean;
  readonly className?: string;
  /** The server can sort by it: `sort` in the address is `id` or `-id`. */
  readonly isSortable?: boolean;
  /** Cannot be hidden: what tells a row from others. */
  readonly isFixed?: boolean;
}

export interface KeysetAnswer<Row> {
  readonly list: readonly Row[];
  /** Of a list that has pages. */
  readonly next?: string | null;
}

export interface ListTableProps<Row> {
  /** Whose settings these are, such as `members`. */
  readonly screen: string;
  /** Also the name of its file. */
  readonly caption: string;
  readonly query: UseQueryResult<KeysetAnswer<Row>>;
  readonly columns: readonly ListColumn<Row>[];
  readonly keyOf: (row: Row) => string | number;
  /** Said when there is nothing. */
  readonly empty: string;
  /** Filters, at the left of the tools. */
  readonly filters?: ReactNode;
  /** Between the filters and the rows: what all pages come to. */
  readonly summary?: ReactNode;
}

export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { screen, caption, columns, query, empty, filters, summary } = props;
  const { settings } = useTableSettings(screen);
  const shown = columns.filter(({ id, isFixed }) => isFixed || !settings.hidden.includes(id));
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid w-full min-w-0 grid-cols-2 items-end gap-3 empty:hidden md:flex md:w-auto md:flex-wrap md:empty:flex">
          {filters}
        </div>
        <TableTools
          screen={screen}
          caption={caption}
          columns={columns}
          fileRows={() => [
            shown.flatMap(({ text, label }) => (text === undefined ? [] : [label])),
            ...(query.data?.list ?? []).map((row) =>
              shown.flatMap(({ text }) => (text === undefined ? [] : [text(row)])),
            ),
          ]}
        />
      </div>
      {summary}
      <Loaded query={query}>
        {({ list, next = null }) => (
          <div className={cx("flex flex-col", query.isPlaceholderData && "opacity-60")}>
            {list.length === 0 ? (
              <NothingHere text={empty} />
            ) : (
              <div className="card overflow-x-auto">
                <Grid {...props} rows={list} hidden={settings.hidden} />
              </div>
            )}
            <KeysetPager next={next} />
          </div>
        )}
      </Loaded>
    </div>
  );
}

const features = tableFeatures({ columnVisibilityFeature });

interface GridProps<Row> extends ListTableProps<Row> {
  readonly rows: readonly Row[];
  readonly hidden: readonly string[];
}

function Grid<Row extends object>({ caption, columns, rows, keyOf, hidden }: GridProps<Row>) {
  "use no memo";
  const defined = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return columns.map((column) =>
      helper.display({ id: column.id, header: column.label, enableHiding: !column.isFixed }),
    );
  }, [columns]);
  const columnVisibility = useMemo(
    () =>
      Object.fromEntries(columns.map(({ id, isFixed }) => [id, isFixed || !hidden.includes(id)])),
    [columns, hidden],
  );
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({
    features,
    columns: defined,
    data,
    state: { columnVisibility },
    getRowId: (row) => String(keyOf(row)),
  });
  const byId = new Map(columns.map((column) => [column.id, column]));
  const visible = table.getVisibleLeafColumns();
  return (
    <table className="grid-table as-cards">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {visible.map((one: Column<typeof features, Row>) => {
            const column = byId.get(one.id);
            return column === undefined ? null : <HeadCell key={one.id} column={column} />;
          })}
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id}>
            {visible.map(({ id }) => {
              const column = byId.get(id);
              if (column === undefined) return null;
              const { label, isNumber, className, cell } = column;
              return (
                <td key={id} data-label={label} className={cx(isNumber && "number", className)}>
                  {figureOr(cell(row.original), isNumber)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function HeadCell<Row>({ column }: { column: ListColumn<Row> }) {
  const { t } = useLingui();
  const { orderOf, sortBy } = useSorting();
  const { id, label, head = label, isNumber, isSortable } = column;
  if (!isSortable) {
    return (
      <th scope="col" className={cx(isNumber && "number")}>
        {head}
      </th>
    );
  }
  const order = orderOf(id);
  return (
    <th scope="col" className={cx(isNumber && "number")} aria-sort={order}>
      <button
        type="button"
        title={t`Sort by ${label}`}
        className="inline-flex items-center gap-1 hover:text-text max-md:hidden"
        onClick={() => sortBy(id)}
      >
        {label}
        <OrderArrow order={order} />
      </button>
      <span className="md:hidden">{label}</span>
    </th>
  );
}
