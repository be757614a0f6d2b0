// Protects: months that were archived leave books that still prove all that is left, and begin from
// closings that cannot be changed unnoticed. Nothing that is too young or not yet read is archived.
import { type RawBuilder, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type MemberId, toMemberId } from "@tucano/contract/member-id.ts";
import { type AdjustableClock, createAdjustableClock } from "../../platform/clock.ts";
import { createLogger } from "../../platform/logger.ts";
import { systemRandom } from "../../platform/random.ts";
import { createUuid7 } from "../../platform/uuid7.ts";
import { readJournal } from "../../testing/journal.ts";
import {
  createJournal,
  endOfMonth,
  houseFold,
  type Journal,
  ledgerBookChecks,
  ledgerMonthlyTables,
  planRetention,
  putAway,
} from "../index.ts";
import { type Bench, command, credit, debit, findDifferences, openBench } from "./bench.ts";

const ANNA = toMemberId(100_000_001);
const BETO = toMemberId(100_000_002);
/** Plays before the months that are archived end, and never again. */
const CAIO = toMemberId(100_000_003);
const NOW = new Date("2026-11-20T12:00:00Z");
const JUNE = endOfMonth("2020-06") ?? NOW;
const JULY = endOfMonth("2020-07") ?? NOW;

let bench: Bench;
let clock: AdjustableClock;
let journal: Journal;
let newId: () => string;

const owner = () => bench.database.owner.db;

async function play(memberId: MemberId, amount: number): Promise<string> {
  const externalId = newId();
  await bench.ledger.execute(debit, command(memberId, { amount }, { externalId }));
  return externalId;
}

beforeEach(async () => {
  clock = createAdjustableClock(new Date("2020-06-10T12:00:00Z"));
  newId = createUuid7(clock, systemRandom);
  bench = await openBench({ clock });
  await sql`SELECT ledger.open_months('2020-05-01', '2020-09-01')`.execute(owner());
  journal = createJournal({
    db: bench.database.db,
    logger: createLogger("silent"),
    readers: [houseFold],
  });
  for (const member of [ANNA, BETO, CAIO]) {
    await bench.openWallet(member);
    await bench.ledger.execute(credit, command(member, { amount: 10_000 }));
    await play(member, 1_000);
  }
});
afterEach(() => bench.close());

/** Anna and Beto go on: in July, and today. */
async function playOn(): Promise<void> {
  clock.set(new Date("2020-07-05T12:00:00Z"));
  await play(ANNA, 300);
  clock.set(NOW);
  await play(ANNA, 70);
  await play(BETO, 7);
}

const deps = () => ({
  db: owner(),
  now: NOW,
  tables: ledgerMonthlyTables,
  readers: [houseFold.name],
});

async function cut(until = JUNE): Promise<void> {
  const plan = await planRetention(deps(), until);
  expect(plan.obstacles).toEqual([]);
  await putAway(deps(), plan, ledgerBookChecks);
}

