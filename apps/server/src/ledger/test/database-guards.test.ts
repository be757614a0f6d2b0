import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { connect } from "../../platform/database/connect.ts";
import { assertDurable } from "../index.ts";
import { type Bench, command, credit, debit, findDifferences, openBench } from "./bench.ts";

const MEMBER = toMemberId(100_000_001);
const FORBIDDEN = "42501";
const RESTRICTED = "23001";
const CHECK_VIOLATED = "23514";

let bench: Bench;

beforeAll(async () => {
  bench = await openBench();
  await bench.openWallet(MEMBER);
  await bench.ledger.execute(credit, command(MEMBER, { amount: 1_000 }));
  await bench.ledger.execute(debit, command(MEMBER, { amount: 100 }, { source: "studio:test" }));
});
afterAll(() => bench.close());

const changes = ["transfer", "operation", "operation_owner"].flatMap((table) => [
  `UPDATE ledger.${table} SET member_id = member_id`,
  `DELETE FROM ledger.${table}`,
  `TRUNCATE ledger.${table}`,
]);
const removals = ["DELETE FROM ledger.wallet", "TRUNCATE ledger.wallet"];

describe("What happened cannot be changed", () => {
  test.each([...changes, ...removals])("by the running server: %s", async (statement) => {
    const tried = sql.raw(statement).execute(bench.database.db);
    await expect(tried).rejects.toMatchObject({ code: FORBIDDEN });
  });

  test.each([...changes, ...removals])("by the database's owner: %s", async (statement) => {
    const tried = sql.raw(statement).execute(bench.database.owner.db);
    await expect(tried).rejects.toMatchObject({ code: RESTRICTED });
  });

  test.each(changes)("by a session that silences triggers: %s", async (statement) => {
    const tried = bench.database.owner.db.transaction().execute(async (tx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(tx);
      await sql.raw(statement).execute(tx);
    });
    await expect(tried).rejects.toMatchObject({ code: RESTRICTED });
  });
});

describe("What must never be is refused by the database itself", () => {
  const insert = (values: string): string => `
    INSERT INTO ledger.transfer (member_id, seq, kind, debit, credit, amount, debit_balance_after,
      credit_balance_after, reference, source, external_id, previous_hash, hash, created_at)
    SELECT ${MEMBER}, 99, ${values}, 'round:1', 'test', 'x', h, h, now()
    FROM (SELECT decode(repeat('00', 32), 'hex') AS h) AS one`;

  test.each([
    ["negative cash", `UPDATE ledger.wallet SET cash = -1`],
    ["negative bonus", `UPDATE ledger.wallet SET bonus = -1`],
    ["negative rebate", `UPDATE ledger.wallet SET rebate = -1`],
    ["negative locked money", `UPDATE ledger.wallet SET locked = -1`],
    ["negative turnover", `UPDATE ledger.wallet SET turnover_owed = -1`],
    ["a bonus that owes less than nothing", `UPDATE ledger.wallet SET bonus_owed = -1`],
    ["a transfer of nothing", insert("'win', 'house:game:a', 'member:cash', 0, NULL, 0")],
    ["a negative transfer", insert("'win', 'house:game:a', 'member:cash', -5, NULL, 0")],
    ["one side only", insert("'win', 'member:cash', 'member:cash', 5, 0, 0")],
    ["an unknown account", insert("'win', 'house:purse', 'member:cash', 5, NULL, 0")],
    ["an unknown kind", insert("'gift', 'house:game:a', 'member:cash', 5, NULL, 0")],
    ["money that no member has", insert("'win', 'house:game:a', 'fee:income', 5, NULL, NULL")],
    ["a pocket below zero", insert("'stake', 'member:cash', 'house:game:a', 5, -1, NULL")],
    ["a pocket without a balance", insert("'stake', 'member:cash', 'house:game:a', 5, NULL, NULL")],
  ])("%s", async (_name, statement) => {
    const tried = sql.raw(statement).execute(bench.database.owner.db);
    await expect(tried).rejects.toMatchObject({ code: CHECK_VIOLATED });
  });

  test("a second transfer under one number", async () => {
    const statement = insert("'win', 'house:game:a', 'member:cash', 5, NULL, 5").replace("99", "1");
    const tried = sql.raw(statement).execute(bench.database.owner.db);
    await expect(tried).rejects.toMatchObject({ code: "23505" });
  });
});

