/** Exact fractions, for returns that are published: no rounding until a figure is printed. */
export interface Rational {
  readonly numerator: bigint;
  /** Always positive; the fraction is in lowest terms. */
  readonly denominator: bigint;
}

export function rational(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  const [top, bottom] = [BigInt(numerator), BigInt(denominator)];
  if (bottom <= 0n) throw new RangeError("A fraction's denominator is above zero.");
  const divisor = greatestCommonDivisor(top < 0n ? -top : top, bottom);
  return { numerator: top / divisor, denominator: bottom / divisor };
}

function greatestCommonDivisor(first: bigint, second: bigint): bigint {
  let [a, b] = [first, second];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

export function plus(a: Rational, b: Rational): Rational {
  return rational(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
}

export function minus(a: Rational, b: Rational): Rational {
  return plus(a, { numerator: -b.numerator, denominator: b.denominator });
}

export function times(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

export function isSame(a: Rational, b: Rational): boolean {
  return a.numerator === b.numerator && a.denominator === b.denominator;
}

/** The nearest double, also when numerator and denominator are far beyond its range. */
export function toNumber(value: Rational): number {
  const scale = 10n ** 30n;
  return Number((value.numerator * scale) / value.denominator) / Number(scale);
}

/** Decimal digits, rounded half up: decimals(1/3, 4) is "0.3333". Not for negative values. */
export function decimals(value: Rational, places: number): string {
  const scale = 10n ** BigInt(places);
  const scaled = (value.numerator * scale * 2n + value.denominator) / (value.denominator * 2n);
  const text = scaled.toString().padStart(places + 1, "0");
  return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
}
