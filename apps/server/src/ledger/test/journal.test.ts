import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createLogger } from "../../platform/logger.ts";
import { createMetrics } from "../../platform/metrics.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { readJournal } from "../../testing/journal.ts";
import { createJournal, type Journal, type JournalReader } from "../index.ts";

const SEED = 20_261_120;
const MEMBER = 100_000_001;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase(20);
  // A reader that keeps each entry: one that comes twice breaks its key.
  await sql`CREATE TABLE public.seen (reader text, member_id bigint, seq bigint, amount bigint,
    PRIMARY KEY (reader, member_id, seq))`.execute(database.owner.db);
  await sql`GRANT SELECT, INSERT, DELETE ON public.seen TO tucano_runtime`.execute(
    database.owner.db,
  );
});
afterAll(() => database.close());

let readersCount = 0;
let reader: JournalReader;
let journal: Journal;

beforeEach(() => {
  readersCount += 1;
  reader = createCollector(`test.${readersCount}`);
  journal = open(reader);
});

function createCollector(name: string): JournalReader {
  return {
    name,
    apply: async (tx, { entries }) => {
      await sql`INSERT INTO public.seen (reader, member_id, seq, amount)
        SELECT ${name}, member_id, seq, amount FROM ${entries} AS e`.execute(tx);
    },
    reset: async (tx) => {
      await sql`DELETE FROM public.seen WHERE reader = ${name}`.execute(tx);
    },
  };
}

const open = (one: JournalReader, partLimit = 50_000): Journal =>
  createJournal({ db: database.db, logger: createLogger("silent"), readers: [one], partLimit });

let lastSeq = 0;

/** A row as a batch writes it. Whether the chain holds is the books' question, not the readers'. */
async function insertEntry(db: Db, amount = 1): Promise<number> {
  lastSeq += 1;
  const seq = lastSeq;
  await sql`
    INSERT INTO ledger.transfer (member_id, seq, kind, debit, credit, amount, debit_balance_after,
      reference, source, external_id, previous_hash, hash, created_at)
    VALUES (${MEMBER}, ${seq}, 'stake', 'member:cash', 'house:game:test/test', ${amount}, 0,
      'round:test:1', 'test', ${`id-${seq}`}, decode(repeat('00', 32), 'hex'),
      decode(repeat('00', 32), 'hex'), now())`.execute(db);
  return seq;
}

async function seen(): Promise<number[]> {
  const { rows } = await sql<{ seq: number }>`
    SELECT seq FROM public.seen WHERE reader = ${reader.name} ORDER BY seq`.execute(database.db);
  return rows.map((row) => row.seq);
}

async function inJournal(): Promise<number[]> {
  const { rows } = await sql<{ seq: number }>`
    SELECT seq FROM ledger.transfer ORDER BY seq`.execute(database.db);
  return rows.map((row) => row.seq);
}

/** A transaction that has its number and waits to be told to go on. */
async function begin(): Promise<{
  insert(): Promise<number>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
}> {
  const tx = await database.db.startTransaction().execute();
  await sql`SELECT pg_current_xact_id()`.execute(tx);
  return {
    insert: () => insertEntry(tx),
    commit: () => tx.commit().execute(),
    rollback: () => tx.rollback().execute(),
  };
}

describe("A reader skips nothing and takes nothing twice", () => {
  test("when an early transaction commits late, its entry written before later ones", async () => {
    const early = await begin();
    await early.insert();
    const late = await insertEntry(database.db);
    await journal.catchUp();
    expect(await seen()).not.toContain(late);
    await early.commit();
    await readJournal(journal);
    expect(await seen()).toEqual(await inJournal());
  });

  test("when an early transaction writes only after later ones were committed", async () => {
    const early = await begin();
    for (let index = 0; index < 5; index += 1) {
      await insertEntry(database.db);
      await journal.catchUp();
    }
    await early.insert();
    await journal.catchUp();
    await early.commit();
    await readJournal(journal);
    expect(await seen()).toEqual(await inJournal());
  });

  test("when transactions are rolled back", async () => {
    const undone = await begin();
    const lost = await undone.insert();
    await insertEntry(database.db);
    await journal.catchUp();
    await undone.rollback();
    await readJournal(journal);
    expect(await seen()).toEqual(await inJournal());
    expect(await seen()).not.toContain(lost);
  });

  test("in whatever order transactions begin, write, commit, and two workers read", async () => {
    const other = open(reader, 3);
    const acts = fc.array(fc.tuple(fc.nat(5), fc.constantFrom("write", "end", "undo", "read")), {
      minLength: 10,
      maxLength: 40,
    });
    await fc.assert(
      fc.asyncProperty(acts, async (script) => {
        const running = new Map<number, Awaited<ReturnType<typeof begin>>>();
        const readings: Promise<void>[] = [];
        for (const [who, act] of script) {
          const tx = running.get(who) ?? (await begin());
          running.set(who, tx);
          if (act === "write") await tx.insert();
          if (act === "read") readings.push(journal.catchUp(), other.catchUp());
          if (act === "end") await tx.commit();
          if (act === "undo") await tx.rollback();
          if (act === "end" || act === "undo") running.delete(who);
        }
        for (const tx of running.values()) await tx.commit();
        await Promise.all(readings);
        await readJournal(journal);
        expect(await seen()).toEqual(await inJournal());
      }),
      { seed: SEED, numRuns: 15, endOnFailure: true },
    );
  });

  test("while many write at once and two workers follow all the time", async () => {
    const workers = [journal, open(reader, 10)];
    let isWriting = true;
    const following = workers.map(async (worker) => {
      while (isWriting) await worker.catchUp();
    });
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let index = 0; index < 25; index += 1) {
        const tx = await begin();
        await tx.insert();
        // Some stay open for longer than others.
        for (let turn = (writer * 7 + index) % 9; turn > 0; turn -= 1) await inJournal();
        await tx.insert();
        await ((index + writer) % 6 === 0 ? tx.rollback() : tx.commit());
      }
    });
    await Promise.all(writers);
    isWriting = false;
    await Promise.all(following);
    await readJournal(journal);
    expect(await seen()).toEqual(await inJournal());
  });
});

