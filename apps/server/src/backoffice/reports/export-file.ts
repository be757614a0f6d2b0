/** What a page adds to a file: lines of a CSV, or the next bytes of a workbook. */
import type { FileColumn } from "./export-columns.ts";
import type { ExportRow } from "./export-repository.ts";
import { toCsvLine } from "./sheet.ts";
import { addToBook, type Book, closeBook, emptyBook } from "./workbook.ts";

/** By which spreadsheets know that a file is UTF-8. */
const MARK = "\uFEFF";

export interface FilePage {
  readonly columns: readonly FileColumn[];
  readonly rows: readonly (readonly string[])[];
  /** What all rows come to; null: more rows follow. */
  readonly totals: readonly string[] | null;
}

export interface Content {
  readonly content: Buffer;
  readonly book: Book | null;
}

export function toContent(row: ExportRow, page: FilePage): Content {
  const head = page.columns.map(({ id }) => row.words?.heads[id] ?? id);
  return row.format === "csv" ? toCsv(row, page, head) : toBook(row, page, head);
}

function toCsv(row: ExportRow, page: FilePage, head: readonly string[]): Content {
  const language = row.words?.language ?? "en";
  const kinds = page.columns.map(({ kind }) => kind);
  const lines = [...page.rows, ...(page.totals === null ? [] : [page.totals])]
    .map((cells) => toCsvLine(cells, { kinds, language }))
    .join("");
  const begin = row.bytes === 0 ? MARK + toCsvLine(head, { kinds: [], language }) : "";
  return { content: Buffer.from(begin + lines), book: null };
}

function toBook(row: ExportRow, page: FilePage, head: readonly string[]): Content {
  const { columns, rows, totals } = page;
  const kinds = columns.map(({ kind }) => kind);
  const book = row.book ?? emptyBook;
  const written = addToBook(book, { head, kinds, rows, totals, bytes: row.bytes });
  if (totals === null) return written;
  const { content } = written;
  const title = row.words?.title ?? row.kind;
  const end = closeBook(written.book, { bytes: row.bytes + content.length, title });
  return { content: Buffer.concat([content, end]), book: written.book };
}
