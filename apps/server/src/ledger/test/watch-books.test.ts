// Protects: the books are checked by the clock, every night in full and every hour as far as they
// have changed; what a check finds is kept, shown and found again until it is mended; and a check
// that is broken off is made up for.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { createAdjustableClock } from "../../platform/clock.ts";
import { readsOfPrimary } from "../../platform/database/read-pool.ts";
import { createLogger } from "../../platform/logger.ts";
import { createMetrics } from "../../platform/metrics.ts";
import { createBooksWatch, ledgerBookChecks } from "../index.ts";
import { findDue } from "../watch/watch-books.ts";
import { type Bench, command, credit, debit, openBench } from "./bench.ts";

const ANNA = toMemberId(100_000_001);
const BETO = toMemberId(100_000_002);

let bench: Bench;
const metrics = createMetrics();
const clock = createAdjustableClock(new Date());

beforeAll(async () => {
  bench = await openBench();
  for (const member of [ANNA, BETO]) {
    await bench.openWallet(member);
    await bench.ledger.execute(credit, command(member, { amount: 10_000 }));
  }
});
afterAll(() => bench.close());

const create = (own = ledgerBookChecks, shown = createMetrics()) => {
  const { db, url: databaseUrl } = bench.database;
  const logger = createLogger("silent");
  const checks = () => own;
  const reads = readsOfPrimary(db);
  return createBooksWatch({ db, reads, databaseUrl, clock, logger, metrics: shown, checks }).api;
};
let watch: ReturnType<typeof create>;
beforeAll(() => {
  watch = create(ledgerBookChecks, metrics);
});

/** What a superuser did with the guards off. */
async function damage(table: string, change: string): Promise<void> {
  const { db } = bench.database.owner;
  const name = sql.raw(`ledger.${table}`);
  await sql`ALTER TABLE ${name} DISABLE TRIGGER ALL`.execute(db);
  await sql.raw(change).execute(db);
  await sql`ALTER TABLE ${name} ENABLE TRIGGER ALL`.execute(db);
}

const told = async (beginning: string) =>
  (await metrics.print()).split("\n").filter((line) => line.startsWith(beginning));

test("a full check is kept, and its result is told", async () => {
  expect(await watch.latest()).toEqual([]);
  expect(await told("tucano_books_differences{")).toEqual([]);
  expect(await watch.run("full")).toMatchObject({
    checks: ledgerBookChecks.length,
    differences: 0,
    found: [],
  });
  expect(await watch.latest()).toMatchObject([{ kind: "full", differences: 0 }]);
  expect(await told("tucano_books_differences{")).toEqual([
    'tucano_books_differences{check="full"} 0',
  ]);
});

test("what has changed since is clean, however often it is looked at", async () => {
  await bench.ledger.execute(debit, command(ANNA, { amount: 1_000 }));
  await bench.ledger.execute(credit, command(ANNA, { amount: 300 }));
  await bench.ledger.execute(debit, command(BETO, { amount: 10_000 }));
  for (const _ of [1, 2]) expect(await watch.run("changes")).toMatchObject({ differences: 0 });
});

describe("a check of changes finds", () => {
  const subjects = async (): Promise<string> => {
    const run = await watch.run("changes");
    return run?.found.join("\n") ?? "";
  };

  test("a wallet that is not where its transfers left it, until it is mended", async () => {
    await bench.ledger.execute(credit, command(ANNA, { amount: 5 }));
    const more = "UPDATE ledger.wallet SET cash = cash + 1 WHERE member_id = ";
    await damage("wallet", more + ANNA);
    for (const _ of [1, 2]) {
      const found = await subjects();
      expect(found).toContain(`member ${ANNA}, cash`);
      expect(found).toContain("all money");
    }
    expect((await told('tucano_books_differences{check="changes"}')).join("")).not.toMatch(/ 0$/);
    await damage("wallet", more.replace("+ 1", "- 1") + ANNA);
    expect(await subjects()).toBe("");
  });

  test("money in a wallet that did not move", async () => {
    const more = "UPDATE ledger.wallet SET cash = cash + 7 WHERE member_id = ";
    await damage("wallet", more + BETO);
    expect(await subjects()).toContain("all money");
    await damage("wallet", more.replace("+ 7", "- 7") + BETO);
    expect(await subjects()).toBe("");
  });

  test("a new transfer that was changed afterwards", async () => {
    const { answer } = (await bench.ledger.execute(credit, command(ANNA, { amount: 11 }))) as {
      answer: { cash: number };
    };
    const last = `WHERE member_id = ${ANNA} AND seq = (SELECT seq FROM ledger.wallet
      WHERE member_id = ${ANNA})`;
    const set = (amount: number, after: number) =>
      damage(
        "transfer",
        `UPDATE ledger.transfer SET amount = ${amount}, credit_balance_after = ${after} ${last}`,
      );
    await set(12, answer.cash + 1);
    const found = await subjects();
    expect(found).toContain("hash is right");
    expect(found).toContain(`member ${ANNA}, cash`);
    await set(11, answer.cash);
    expect(await subjects()).toBe("");
  });
});

test("one process checks at a time", async () => {
  const { db } = bench.database.owner;
  await db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('ledger.books', 0))`.execute(tx);
    expect(await watch.run("full")).toBeNull();
  });
});

test("a server that stops waits for no check, and nothing is kept of it", async () => {
  const started = Promise.withResolvers<undefined>();
  const slow = create([
    {
      name: "takes long",
      run: async (db) => {
        started.resolve(undefined);
        await sql`SELECT pg_sleep(600)`.execute(db);
        return [];
      },
    },
  ]);
  const before = await slow.latest();
  clock.advance(2 * 86_400_000);
  await slow.look();
  await started.promise;
  await slow.close();
  expect(await slow.latest()).toEqual(before);
});

test("nobody changes what was found", async () => {
  const change = sql`UPDATE ledger.book_run SET differences = 0`.execute(bench.database.owner.db);
  await expect(change).rejects.toThrow("only ever added to");
});

describe("a check is due", () => {
  const run = (kind: "changes" | "full", startedAt: string) => ({
    kind,
    startedAt: new Date(startedAt),
    finishedAt: new Date(startedAt),
    upTo: "1",
    checks: 1,
    differences: 0,
    found: [],
  });
  const createdAt = new Date("2026-11-20T12:00:00-03:00");
  const due = (now: string, ...latest: readonly ReturnType<typeof run>[]) =>
    findDue(latest, { now: new Date(now), createdAt });

  test("in full each night, however late somebody looks", () => {
    const full = run("full", "2026-11-20T05:00:10-03:00");
    const changes = run("changes", "2026-11-21T04:58:00-03:00");
    expect(due("2026-11-21T04:59:00-03:00", full, changes)).toBeNull();
    expect(due("2026-11-21T05:00:00-03:00", full, changes)).toBe("full");
    expect(due("2026-11-23T23:00:00-03:00", full, changes)).toBe("full");
  });

  test("of changes each hour", () => {
    const full = run("full", "2026-11-20T05:00:10-03:00");
    const changes = run("changes", "2026-11-20T12:10:00-03:00");
    expect(due("2026-11-20T12:59:00-03:00", full, changes)).toBeNull();
    expect(due("2026-11-20T13:00:00-03:00", full, changes)).toBe("changes");
    expect(due("2026-11-20T13:00:00-03:00", full)).toBe("changes");
  });

  test("in a house that has never been checked, in full from its first night on", () => {
    expect(due("2026-11-20T23:00:00-03:00")).toBe("changes");
    expect(due("2026-11-21T05:00:00-03:00")).toBe("full");
  });
});