describe("A reader that is stopped in the middle", () => {
  test("by a fault after it has written neither loses nor doubles", async () => {
    let faults = 0;
    const honest = reader;
    const faulty: JournalReader = {
      ...reader,
      apply: async (tx: Tx, part) => {
        await honest.apply(tx, part);
        faults += 1;
        if (faults % 2 === 1) throw new Error("stopped");
      },
    };
    const clumsy = open(faulty, 25);
    for (let tries = 0; tries < 300; tries += 1) {
      await clumsy.catchUp().catch(() => undefined);
    }
    expect(faults).toBeGreaterThan(5);
    await readJournal(journal);
    expect(await seen()).toEqual(await inJournal());
  });

  test("with its connection, while it holds its place, goes on from there", async () => {
    const honest = reader;
    let isFirst = true;
    const cut = open({
      ...reader,
      apply: async (tx, part) => {
        await honest.apply(tx, part);
        if (!isFirst) return;
        isFirst = false;
        const own = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
        await sql`SELECT pg_terminate_backend(${own.rows[0]?.pid})`.execute(database.owner.db);
      },
    });
    await expect(cut.catchUp()).rejects.toThrow();
    expect(await seen()).toEqual([]);
    await readJournal(cut);
    expect(await seen()).toEqual(await inJournal());
  });

  test("in the background tries again by itself, and stops when told to", async () => {
    let tries = 0;
    const honest = reader;
    const { promise: done, resolve } = Promise.withResolvers<void>();
    const stubborn = createJournal({
      db: database.db,
      logger: createLogger("silent"),
      intervalMs: 1,
      readers: [
        {
          ...reader,
          apply: async (tx, part) => {
            tries += 1;
            if (tries < 3) throw new Error("not yet");
            await honest.apply(tx, part);
            resolve();
          },
        },
      ],
    });
    stubborn.start();
    await done;
    await stubborn.stop();
    await readJournal(journal);
    expect(await seen()).toEqual(await inJournal());
  });
});

test("How far a reader is behind is told, and that it is not", async () => {
  const metrics = createMetrics();
  const logger = createLogger("silent");
  createJournal({ db: database.db, logger, readers: [reader], metrics });
  const lag = async () => {
    const name = `tucano_journal_unread_seconds{reader="${reader.name}"} `;
    const line = (await metrics.print()).split("\n").find((one) => one.startsWith(name));
    return Number(line?.slice(name.length));
  };
  await insertEntry(database.db);
  await sql`SELECT pg_sleep(0.05)`.execute(database.db);
  expect(await lag()).toBeGreaterThan(0);
  await readJournal(journal);
  expect(await lag()).toBe(0);
});

test("A reader is built again to the same, in smaller parts, beside one that follows", async () => {
  await readJournal(journal);
  const before = await seen();
  const inSmallParts = open(reader, 10);
  await Promise.all([inSmallParts.rebuild(reader.name), journal.catchUp()]);
  await readJournal(journal);
  expect(await seen()).toEqual(before);
  await expect(journal.rebuild("nobody")).rejects.toThrow("no reader called nobody");
});

test("A transaction larger than a part is read at once", async () => {
  await readJournal(journal);
  const tx = await begin();
  for (let index = 0; index < 10; index += 1) await tx.insert();
  await tx.commit();
  await readJournal(open(reader, 3));
  expect(await seen()).toEqual(await inJournal());
});
