/** What a page adds to a file: lines of a CSV, or the next bytes of a workbook. */
import type { ExportRow } from "./export-repository.ts";
import { toCsvLine } from "./sheet.ts";
import { addToBook, type Book, closeBook, emptyBook } from "./workbook.ts";

/** By which spreadsheets know that a file is UTF-8. */
const MARK = "\uFEFF";

export interface FilePage {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly isLast: boolean;
}

export interface Content {
  readonly content: Buffer;
  readonly book: Book | null;
}

export function toContent(row: ExportRow, page: FilePage): Content {
  return row.format === "csv" ? toCsv(row, page) : toBook(row, page);
}

function toCsv({ bytes }: ExportRow, { head, rows }: FilePage): Content {
  const lines = rows.map(toCsvLine).join("");
  return { content: Buffer.from(bytes === 0 ? MARK + toCsvLine(head) + lines : lines), book: null };
}

function toBook(row: ExportRow, { head, rows, isLast }: FilePage): Content {
  const written = addToBook(row.book ?? emptyBook, { head, rows, bytes: row.bytes });
  if (!isLast) return written;
  const { content, book } = written;
  return { content: Buffer.concat([content, closeBook(book, row.bytes + content.length)]), book };
}
