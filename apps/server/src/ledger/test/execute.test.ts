import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setTimeout as pause } from "node:timers/promises";
import { type MemberId, toMemberId } from "@tucano/contract/member-id.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { createMetrics } from "../../platform/metrics.ts";
import {
  type Bench,
  cancel,
  command,
  credit,
  debit,
  findDifferences,
  openBench,
  poison,
} from "./bench.ts";

let bench: Bench;
let nextMember = 100_000_000;

async function newMember(amount = 0): Promise<MemberId> {
  nextMember += 1;
  const member = toMemberId(nextMember);
  await bench.openWallet(member);
  if (amount > 0) await bench.ledger.execute(credit, command(member, { amount }));
  return member;
}

beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

describe("One command", () => {
  test("moves money, says the new balance, and the books agree", async () => {
    const member = await newMember();
    const paid = await bench.ledger.execute(credit, command(member, { amount: 5_000 }));
    expect(paid).toMatchObject({ status: "applied", replayed: false, answer: { cash: 5_000 } });
    const bet = await bench.ledger.execute(debit, command(member, { amount: 1_500 }));
    expect(bet).toMatchObject({ status: "applied", wallet: { cash: 3_500, turnoverOwed: 5_000 } });
    expect(await bench.ledger.readWallet(member)).toMatchObject({ cash: 3_500 });
    expect(await findDifferences(bench.database)).toEqual([]);
  });

  test("above the balance is refused with the balance untouched", async () => {
    const member = await newMember(1_000);
    const refused = await bench.ledger.execute(debit, command(member, { amount: 1_001 }));
    expect(refused).toMatchObject({
      status: "refused",
      code: "wallet.insufficient_funds",
      wallet: { cash: 1_000 },
    });
    expect(await bench.ledger.readWallet(member)).toMatchObject({ cash: 1_000 });
  });

  test("for a member without a wallet finds nobody", async () => {
    const lost = bench.ledger.execute(credit, command(toMemberId(7), { amount: 1 }));
    await expect(lost).rejects.toMatchObject({ code: "common.not_found" });
  });

  test.each(["", "a\0b", "\ud800", "x".repeat(201)])("with the id %j is invalid", async (id) => {
    const member = await newMember();
    const sent = bench.ledger.execute(credit, command(member, { amount: 1 }, { externalId: id }));
    await expect(sent).rejects.toMatchObject({ code: "common.invalid_input" });
  });
});

describe("The same id", () => {
  test("with the same payload gets the stored answer and moves nothing again", async () => {
    const member = await newMember();
    const same = command(member, { amount: 700 });
    const first = await bench.ledger.execute(credit, same);
    await bench.ledger.execute(debit, command(member, { amount: 100 }));
    const again = await bench.ledger.execute(credit, same);
    expect(first).toMatchObject({ replayed: false, answer: { cash: 700 } });
    expect(again).toMatchObject({
      status: "applied",
      replayed: true,
      answer: { cash: 700 },
      wallet: { cash: 600 },
    });
  });

  test("sent a hundred times at once is one movement", async () => {
    const member = await newMember();
    const same = command(member, { amount: 700 });
    const all = await Promise.all(
      Array.from({ length: 100 }, () => bench.ledger.execute(credit, same)),
    );
    const replays = all.map((one) => one.status === "applied" && one.replayed);
    expect(replays.filter((replayed) => !replayed)).toHaveLength(1);
    expect(await bench.ledger.readWallet(member)).toMatchObject({ cash: 700 });
  });

  test("with another payload or kind conflicts and moves nothing", async () => {
    const member = await newMember(1_000);
    const first = command(member, { amount: 100 });
    await bench.ledger.execute(debit, first);
    const changed = await bench.ledger.execute(debit, { ...first, input: { amount: 101 } });
    const other = await bench.ledger.execute(credit, first);
    expect([changed.status, other.status]).toEqual(["conflict", "conflict"]);
    expect(await bench.ledger.readWallet(member)).toMatchObject({ cash: 900 });
  });

  test("compares only what is said to be its payload", async () => {
    const member = await newMember();
    const first = command(member, { amount: 5 }, { payload: { b: 1, a: "x" } });
    await bench.ledger.execute(credit, first);
    const retried = await bench.ledger.execute(credit, {
      ...first,
      input: { amount: 5 },
      payload: { a: "x", b: 1, c: undefined },
    });
    expect(retried).toMatchObject({ status: "applied", replayed: true });
  });

  test("of a refusal stays refused, though funds have arrived", async () => {
    const member = await newMember();
    const bet = command(member, { amount: 10 });
    await bench.ledger.execute(debit, bet);
    await bench.ledger.execute(credit, command(member, { amount: 50 }));
    expect(await bench.ledger.execute(debit, bet)).toMatchObject({
      status: "refused",
      replayed: true,
      wallet: { cash: 50 },
    });
  });

  test("cancelled before it arrives never moves anything", async () => {
    const member = await newMember(100);
    await bench.ledger.execute(cancel, command(member, {}, { cancels: ["late"] }));
    await bench.ledger.execute(cancel, command(member, {}, { cancels: ["late"] }));
    const late = command(member, { amount: 10 }, { externalId: "late" });
    expect(await bench.ledger.execute(debit, late)).toMatchObject({ status: "tombstoned" });
    expect(await bench.ledger.readWallet(member)).toMatchObject({ cash: 100 });
  });
});

