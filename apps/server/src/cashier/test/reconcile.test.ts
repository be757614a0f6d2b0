/**
 * Protects: however long the bank's list of receipts is, reading it comes to its end, and whoever
 * starts finds there what was cut off before.
 */
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "../../platform/database/connect.ts";
import { createLogger } from "../../platform/logger.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { RECONCILE_JOB, SETTLE_RECEIPT_JOB } from "../index.ts";
import { reconcile, type ReconcileDeps } from "../deposits/reconcile.ts";
import { createTill } from "../../testing/people/till.ts";

const HOUR_MS = 3_600_000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A bank with so many receipts that a span longer than `spanMs` has no last page. */
function crowded(spanMs: number, spans: [Date, Date][]): ReconcileDeps {
  const bank: ReconcileDeps["banks"]["all"][number] = {
    code: "main",
    listReceipts: ({ from, until, page }) => {
      if (page === 0) spans.push([from, until]);
      const hasMore = until.getTime() - from.getTime() > spanMs;
      return Promise.resolve({ receipts: [], unreadable: [], hasMore });
    },
  };
  const { db, clock, jobs } = server;
  return { db, clock, jobs, logger: createLogger("silent"), banks: { all: [bank] } };
}

async function readUntil(): Promise<Date | undefined> {
  const { rows } = await sql<{ read_until: Date }>`
    SELECT read_until FROM cashier.bank_reading`.execute(server.db);
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

test("a payment whose worker died with it in hand is credited after the next start", async () => {
  const { jobs, rooms } = server;
  const till = createTill(server);
  const member = await till.newMember();
  const { order_no } = await till.openDeposit(member, "50.00");
  await jobs.drain(RECONCILE_JOB);
  await till.pay({ txid: order_no });
  const owner = connect({ url: server.databaseUrl, poolSize: 1, login: null });
  const taken = await sql`
    UPDATE pgboss.job SET state = 'active', started_on = now(), heartbeat_on = now()
    WHERE name = ${SETTLE_RECEIPT_JOB.name} AND state = 'created'`.execute(owner.db);
  await owner.close();
  expect(taken.numAffectedRows).toBe(1n);
  await till.settle();
  expect(await till.wallet(member)).toMatchObject({ cash: 0 });
  await rooms.cashier.start();
  await jobs.drain(RECONCILE_JOB);
  await till.settle();
  expect(await till.wallet(member)).toMatchObject({ cash: 5_000 });
  await till.expectCleanBooks();
});
