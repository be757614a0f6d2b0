import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { journalReaders } from "../src/readers-and-checks.ts";
import { type Bench, command, credit, debit, openBench } from "../src/ledger/test/bench.ts";
import { createJournal } from "../src/ledger/index.ts";
import { createLogger } from "../src/platform/logger.ts";
import { readJournal } from "../src/testing/journal.ts";
import { runCommand } from "../src/testing/run-command.ts";

const MEMBER = toMemberId(100_000_001);

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
  await bench.openWallet(MEMBER);
  await bench.ledger.execute(credit, command(MEMBER, { amount: 1_000 }));
  await bench.ledger.execute(debit, command(MEMBER, { amount: 300 }));
});
afterAll(() => bench.close());

const runReaders = (...args: string[]) =>
  runCommand({ DATABASE_URL: bench.database.url }, "readers-command.ts", ...args);

const played = async () =>
  (
    await sql<{ row: string }>`
      SELECT t::text AS row FROM statistics.turnover t ORDER BY 1`.execute(bench.database.db)
  ).rows;

describe("npm run readers", () => {
  test("says how far each reader has come, and lets them follow", async () => {
    expect(await runReaders()).toMatchObject({
      exitCode: 0,
      output: expect.stringMatching(/statistics\.play +read up to transaction 0, 2 entries/),
    });
    expect((await runReaders("follow")).exitCode).toBe(0);
  });

  test("builds one or all again, to the same", async () => {
    const { db } = bench.database;
    const logger = createLogger("silent");
    const journal = createJournal({ db, logger, readers: journalReaders });
    await readJournal(journal);
    const before = await played();
    expect(before).toHaveLength(1);
    await sql`UPDATE statistics.turnover SET stake = 0`.execute(db);
    expect(await runReaders("rebuild", "statistics.play")).toMatchObject({ exitCode: 0 });
    await readJournal(journal);
    expect(await played()).toEqual(before);
    const all = await runReaders("rebuild", "all");
    expect(all.output).toContain("Built ledger.house-fold again");
    await readJournal(journal);
    expect(await played()).toEqual(before);
  });

  test.each([["rebuild"], ["rebuild", "nobody"], ["forget"]])(
    "says how it is used when asked for %s %s",
    async (...args) => {
      const { exitCode, output } = await runReaders(...args);
      expect(output).toContain("npm run readers");
      expect(output).toContain("statistics.winners");
      expect(exitCode).toBe(2);
    },
  );
});
