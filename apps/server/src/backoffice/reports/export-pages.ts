/** The rows of a file, a page at a time, each page from where the last one ended. */
import { fromWire } from "@tucano/contract/money.ts";
import { maskAccount } from "../../members/index.ts";
import { readingOn } from "../../platform/database/read-pool.ts";
import { columnsOf, type FileColumn, reportColumns } from "./export-columns.ts";
import { money } from "./present.ts";
import type { ExportPlace, ExportRow } from "./export-repository.ts";
import { gameNames, label, registrations } from "./report.ts";
import type { Parts } from "../core/context.ts";

export interface ExportPage {
  readonly rows: readonly (readonly string[])[];
  /** Null: that was the last one. */
  readonly next: ExportPlace | null;
}

export interface SummedPage extends ExportPage {
  readonly columns: readonly FileColumn[];
  /** What the whole file comes to, below its last row. */
  readonly totals: readonly string[] | null;
}

/** A page of a report adds up all of it to find its own rows: few and large ones. */
const REPORT_ROWS = 10_000;
const PLAYER_ROWS = 5_000;

/** How many rows it will have; null: that is not kept. */
export async function countRows(
  parts: Parts,
  { kind, asked }: Pick<ExportRow, "kind" | "asked">,
): Promise<number | null> {
  const reports = parts.statistics.reports(readingOn(parts.reads));
  if (kind === "report") return reports.count(asked);
  if (asked.agentId !== null) return null;
  // One row for each player, day and game: what the report by game counts.
  return (await reports.sum({ ...asked, by: "game" })).players;
}

/** The totals go from page to page with the place: what is added up is what the file holds. */
export async function readExportPage(parts: Parts, row: ExportRow): Promise<SummedPage> {
  const columns = columnsOf(row);
  const page = await (row.kind === "report"
    ? readReportPage(parts, row)
    : readPlayersPage(parts, row));
  const totals = addUp(columns, page.rows, row.place?.totals ?? {});
  if (page.next !== null) {
    return { ...page, columns, next: { ...page.next, totals }, totals: null };
  }
  const word = row.words?.total ?? "";
  const shown = columns.map(({ id, kind }, nth) => {
    if (kind === "money") return money(totals[id] ?? 0);
    return kind === "count" ? String(totals[id] ?? 0) : nth === 0 ? word : "";
  });
  return { ...page, columns, totals: shown };
}

function addUp(
  columns: readonly FileColumn[],
  rows: ExportPage["rows"],
  before: NonNullable<ExportPlace["totals"]>,
): Record<string, number> {
  const sums = columns.flatMap(({ id, kind }, nth): (readonly [string, number])[] => {
    if (kind !== "money" && kind !== "count") return [];
    const read = (cell: string) => (kind === "money" ? fromWire(cell) : Number(cell));
    return [[id, rows.reduce((sum, row) => sum + read(row[nth] ?? "0"), before[id] ?? 0)]];
  });
  return Object.fromEntries(sums);
}

async function readReportPage(parts: Parts, row: ExportRow): Promise<ExportPage> {
  const { asked, place } = row;
  const columns = reportColumns(row);
  const rows = await parts.statistics.reports(readingOn(parts.reads)).list({
    ...asked,
    sort: "key",
    isDescending: false,
    after: place?.key === undefined ? null : { value: place.value ?? "0", key: place.key },
    limit: REPORT_ROWS,
  });
  const registered = await registrations(parts, asked);
  const shown = await label(parts, asked, { rows, registered });
  const last = rows.at(-1);
  return {
    rows: shown.map((one) => columns.map(({ id }) => String(one[id] ?? ""))),
    next:
      rows.length < REPORT_ROWS || last === undefined ? null : { value: last.value, key: last.key },
  };
}

async function readPlayersPage(parts: Parts, { asked, place }: ExportRow): Promise<ExportPage> {
  const { day, game, memberId } = place ?? {};
  const after =
    day === undefined || game === undefined || memberId === undefined
      ? null
      : { day, game, memberId };
  const rows = await parts.statistics
    .reports(readingOn(parts.reads))
    .playerRows({ ...asked, after, limit: PLAYER_ROWS });
  const shown = rows.filter(({ isAsked }) => isAsked);
  const members = await parts.members.findMany([...new Set(shown.map((one) => one.memberId))]);
  const names = await gameNames(parts);
  const last = rows.at(-1);
  return {
    rows: shown.map((one) => [
      one.day,
      names.get(one.game) ?? one.game,
      one.game,
      String(one.memberId),
      maskAccount(members.get(one.memberId)?.account ?? ""),
      String(one.plays),
      money(one.stake),
      money(one.win),
      money(one.stake - one.win),
    ]),
    next:
      rows.length < PLAYER_ROWS || last === undefined
        ? null
        : { day: last.day, game: last.game, memberId: last.memberId },
  };
}
