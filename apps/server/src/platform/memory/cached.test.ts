import { expect, test } from "vitest";
import { cached } from "./cached.ts";
import { createAdjustableClock } from "../clock.ts";

function countLoads(fail: () => boolean = () => false) {
  const clock = createAdjustableClock(new Date("2026-11-20T12:00:00Z"));
  let loads = 0;
  const load = async () => {
    loads += 1;
    if (fail()) throw new Error("away");
    return loads;
  };
  return { clock, held: cached({ load, ttlMs: 1_000, clock }), count: () => loads };
}

test("everybody shares one load until it is too old", async () => {
  const { clock, held, count } = countLoads();
  expect(await Promise.all([held.get(), held.get()])).toEqual([1, 1]);
  clock.advance(999);
  expect(await held.get()).toBe(1);
  clock.advance(1);
  expect(await held.get()).toBe(2);
  held.invalidate();
  expect(await held.get()).toBe(3);
  expect(count()).toBe(3);
});

test("a load that failed is not kept", async () => {
  let isAway = true;
  const { held } = countLoads(() => isAway);
  await expect(held.get()).rejects.toThrow("away");
  isAway = false;
  expect(await held.get()).toBe(2);
});

test("a clock that was set back makes nothing younger", async () => {
  const { clock, held } = countLoads();
  expect(await held.get()).toBe(1);
  clock.advance(-3_600_000);
  expect(await held.get()).toBe(2);
  expect(await held.get()).toBe(2);
  clock.advance(1_000);
  expect(await held.get()).toBe(3);
});
