import { cx } from "@tucano/ui/cx.ts";
import type { ReactNode } from "react";
import { figureOr } from "../figures.ts";
import { TextLink } from "./text-link.tsx";

export interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers line up at the right. */
  readonly isNumber?: boolean;
  readonly className?: string;
}

interface DataTableProps<Row> {
  columns: readonly (Column<Row> | null)[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Stays a table on phones too, for what is compared line by line. */
  isCompact?: boolean;
}

/** A table on wide screens; on phones each row is a card that repeats its labels. */
export function DataTable<Row>({ columns, rows, keyOf, isCompact }: DataTableProps<Row>) {
  const shown = columns.filter((column) => column !== null);
  return (
    <table className={cx("grid-table", isCompact !== true && "as-cards")}>
      <thead>
        <tr>
          {shown.map(({ label, isNumber }) => (
            <th key={label} scope="col" className={cx(isNumber && "number")}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {shown.map(({ label, cell, isNumber, className }) => (
              <td key={label} data-label={label} className={cx(isNumber && "number", className)}>
                {figureOr(cell(row), isNumber)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Member {
  readonly member_id: number;
  readonly account: string;
}

/** Somebody who was erased is known by number only. */
export function MemberLink({ member }: { member: Member }) {
  return (
    <TextLink to="/members/$memberId" params={{ memberId: String(member.member_id) }}>
      {member.account || member.member_id}
    </TextLink>
  );
}
