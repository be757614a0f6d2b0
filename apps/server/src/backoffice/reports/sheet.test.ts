// Protects: nothing that somebody named can run as a formula in the program that opens a file.
import { expect, test } from "vitest";
import { guardCell, toCsvLine } from "./sheet.ts";

test("what begins like a formula is text", () => {
  for (const text of ["=1+1", "+cmd", "-cmd", "@SUM(A1)", "\t=1", " =1", "\r=1", "-1+1"]) {
    expect(guardCell(text)).toBe(`'${text}`);
  }
});

const english = { kinds: ["money", "count", "text"], language: "en" } as const;

test("amounts stay numbers, those below zero as well, as the reader's spreadsheet takes them", () => {
  expect(toCsvLine(["-12.50", "7", "site"], english)).toBe("-12.50,7,site\r\n");
  const brazilian = { kinds: ["day", "money", "text"], language: "pt" } as const;
  expect(toCsvLine(["2026-11-20", "-1234.50", "a;b"], brazilian)).toBe(
    '20/11/2026;-1234,50;"a;b"\r\n',
  );
  expect(toCsvLine(["=Total", "0.00", ""], brazilian)).toBe("'=Total;0,00;\r\n");
});

test("commas, quotes and ends of lines stay within their cell", () => {
  const plain = { kinds: [], language: "en" } as const;
  expect(toCsvLine(['a,b "c"', "d\ne"], plain)).toBe('"a,b ""c""","d\ne"\r\n');
});
