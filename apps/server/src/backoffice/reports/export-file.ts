/**
 * The files themselves: written page by page, cut back to what is counted, read in parts. Each run
 * of a job writes a part of its own name, so whoever was taken for dead and is not writes into
 * nothing that anybody reads.
 */
import { copyFile, mkdir, open, readdir, rename, rm, truncate } from "node:fs/promises";
import path from "node:path";
import type { ExportRow } from "./export-repository.ts";
import { toCsvLine } from "./sheet.ts";
import { addToBook, type Book, closeBook, emptyBook } from "./workbook.ts";

const PART_BYTES = 512 * 1024;
/** By which spreadsheets know that a file is UTF-8. */
const MARK = "\uFEFF";

const folderOf = (dataDir: string) => path.join(dataDir, "exports");

type Named = Pick<ExportRow, "export_id" | "format" | "worker">;

function fileOf(dataDir: string, { export_id, format }: Named): string {
  return path.join(folderOf(dataDir), `${export_id}.${format}`);
}

const partOf = (dataDir: string, row: Named) => `${fileOf(dataDir, row)}.${row.worker}.part`;

/**
 * What the run before has written becomes this one's. False: it is not there, and the file begins
 * anew. A run that may still be alive keeps its own.
 */
export async function takeOverPart(
  dataDir: string,
  row: ExportRow,
  before: { readonly worker: string | null; readonly hasEnded: boolean },
): Promise<boolean> {
  if (row.bytes === 0) return false;
  const old = partOf(dataDir, { ...row, worker: before.worker });
  const own = partOf(dataDir, row);
  try {
    if (before.hasEnded) await rename(old, own);
    else await copyFile(old, own);
    await truncate(own, row.bytes);
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
  return true;
}

const isMissing = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

export interface FilePage {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly isLast: boolean;
}

/** Adds a page after what is counted; answers how long the file is now, and what is in it. */
export async function addPage(
  dataDir: string,
  row: ExportRow,
  page: FilePage,
): Promise<{ readonly bytes: number; readonly book: Book | null }> {
  const { content, book } = row.format === "csv" ? toCsv(row, page) : toBook(row, page);
  const isNew = row.bytes === 0;
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 });
  const file = await open(partOf(dataDir, row), isNew ? "w" : "r+", 0o600);
  try {
    await file.truncate(row.bytes);
    await file.write(content, 0, content.length, row.bytes);
  } finally {
    await file.close();
  }
  return { bytes: row.bytes + content.length, book };
}

interface Content {
  readonly content: Buffer;
  readonly book: Book | null;
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

/** The last page is written: the file gets its name. */
export async function finishFile(dataDir: string, row: ExportRow): Promise<void> {
  await rename(partOf(dataDir, row), fileOf(dataDir, row));
}

/** With whatever any run has left of it. */
export async function removeFile(dataDir: string, row: Named): Promise<void> {
  const folder = folderOf(dataDir);
  const names = await readdir(folder).catch(() => []);
  const own = names.filter((name) => name.startsWith(`${row.export_id}.`));
  await Promise.all(own.map((name) => rm(path.join(folder, name), { force: true })));
}

/** Only what this run wrote: another one may have the file now. */
export async function removePart(dataDir: string, row: Named): Promise<void> {
  await rm(partOf(dataDir, row), { force: true });
}

/** Null: the file is gone. */
export async function readPart(
  dataDir: string,
  row: ExportRow,
  offset: number,
): Promise<{ readonly content: Buffer; readonly next: number | null } | null> {
  const file = await open(fileOf(dataDir, row), "r").catch(() => null);
  if (file === null) return null;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(PART_BYTES), 0, PART_BYTES, offset);
    const end = offset + bytesRead;
    return {
      content: buffer.subarray(0, bytesRead),
      next: bytesRead > 0 && end < row.bytes ? end : null,
    };
  } finally {
    await file.close();
  }
}
