/** Rows as the cells of a CSV file. Pure. */

/** A number: nothing that a spreadsheet could take for a formula. */
export const NUMBER = /^-?\d{1,15}(\.\d+)?$/;
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
