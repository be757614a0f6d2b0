// Protects: published returns are exact until the moment a figure is printed.
import fc from "fast-check";
import { expect, test } from "vitest";
import { decimals, isSame, minus, plus, rational, times, toNumber } from "./rational.ts";

const fraction = fc
  .tuple(
    fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
    fc.bigInt({ min: 1n, max: 10n ** 20n }),
  )
  .map(([top, bottom]) => rational(top, bottom));

test("fractions keep the laws of arithmetic", () => {
  fc.assert(
    fc.property(fraction, fraction, fraction, (a, b, c) => {
      expect(isSame(plus(a, b), plus(b, a))).toBe(true);
      expect(isSame(times(a, plus(b, c)), plus(times(a, b), times(a, c)))).toBe(true);
      expect(isSame(minus(plus(a, b), b), a)).toBe(true);
    }),
  );
});

test("a fraction is in lowest terms and never over zero", () => {
  expect(rational(6, 4)).toEqual({ numerator: 3n, denominator: 2n });
  for (const below of [0, -4]) expect(() => rational(6, below)).toThrow("is above zero");
});

test("a whole number is over one, and what differs in either part is another", () => {
  expect(rational(3)).toEqual({ numerator: 3n, denominator: 1n });
  expect(isSame(rational(1, 2), rational(3, 2))).toBe(false);
  expect(isSame(rational(1, 2), rational(1, 3))).toBe(false);
  expect(isSame(rational(2, 4), rational(1, 2))).toBe(true);
  expect(rational(-6, 4)).toEqual({ numerator: -3n, denominator: 2n });
  expect(toNumber(rational(1, 3))).toBe(1 / 3);
  expect(toNumber(rational(2n ** 60n, 3n ** 70n))).toBe(2 ** 60 / 3 ** 70);
});

test("digits are rounded half up", () => {
  expect(decimals(rational(1, 3), 4)).toBe("0.3333");
  expect(decimals(rational(2, 3), 4)).toBe("0.6667");
  expect(decimals(rational(1, 8), 2)).toBe("0.13");
  expect(decimals(rational(9, 2), 0)).toBe("5");
  expect(toNumber(rational(96, 100))).toBe(0.96);
});
