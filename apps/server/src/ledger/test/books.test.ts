import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { toMemberId } from "@tucano/contract/member-id.ts";
import type { Db } from "../../platform/database/types.ts";
import { chainHashSql } from "../hash.ts";
import { ledgerBookChecks } from "../index.ts";
import { type Bench, cancel, command, credit, debit, findDifferences, openBench } from "./bench.ts";

const ANNA = toMemberId(100_000_001);
const BETO = toMemberId(100_000_002);
const BOOKED = { source: "studio:test", externalId: "bet-1" };

let bench: Bench;

beforeAll(async () => {
  bench = await openBench();
  for (const member of [ANNA, BETO]) {
    await bench.openWallet(member);
    await bench.ledger.execute(credit, command(member, { amount: 10_000 }));
  }
  await bench.ledger.execute(debit, command(ANNA, { amount: 1_000 }, BOOKED));
  // The fold stays below the oldest transaction of the whole server, so a neighbour's may hold it.
  await vi.waitFor(
    async () => {
      await bench.ledger.foldHouse();
      const tail = await sql`SELECT FROM ledger.transfer, ledger.reader WHERE xid >= up_to`.execute(
        bench.database.db,
      );
      expect(tail.rows).toEqual([]);
    },
    { timeout: 15_000, interval: 50 },
  );
  await bench.ledger.execute(credit, command(ANNA, { amount: 500 }));
  await bench.ledger.execute(debit, command(ANNA, { amount: 50_000 }));
  await bench.ledger.execute(cancel, command(BETO, {}, { cancels: ["never"] }));
});
afterAll(() => bench.close());

async function run(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const check of ledgerBookChecks) {
    for (const one of await check.run(db)) found.push(`${check.name}: ${one.subject}`);
  }
  return found;
}

class Undone extends Error {}

/** What the books say after a superuser did this with the guards off; undone afterwards. */
async function plant(...damage: readonly RawBuilder<unknown>[]): Promise<string[]> {
  let found: string[] = [];
  const planted = bench.database.owner.db.transaction().execute(async (tx) => {
    for (const table of ["transfer", "operation", "operation_owner", "wallet"]) {
      await sql`ALTER TABLE ${sql.raw(`ledger.${table}`)} DISABLE TRIGGER ALL`.execute(tx);
    }
    for (const one of damage) await one.execute(tx);
    found = await run(tx);
    throw new Undone();
  });
  await expect(planted).rejects.toBeInstanceOf(Undone);
  return found;
}

test("Clean books have no difference, and every check says how much it looked at", async () => {
  expect(await findDifferences(bench.database)).toEqual([]);
  for (const check of ledgerBookChecks) {
    expect(await check.count?.(bench.database.owner.db), check.name).toBeGreaterThan(0);
  }
});

const ofAnna = sql`WHERE member_id = ${ANNA}`;