describe("A studio's id", () => {
  const source = "studio:test";

  test("belongs to the first member it names and conflicts for another", async () => {
    const [first, second] = [await newMember(100), await newMember(100)];
    const id = { source, externalId: "shared-1" };
    await bench.ledger.execute(debit, command(first, { amount: 10 }, id));
    const stolen = await bench.ledger.execute(debit, command(second, { amount: 10 }, id));
    expect(stolen).toEqual({ status: "conflict" });
    expect(await bench.ledger.readWallet(second)).toMatchObject({ cash: 100 });
  });

  test("used for many members at once moves money for exactly one", async () => {
    const members = await Promise.all(Array.from({ length: 40 }, () => newMember(100)));
    const outcomes = await Promise.all(
      members.map((member) =>
        bench.ledger.execute(
          debit,
          command(member, { amount: 10 }, { source, externalId: "shared-2" }),
        ),
      ),
    );
    const applied = outcomes.filter((one) => one.status === "applied");
    expect(applied).toHaveLength(1);
    expect(outcomes.filter((one) => one.status === "conflict")).toHaveLength(39);
  });

  test("cancelled for one member is cancelled for all", async () => {
    const [first, second] = [await newMember(100), await newMember(100)];
    await bench.ledger.execute(cancel, command(first, {}, { source, cancels: ["shared-3"] }));
    const late = command(second, { amount: 10 }, { source, externalId: "shared-3" });
    expect(await bench.ledger.execute(debit, late)).toEqual({ status: "conflict" });
  });

  test("of our own sources is each member's own", async () => {
    const [first, second] = [await newMember(100), await newMember(100)];
    for (const member of [first, second]) {
      const mine = command(member, { amount: 1 }, { externalId: "my-key" });
      expect(await bench.ledger.execute(debit, mine)).toMatchObject({ status: "applied" });
    }
  });
});

describe("A batch", () => {
  test("lets a command that fails in the database fail alone", async () => {
    const members = await Promise.all(Array.from({ length: 33 }, () => newMember(100)));
    const results = await Promise.allSettled(
      members.map((member, index) =>
        index === 17
          ? bench.ledger.execute(poison, command(member, { amount: 1 }))
          : bench.ledger.execute(debit, command(member, { amount: 30 })),
      ),
    );
    const failed = results.flatMap((one, index) => (one.status === "rejected" ? [index] : []));
    expect(failed).toEqual([17]);
    const wallets = await bench.ledger.readWallets(members);
    const cash = members.map((member) => wallets.get(member)?.cash);
    expect(cash).toEqual(members.map((_member, index) => (index === 17 ? 100 : 70)));
  });

  test("lets a command whose decision is wrong fail alone and store nothing", async () => {
    const [first, second] = [await newMember(100), await newMember(100)];
    const overdrawn = {
      ...debit,
      decide: (wallet, facts, input) =>
        debit.decide({ ...wallet, cash: input.amount as typeof wallet.cash }, facts, input),
    } satisfies typeof debit;
    const bad = command(first, { amount: 500 });
    const results = await Promise.allSettled([
      bench.ledger.execute(overdrawn, bad),
      bench.ledger.execute(debit, command(second, { amount: 50 })),
    ]);
    expect(results.map((one) => one.status)).toEqual(["rejected", "fulfilled"]);
    expect(await bench.ledger.execute(overdrawn, { ...bad, input: { amount: 1 } })).toMatchObject({
      status: "applied",
      replayed: false,
    });
  });

  test("keeps the order in which a member's commands arrived", async () => {
    const member = await newMember();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_one, index) =>
        bench.ledger.execute(credit, command(member, { amount: 10 ** 3 + index })),
      ),
    );
    const cash = answers.map((one) => (one.status === "applied" ? one.answer.cash : 0));
    expect(cash).toEqual([...cash].sort((a, b) => a - b));
  });

  test("waits for the freeze that was written before it", async () => {
    const member = await newMember(100);
    await inTransaction(bench.database.db, (tx) => bench.ledger.setAccess(tx, member, "frozen"));
    const seen = await bench.ledger.execute(debit, command(member, { amount: 1 }));
    expect(seen).toMatchObject({ wallet: { access: "frozen" } });
  });
});

