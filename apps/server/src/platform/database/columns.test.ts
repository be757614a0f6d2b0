// Protects: what a batch sends and what it reads stand in the order of their SQL.
import { expect, test } from "vitest";
import { bigints, texts } from "./arrays.ts";
import { columnsOf, readerOf } from "./columns.ts";

const items = [
  { id: 7, word: "a", told: '{"a":1}' },
  { id: 8, word: null, told: null },
];

test("names, parameters and values follow from the same lines", () => {
  const columns = columnsOf<(typeof items)[number]>([
    ["id", "bigint", (one) => one.id],
    ["word", "text", (one) => one.word],
    ["told", "json", (one) => one.told],
  ]);
  expect(columns.list).toBe("id, word, told");
  expect(columns.selected).toBe("id, word, told::json");
  expect(columns.unnest(4)).toBe("unnest($4::bigint[], $5::text[], $6::text[])");
  expect(columns.values(items)).toEqual([
    bigints(items, (one) => one.id),
    texts(items, (one) => one.word),
    texts(items, (one) => one.told),
  ]);
});

test("a row is read by the fields, from where they begin in it", () => {
  const reader = readerOf<{ id: number; word: string }>({ id: "w.id", word: "w.word" });
  expect(reader.list).toBe("w.id, w.word");
  expect(reader.read([7, "a"])).toEqual({ id: 7, word: "a" });
  expect(reader.read(["x", "y", 7, "a"], reader.width)).toEqual({ id: 7, word: "a" });
});