describe("The books name", () => {
  test("a pocket that was raised, and the money that came from nowhere", async () => {
    const found = await plant(sql`UPDATE ledger.wallet SET cash = cash + 1 ${ofAnna}`);
    expect(found).toContain("every pocket equals the sum of its transfers: member 100000001, cash");
    expect(found).toContain("all pockets and all house accounts add up to zero: all money");
  });

  test("a transfer whose amount was changed", async () => {
    const found = await plant(
      sql`UPDATE ledger.transfer SET amount = amount + 1 ${ofAnna} AND seq = 1`,
    );
    expect(found).toContain("every member's hash chain is whole: member 100000001, transfer 1");
    expect(found).toContain("every pocket equals the sum of its transfers: member 100000001, cash");
  });

  test("a balance after a transfer that does not follow", async () => {
    const found = await plant(
      sql`UPDATE ledger.transfer SET debit_balance_after = 9_001 ${ofAnna} AND seq = 2`,
    );
    expect(found).toContain(
      "every transfer's balance after it follows from the ones before: member 100000001, cash, transfer 2",
    );
  });

  test("a house account whose fold was changed", async () => {
    const found = await plant(sql`
      UPDATE ledger.house_fold SET debited = debited + 5 WHERE account = 'promotion:cost'`);
    expect(found).toContain(
      "every house account equals its fold and the tail of the journal: account promotion:cost",
    );
    expect(found).toContain("all pockets and all house accounts add up to zero: all money");
  });

  test("a fold boundary that was moved", async () => {
    const found = await plant(sql`UPDATE ledger.reader SET up_to = pg_current_xact_id()`);
    expect(found).toContain(
      "every house account equals its fold and the tail of the journal: account promotion:cost",
    );
  });

  test("a transfer that was removed from the middle", async () => {
    const found = await plant(sql`DELETE FROM ledger.transfer ${ofAnna} AND seq = 2`);
    expect(found).toContain(
      "every member's transfers are numbered without a gap, up to the wallet's number: member 100000001",
    );
    expect(found).toContain("every member's hash chain is whole: member 100000001, transfer 3");
    expect(found.join()).toContain("every operation has exactly the transfers it says");
  });

  test("a journal whose last transfer was cut off, wallet and all", async () => {
    const found = await plant(
      sql`DELETE FROM ledger.transfer ${ofAnna} AND seq = 3`,
      sql`UPDATE ledger.wallet SET cash = cash - 500, seq = 2 ${ofAnna}`,
    );
    expect(found).toContain(
      "every wallet's head is the hash of its last transfer: member 100000001, head",
    );
  });

  test("two transfers that changed places", async () => {
    const found = await plant(
      sql`UPDATE ledger.transfer SET seq = seq + 10 ${ofAnna} AND seq > 1`,
      sql`UPDATE ledger.transfer SET seq = 15 - seq ${ofAnna} AND seq > 10`,
    );
    expect(found.join()).toContain("every member's hash chain is whole: member 100000001");
  });

  test("a head that is not the end of the chain", async () => {
    const found = await plant(
      sql`UPDATE ledger.wallet SET head_hash = sha256(head_hash) ${ofAnna}`,
    );
    expect(found).toEqual([
      "every wallet's head is the hash of its last transfer: member 100000001, head",
    ]);
  });

  test("an operation applied twice, though all sums and hashes were made to fit", async () => {
    const found = await plant(
      sql`INSERT INTO ledger.transfer (member_id, seq, kind, debit, credit, amount,
          debit_balance_after, credit_balance_after, reference, source, external_id,
          previous_hash, hash, created_at)
        SELECT member_id, 4, kind, debit, credit, amount, NULL, 19_500, reference, source,
          external_id, (SELECT head_hash FROM ledger.wallet ${ofAnna}), hash, created_at
        FROM ledger.transfer ${ofAnna} AND seq = 1`,
      sql`UPDATE ledger.transfer SET hash = ${sql.raw(chainHashSql)} ${ofAnna} AND seq = 4`,
      sql`UPDATE ledger.wallet SET cash = 19_500, seq = 4,
        head_hash = (SELECT hash FROM ledger.transfer ${ofAnna} AND seq = 4) ${ofAnna}`,
    );
    const names = found.map((one) => one.split(":")[0]);
    expect(new Set(names)).toEqual(
      new Set([
        "no operation was applied twice",
        "every operation has exactly the transfers it says",
      ]),
    );
  });

  test("a studio's id that was applied to two members", async () => {
    const found = await plant(sql`
      INSERT INTO ledger.operation (member_id, source, external_id, kind, status, payload_hash,
        created_at)
      SELECT ${BETO}, source, external_id, kind, status, payload_hash, created_at
      FROM ledger.operation ${ofAnna} AND external_id = 'bet-1'`);
    expect(found).toContain("no operation was applied twice: studio:test bet-1");
    expect(found).toContain(
      "every id from outside belongs to the member it was applied to: studio:test bet-1",
    );
  });

  test("an outside id whose owner was removed", async () => {
    const found = await plant(sql`DELETE FROM ledger.operation_owner`);
    expect(found).toEqual([
      "every id from outside belongs to the member it was applied to: studio:test bet-1",
    ]);
  });

  test("an operation that says another number of transfers", async () => {
    const found = await plant(sql`
      UPDATE ledger.operation SET transfers_count = 2 ${ofAnna} AND external_id = 'bet-1'`);
    expect(found).toEqual([
      "every operation has exactly the transfers it says: member 100000001, studio:test bet-1",
    ]);
  });

  test("transfers whose operation is gone", async () => {
    const found = await plant(
      sql`DELETE FROM ledger.operation ${ofAnna} AND external_id = 'bet-1'`,
    );
    expect(found).toEqual([
      "every operation has exactly the transfers it says: member 100000001, studio:test bet-1",
    ]);
  });

  test("turnover that was waived by hand", async () => {
    const found = await plant(sql`UPDATE ledger.wallet SET turnover_owed = 0 ${ofAnna}`);
    expect(found).toEqual([
      "every wallet's turnover owed equals the sum of its changes: member 100000001, turnover owed",
    ]);
  });

  test("what a bonus owes, changed by hand", async () => {
    const found = await plant(sql`UPDATE ledger.wallet SET bonus_owed = 1 ${ofAnna}`);
    expect(found).toEqual([
      "every wallet's bonus owed equals the sum of its changes: member 100000001, bonus owed",
    ]);
  });

  test("a wallet that is gone while its transfers are there", async () => {
    const found = await plant(sql`DELETE FROM ledger.wallet ${ofAnna}`);
    expect(found).toContain("every pocket equals the sum of its transfers: member 100000001, cash");
    expect(found).toContain(
      "every member's transfers are numbered without a gap, up to the wallet's number: member 100000001",
    );
  });
});
