// Protects: nothing that somebody named can run as a formula in the program that opens a file.
import { expect, test } from "vitest";
import { guardCell, toCsvLine, toSheetRow } from "./sheet.ts";

test("what begins like a formula is text", () => {
  for (const text of ["=1+1", "+cmd", "-cmd", "@SUM(A1)", "\t=1", " =1", "\r=1", "-1+1"]) {
    expect(guardCell(text)).toBe(`'${text}`);
    expect(toSheetRow([text])).toEqual([{ type: String, value: `'${text}` }]);
  }
});

test("amounts stay numbers, those below zero as well", () => {
  expect(toCsvLine(["-12.50", "7", "site"])).toBe("-12.50,7,site\r\n");
  expect(toSheetRow(["-12.50"])).toEqual([{ type: Number, value: -12.5, format: "#,##0.00" }]);
});

test("commas, quotes and ends of lines stay within their cell", () => {
  expect(toCsvLine(['a,b "c"', "d\ne"])).toBe('"a,b ""c""","d\ne"\r\n');
});
