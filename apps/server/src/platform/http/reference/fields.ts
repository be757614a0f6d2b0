/**
 * Descriptions of fields in the API's document: what the contract says of it, else what its name
 * means everywhere, and the unit that the shape of a value or its name gives away.
 */
import { meaningOf } from "./words.ts";

export type Json = Record<string, unknown>;

const suffixes: readonly (readonly [RegExp, string])[] = [
  [/_percent$/, "Percent."],
  [/_basis_points$/, "Hundredths of a percent."],
  [/(?:^|_)seconds(?:_|$)/, "Seconds."],
  [/_minutes$/, "Minutes."],
  [/(?:^|_)ms$/, "Milliseconds."],
  [/_days$/, "Days."],
  [/_years$/, "Years."],
];

const MONEY_PATTERN = String.raw`\d{1,14}\.\d{2}`;

/** Walks a JSON schema and writes into it. */
export function describeFields(schema: unknown): void {
  if (schema === null || typeof schema !== "object") return;
  const { properties } = schema as { properties?: Record<string, Json> };
  if (properties !== undefined) {
    for (const [name, property] of Object.entries(properties)) {
      const said = [property["description"] ?? meaningOf(name), unitOf(name, property)].filter(
        (text) => typeof text === "string",
      );
      if (said.length > 0) property["description"] = [...new Set(said)].join(" ");
    }
  }
  for (const part of Object.values(schema)) describeFields(part);
}

function unitOf(name: string, property: Json): string | undefined {
  const shapes = [property, ...((property["anyOf"] as Json[] | undefined) ?? [])];
  if (shapes.some(({ pattern }) => String(pattern).includes(MONEY_PATTERN))) {
    return "BRL, two decimals.";
  }
  if (shapes.some(isMoneyInput)) return 'BRL: "50.00", or a number of at most two decimals.';
  if (shapes.some(({ format }) => format === "date-time")) return "ISO 8601 with offset.";
  if (shapes.some(({ format }) => format === "date")) return "YYYY-MM-DD, São Paulo.";
  return suffixes.find(([pattern]) => pattern.test(name))?.[1];
}

/** Of the contract's amounts: no other text is of this length. */
const AMOUNT_LENGTH_MAX = 20;

/** A request's amount: a short text or a number, which nothing else of the contract is. */
export function isMoneyInput({ anyOf }: Json): boolean {
  const options = (anyOf as Json[] | undefined) ?? [];
  const isText = options.some(
    ({ type, maxLength }) => type === "string" && maxLength === AMOUNT_LENGTH_MAX,
  );
  return isText && options.length === 2 && options.some(({ type }) => type === "number");
}
