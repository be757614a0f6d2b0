/** Reads the address's parameters: anything unexpected is ignored, never an error. */
export function textParam(value: unknown, maxLength = 60): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value.slice(0, maxLength) : undefined;
}

export function oneOf<Value extends string>(
  value: unknown,
  allowed: readonly Value[],
): Value | undefined {
  return allowed.find((one) => one === value);
}

export function numberParam(value: unknown): number | undefined {
  const number = typeof value === "string" ? Number(value) : value;
  return typeof number === "number" && Number.isSafeInteger(number) && number >= 0
    ? number
    : undefined;
}

/**
 * For the types, what is undefined is left out. The value itself keeps it: the router lays it over
 * the address, and a key that is missing here would let the unchecked text through.
 */
export function present<Shape extends Record<string, unknown>>(
  shape: Shape,
): { [Key in keyof Shape]?: Exclude<Shape[Key], undefined> } {
  return shape as { [Key in keyof Shape]?: Exclude<Shape[Key], undefined> };
}
