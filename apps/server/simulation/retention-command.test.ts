import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { journalReaders } from "../src/readers-and-checks.ts";
import { createJournal } from "../src/ledger/index.ts";
import { type Bench, command, credit, openBench } from "../src/ledger/test/bench.ts";
import { createAdjustableClock } from "../src/platform/clock.ts";
import { createLogger } from "../src/platform/logger.ts";
import { readJournal } from "../src/testing/journal.ts";
import { runCommand } from "../src/testing/run-command.ts";

const MEMBER = toMemberId(100_000_001);

let bench: Bench;
beforeAll(async () => {
  const clock = createAdjustableClock(new Date("2018-03-10T12:00:00Z"));
  bench = await openBench({ clock });
  await sql`SELECT ledger.open_months('2018-03-01', '2018-04-30')`.execute(bench.database.owner.db);
  await bench.openWallet(MEMBER);
  await bench.ledger.execute(credit, command(MEMBER, { amount: 1_000 }));
  clock.set(new Date());
  await bench.ledger.execute(credit, command(MEMBER, { amount: 300 }));
});
afterAll(() => bench.close());

const run = (program: string, ...args: string[]) =>
  runCommand({ DATABASE_URL: bench.database.url }, program, ...args);

const retention = (...args: string[]) => run("retention-command.ts", ...args);

async function countClosings(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*) AS n FROM ledger.closing`.execute(bench.database.db);
  return rows[0]?.n ?? 0;
}

describe("npm run retention", () => {
  test("says how it is used", async () => {
    for (const args of [[], ["--until=2018-13"]]) {
      const { exitCode, output } = await retention(...args);
      expect(output).toContain("npm run retention -- --until=");
      expect(exitCode).toBe(2);
    }
  });

  test("says what it would do, does it when it is meant, and not a second time", async () => {
    const unread = await retention("--until=2018-03", "--yes");
    expect(unread.output).toContain("NOT POSSIBLE: ledger.house-fold has not read the journal");
    expect(unread.exitCode).toBe(1);
    const { db } = bench.database;
    await readJournal(
      createJournal({ db, logger: createLogger("silent"), readers: journalReaders }),
    );
    const planned = await retention("--until=2018-03");
    expect(planned.output).toMatch(/ledger\.transfer_2018_03 +1 rows/);
    expect(planned.output).toContain("Nothing was changed");
    expect(planned.exitCode).toBe(0);
    expect(await countClosings()).toBe(0);
    const done = await retention("--until=2018-03", "--yes");
    expect(done.output).toContain("The books are clean.");
    expect(done.exitCode).toBe(0);
    expect(await countClosings()).toBe(1);
    expect(await retention("--until=2018-03", "--yes")).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining("put away already"),
    });
    const books = await run("books-command.ts");
    expect(books.output).toContain("The books are clean");
    const rebuilt = await run("readers-command.ts", "rebuild", "all");
    expect(rebuilt.output).toContain("The journal begins on 2018-04-01");
    expect(rebuilt.exitCode).toBe(1);
  });
});
