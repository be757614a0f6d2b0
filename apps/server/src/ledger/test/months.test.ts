// Protects: the journal lies in months that are open before they are needed, an id is looked for
// where it was put whenever it comes again, and a month that is taken out keeps its guards.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { createAdjustableClock } from "../../platform/clock.ts";
import { systemRandom } from "../../platform/random.ts";
import { createUuid7 } from "../../platform/uuid7.ts";
import { type Bench, command, credit, openBench } from "./bench.ts";

const MEMBER = toMemberId(123_456_789);
const MONTHS_AHEAD = 12;

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
  await bench.openWallet(MEMBER);
});
afterAll(() => bench.close());

const owner = () => bench.database.owner.db;

async function placesOf(externalId: string): Promise<{ operation: string; transfer: string }> {
  const { rows } = await sql<{ operation: string; transfer: string }>`
    SELECT o.tableoid::regclass::text AS operation, t.tableoid::regclass::text AS transfer
    FROM ledger.operation o JOIN ledger.transfer t USING (member_id, source, external_id)
    WHERE external_id = ${externalId}`.execute(owner());
  expect(rows).toHaveLength(1);
  return rows[0] ?? { operation: "", transfer: "" };
}

const monthOf = (at: Date) => at.toISOString().slice(0, 7).replace("-", "_");

function idOf(at: Date): string {
  return createUuid7(createAdjustableClock(at), systemRandom)();
}

test("they are open for a year, and opening them again changes nothing", async () => {
  const count = async () => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*) AS count FROM pg_partition_tree('ledger.transfer') WHERE isleaf`.execute(
      owner(),
    );
    return rows[0]?.count ?? 0;
  };
  await Promise.all([bench.ledger.openMonths(), bench.createRival().openMonths()]);
  const opened = await count();
  expect(opened).toBeGreaterThan(MONTHS_AHEAD);
  await bench.ledger.openMonths();
  expect(await count()).toBe(opened);
});

test("an id that says its time is kept in its month and found there again", async () => {
  const now = new Date();
  const soon = new Date(now.getTime() + 40 * 24 * 3_600_000);
  for (const at of [now, soon]) {
    const externalId = idOf(at);
    const sent = command(MEMBER, { amount: 5 }, { externalId });
    expect(await bench.ledger.execute(credit, sent)).toMatchObject({ replayed: false });
    expect(await bench.ledger.execute(credit, sent)).toMatchObject({ replayed: true });
    const month = monthOf(now);
    expect(await placesOf(externalId)).toEqual({
      operation: `ledger.operation_${monthOf(at)}`,
      transfer: `ledger.transfer_${month}`,
    });
  }
});

test.each(["deposit:77", "f47ac10b-58cc-4372-a567-0e02b2c3d479", idOf(new Date(0))])(
  "%s, which says no time of ours, is kept beside the months and found there again",
  async (externalId) => {
    const sent = command(MEMBER, { amount: 5 }, { externalId });
    await bench.ledger.execute(credit, sent);
    expect(await bench.ledger.execute(credit, sent)).toMatchObject({ replayed: true });
    expect((await placesOf(externalId)).operation).toBe("ledger.operation_other");
  },
);

test("a random id that begins like a month to come does not keep it from being opened", async () => {
  const ahead = new Date(Date.UTC(new Date().getUTCFullYear() + 2, 3, 14));
  // Of version 4: its beginning only looks like a time.
  const externalId = idOf(ahead).replace(/^(.{14})7/, "$14");
  const sent = command(MEMBER, { amount: 5 }, { externalId });
  await bench.ledger.execute(credit, sent);
  expect((await placesOf(externalId)).operation).toBe("ledger.operation_other");
  const open = sql`SELECT ledger.open_months(now(), ${ahead})`;
  await open.execute(bench.database.db);
  expect((await placesOf(externalId)).operation).toBe(`ledger.operation_${monthOf(ahead)}`);
  expect(await bench.ledger.execute(credit, sent)).toMatchObject({ replayed: true });
  const change = sql`DELETE FROM ledger.operation_other`;
  await expect(change.execute(owner())).rejects.toMatchObject({ code: "23001" });
});

test("a number is given once, and no month can be changed by its own name", async () => {
  const month = `ledger.transfer_${monthOf(new Date())}`;
  const copy = sql`INSERT INTO ${sql.table(month)} SELECT * FROM ${sql.table(month)} LIMIT 1`;
  await expect(copy.execute(owner())).rejects.toMatchObject({ code: "23505" });
  const change = sql`UPDATE ${sql.table(month)} SET amount = amount + 1`;
  await expect(change.execute(owner())).rejects.toMatchObject({ code: "23001" });
  await expect(change.execute(bench.database.db)).rejects.toMatchObject({ code: "42501" });
});

test("a month that is taken out is whole, and still refuses to be changed", async () => {
  const month = sql.table(`ledger.transfer_${monthOf(new Date())}`);
  const count = async (table: typeof month) => {
    const found = await sql<{ n: number }>`SELECT count(*) AS n FROM ${table}`.execute(owner());
    return found.rows[0]?.n;
  };
  const before = await count(month);
  await sql`ALTER TABLE ledger.transfer DETACH PARTITION ${month}`.execute(owner());
  expect(await count(month)).toBe(before);
  expect(await count(sql.table("ledger.transfer"))).toBe(0);
  const removal = sql`DELETE FROM ${month}`.execute(owner());
  await expect(removal).rejects.toMatchObject({ code: "23001" });
});
