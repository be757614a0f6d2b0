/** The small schemas that every endpoint shares: money, time, lists, ranges. */
import * as z from "zod/mini";
import { type Centavos, parseWire } from "./money.ts";

/** Adds the field's description to the schema, for the API's document. */
export function about<Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema {
  return schema.check(z.meta({ description }));
}

/** A request's amount in BRL: a decimal string, or a JSON number, of at most two decimals. */
export const moneyInput = z.pipe(
  z.union([z.string().check(z.maxLength(20)), z.number()]),
  z.transform((value, context): Centavos => {
    const amount = parseWire(value);
    if (amount === null) {
      context.issues.push({ code: "custom", message: "money", input: value });
      return z.NEVER;
    }
    return amount;
  }),
);

/** An answer's amount in BRL: "1234.56". Written with formatWire. */
export const moneyOutput = z.string().check(z.regex(/^-?\d{1,14}\.\d{2}$/));

/** ISO 8601 with offset. */
export const instant = z.iso.datetime({ offset: true });

/** Numbers that a query string carries as text. */
const digits = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));
export const count = z.union([z.int().check(z.minimum(0), z.maximum(999_999_999)), digits]);
/** Ids are whole numbers like counts, and arrive in the same two forms. */
export const id = z.union([z.int().check(z.minimum(0), z.maximum(999_999_999)), digits]);
/** A player's number. Any may be sent; once it is read, no other id can stand in its place. */
export const memberId = id.brand<"MemberId">();

export const ranges = ["today", "last3days", "last7days"] as const;
/** A day outside these years is a typing error, and may not be a valid instant. */
export const day = z.iso
  .date()
  .check(z.refine((text) => text >= "2000-01-01" && text <= "2199-12-30"));

/** `range`, or `from` and `to` (days in America/Sao_Paulo, both included). */
export const rangeInput = {
  range: z.optional(z.enum(ranges)),
  from: z.optional(day),
  to: z.optional(day),
};

export const pageInput = {
  page: z.optional(count),
  limit: z.optional(count),
};

export function page<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ list: z.array(item), total: z.int(), page: z.int(), limit: z.int() });
}

export const empty = z.object({});
