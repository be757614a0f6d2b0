/** Rows as the cells of a file. Pure. */

/** A number: nothing that a spreadsheet could take for a formula. */
const NUMBER = /^-?\d{1,15}(\.\d+)?$/;
/** What begins like one of these would be run by the program that opens the file. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;

/** A leading apostrophe makes text of it. */
export function guardCell(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

export function toCsvLine(cells: readonly string[]): string {
  const written = cells.map((cell) => {
    const safe = guardCell(cell);
    return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${written.join(",")}\r\n`;
}

export type SheetCell =
  | { readonly type: StringConstructor; readonly value: string }
  | { readonly type: NumberConstructor; readonly value: number; readonly format: string };

/**
 * Amounts and counts are numbers that can be added up; all else is text, whatever it looks like.
 */
export function toSheetRow(cells: readonly string[]): SheetCell[] {
  return cells.map((cell) =>
    NUMBER.test(cell)
      ? { type: Number, value: Number(cell), format: cell.includes(".") ? "#,##0.00" : "0" }
      : { type: String, value: guardCell(cell) },
  );
}
