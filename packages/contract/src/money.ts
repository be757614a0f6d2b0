/**
 * Money: a whole number of centavos. Adding, multiplying and dividing live here, so that every
 * intermediate product is checked and every division names its rounding.
 */
declare const brand: unique symbol;

/** Whole, exact centavos (R$ 0.01). The ceiling is 2^53 - 1, about R$ 90 trillion. */
export type Centavos = number & { readonly [brand]: "Centavos" };

function assertExact(value: number): void {
  if (!Number.isSafeInteger(value)) {
    throw new RangeError("Money must be a whole, exact number of centavos.");
  }
}

/** The only way in. A fraction, NaN, or a number too large to be exact is refused here. */
export function toCentavos(value: number): Centavos {
  assertExact(value);
  return (value === 0 ? 0 : value) as Centavos;
}

export const ZERO: Centavos = toCentavos(0);

export function add(...amounts: readonly Centavos[]): Centavos {
  let sum = 0;
  for (const amount of amounts) {
    sum += amount;
    assertExact(sum);
  }
  return toCentavos(sum);
}

export function subtract(from: Centavos, amount: Centavos): Centavos {
  return toCentavos(from - amount);
}

export function negate(amount: Centavos): Centavos {
  return toCentavos(-amount);
}

export function smaller(a: Centavos, b: Centavos): Centavos {
  return a < b ? a : b;
}

export function larger(a: Centavos, b: Centavos): Centavos {
  return a > b ? a : b;
}

/** amount x numerator / denominator, rounded down; exact for any intermediate product. */
export function multiplyFloor(amount: Centavos, numerator: number, denominator: number): Centavos {
  assertExact(numerator);
  assertExact(denominator);
  if (denominator <= 0 || numerator < 0 || amount < 0) {
    throw new RangeError("multiplyFloor takes amounts and ratios that are not negative.");
  }
  return toCentavos(Number((BigInt(amount) * BigInt(numerator)) / BigInt(denominator)));
}

/** As multiplyFloor, rounded up: for what the house owes to the player's favour. */
export function multiplyCeil(amount: Centavos, numerator: number, denominator: number): Centavos {
  const floor = multiplyFloor(amount, numerator, denominator);
  const exact = BigInt(floor) * BigInt(denominator) === BigInt(amount) * BigInt(numerator);
  return exact ? floor : toCentavos(floor + 1);
}

/** Centavos to the wire: "1234.56", always two places, a leading minus when negative. */
export function formatWire(amount: Centavos): string {
  assertExact(amount);
  const digits = Math.abs(amount).toString().padStart(3, "0");
  const sign = amount < 0 ? "-" : "";
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const WIRE_AMOUNT = /^(\d{1,14})(?:\.(\d{1,2}))?$/;

/**
 * The wire to centavos: "50", "50.5", "50.50", or the same as a JSON number.
 * Null for everything else: signs, exponents, a third decimal, NaN, words, overflow.
 */
export function parseWire(value: unknown): Centavos | null {
  const text = typeof value === "number" ? numberText(value) : value;
  if (typeof text !== "string") return null;
  const match = WIRE_AMOUNT.exec(text);
  if (match === null) return null;
  const centavos = Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
  return Number.isSafeInteger(centavos) ? toCentavos(centavos) : null;
}

function numberText(value: number): string | null {
  if (!Number.isFinite(value) || Object.is(value, -0)) return null;
  return String(value);
}

/** An amount that came over the wire as our own money string: the client's only way in. */
export function fromWire(text: string): Centavos {
  const sign = text.startsWith("-") ? -1 : 1;
  const parsed = parseWire(sign === -1 ? text.slice(1) : text);
  if (parsed === null) throw new RangeError(`Not an amount: ${text}`);
  return toCentavos(sign * parsed);
}
