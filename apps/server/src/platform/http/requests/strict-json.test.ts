// Protects: what a request means never depends on which of two readings a parser prefers.
import fc from "fast-check";
import { expect, test } from "vitest";
import { MalformedJson, parseStrictJson } from "./strict-json.ts";

test("ordinary JSON is read as JavaScript reads it", () => {
  const text = '{"a":[1,{"b":"x\\"y","c":null}],"money":50.50,"z":-1.5,"t":true,"k":10.0}';
  expect(parseStrictJson(text)).toEqual(JSON.parse(text));
});

test.each([
  ['{"a":1,"a":2}'],
  ['{"a":1,"\\u0061":2}'],
  ['{"x":{"__proto__":{}}}'],
  ['{"constructor":{}}'],
  ["[".repeat(17) + "]".repeat(17)],
  ['{"a":'],
  ["NaN"],
  [""],
  ['{"a":01}'],
])("%s is refused", (text) => {
  expect(() => parseStrictJson(text)).toThrow(MalformedJson);
});

test.each([["1e2"], ["-0"], ["9007199254740993"], ["4.9999999999999999999"], ["1E21"]])(
  "the number %s stays text, for the schema to refuse",
  (source) => {
    expect(parseStrictJson(`{"amount":${source}}`)).toEqual({ amount: source });
  },
);

test("equal keys in different objects are no duplicates", () => {
  expect(parseStrictJson('[{"a":1},{"a":2,"b":{"a":3}}]')).toHaveLength(2);
});

const value = fc.oneof(
  fc.string({ maxLength: 6 }).map((text) => JSON.stringify(text)),
  fc.constantFrom(
    "true",
    "false",
    "null",
    "0",
    "-0",
    "01",
    "1e2",
    "1E2",
    "1.5",
    "2.50",
    "{}",
    "[]",
  ),
  fc.integer().map(String),
  fc.bigInt({ min: 0n, max: 10n ** 20n }).map(String),
);
const key = fc.constantFrom(
  '"a"',
  '"b"',
  '"\\u0061"',
  '"__proto__"',
  '"constructor"',
  '"é"',
  '"e:1,"',
);
const flat = fc
  .array(fc.tuple(key, value), { maxLength: 4 })
  .map((pairs) => `{${pairs.map((pair) => pair.join(": ")).join(" ,")}}`);

function outcomeOf(text: string): unknown {
  try {
    return parseStrictJson(text);
  } catch (error) {
    return error;
  }
}

test("the short way reads every flat object as the long way does", () => {
  fc.assert(
    fc.property(flat, (text) => {
      // A blank in front leads the long way.
      expect(outcomeOf(text)).toEqual(outcomeOf(` ${text}`));
    }),
    { numRuns: 1_000 },
  );
});
