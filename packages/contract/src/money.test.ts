// Protects: no centavo is made or lost by calculation, reading or writing an amount.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  add,
  formatWire,
  fromWire,
  larger,
  multiplyCeil,
  multiplyFloor,
  negate,
  parseWire,
  smaller,
  subtract,
  toCentavos,
  ZERO,
} from "./money.ts";

const LARGEST = Number.MAX_SAFE_INTEGER;
const largest = toCentavos(LARGEST);
const one = toCentavos(1);
const amounts = fc.maxSafeNat().map(toCentavos);

describe("An amount", () => {
  test.each([0.5, Number.NaN, Infinity, LARGEST + 1])("is never %d", (value) => {
    expect(() => toCentavos(value)).toThrow("whole, exact");
  });

  test("has one nothing", () => {
    expect(Object.is(toCentavos(-0), 0)).toBe(true);
    expect(Object.is(negate(ZERO), 0)).toBe(true);
    expect(toCentavos(-1)).toBe(-1);
  });

  test("adds, takes off and compares", () => {
    const [three, five] = [toCentavos(3), toCentavos(5)];
    expect([add(), add(three), add(three, five, one)]).toEqual([0, 3, 9]);
    expect([subtract(three, five), negate(three)]).toEqual([-2, -3]);
    expect([smaller(three, five), smaller(five, three)]).toEqual([3, 3]);
    expect([larger(three, five), larger(five, three)]).toEqual([5, 5]);
  });

  test("never becomes too large to be exact, not even on the way", () => {
    expect(() => add(largest, one)).toThrow("whole, exact");
    expect(() => add(largest, one, one, toCentavos(-2))).toThrow("whole, exact");
    expect(() => subtract(negate(largest), one)).toThrow("whole, exact");
    expect(() => multiplyFloor(largest, 2, 1)).toThrow("whole, exact");
  });
});

describe("A ratio", () => {
  test("is exact through any product, and rounds to the side that its name says", () => {
    fc.assert(
      fc.property(amounts, fc.nat(10_000), fc.integer({ min: 1, max: 10_000 }), (amount, n, d) => {
        const [numerator, denominator] = n <= d ? [n, d] : [d, n];
        const exact = BigInt(amount) * BigInt(numerator);
        const floor = multiplyFloor(amount, numerator, denominator);
        const rest = exact - BigInt(floor) * BigInt(denominator);
        expect(rest >= 0n && rest < BigInt(denominator)).toBe(true);
        const ceil = multiplyCeil(amount, numerator, denominator);
        expect(ceil - floor).toBe(rest === 0n ? 0 : 1);
      }),
    );
    expect(multiplyFloor(largest, 3, 3)).toBe(LARGEST);
  });

  test("of nothing, and by nothing, is nothing", () => {
    expect(multiplyFloor(ZERO, 3, 2)).toBe(0);
    expect(multiplyFloor(one, 0, 2)).toBe(0);
    expect(multiplyFloor(one, 1, 1)).toBe(1);
  });

  test.each([
    [1, 1, 0],
    [1, 1, -1],
    [1, -1, 1],
    [-1, 1, 1],
  ])("of %d by %d over %d is refused", (amount, numerator, denominator) => {
    const ratio = () => multiplyFloor(toCentavos(amount), numerator, denominator);
    expect(ratio).toThrow("not negative");
  });

  test.each([
    [0.5, 1],
    [1, 1.5],
  ])("of parts, %d over %d, is refused", (numerator, denominator) => {
    expect(() => multiplyFloor(one, numerator, denominator)).toThrow("whole, exact");
  });
});

describe("The wire", () => {
  test.each([
    [0, "0.00"],
    [5, "0.05"],
    [50, "0.50"],
    [123_456, "1234.56"],
    [-1, "-0.01"],
    [-123_456, "-1234.56"],
  ])("says %d centavos as %s, and reads it back", (centavos, text) => {
    expect(formatWire(toCentavos(centavos))).toBe(text);
    expect(fromWire(text)).toBe(centavos);
  });

  test.each([
    ["50", 5_000],
    ["50.5", 5_050],
    ["50.05", 5_005],
    [50.05, 5_005],
    [0, 0],
    ["90071992547409.91", LARGEST],
  ])("reads %s", (value, centavos) => expect(parseWire(value)).toBe(centavos));

  test.each([
    "-1",
    "+1",
    "1e3",
    "1.234",
    "1.",
    ".5",
    "",
    " 1",
    "1 ",
    "1,50",
    "x",
    "90071992547409.92",
    "999999999999999",
    Number.NaN,
    Infinity,
    -0,
    -1,
    1e21,
    0.001,
    null,
    undefined,
    true,
    ["1"],
    10n,
  ])("does not read %s", (value) => expect(parseWire(value)).toBeNull());

  test("of our own is an amount, or a fault", () => {
    expect(() => fromWire("--1")).toThrow("Not an amount: --1");
    expect(() => fromWire("-")).toThrow("Not an amount: -");
    expect(() => fromWire("1.000")).toThrow("Not an amount: 1.000");
  });
});

test("a part of a centavo is never written down as money", () => {
  expect(() => formatWire(0.5 as never)).toThrow("whole, exact");
});
