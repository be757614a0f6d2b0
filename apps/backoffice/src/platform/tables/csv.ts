/** The rows that are shown as a file for a spreadsheet. */
import { saveFile } from "../save-file.ts";

/** A cell that begins like a formula would be run by the program that opens it. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(?:\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(cell).join(",")).join("\r\n");
}

/** With a mark at the beginning, by which spreadsheets know that it is UTF-8. */
export function saveCsv(name: string, rows: readonly (readonly string[])[]): void {
  const blob = new Blob(["\uFEFF", toCsv(rows)], { type: "text/csv;charset=utf-8" });
  saveFile(`${name}.csv`, blob);
}
