// Protects: whatever a book's line looks like, it comes back byte by byte from the block it lies
// in, and its events are cut out of it exactly as a parser would find them.
import fc from "fast-check";
import { expect, test } from "vitest";
import { bookIn, splitBook, lineOf, packBlock } from "./block.ts";

const cut = (text: string) => splitBook(Buffer.from(text));

const books = fc.array(
  fc.record({
    before: fc.dictionary(fc.string({ unit: "binary" }), fc.jsonValue()),
    events: fc.array(fc.jsonValue()),
    after: fc.jsonValue(),
    space: fc.constantFrom("", " ", "\t "),
  }),
  { minLength: 1, maxLength: 32 },
);

test("any book comes back as it was, and so do its events", () => {
  fc.assert(
    fc.property(books, (list) => {
      const lines = list.map(({ before, events, after, space }) => {
        const rest = { nested: { events: "no" }, text: '"events":[' };
        const head = JSON.stringify({ ...before, events: undefined, ...rest }).slice(0, -1);
        const named = `"events"${space}:${space}${JSON.stringify(events)}${space}`;
        return `${head},${named},"z":${JSON.stringify(after)}}`;
      });
      const cuts = lines.map((line) => cut(line) ?? expect.fail(line));
      const block = packBlock(cuts);
      for (const [place, line] of lines.entries()) {
        const book = bookIn(block, place);
        expect(lineOf(book).toString()).toBe(line);
        expect(book.events.toString()).toBe(JSON.stringify(list[place]?.events));
      }
    }),
  );
});

test("large books lie in frames of their own, and each is found", () => {
  const lines = Array.from({ length: 32 }, (_, row) => {
    const events = Array.from({ length: (row % 5) * 300 }, (_unused, index) => `${row}-${index}`);
    return JSON.stringify({ id: row, events });
  });
  const block = packBlock(lines.map((line) => cut(line) ?? expect.fail(line)));
  expect(block.readUInt8()).toBeGreaterThan(5);
  expect(lines.map((_, place) => lineOf(bookIn(block, place)).toString())).toEqual(lines);
  expect(() => bookIn(block, 32)).toThrow("A block has no such book.");
});

test.each([
  ["no events", '{"id":1}'],
  ["events that are no list", '{"events":{"a":[]}}'],
  ["events in a list below", '{"a":{"events":[]}}'],
  ["events only as a value", '{"a":"events"}'],
  ["two lists of events", '{"events":[],"events":[]}'],
  ["a name that is written otherwise", '{"\\u0065vents":[]}'],
])("%s is no book", (_name, line) => {
  expect(cut(line)).toBeNull();
});
