// Protects: what goes into a batch's arrays is what PostgreSQL stores, to the last bit.
import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { bigints, byteas, ints, texts, timestamps, uuids } from "../database/arrays.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase(1);
});
afterAll(() => database.close());

async function readBack(type: string, array: Buffer): Promise<unknown[]> {
  const { rows } = await sql<{ value: unknown }>`
    SELECT value FROM unnest(${array}::${sql.raw(type)}[]) WITH ORDINALITY AS n (value, place)
    ORDER BY place`.execute(database.db);
  return rows.map((row) => row.value);
}

const own = <Value>(value: Value): Value => value;
const longest = "é".repeat(5_000);

test.each([
  ["bigint", bigints, [0, 1, -1, 2 ** 32, -(2 ** 32) - 5, 2 ** 53 - 1, -(2 ** 53) + 1, null]],
  ["int", ints, [0, -1, 2 ** 31 - 1, -(2 ** 31), null]],
  ["text", texts, ["", "a", 'quote " and \\ and {,}', "ação 🐦", longest, null, "NULL"]],
  ["bytea", byteas, [Buffer.alloc(0), randomBytes(32), null, randomBytes(7)]],
  ["uuid", uuids, [randomUUID(), null, randomUUID()]],
  [
    "timestamptz",
    timestamps,
    [new Date(0), new Date("2026-11-20T12:34:56.789Z"), null, new Date("1970-01-01T00:00:00.001Z")],
  ],
])("%s[] comes back as it went in", async (type, encode, values) => {
  const encodeAny = encode as (some: readonly unknown[], pick: typeof own) => Buffer;
  expect(await readBack(type, encodeAny(values, own))).toEqual(values);
  expect(await readBack(type, encodeAny([], own))).toEqual([]);
  expect(await readBack(type, encodeAny([null], own))).toEqual([null]);
});

test.each([
  ["a fraction", () => bigints([0.5], own)],
  ["a number that is not exact", () => bigints([2 ** 53], own)],
  ["an integer that does not fit", () => ints([2 ** 31], own)],
  ["half a UUID", () => uuids(["0190"], own)],
  ["a UUID of other letters", () => uuids(["zzzzzzzz-zzzz-zzzz-zzzz-zzzzzzzzzzzz"], own)],
])("%s is refused", (_name, encode) => {
  expect(encode).toThrow(RangeError);
});
