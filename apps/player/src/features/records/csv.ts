/**
 * A table as a file that spreadsheets open without being asked how. Where people write a decimal
 * comma, their spreadsheets divide columns by a semicolon.
 */
export type Cell =
  | { type: "text"; text: string }
  | { type: "money"; wire: string }
  | { type: "time"; text: string };

export interface CsvStyle {
  hasDecimalComma: boolean;
}

/** Without it, spreadsheets take UTF-8 for something older and spoil every accent. */
const BYTE_ORDER_MARK = "\uFEFF";
const LINE_END = "\r\n";

/** What a spreadsheet would run as a formula is made plain text by an apostrophe. */
function disarm(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quote(text: string, separator: string): string {
  const isPlain = !text.includes(separator) && !/["\r\n]/.test(text);
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}

function write(cell: Cell, { hasDecimalComma }: CsvStyle): string {
  if (cell.type !== "money") return disarm(cell.text);
  return hasDecimalComma ? cell.wire.replace(".", ",") : cell.wire;
}

export function toCsv(rows: readonly (readonly Cell[])[], style: CsvStyle): string {
  const separator = style.hasDecimalComma ? ";" : ",";
  const lines = rows.map((row) =>
    row.map((cell) => quote(write(cell, style), separator)).join(separator),
  );
  return BYTE_ORDER_MARK + lines.map((line) => line + LINE_END).join("");
}
