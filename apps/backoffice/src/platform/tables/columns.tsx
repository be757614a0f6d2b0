/** Columns by type of content: what the table shows, and what goes into the exported file. */
import { Badge, type BadgeTone } from "@tucano/ui/chip.tsx";
import type { DateStyle } from "@tucano/i18n/dates.ts";
import type { ComponentProps } from "react";
import { MemberLink } from "./data-table.tsx";
import type { ListColumn } from "./list-table.tsx";
import { Moment, Money } from "./show.tsx";

type More<Row> = Partial<Omit<ListColumn<Row>, "id" | "label">>;
type Member = ComponentProps<typeof MemberLink>["member"];

const NONE = "–";

export function textColumn<Row>(
  id: string,
  label: string,
  read: (row: Row) => string | number | null,
  more: More<Row> = {},
): ListColumn<Row> {
  return {
    id,
    label,
    text: (row) => String(read(row) ?? ""),
    cell: (row) => read(row) ?? NONE,
    ...more,
  };
}

/** Of the staff; it may break before its host, so that it leaves room for others. */
export function emailColumn<Row>(
  id: string,
  label: string,
  read: (row: Row) => string | null,
  more: More<Row> = {},
): ListColumn<Row> {
  const cell = (row: Row) => {
    const [name, host] = (read(row) ?? NONE).split("@");
    return host === undefined ? (
      name
    ) : (
      <>
        {name}
        <wbr />@{host}
      </>
    );
  };
  return textColumn(id, label, read, { cell, ...more });
}

export function numberColumn<Row>(
  id: string,
  label: string,
  read: (row: Row) => string | number | null,
  more: More<Row> = {},
): ListColumn<Row> {
  return textColumn(id, label, read, { isNumber: true, ...more });
}

export function moneyColumn<Row>(
  id: string,
  label: string,
  read: (row: Row) => string | null,
  { isSigned = false, ...more }: More<Row> & { isSigned?: boolean } = {},
): ListColumn<Row> {
  const cell = (row: Row) => {
    const wire = read(row);
    return wire === null ? NONE : <Money wire={wire} isSigned={isSigned} />;
  };
  return numberColumn(id, label, read, { cell, ...more });
}

export function momentColumn<Row>(
  id: string,
  label: string,
  read: (row: Row) => string | null,
  { style = "moment", ...more }: More<Row> & { style?: DateStyle } = {},
): ListColumn<Row> {
  const cell = (row: Row) => {
    const iso = read(row);
    return iso === null ? NONE : <Moment iso={iso} style={style} />;
  };
  return textColumn(id, label, read, { cell, ...more });
}

export function memberColumn<Row>(
  id: string,
  label: string,
  read: (row: Row) => Member | null,
  more: More<Row> = {},
): ListColumn<Row> {
  const cell = (row: Row) => {
    const member = read(row);
    return member === null ? NONE : <MemberLink member={member} />;
  };
  return textColumn(id, label, (row) => read(row)?.account ?? "", { cell, ...more });
}

/** With the member's number, which letters and phone calls refer to. */
export function numberedMemberColumn<Row>(
  id: string,
  label: string,
  read: (row: Row) => Member,
  more: More<Row> = {},
): ListColumn<Row> {
  const cell = (row: Row) => (
    <span className="inline-flex flex-col">
      <MemberLink member={read(row)} />
      <span className="tabular text-xs text-quiet">{read(row).member_id}</span>
    </span>
  );
  return textColumn(id, label, (row) => read(row).member_id, { cell, ...more });
}

export function badgeColumn<Row>(
  id: string,
  label: string,
  read: (row: Row) => readonly [string, BadgeTone],
  more: More<Row> = {},
): ListColumn<Row> {
  const cell = (row: Row) => {
    const [word, tone] = read(row);
    return <Badge tone={tone}>{word}</Badge>;
  };
  return textColumn(id, label, (row) => read(row)[0], { cell, ...more });
}
