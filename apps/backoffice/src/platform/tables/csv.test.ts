// Protects: a file holds what the table shows, and nothing in it is run by a spreadsheet.
import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

test("what would part cells is quoted; what would be a formula is text; numbers stay numbers", () => {
  const rows = [
    ["Conta", 'diz "oi"'],
    ["a,b", "linha\noutra"],
    ["=1+1", "-12.50"],
    ["@eu", "+5511"],
    ["2026-11-20", "2026-11-20T12:00:00Z"],
  ];
  expect(toCsv(rows, "en").split("\r\n")).toEqual([
    'Conta,"diz ""oi"""',
    '"a,b","linha\noutra"',
    "'=1+1,-12.50",
    "'@eu,'+5511",
    '20/11/2026,"20/11/2026, 09:00:00"',
  ]);
  expect(toCsv(rows, "pt").split("\r\n").slice(1)).toEqual([
    'a,b;"linha\noutra"',
    "'=1+1;-12,50",
    "'@eu;'+5511",
    "20/11/2026;20/11/2026, 09:00:00",
  ]);
});
