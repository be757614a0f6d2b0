// Protects: a batch that is written by a single statement is all or nothing like any other: a lost
// connection neither repeats nor loses it, rows of the rooms come with the money or not at all, and
// two processes take the wallets' locks in one order.
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type MemberId, toMemberId } from "@tucano/contract/member-id.ts";
import { bigints, texts } from "../../platform/database/arrays.ts";
import { listenToExecutor } from "../../testing/money-statements.ts";
import type { CommandKind, EffectRows } from "../index.ts";
import { type Bench, command, credit, debit, findDifferences, openBench } from "./bench.ts";
import { findWaiting, skippableTime } from "./moments.ts";

let bench: Bench;
let nextMember = 300_000_000;
const time = skippableTime();

beforeAll(async () => {
  bench = await openBench();
  await sql`
    CREATE SCHEMA trial;
    CREATE TABLE trial.line (member_id bigint NOT NULL, word text NOT NULL CHECK (word <> 'bad'));
    CREATE TABLE trial.mark (LIKE trial.line);
    GRANT USAGE ON SCHEMA trial TO tucano_runtime;
    GRANT INSERT ON ALL TABLES IN SCHEMA trial TO tucano_runtime`.execute(bench.database.owner.db);
});
beforeEach(() => time.trustAgain());
afterAll(async () => {
  await bench.close();
  time.restore();
});

async function newMember(): Promise<MemberId> {
  nextMember += 1;
  const member = toMemberId(nextMember);
  await bench.openWallet(member);
  return member;
}

/** Members whose wallets are remembered. */
async function knownMembers(count: number): Promise<MemberId[]> {
  const members: MemberId[] = [];
  for (let index = 0; index < count; index += 1) members.push(await newMember());
  await Promise.all(
    members.map((one) => bench.ledger.execute(credit, command(one, { amount: 100 }))),
  );
  return members;
}

interface Line {
  readonly word: string;
  readonly isMarked?: boolean;
}

const lineRows: EffectRows<Line> = {
  insert: (first) => `INSERT INTO trial.line (member_id, word)
    SELECT * FROM unnest($${first}::bigint[], $${first + 1}::text[])`,
  values: (lines) => [
    bigints(lines, (one) => one.memberId),
    texts(lines, (one) => one.effect.word),
  ],
};

/** Leaves a row; nothing at all for "no". */
const line: CommandKind<Line, undefined, Line, string, "test.no"> = {
  name: "test.line",
  isOptimistic: true,
  decide: (_wallet, _facts, input) =>
    input.word === "no"
      ? { outcome: "refused", code: "test.no" }
      : { outcome: "applied", transfers: [], effect: input, answer: input.word },
  rows: lineRows,
};

/** What `write` of the kind below was asked to write. */
let written: string[][] = [];

const marking: typeof line = {
  ...line,
  name: "test.marking",
  write: async (tx, effects) => {
    written.push(effects.map(({ effect }) => effect.word));
    for (const { memberId, effect } of effects) {
      await sql`INSERT INTO trial.mark VALUES (${memberId}, ${effect.word})`.execute(tx);
    }
  },
  needsWrite: (effect) => effect.isMarked === true,
};

