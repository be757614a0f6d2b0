/** What was promised from a moment on holds from then on, and never before. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { NUMBERS_AHEAD_MS } from "../index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { setNumbers } from "../../testing/numbers.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const HOUR_MS = 3_600_000;

test("a number holds from its moment on, and what held before is still known", async () => {
  const { market } = server.rooms;
  const now = server.clock.now();
  const before = await market.read("dailyRelief");
  const effectiveFrom = new Date(now.getTime() + HOUR_MS);
  const version = { effectiveFrom, value: { ...before, rate: 500 }, setBy: "ana@tucano.example" };

  expect(await setNumbers(server, "dailyRelief", version)).toBe(true);
  expect((await market.read("dailyRelief")).rate).toBe(before.rate);
  expect((await market.read("dailyRelief", effectiveFrom)).rate).toBe(500);
  const lastMoment = new Date(effectiveFrom.getTime() - 1);
  expect((await market.read("dailyRelief", lastMoment)).rate).toBe(before.rate);
  expect((await market.versions(server.db, "dailyRelief")).map(({ setBy }) => setBy)).toEqual([
    "ana@tucano.example",
    null,
  ]);
});

test("what is set for a moment is set once, further ahead than anything is remembered", async () => {
  const { market } = server.rooms;
  const value = await market.read("rebates");
  const soon = new Date(server.clock.now().getTime() + 2 * HOUR_MS);
  expect(await setNumbers(server, "rebates", { effectiveFrom: soon, value, setBy: "a" })).toBe(
    true,
  );
  const again = { effectiveFrom: soon, value: { ...value, keptDays: 1 }, setBy: "b" };
  expect(await setNumbers(server, "rebates", again)).toBe(false);
  expect((await market.read("rebates", soon)).keptDays).toBe(value.keptDays);
  const tooSoonMs = server.clock.now().getTime() + NUMBERS_AHEAD_MS - 1;
  const past = { effectiveFrom: new Date(tooSoonMs), value, setBy: "c" };
  const setPast = inTransaction(server.db, (tx) => market.set(tx, "rebates", past));
  expect(await setPast).toBe("too_soon");
});

test("a value of another shape is refused", async () => {
  const { market } = server.rooms;
  const effectiveFrom = new Date(server.clock.now().getTime() + 3 * HOUR_MS);
  const value = { ...(await market.read("rebates")), keptDays: 0.5 };
  await expect(
    setNumbers(server, "rebates", { effectiveFrom, value, setBy: null }),
  ).rejects.toThrow("keptDays");
});
