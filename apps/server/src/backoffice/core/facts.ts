/**
 * What an act found and what it left: flat, one fact a key, so that two can be laid side by side.
 */
export type Facts = Readonly<Record<string, string>>;

/** Any plain value as facts: keys of inner values are joined by dots. */
export function toFacts(value: unknown, prefix = ""): Facts {
  if (value === null || typeof value !== "object") {
    return { [prefix === "" ? "value" : prefix]: sayValue(value) };
  }
  const entries = Object.entries(value).map(([key, inner]) =>
    toFacts(inner, prefix === "" ? key : `${prefix}.${key}`),
  );
  return Object.assign({}, ...entries) as Facts;
}

function sayValue(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Only what differs, on both sides. */
export function differing(before: Facts, after: Facts): { before: Facts; after: Facts } {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => before[key] !== after[key],
  );
  const pick = (facts: Facts): Facts =>
    Object.fromEntries(keys.flatMap((key) => (key in facts ? [[key, facts[key] ?? ""]] : [])));
  return { before: pick(before), after: pick(after) };
}
