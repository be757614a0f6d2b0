/** Money has one pattern in every language, to the centavo, and typed amounts arrive whole. */
import { describe, expect, test } from "vitest";
import { formatMoney, formatSignedMoney, parseTypedMoney, typedMoney } from "./money.ts";

const plain = (text: string) => text.replace(/\u00a0/g, " ");

describe("formatMoney", () => {
  test.each([
    ["0.00", "R$ 0,00"],
    ["5.10", "R$ 5,10"],
    ["1234.56", "R$ 1.234,56"],
    ["1000000.00", "R$ 1.000.000,00"],
    ["-5.00", "-R$ 5,00"],
    ["1.00001", "R$ 1,00001"],
    ["99999999999999.99", "R$ 99.999.999.999.999,99"],
  ])("writes %s as %s", (wire, shown) => expect(plain(formatMoney(wire))).toBe(shown));

  test("shows a dash for what is no amount, never NaN", () => {
    expect(formatMoney("abc")).toBe("–");
    expect(formatMoney("1e3")).toBe("–");
  });

  test("gives gains a plus, and nothing to zero", () => {
    expect(plain(formatSignedMoney("12.00"))).toBe("+R$ 12,00");
    expect(plain(formatSignedMoney("0.00"))).toBe("R$ 0,00");
    expect(plain(formatSignedMoney("-0.50"))).toBe("-R$ 0,50");
  });
});

describe("parseTypedMoney", () => {
  test.each([
    ["50", "50.00"],
    ["50,5", "50.50"],
    ["50,", "50.00"],
    ["1.234,56", "1234.56"],
    ["R$ 1.234", "1234.00"],
    ["20.00", "20.00"],
    ["007", "7.00"],
  ])("reads %s as %s", (typed, wire) => expect(parseTypedMoney(typed)).toBe(wire));

  test("reads what is written into a field beforehand", () => {
    for (const wire of ["0.00", "20.00", "1234.56", "1000000.05"]) {
      expect(parseTypedMoney(typedMoney(wire))).toBe(wire);
    }
    expect(typedMoney("1000000.05")).toBe("1.000.000,05");
    expect(typedMoney("")).toBe("");
  });

  test.each(["", "abc", "-5", "1e3", "1,234", "12,345", "1.2.3"])("refuses %s", (typed) => {
    expect(parseTypedMoney(typed)).toBeNull();
  });
});
