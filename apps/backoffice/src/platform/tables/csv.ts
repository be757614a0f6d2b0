/** The rows that are shown as a file for a spreadsheet. */
import { formatInstant } from "@tucano/i18n/dates.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { figureIn } from "@tucano/i18n/numbers.ts";
import { saveFile } from "../save-file.ts";

const NUMBER = /^-?\d+(?:\.\d+)?$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?$/;
const DAY_LENGTH = "2026-11-20".length;

/**
 * What a table says as its reader's spreadsheet takes it: where decimals have a comma, there is a
 * semicolon between cells. A cell that begins like a formula would be run by the program that opens
 * it.
 */
export function toCsv(rows: readonly (readonly string[])[], language: Language): string {
  const point = figureIn(language, "0.0").charAt(1);
  const separator = point === "," ? ";" : ",";
  const written = (text: string): string => {
    if (NUMBER.test(text)) return text.replace(".", point);
    if (MOMENT.test(text)) {
      return formatInstant(text, text.length === DAY_LENGTH ? "day" : "full", language);
    }
    return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  };
  const cell = (text: string): string => {
    const safe = written(text);
    const parts = safe.includes(separator) || /["\n\r]/.test(safe);
    return parts ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return rows.map((row) => row.map(cell).join(separator)).join("\r\n");
}

/** With a mark at the beginning, by which spreadsheets know that it is UTF-8. */
export function saveCsv(
  name: string,
  rows: readonly (readonly string[])[],
  language: Language,
): void {
  const blob = new Blob(["\uFEFF", toCsv(rows, language)], { type: "text/csv;charset=utf-8" });
  saveFile(`${name}.csv`, blob);
}