describe("Two processes on one database", () => {
  test("apply each id once and never overdraw", async () => {
    const rival = bench.createRival();
    const member = await newMember(10_000);
    const bets = Array.from({ length: 150 }, () => command(member, { amount: 100 }));
    const outcomes = await Promise.all(
      bets.flatMap((bet) => [bench.ledger.execute(debit, bet), rival.execute(debit, bet)]),
    );
    const fresh = outcomes.filter((one) => one.status === "applied" && !one.replayed);
    expect(fresh).toHaveLength(100);
    expect(await bench.ledger.readWallet(member)).toMatchObject({ cash: 0 });
    await rival.close();
  });
});

describe("Too much at once", () => {
  test("is refused when the queue is full, and burns no id", async () => {
    const small = await openBench({ queueLimit: 3, lanesCount: 1 });
    await small.openWallet(toMemberId(1));
    const all = Array.from({ length: 10 }, () => command(toMemberId(1), { amount: 1 }));
    const results = await Promise.allSettled(all.map((one) => small.ledger.execute(credit, one)));
    const refused = results.flatMap((one, index) => (one.status === "rejected" ? [index] : []));
    expect(refused.length).toBeGreaterThan(0);
    expect(results[refused[0] ?? 0]).toMatchObject({ reason: { code: "common.overloaded" } });
    const retried = all[refused[0] ?? 0];
    if (retried === undefined) throw new Error("Something was refused.");
    expect(await small.ledger.execute(credit, retried)).toMatchObject({ replayed: false });
    await small.close();
  });

  test("is dropped unapplied when its time has passed in the queue", async () => {
    const member = await newMember(100);
    const late = command(member, { amount: 10 }, { timeoutMs: 30 });
    await bench.database.owner.db.transaction().execute(async (tx) => {
      await sql`SELECT 1 FROM ledger.wallet WHERE member_id = ${member} FOR UPDATE`.execute(tx);
      const first = bench.ledger.execute(credit, command(member, { amount: 5 }));
      await pause(10);
      await expect(bench.ledger.execute(debit, late)).rejects.toMatchObject({
        code: "common.overloaded",
      });
      void first.catch(() => undefined);
    });
    const wallet = await bench.ledger.execute(credit, command(member, { amount: 1 }));
    expect(wallet).toMatchObject({ status: "applied", wallet: { cash: 106 } });
  });
});

test("After all of this the books are clean", async () => {
  await bench.ledger.foldHouse();
  expect(await findDifferences(bench.database)).toEqual([]);
});

test("What could not be settled, and what came again with something else, is counted", async () => {
  const metrics = createMetrics();
  const ledger = bench.createRival({ metrics });
  const told = async (name: string) =>
    Number(new RegExp(`^tucano_ledger_${name} (\\d+)$`, "m").exec(await metrics.print())?.[1]);
  const member = await newMember();
  await expect(ledger.execute(poison, command(member, { amount: 1 }))).rejects.toThrow();
  expect(await told("commands_failed_total")).toBe(1);
  const once = command(member, { amount: 1 });
  await ledger.execute(credit, once);
  await ledger.execute(credit, { ...once, input: { amount: 2 } }).catch(() => undefined);
  expect(await told("conflicts_total")).toBe(1);
  expect(await told("batch_duration_seconds_count")).toBe(3);
  await ledger.close();
});