async function wordsIn(table: "line" | "mark", members: readonly MemberId[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    SELECT word FROM ${sql.table(`trial.${table}`)}
    WHERE member_id = ANY(${members}::bigint[]) ORDER BY member_id, word`.execute(
    bench.database.owner.db,
  );
  return rows.map(({ word }) => word);
}

/** Transactions that wrote these members' latest commands. */
async function transactionsOf(members: readonly MemberId[]): Promise<number> {
  const { rows } = await sql<{ xid: string }>`
    SELECT DISTINCT xid::text FROM (
      SELECT DISTINCT ON (member_id) xid FROM ledger.operation
      WHERE member_id = ANY(${members}::bigint[]) ORDER BY member_id, xid DESC) AS latest`.execute(
    bench.database.owner.db,
  );
  return rows.length;
}

describe("Rows of the rooms", () => {
  test("come in the money's own statement, beside kinds that have none", async () => {
    const members = await knownMembers(4);
    const [a, b, c, d] = members as [MemberId, MemberId, MemberId, MemberId];
    const listening = listenToExecutor();
    const outcomes = await Promise.all([
      bench.ledger.execute(line, command(a, { word: "one" })),
      bench.ledger.execute(debit, command(b, { amount: 30 })),
      bench.ledger.execute(marking, command(c, { word: "two" })),
      bench.ledger.execute(line, command(d, { word: "three" })),
    ]);
    const { transactions, reads } = listening.stop();
    expect(outcomes.map((one) => one.status)).toEqual(Array(4).fill("applied"));
    expect(transactions.map(({ statements }) => statements.length)).toEqual([1]);
    expect([...reads]).toEqual([]);
    expect(await wordsIn("line", members)).toEqual(["one", "two", "three"]);
    expect(await transactionsOf(members)).toBe(1);
  });

  test("are left by what was applied, not by what was refused", async () => {
    const members = await knownMembers(3);
    const outcomes = await Promise.all(
      members.map((one, index) =>
        bench.ledger.execute(line, command(one, { word: index === 1 ? "no" : `word ${index}` })),
      ),
    );
    expect(outcomes.map((one) => one.status)).toEqual(["applied", "refused", "applied"]);
    expect(await wordsIn("line", members)).toEqual(["word 0", "word 2"]);
  });

  test("are as few as the commands when the batch was overtaken", async () => {
    const rival = bench.createRival();
    const members = await knownMembers(3);
    await rival.execute(credit, command(members[1] ?? toMemberId(0), { amount: 5 }));
    const outcomes = await Promise.all(
      members.map((one) => bench.ledger.execute(line, command(one, { word: "once" }))),
    );
    expect(outcomes).toMatchObject(members.map(() => ({ status: "applied", replayed: false })));
    expect(await wordsIn("line", members)).toEqual(["once", "once", "once"]);
    await rival.close();
  });

  test("that the database refuses fail their command alone, with its money", async () => {
    const members = await knownMembers(5);
    const results = await Promise.allSettled(
      members.map((one, index) =>
        bench.ledger.execute(line, command(one, { word: index === 3 ? "bad" : "good" })),
      ),
    );
    const failed = results.flatMap((one, index) => (one.status === "rejected" ? [index] : []));
    expect(failed).toEqual([3]);
    expect(await wordsIn("line", members)).toEqual(["good", "good", "good", "good"]);
    expect(await findDifferences(bench.database)).toEqual([]);
  });
});

describe("What a kind writes beside its rows", () => {
  const mark = async (...marked: readonly boolean[]) => {
    const members = await knownMembers(marked.length);
    written = [];
    const outcomes = await Promise.all(
      members.map((one, index) =>
        bench.ledger.execute(
          marking,
          command(one, { word: `word ${index}`, isMarked: marked[index] === true }),
        ),
      ),
    );
    expect(outcomes.map((one) => one.status)).toEqual(members.map(() => "applied"));
    expect(await wordsIn("line", members)).toEqual(members.map((_one, index) => `word ${index}`));
    return members;
  };

  test("is written for the effects that need it, in the commit of all", async () => {
    const members = await mark(false, true, false);
    expect(written).toEqual([["word 1"]]);
    expect(await wordsIn("mark", members)).toEqual(["word 1"]);
    expect(await transactionsOf(members)).toBe(1);
  });

  test("is not asked for when none needs it: then it is one statement", async () => {
    const listening = listenToExecutor();
    const members = await mark(false, false);
    const batches = listening
      .stop()
      .transactions.filter(({ statements }) =>
        statements.some((one) => one.includes("trial.line")),
      );
    expect(batches.map(({ statements }) => statements.length)).toEqual([1]);
    expect(written).toEqual([]);
    expect(await wordsIn("mark", members)).toEqual([]);
  });
});

type AnyQuery = (this: pg.Client, ...args: unknown[]) => unknown;
interface Asked {
  readonly name?: string;
  readonly text: string;
}

/** PostgreSQL does the first such statement, and the line is cut before its answer comes. */
function loseAnswerTo(isMeant: (asked: Asked) => boolean): { restore: () => boolean } {
  const prototype: { query: AnyQuery } = pg.Client.prototype;
  const { query: original } = prototype;
  let isLost = false;
  prototype.query = function query(this: pg.Client, ...args: unknown[]) {
    const [first] = args;
    const asked = (typeof first === "string" ? { text: first } : first) as Asked;
    const answer = original.apply(this, args);
    if (isLost || !isMeant(asked)) return answer;
    isLost = true;
    return (answer as Promise<unknown>).then(() => {
      const { connection } = this as unknown as { connection: { stream: { destroy(): void } } };
      connection.stream.destroy();
      throw new Error("Connection terminated unexpectedly");
    });
  };
  return {
    restore: () => {
      prototype.query = original;
      return isLost;
    },
  };
}

describe("A connection that is lost", () => {
  test.each([
    ["in one statement", false, ({ name }: Asked) => name?.startsWith("ledger.write_batch")],
    ["in steps", true, ({ text }: Asked) => text === "COMMIT"],
  ] as const)("after an unseen commit %s: first answers, applied once", async (...which) => {
    const [, isMarked, isMeant] = which;
    const members = await knownMembers(3);
    const [a, b, c] = members as [MemberId, MemberId, MemberId];
    const bet = command(a, { amount: 30 });
    const losing = loseAnswerTo((asked) => isMeant(asked) === true);
    const outcomes = await Promise.all([
      bench.ledger.execute(debit, bet),
      bench.ledger.execute(debit, command(b, { amount: 101 })),
      bench.ledger.execute(marking, command(c, { word: "kept", isMarked })),
    ]).finally(() => expect(losing.restore()).toBe(true));
    expect(outcomes).toMatchObject([
      { status: "applied", replayed: false, answer: { cash: 70 }, wallet: { cash: 70 } },
      { status: "refused", replayed: false, wallet: { cash: 100 } },
      { status: "applied", replayed: false, answer: "kept" },
    ]);
    expect(await wordsIn("line", members)).toEqual(["kept"]);
    expect(await bench.ledger.execute(debit, bet)).toMatchObject({
      replayed: true,
      answer: { cash: 70 },
      wallet: { cash: 70 },
    });
  });

  test("while the statement waits for a lock: applied once, with its first answer", async () => {
    const [member = toMemberId(0)] = await knownMembers(1);
    const bet = command(member, { amount: 30 });
    const { db } = bench.database.owner;
    const waiting = await db.transaction().execute(async (tx) => {
      await sql`SELECT FROM ledger.wallet WHERE member_id = ${member} FOR UPDATE`.execute(tx);
      const staked = bench.ledger.execute(debit, bet);
      const pid = await findWaiting(db);
      await sql`SELECT pg_terminate_backend(${pid}, 10000)`.execute(db);
      return { staked };
    });
    expect(await waiting.staked).toMatchObject({
      status: "applied",
      replayed: false,
      answer: { cash: 70 },
      wallet: { cash: 70 },
    });
    expect(await bench.ledger.execute(debit, bet)).toMatchObject({ replayed: true });
    expect(await bench.ledger.readWallet(member)).toMatchObject({ cash: 70 });
  });
});

test("Locks are taken in the order of the members, whatever is remembered of them", async () => {
  const { db } = bench.database.owner;
  const low = await newMember();
  const [high = toMemberId(0)] = await knownMembers(1);
  const waiting = await db.transaction().execute(async (tx) => {
    await sql`SELECT FROM ledger.wallet WHERE member_id = ${low} FOR UPDATE`.execute(tx);
    const both = Promise.all([
      bench.ledger.execute(credit, command(low, { amount: 1 })),
      bench.ledger.execute(debit, command(high, { amount: 1 })),
    ]);
    await findWaiting(db);
    const free = await sql`
      SELECT FROM ledger.wallet WHERE member_id = ${high} FOR UPDATE SKIP LOCKED`.execute(tx);
    return { both, isFree: free.rows.length === 1 };
  });
  expect(waiting.isFree).toBe(true);
  expect(await waiting.both).toMatchObject([{ status: "applied" }, { status: "applied" }]);
});

test("After all of this the books are clean", async () => {
  await bench.ledger.foldHouse();
  expect(await findDifferences(bench.database)).toEqual([]);
});