/** So that one day the same schema can be distributed by member, and every command stays local. */
test("Every table of money is keyed by its member, except those that say why not", async () => {
  const found = await sql<{ table: string; column: string }>`
    SELECT DISTINCT regexp_replace(c.relname, '_(\\d{4}_\\d\\d|other)$', '') AS table,
      a.attname AS column FROM pg_index i
    JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[0]
    WHERE n.nspname = 'ledger' AND i.indisprimary ORDER BY 1`.execute(bench.database.owner.db);
  expect(found.rows.map((row) => `${row.table} by ${row.column}`)).toEqual([
    "book_run by id",
    "closing by until",
    "closing_account by until",
    "closing_wallet by member_id",
    "house_fold by account",
    "operation by member_id",
    "operation_owner by source",
    "reader by name",
    "transfer by member_id",
    "wallet by member_id",
  ]);
});

describe("House accounts", () => {
  test("are the same before, during and after folding, and folding twice counts once", async () => {
    await bench.ledger.foldHouse();
    await bench.ledger.execute(credit, command(MEMBER, { amount: 7 }));
    expect(await findDifferences(bench.database)).toEqual([]);
    await Promise.all([bench.ledger.foldHouse(), bench.ledger.foldHouse()]);
    expect(await findDifferences(bench.database)).toEqual([]);
    // Transactions of other databases on this server hold the boundary back for a while, too.
    await vi.waitFor(
      async () => {
        await bench.ledger.foldHouse();
        const fold = await sql<{ account: string; debited: number; credited: number }>`
        SELECT account, debited, credited FROM ledger.house_fold ORDER BY account`.execute(
          bench.database.db,
        );
        expect(fold.rows).toEqual([
          { account: "house:game:test", debited: 0, credited: 100 },
          { account: "promotion:cost", debited: 1_007, credited: 0 },
        ]);
      },
      { timeout: 15_000 },
    );
  });

  test("are not folded past a transaction that is still running", async () => {
    const read = async () =>
      (
        await sql<{ up_to: string }>`
      SELECT up_to::text FROM ledger.reader`.execute(bench.database.db)
      ).rows[0]?.up_to;
    await bench.database.owner.db.transaction().execute(async (tx) => {
      const own = await sql<{ xid: string }>`SELECT pg_current_xact_id()::text AS xid`.execute(tx);
      await bench.ledger.execute(credit, command(MEMBER, { amount: 3 }));
      await bench.ledger.foldHouse();
      expect(BigInt((await read()) ?? 0)).toBeLessThanOrEqual(BigInt(own.rows[0]?.xid ?? 0));
      expect(await findDifferences(bench.database)).toEqual([]);
    });
    await bench.ledger.foldHouse();
    expect(await findDifferences(bench.database)).toEqual([]);
  });
});

describe("A database that could forget is not served", () => {
  test("as it is here, it is", async () => {
    await expect(assertDurable(bench.database.db)).resolves.toBeUndefined();
  });

  test("when the database was told not to wait for the disk", async () => {
    const name = new URL(bench.database.url).pathname.slice(1);
    await sql`ALTER DATABASE ${sql.id(name)} SET synchronous_commit = off`.execute(
      bench.database.owner.db,
    );
    const late = connect({ url: bench.database.url, poolSize: 1, login: null });
    await expect(assertDurable(late.db)).rejects.toThrow("synchronous_commit = off");
    await late.close();
    await sql`ALTER DATABASE ${sql.id(name)} RESET synchronous_commit`.execute(
      bench.database.owner.db,
    );
  });
});
