// Protects: a workbook of any size is one that spreadsheets open, in whatever pages it was written
// and by however many processes: nothing is lost between two sheets, and nothing runs as a formula.
import { crc32, inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
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

function write(pages: readonly (readonly (readonly string[])[])[], sheetRowsMax: number): Buffer {
  let file = Buffer.alloc(0);
  let book: Book = emptyBook;
  for (const rows of pages) {
    const page = { head: ["head"], rows, bytes: file.length, sheetRowsMax };
    const written = addToBook(book, page);
    file = Buffer.concat([file, written.content]);
    // What another process is told lies in the database, as JSON.
    book = JSON.parse(JSON.stringify(written.book)) as Book;
  }
  return Buffer.concat([file, closeBook(book, file.length)]);
}

const cellsOf = (sheet: string | undefined) =>
  [...(sheet ?? "").matchAll(/<row>(.*?)<\/row>/gs)].map(
    ([, row = ""]) => /<(?:v|t)[^>]*>(.*?)<\//s.exec(row)?.[1],
  );

test("rows go on in the next sheet when one is full, each with its head", () => {
  const parts = unpack(write([[["a"], ["1"]], [["b"]], [["c"], ["2.50"], ["d"]]], 4));
  expect(cellsOf(parts.get("xl/worksheets/sheet1.xml"))).toEqual(["head", "a", "1", "b"]);
  expect(cellsOf(parts.get("xl/worksheets/sheet2.xml"))).toEqual(["head", "c", "2.50", "d"]);
  expect(parts.has("xl/worksheets/sheet3.xml")).toBe(false);
  expect(parts.get("xl/workbook.xml")).toContain('sheetId="2"');
  expect(parts.get("[Content_Types].xml")).toContain("/xl/worksheets/sheet2.xml");
});

test("a workbook without rows has its head", () => {
  expect(cellsOf(unpack(write([[]], 4)).get("xl/worksheets/sheet1.xml"))).toEqual(["head"]);
});

test("amounts are numbers, and whatever else somebody wrote is text that XML can say", () => {
  const sheet = unpack(write([[["-12.50", "7", "=1+1", "<&>\u0000\ud800é"]]], 9)).get(
    "xl/worksheets/sheet1.xml",
  );
  expect(sheet).toContain('<c s="2"><v>-12.50</v></c><c s="1"><v>7</v></c>');
  expect(sheet).toContain(">'=1+1</t>");
  expect(sheet).toContain(">&lt;&amp;&gt;\ufffd\ufffdé</t>");
});
