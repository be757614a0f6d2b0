/** The rows of a file, a page at a time, each page from where the last one ended. */
import { maskAccount } from "../../members/index.ts";
import { readingOn } from "../../platform/database/read-pool.ts";
import { reportsColumns, playersColumns } from "./export-columns.ts";
import { money } from "./present.ts";
import type { ExportPlace, ExportRow } from "./export-repository.ts";
import { label, registrations } from "./report.ts";
import type { Parts } from "../core/context.ts";

export interface ExportPage {
  readonly rows: readonly (readonly string[])[];
  /** Null: that was the last one. */
  readonly next: ExportPlace | null;
}

/** A page of a report adds up all of it to find its own rows: few and large ones. */
const REPORT_ROWS = 10_000;
const PLAYER_ROWS = 5_000;

export const headOf = ({ kind }: ExportRow): readonly string[] =>
  kind === "report" ? reportsColumns : playersColumns;

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

export function readExportPage(parts: Parts, row: ExportRow): Promise<ExportPage> {
  return row.kind === "report" ? readReportPage(parts, row) : readPlayersPage(parts, row);
}

async function readReportPage(parts: Parts, { asked, place }: ExportRow): Promise<ExportPage> {
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
    rows: shown.map((one) => reportsColumns.map((column) => String(one[column] ?? ""))),
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
  const last = rows.at(-1);
  return {
    rows: shown.map((one) => [
      one.day,
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
