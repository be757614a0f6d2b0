// Protects: what is remembered is read once for all who ask, and never believed for too long.
import { expect, test } from "vitest";
import { remember, type RememberOptions } from "./remember.ts";
import { createAdjustableClock } from "../clock.ts";

function countLoads(
  fail: () => boolean = () => false,
  told: Pick<RememberOptions<number>, "forgetOn"> = {},
) {
  const clock = createAdjustableClock(new Date("2026-11-20T12:00:00Z"));
  let loads = 0;
  const load = async () => {
    loads += 1;
    if (fail()) throw new Error("away");
    return loads;
  };
  return { clock, held: remember(load, { ttlMs: 1_000, clock, ...told }), count: () => loads };
}

test("everybody shares one load until it is too old", async () => {
  const { clock, held, count } = countLoads();
  expect(await Promise.all([held.get(), held.get()])).toEqual([1, 1]);
  clock.advance(999);
  expect(await held.get()).toBe(1);
  clock.advance(1);
  expect(await held.get()).toBe(2);
  held.forget();
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

test("it is read again once its end is told, or where that would not be heard", async () => {
  const hearers: (() => void)[] = [];
  let hearing = 0;
  const notices = {
    on: (_topic: string, hear: () => void) => void hearers.push(hear),
    mark: () => hearing,
    isCurrent: (mark: number) => mark === hearing,
  };
  const { held } = countLoads(() => false, { forgetOn: { notices, topic: "list" } });
  expect([await held.get(), await held.get()]).toEqual([1, 1]);
  for (const hear of hearers) hear();
  expect([await held.get(), await held.get()]).toEqual([2, 2]);
  hearing += 1;
  expect([await held.get(), await held.get()]).toEqual([3, 3]);
});
