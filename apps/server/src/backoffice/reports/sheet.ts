/** Rows as the cells of a CSV file. Pure. */
import { formatInstant } from "@tucano/i18n/dates.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { figureIn } from "@tucano/i18n/numbers.ts";

/** What is in a column. */
export type ColumnKind = "text" | "day" | "id" | "count" | "money";

/** A number: nothing that a spreadsheet could take for a formula. */
export const NUMBER = /^-?\d{1,15}(\.\d+)?$/;
/** What begins like one of these would be run by the program that opens the file. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;

/** A leading apostrophe makes text of it. */
export function guardCell(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

export interface CsvLook {
  /** By column; beyond them all is text. */
  readonly kinds: readonly ColumnKind[];
  readonly language: Language;
}

/** Where decimals have a comma, a spreadsheet expects a semicolon between cells. */
export function toCsvLine(cells: readonly string[], { kinds, language }: CsvLook): string {
  const point = figureIn(language, "0.0").charAt(1);
  const separator = point === "," ? ";" : ",";
  const write = (cell: string, kind: ColumnKind | undefined): string => {
    if (kind === "money" && NUMBER.test(cell)) return cell.replace(".", point);
    if (kind === "day" && cell !== "") return formatDay(cell, language);
    return guardCell(cell);
  };
  const written = cells.map((cell, nth) => {
    const safe = write(cell, kinds[nth]);
    const parts = safe.includes(separator) || /["\n\r]/.test(safe);
    return parts ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${written.join(separator)}\r\n`;
}

/** In the row of totals a word stands where the others have a day. */
const formatDay = (cell: string, language: Language): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(cell) ? formatInstant(cell, "day", language) : guardCell(cell);
