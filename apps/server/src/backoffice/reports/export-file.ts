/** The files themselves: written page by page, cut back to what is counted, read in parts. */
import { mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import writeXlsxFile from "write-excel-file/node";
import type { ExportRow } from "./export-repository.ts";
import { toCsvLine, toSheetRow } from "./sheet.ts";

export const XLSX_ROWS_MAX = 50_000;
const PART_BYTES = 512 * 1024;
/** By which spreadsheets know that a file is UTF-8. */
const MARK = "\uFEFF";

const folderOf = (dataDir: string) => path.join(dataDir, "exports");

function fileOf(dataDir: string, { export_id, format }: ExportRow): string {
  return path.join(folderOf(dataDir), `${export_id}.${format}`);
}

const partOf = (dataDir: string, row: ExportRow) => `${fileOf(dataDir, row)}.part`;

/** A workbook is made of all rows at the end; until then they lie as lines of JSON. */
function toLines({ format }: ExportRow, rows: readonly (readonly string[])[]): string {
  return rows
    .map((cells) => (format === "csv" ? toCsvLine(cells) : `${JSON.stringify(cells)}\n`))
    .join("");
}

/** Adds a page after what is counted; answers how long the file is now. */
export async function addRows(
  dataDir: string,
  row: ExportRow,
  rows: readonly (readonly string[])[],
): Promise<number> {
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 });
  const mark = row.bytes === 0 && row.format === "csv" ? MARK : "";
  const content = Buffer.from(mark + toLines(row, rows));
  const file = await open(partOf(dataDir, row), row.bytes === 0 ? "w" : "r+", 0o600);
  try {
    await file.truncate(row.bytes);
    await file.write(content, 0, content.length, row.bytes);
  } finally {
    await file.close();
  }
  return row.bytes + content.length;
}

/** The last page is written: the file gets its name. Answers its length. */
export async function finishFile(dataDir: string, row: ExportRow): Promise<number> {
  const part = partOf(dataDir, row);
  const done = fileOf(dataDir, row);
  if (row.format === "csv") {
    await rename(part, done);
  } else {
    const lines = (await readFile(part, "utf8")).split("\n").filter((line) => line !== "");
    const sheet = lines.map((line) => toSheetRow(JSON.parse(line) as string[]));
    await writeFile(done, await writeXlsxFile(sheet).toBuffer(), { mode: 0o600 });
    await rm(part, { force: true });
  }
  return (await stat(done)).size;
}

export async function removeFile(dataDir: string, row: ExportRow): Promise<void> {
  await rm(fileOf(dataDir, row), { force: true });
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
