/**
 * The columns of a file, each with what is in it. One that this report cannot tell is left out; an
 * empty column would read as if nothing had happened.
 */
import { hasMoney } from "../../statistics/index.ts";
import type { ExportRow } from "./export-repository.ts";
import type { ReportRowOut } from "./present.ts";
import { tellsRegistrations } from "./report.ts";
import type { ColumnKind } from "./sheet.ts";

export interface FileColumn<Id extends string = string> {
  readonly id: Id;
  readonly kind: ColumnKind;
}

const column = <Id extends string>(kind: ColumnKind, id: Id): FileColumn<Id> => ({ id, kind });

const play = [
  column("count", "plays"),
  column("money", "turnover"),
  column("money", "wins"),
  column("money", "ggr"),
] as const;

const money = [
  column("count", "deposits_count"),
  column("money", "deposits"),
  column("count", "first_deposits"),
  column("money", "first_deposits_amount"),
  column("count", "withdrawals_count"),
  column("money", "withdrawals"),
  column("money", "fees"),
  column("money", "bonus_cost"),
  column("money", "commissions"),
  column("money", "ngr"),
] as const;

type Asked = Pick<ExportRow, "asked">;

export function reportColumns({ asked }: Asked): readonly FileColumn<keyof ReportRowOut>[] {
  const isNamed = asked.by !== "day" && asked.by !== "site";
  return [
    column(asked.by === "day" ? "day" : "text", "label"),
    ...(isNamed ? [column("text", "key")] : []),
    ...play,
    column("count", "player_days"),
    ...(tellsRegistrations(asked) ? [column("count", "registrations")] : []),
    ...(hasMoney(asked) ? money : []),
  ];
}

const playersColumns: readonly FileColumn[] = [
  column("day", "day"),
  column("text", "label"),
  column("text", "key"),
  column("id", "member_id"),
  column("text", "account_masked"),
  ...play,
];

export const columnsOf = (row: Asked & Pick<ExportRow, "kind">): readonly FileColumn[] =>
  row.kind === "report" ? reportColumns(row) : playersColumns;
