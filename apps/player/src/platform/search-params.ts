/** Reading what stands in the address: anything unexpected is left out, never an error. */
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

/** Leaves out what is undefined, as exact optional properties want it. */
export function present<Shape extends Record<string, unknown>>(
  shape: Shape,
): { [Key in keyof Shape]?: Exclude<Shape[Key], undefined> } {
  const entries = Object.entries(shape).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof Shape]?: Exclude<Shape[Key], undefined> };
}
