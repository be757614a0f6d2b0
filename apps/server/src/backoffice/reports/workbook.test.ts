// Protects: a workbook of any size is one that spreadsheets open, in whatever pages it was written
// and by however many processes: nothing is lost between two sheets, and nothing runs as a formula.
import { crc32, inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import type { ColumnKind } from "./sheet.ts";
import { addToBook, type Book, closeBook, emptyBook } from "./workbook.ts";

/** Read as a spreadsheet does it: from the directory at the end. */
function unpack(file: Buffer): Map<string, string> {
  const end = file.length - 22;
  expect(file.readUInt32LE(end)).toBe(0x06054b50);
  const found = new Map<string, string>();
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [crc, packed, size] = [16, 20, 24].map((field) => file.readUInt32LE(at + field));
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.toString("utf8", at + 46, at + 46 + nameLength);
    const offset = file.readUInt32LE(at + 42);
    expect(file.readUInt32LE(offset)).toBe(0x04034b50);
    const data = offset + 30 + file.readUInt16LE(offset + 26);
    const plain = inflateRawSync(file.subarray(data, data + (packed ?? 0)));
    expect([plain.length, crc32(plain)]).toEqual([size, crc]);
    found.set(name, plain.toString("utf8"));
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
  return found;
}

interface Sample {
  readonly pages: readonly (readonly (readonly string[])[])[];
  readonly sheetRowsMax: number;
  readonly kinds?: readonly ColumnKind[];
  readonly totals?: readonly string[];
}

function write({ pages, sheetRowsMax, kinds = ["text"], totals = ["sum"] }: Sample): Buffer {
  let file = Buffer.alloc(0);
  let book: Book = emptyBook;
  for (const [nth, rows] of pages.entries()) {
    const look = { head: kinds.map((kind) => `head of ${kind}`), kinds, sheetRowsMax };
    const isLast = nth === pages.length - 1;
    const rest = { rows, totals: isLast ? totals : null, bytes: file.length };
    const written = addToBook(book, { ...look, ...rest });
    file = Buffer.concat([file, written.content]);
    // What another process is told lies in the database, as JSON.
    book = JSON.parse(JSON.stringify(written.book)) as Book;
  }
  const end = { bytes: file.length, title: "Dia: [a/b] & more than a sheet's name" };
  return Buffer.concat([file, closeBook(book, end)]);
}

const cellsOf = (sheet: string | undefined) =>
  [...(sheet ?? "").matchAll(/<row>(.*?)<\/row>/gs)].map(
    ([, row = ""]) => /<(?:v|t)[^>]*>(.*?)<\//s.exec(row)?.[1],
  );

test("rows go on in the next sheet when one is full, each with its head", () => {
  const pages = [[["a"], ["1"]], [["b"]], [["c"], ["2.50"], ["d"]]];
  const parts = unpack(write({ pages, sheetRowsMax: 5 }));
  const sheet = (nth: number) => cellsOf(parts.get(`xl/worksheets/sheet${nth}.xml`));
  expect(sheet(1)).toEqual(["head of text", "a", "1", "b"]);
  expect(sheet(2)).toEqual(["head of text", "c", "2.50", "d", "sum"]);
  expect(parts.has("xl/worksheets/sheet3.xml")).toBe(false);
  expect(parts.get("xl/workbook.xml")).toContain(
    'name="Dia   a b  &amp; more than a 2" sheetId="2"',
  );
  expect(parts.get("[Content_Types].xml")).toContain("/xl/worksheets/sheet2.xml");
});

test("a workbook without rows has its head and what nothing comes to", () => {
  const parts = unpack(write({ pages: [[]], sheetRowsMax: 4 }));
  expect(cellsOf(parts.get("xl/worksheets/sheet1.xml"))).toEqual(["head of text", "sum"]);
});

test("each column is what it says: amounts, counts and days can be reckoned with, names cannot", () => {
  const sheet = unpack(
    write({
      pages: [
        [["-12.50", "7", "2026-11-20", "=1+1", "12"]],
        [["1.00", "", "x", "<&>\0\ud800é", "0"]],
      ],
      sheetRowsMax: 9,
      kinds: ["money", "count", "day", "text", "id"],
      totals: ["-11.50", "7", "", "", ""],
    }),
  ).get("xl/worksheets/sheet1.xml");
  expect(sheet).toContain(
    '<c s="2"><v>-12.50</v></c><c s="5"><v>7</v></c><c s="4"><v>46346</v></c>',
  );
  expect(sheet).toContain('>\'=1+1</t></is></c><c s="1"><v>12</v></c>');
  expect(sheet).toContain(">&lt;&amp;&gt;\ufffd\ufffdé</t>");
  expect(sheet).toContain('<c s="8"><v>-11.50</v></c><c s="7"><v>7</v></c>');
  expect(sheet).toContain('<col min="3" max="3" width="15" customWidth="1"/>');
});
