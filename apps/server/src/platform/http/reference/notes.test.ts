// Protects: a field is described by the comment that stands above it in its own object, never by
// that of a field that only has the same name.
import { expect, test } from "vitest";
import { notesOf } from "./notes.ts";

const source = `
import { a, b } from "./other.ts";

/** An order. */
const order = z.object({
  /** What was asked for. */
  amount: moneyOutput,
  // Not told to anybody.
  status: z.enum(["a{", "b"]),
  lines: z.array(
    z.object({
      /** What this line
       *  comes to. */
      amount: moneyOutput,
      text: z.string().check(z.regex(/^[{"]$/)),
    }),
  ),
  ...shared,
});
const gift = z.object({ amount: moneyOutput, kind: z.string() });
`;

const find = (names: string[], name: string) => notesOf([source]).find(new Set(names), name);

test("the object is known by the names in it", () => {
  expect(find(["amount", "status", "lines", "page"], "amount")).toBe("What was asked for.");
  expect(find(["amount", "text"], "amount")).toBe("What this line comes to.");
});

test("what has no comment has none, and neither has what is not there", () => {
  expect(find(["amount", "kind"], "amount")).toBeNull();
  expect(find(["amount", "status", "lines"], "status")).toBeNull();
  expect(find(["other"], "other")).toBeNull();
});
