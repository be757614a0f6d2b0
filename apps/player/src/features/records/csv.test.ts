import { expect, test } from "vitest";
import { type Cell, toCsv } from "./csv.ts";

const text = (value: string): Cell => ({ type: "text", text: value });
const money = (wire: string): Cell => ({ type: "money", wire });
const brazilian = { hasDecimalComma: true };

test("a Brazilian spreadsheet reads amounts as numbers and accents as letters", () => {
  const csv = toCsv([[text("Depósito"), money("1234.50"), money("-8.00")]], brazilian);
  expect(csv).toBe("\uFEFFDepósito;1234,50;-8,00\r\n");
});

test("elsewhere commas divide columns and points divide numbers", () => {
  expect(toCsv([[text("Deposit"), money("0.05")]], { hasDecimalComma: false })).toBe(
    "\uFEFFDeposit,0.05\r\n",
  );
});

test("separators, quotes and line ends stay inside their cell", () => {
  const csv = toCsv([[text("a;b"), text('say "oi"'), text("two\nlines")]], brazilian);
  expect(csv).toBe('\uFEFF"a;b";"say ""oi""";"two\nlines"\r\n');
});

test("no text is run as a formula", () => {
  for (const dangerous of ["=1+1", "+1", "-1", "@SUM(A1)"]) {
    expect(toCsv([[text(dangerous)]], brazilian)).toBe(`\uFEFF'${dangerous}\r\n`);
  }
});
