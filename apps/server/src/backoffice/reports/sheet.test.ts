// Protects: nothing that somebody named can run as a formula in the program that opens a file.
import { expect, test } from "vitest";
import { guardCell, toCsvLine } from "./sheet.ts";

test("what begins like a formula is text", () => {
  for (const text of ["=1+1", "+cmd", "-cmd", "@SUM(A1)", "\t=1", " =1", "\r=1", "-1+1"]) {
    expect(guardCell(text)).toBe(`'${text}`);
  }
});

test("amounts stay numbers, those below zero as well", () => {
  expect(toCsvLine(["-12.50", "7", "site"])).toBe("-12.50,7,site\r\n");
});

test("commas, quotes and ends of lines stay within their cell", () => {
  expect(toCsvLine(['a,b "c"', "d\ne"])).toBe('"a,b ""c""","d\ne"\r\n');
});
