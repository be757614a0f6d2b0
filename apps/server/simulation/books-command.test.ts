import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { type Bench, command, credit, debit, openBench } from "../src/ledger/test/bench.ts";
import { runCommand } from "../src/testing/run-command.ts";

const MEMBER = toMemberId(100_000_001);

let bench: Bench;

beforeAll(async () => {
  bench = await openBench();
  await bench.openWallet(MEMBER);
  await bench.ledger.execute(credit, command(MEMBER, { amount: 1_000 }));
  await bench.ledger.execute(debit, command(MEMBER, { amount: 5_000 }));
});
afterAll(() => bench.close());

const runBooks = (databaseUrl: string) =>
  runCommand({ DATABASE_URL: databaseUrl }, "books-command.ts");

describe("npm run books", () => {
  test("says what it checked, how many of each, and that all is well", async () => {
    const { exitCode, output } = await runBooks(bench.database.url);
    expect(output).toContain("ok    every pocket equals the sum of its transfers (4 checked)");
    expect(output).toContain("ok    every operation has exactly the transfers it says (2 checked)");
    expect(output).toContain("The books are clean");
    expect(exitCode).toBe(0);
  });

  test("names a difference and exits with 1", async () => {
    const { db } = bench.database.owner;
    await sql`UPDATE ledger.wallet SET cash = cash + 1 WHERE member_id = ${MEMBER}`.execute(db);
    const { exitCode, output } = await runBooks(bench.database.url);
    await sql`UPDATE ledger.wallet SET cash = cash - 1 WHERE member_id = ${MEMBER}`.execute(db);
    expect(output).toContain("DIFF  every pocket equals the sum of its transfers");
    expect(output).toContain(`member ${MEMBER}, cash: expected 1000, found 1001`);
    expect(output).toContain("The books do NOT agree");
    expect(exitCode).toBe(1);
  });

  test("exits with 2 and says why when there is nothing to read", async () => {
    const url = new URL(bench.database.url);
    url.pathname = "/postgres";
    const { exitCode, output } = await runBooks(url.toString());
    expect(output).toContain("The books could not be read");
    expect(exitCode).toBe(2);
  });
});
