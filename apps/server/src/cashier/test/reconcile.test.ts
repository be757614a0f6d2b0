/** Protects: however long the bank's list of receipts is, reading it comes to its end. */
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLogger } from "../../platform/logger.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { reconcile, type ReconcileDeps } from "../reconcile.ts";

const HOUR_MS = 3_600_000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A bank with so many receipts that a span longer than `spanMs` has no last page. */
function crowded(spanMs: number, spans: [Date, Date][]): ReconcileDeps {
  const psp: ReconcileDeps["psp"] = {
    listReceipts: ({ from, until, page }) => {
      if (page === 0) spans.push([from, until]);
      const hasMore = until.getTime() - from.getTime() > spanMs;
      return Promise.resolve({ receipts: [], hasMore });
    },
  };
  const { db, clock, jobs } = server;
  return { db, clock, jobs, logger: createLogger("silent"), psp };
}

async function readUntil(): Promise<Date | undefined> {
  const { rows } = await sql<{ read_until: Date }>`
    SELECT read_until FROM cashier.reconciliation`.execute(server.db);
  return rows[0]?.read_until;
}

test("a crowded day is read in parts, each from where the last one ended", async () => {
  const spans: [Date, Date][] = [];
  const deps = crowded(4 * HOUR_MS, spans);
  const now = server.clock.now();
  for (let run = 0; run < 20 && ((await readUntil()) ?? new Date(0)) < now; run += 1) {
    await reconcile(deps);
  }
  expect(await readUntil()).toEqual(now);
  const whole = spans.filter(([from, until]) => until.getTime() - from.getTime() <= 4 * HOUR_MS);
  for (const [index, [from]] of whole.entries()) {
    const before = whole[index - 1];
    if (before !== undefined) expect(from.getTime()).toBeLessThan(before[1].getTime());
  }
});

test("a list without end is said to be one, and nothing counts as read", async () => {
  const before = await readUntil();
  server.clock.advance(HOUR_MS);
  await expect(reconcile(crowded(0, []))).rejects.toThrow("no end");
  expect(await readUntil()).toEqual(before);
});

test("what a clock read that was an hour ahead is read again when it is right", async () => {
  const spans: [Date, Date][] = [];
  const deps = crowded(Number.POSITIVE_INFINITY, spans);
  server.clock.advance(HOUR_MS);
  await reconcile(deps);
  server.clock.advance(-HOUR_MS);
  await reconcile(deps);
  const [from, until] = spans.at(-1) ?? [];
  const now = server.clock.now().getTime();
  expect(from?.getTime()).toBeLessThan(now - HOUR_MS);
  expect(until?.getTime()).toBeGreaterThan(now);
});
