// Protects: ids that begin with their time keep the order in which they were made.
import { expect, test } from "vitest";
import { createAdjustableClock } from "./clock.ts";
import { systemRandom } from "./random.ts";
import { createUuid7, instantOfUuid7, leastUuid7 } from "./uuid7.ts";

const NOON = new Date("2026-11-20T12:00:00.123Z");
const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test("each is of version 7, says its time, and comes after all before it", () => {
  const clock = createAdjustableClock(NOON);
  const next = createUuid7(clock, systemRandom);
  const made: string[] = [];
  for (let index = 0; index < 10_000; index += 1) {
    if (index % 1_000 === 999) clock.advance(index % 2_000 === 999 ? 5 : -3);
    made.push(next());
  }
  expect(made.every((id) => SHAPE.test(id))).toBe(true);
  expect(made).toEqual(made.toSorted());
  expect(new Set(made).size).toBe(made.length);
  expect(instantOfUuid7(made[0] ?? "")).toEqual(NOON);
});

test("the least of an instant comes before all of it and after all before it", () => {
  const clock = createAdjustableClock(NOON);
  const next = createUuid7(clock, systemRandom);
  const before = next();
  clock.advance(1);
  const least = leastUuid7(clock.now());
  expect([before < least, least < next()]).toEqual([true, true]);
});
