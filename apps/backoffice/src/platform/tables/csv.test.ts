// Protects: a file holds what the table shows, and nothing in it is run by a spreadsheet.
import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

test("what would part cells is quoted; what would be a formula is text; numbers stay numbers", () => {
  expect(
    toCsv([
      ["Conta", 'diz "oi"'],
      ["a,b", "linha\noutra"],
      ["=1+1", "-12.50"],
      ["@eu", "+5511"],
    ]),
  ).toBe(
    ['Conta,"diz ""oi"""', '"a,b","linha\noutra"', "'=1+1,-12.50", "'@eu,'+5511"].join("\r\n"),
  );
});