async function count(table: string, db = owner()): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*) AS n FROM ${sql.table(table)}`.execute(db);
  return rows[0]?.n ?? 0;
}

class Undone extends Error {}

/** What the books say after a superuser did this with the guards off; undone afterwards. */
async function plant(...damage: readonly RawBuilder<unknown>[]): Promise<string> {
  const found: string[] = [];
  const tables = ["transfer", "operation", "wallet", "closing", "closing_wallet"];
  const planted = owner()
    .transaction()
    .execute(async (tx) => {
      for (const table of [...tables, "closing_account"]) {
        await sql`ALTER TABLE ${sql.raw(`ledger.${table}`)} DISABLE TRIGGER ALL`.execute(tx);
      }
      for (const one of damage) await one.execute(tx);
      for (const check of ledgerBookChecks) {
        for (const one of await check.run(tx)) found.push(`${check.name}: ${one.subject}`);
      }
      throw new Undone();
    });
  await expect(planted).rejects.toBeInstanceOf(Undone);
  return found.join("\n");
}

test("Months go one after the other while play goes on, and the books stay clean", async () => {
  await playOn();
  await readJournal(journal);
  const playing = Array.from({ length: 50 }, () => play(ANNA, 1));
  await cut();
  await Promise.all(playing);
  await play(BETO, 8);
  expect(await findDifferences(bench.database)).toEqual([]);
  expect(await count("ledger.transfer_2020_06")).toBe(6);
  await readJournal(journal);
  await cut(JULY);
  await play(ANNA, 1);
  expect(await findDifferences(bench.database)).toEqual([]);
  expect(await count("ledger.closing_wallet")).toBe(4);
  expect((await planRetention(deps(), JUNE)).obstacles.join()).toContain("put away already");
});

test("What says its month and was done after it stays, and so does what says no month", async () => {
  const late = newId();
  await playOn();
  const sent = command(ANNA, { amount: 5 }, { externalId: late });
  await bench.ledger.execute(credit, sent);
  await readJournal(journal);
  await cut();
  expect(await findDifferences(bench.database)).toEqual([]);
  expect(await bench.ledger.execute(credit, sent)).toMatchObject({ replayed: true });
});

test("An id of a month that was put away is not known any more", async () => {
  const externalId = newId();
  const sent = command(ANNA, { amount: 5 }, { externalId });
  await bench.ledger.execute(credit, sent);
  await playOn();
  await readJournal(journal);
  expect(await bench.ledger.execute(credit, sent)).toMatchObject({ replayed: true });
  await cut();
  const again = await bench.createRival().execute(credit, sent);
  expect(again).toMatchObject({ status: "applied", replayed: false });
  expect(await findDifferences(bench.database)).toEqual([]);
});

test("A month that is too young, not read, or not clean is refused, and nothing changes", async () => {
  await playOn();
  const young = await planRetention(deps(), endOfMonth("2021-11") ?? NOW);
  expect(young.obstacles.join()).toContain("5 years");
  const unread = await planRetention(deps(), JUNE);
  expect(unread.obstacles.join()).toContain("ledger.house-fold has not read");
  await expect(putAway(deps(), unread, ledgerBookChecks)).rejects.toThrow("has not read");
  await readJournal(journal);
  const plan = await planRetention(deps(), JUNE);
  expect(plan.months.map(({ partition, rows }) => `${partition}: ${rows}`)).toEqual([
    "ledger.transfer_2020_05: 0",
    "ledger.transfer_2020_06: 6",
    "ledger.operation_2020_05: 0",
    "ledger.operation_2020_06: 3",
  ]);
  await sql`UPDATE ledger.wallet SET cash = cash + 1 WHERE member_id = ${ANNA}`.execute(owner());
  await expect(putAway(deps(), plan, ledgerBookChecks)).rejects.toThrow("books do not agree");
  expect(await count("ledger.closing")).toBe(0);
  expect((await planRetention(deps(), JUNE)).months).toHaveLength(4);
});

test("A clock that went back over the month's end is noticed", async () => {
  clock.set(new Date("2020-07-01T00:00:00Z"));
  await play(ANNA, 1);
  clock.set(new Date("2020-06-30T23:59:59Z"));
  await play(ANNA, 1);
  clock.set(NOW);
  await readJournal(journal);
  const { obstacles } = await planRetention(deps(), JUNE);
  expect(obstacles).toEqual([expect.stringContaining(`numbers of member ${ANNA}`)]);
});

test("Whoever holds the journal is not waited for: bets go on, and it is tried again", async () => {
  await playOn();
  await readJournal(journal);
  let isHeld = true;
  const holding = owner()
    .transaction()
    .execute(async (tx) => {
      await sql`LOCK TABLE ONLY ledger.operation IN ROW EXCLUSIVE MODE`.execute(tx);
      await vi.waitUntil(() => !isHeld, { timeout: 60_000 });
    });
  const cutting = cut();
  await vi.waitUntil(async () => {
    const { rows } = await sql`
      SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
      WHERE datname = current_database() AND mode = 'AccessExclusiveLock' AND NOT granted`.execute(
      bench.database.db,
    );
    return rows.length > 0;
  }, 60_000);
  for (let index = 0; index < 3; index += 1) await play(ANNA, 1);
  expect(await count("ledger.closing", bench.database.db)).toBe(0);
  isHeld = false;
  await Promise.all([holding, cutting]);
  expect(await findDifferences(bench.database)).toEqual([]);
}, 90_000);

test("A reader is not built again from what is left", async () => {
  await playOn();
  await readJournal(journal);
  await cut();
  await expect(journal.rebuild(houseFold.name)).rejects.toThrow("begins on 2020-07-01");
  expect(await findDifferences(bench.database)).toEqual([]);
});

test("Closings are the owner's to write, and nobody's to change", async () => {
  await playOn();
  await readJournal(journal);
  await cut();
  for (const table of ["closing", "closing_wallet", "closing_account"]) {
    const name = sql.table(`ledger.${table}`);
    const change = sql`UPDATE ${name} SET until = now()`;
    await expect(change.execute(owner())).rejects.toMatchObject({ code: "23001" });
    const insert = sql`INSERT INTO ${name} SELECT * FROM ${name}`.execute(bench.database.db);
    await expect(insert).rejects.toMatchObject({ code: "42501" });
  }
});

const POCKETS = "every pocket equals the sum of its transfers";
const CHAIN = "every member's hash chain is whole";
const NUMBERS = "every member's transfers are numbered without a gap, up to the wallet's number";
const HEADS = "every wallet's head is the hash of its last transfer";
const BEGIN = "the journal begins where the last closing ends, and that adds up to zero";

const account = sql.table("ledger.closing_account");
const closing = sql.table("ledger.closing_wallet");
const journalRows = sql.table("ledger.transfer");
const wallet = sql.table("ledger.wallet");
const of = (memberId: MemberId) => sql`WHERE member_id = ${memberId}`;

const damages: readonly [string, readonly RawBuilder<unknown>[], string][] = [
  [
    "a pocket of a closing",
    [sql`UPDATE ${closing} SET cash = cash + 1 ${of(ANNA)}`],
    `${POCKETS}: member ${ANNA}, cash`,
  ],
  [
    "a pocket of a closing and of its wallet",
    [
      sql`UPDATE ${closing} SET cash = cash + 1 ${of(CAIO)}`,
      sql`UPDATE ${wallet} SET cash = cash + 1 ${of(CAIO)}`,
    ],
    `${BEGIN}: the last closing`,
  ],
  [
    "a closing's hash",
    [sql`UPDATE ${closing} SET hash = sha256(hash) ${of(ANNA)}`],
    `${CHAIN}: member ${ANNA}, transfer 3`,
  ],
  [
    "the hash of a closing after which nothing came",
    [sql`UPDATE ${closing} SET hash = sha256(hash) ${of(CAIO)}`],
    `${HEADS}: member ${CAIO}, head`,
  ],
  [
    "a closing's number",
    [sql`UPDATE ${closing} SET seq = seq + 1 ${of(BETO)}`],
    `${NUMBERS}: member ${BETO}`,
  ],
  [
    "a closing's turnover",
    [sql`UPDATE ${closing} SET turnover_owed = 0 ${of(ANNA)}`],
    `member ${ANNA}, turnover owed`,
  ],
  [
    "what a bonus owed at a closing",
    [sql`UPDATE ${closing} SET bonus_owed = 1 ${of(ANNA)}`],
    `member ${ANNA}, bonus owed`,
  ],
  [
    "a closing that is gone",
    [sql`DELETE FROM ${closing} ${of(CAIO)}`],
    `${POCKETS}: member ${CAIO}, cash`,
  ],
  [
    "an account of the closing",
    [sql`UPDATE ${account} SET balance = balance + 1 WHERE account = 'house:game:test'`],
    "account house:game:test",
  ],
  [
    "a closing that claims more than was put away",
    [sql`INSERT INTO ledger.closing (until) VALUES ('2021-01-01Z')`],
    `${BEGIN}: member ${ANNA}, transfer 3`,
  ],
  [
    "the first transfer that is left, changed",
    [sql`UPDATE ${journalRows} SET amount = amount + 1 ${of(ANNA)} AND seq = 3`],
    `${CHAIN}: member ${ANNA}, transfer 3`,
  ],
  [
    "the first transfer that is left, removed",
    [sql`DELETE FROM ${journalRows} ${of(ANNA)} AND seq = 3`],
    `${NUMBERS}: member ${ANNA}`,
  ],
  [
    "all that is left of a member, wallet and all",
    [
      sql`DELETE FROM ${journalRows} ${of(BETO)}`,
      sql`UPDATE ${wallet} SET cash = cash + 7, seq = 2 ${of(BETO)}`,
    ],
    `${HEADS}: member ${BETO}, head`,
  ],
  [
    "a wallet that is gone",
    [sql`DELETE FROM ${wallet} ${of(CAIO)}`],
    `${POCKETS}: member ${CAIO}, cash`,
  ],
  [
    "transfers whose operation says that it is older",
    [sql`UPDATE ledger.operation SET created_at = '2020-06-01Z' ${of(BETO)}`],
    `every operation has exactly the transfers it says: member ${BETO}`,
  ],
];

describe("After a month was put away, the books name", () => {
  test("whatever is changed, in the closing or in what is left", async () => {
    await playOn();
    await readJournal(journal);
    await cut();
    for (const [what, damage, expected] of damages) {
      expect(await plant(...damage), what).toContain(expected);
    }
    expect(await findDifferences(bench.database)).toEqual([]);
  });
});
