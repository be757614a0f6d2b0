/** Reads what players send, which may be anything at all. */

/** A plain object, or null. */
export function readObject(input: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return null;
  return input as Readonly<Record<string, unknown>>;
}

/** An object with exactly these fields, or null. */
export function readFields<Key extends string>(
  input: unknown,
  keys: readonly Key[],
): Readonly<Record<Key, unknown>> | null {
  const fields = readObject(input);
  if (fields === null || Object.keys(fields).length !== keys.length) return null;
  return keys.every((key) => Object.hasOwn(fields, key)) ? fields : null;
}

export function isWholeBetween(value: unknown, from: number, to: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= from && (value as number) <= to;
}

/** So many different whole numbers within bounds, in the order given; or null. */
export function readNumbers(
  input: unknown,
  { count, from, to }: { readonly count: number; readonly from: number; readonly to: number },
): readonly number[] | null {
  if (!Array.isArray(input) || input.length !== count) return null;
  const items: readonly unknown[] = input;
  const numbers = items.filter((each) => isWholeBetween(each, from, to));
  return new Set(numbers).size === count ? numbers : null;
}
