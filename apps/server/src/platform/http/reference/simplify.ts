/**
 * What validates is more than a reader needs: a format says what its long pattern says, and where a
 * request may write a number as text, or an amount as either, a generated client needs one form.
 * The document names the one that loses nothing.
 */
import { isMoneyInput, type Json } from "./fields.ts";

const AMOUNT = { type: "string", pattern: String.raw`^\d{1,14}(\.\d{1,2})?$` };

/** Each schema within, the innermost first. */
function everywhere(part: unknown, change: (schema: Json) => Json): unknown {
  if (Array.isArray(part)) return part.map((one) => everywhere(one, change));
  if (part === null || typeof part !== "object") return part;
  const entries = Object.entries(part).map(([name, value]) => [name, everywhere(value, change)]);
  return change(Object.fromEntries(entries) as Json);
}

export function simplify(schema: Json, io: "input" | "output"): Json {
  const known = everywhere(schema, withoutKnownPattern);
  return (io === "input" ? everywhere(known, inOneForm) : known) as Json;
}

function withoutKnownPattern({ pattern, ...schema }: Json): Json {
  return pattern === undefined || schema["format"] !== undefined ? schema : { ...schema, pattern };
}

function inOneForm({ anyOf, ...rest }: Json): Json {
  if (anyOf === undefined) return rest;
  if (isMoneyInput({ anyOf })) return { ...AMOUNT, ...rest };
  const options = anyOf as Json[];
  const number = options.find(({ type }) => type === "integer" || type === "boolean");
  const isNumberOrText =
    number !== undefined && options.length === 2 && options.some(({ type }) => type === "string");
  return isNumberOrText ? { ...number, ...rest } : { ...rest, anyOf };
}
