// Protects: lanes do not wait for each other. Each money transaction reads and writes rows of its
// own members only, found by keys that begin with them, and no row that all of them share.
import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { spin } from "@tucano/contract/player/games/house-games.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import { openSeated } from "../src/testing/people/seated.ts";
import { createTill, orderNoOf, type Till } from "../src/testing/people/till.ts";
import { laneSettings } from "../src/ledger/index.ts";
import { type Bench, openBench, transaction, units } from "../src/rounds/test/bench.ts";
import {
  judgeStatement,
  listenToExecutor,
  type Overheard,
} from "../src/testing/money-statements.ts";

let bench: Bench;
let till: Till;
let judge: pg.Client;
let overheard: Overheard;

beforeAll(async () => {
  const listening = listenToExecutor();
  bench = await openBench();
  till = createTill(bench.server);
  judge = new pg.Client({ connectionString: bench.server.databaseUrl });
  await judge.connect();
  await Promise.all([useStudio(), playInstantly(), useCashier(), useRewards()]);
  await playAlone();
  overheard = listening.stop();
  await pretendMany();
  // Plans as the executor's own connections make them.
  for (const setting of laneSettings) await judge.query(`SET ${setting}`);
});
afterAll(async () => {
  await judge.end();
  await bench.close();
});

/** Plans are judged as they are made for a million rows a page, not for a handful. */
async function pretendMany(): Promise<void> {
  await judge.query(`UPDATE pg_class SET relpages = 1, reltuples = 1000000
    WHERE relkind IN ('r', 'i') AND relnamespace IN (SELECT oid FROM pg_namespace
      WHERE nspname !~ '^(pg_|pgboss|information_schema)')`);
}

/** Bet, win, rollback, a rollback of what never came, and each once more. */
async function useStudio(): Promise<void> {
  const { inProcess: wallet } = bench;
  const player = await bench.newPlayer();
  const bet = transaction(player, { amount: units(100) });
  const after = (more: object) =>
    transaction(player, {
      round: bet.round,
      reference_transaction_uuid: bet.transaction_uuid,
      ...more,
    });
  const win = after({ amount: units(50) });
  const undo = after({});
  const never = after({ reference_transaction_uuid: randomUUID() });
  for (let time = 0; time < 2; time += 1) {
    await wallet.bet(bet);
    await wallet.win(win);
    await wallet.rollback(undo);
    await wallet.rollback(never);
  }
}

async function playInstantly(): Promise<void> {
  const { server } = bench;
  const players = await Promise.all([bench.newPlayer(), bench.newPlayer(), bench.newPlayer()]);
  await limitOne(players[0]?.memberId ?? 0);
  await Promise.all(
    players.map(async ({ playToken: token }) => {
      await openSeated(server, "onca-dourada", token);
      const round_key = randomUUID();
      await server.call(spin, { stake: "1.00", round_key }, { token });
      await server.call(spin, { stake: "1.00", round_key }, { token });
    }),
  );
}

/** Nothing else is in its batch. */
async function playAlone(): Promise<void> {
  const { playToken: token } = await bench.newPlayer();
  await openSeated(bench.server, "onca-dourada", token);
  await bench.server.call(spin, { stake: "1.00", round_key: randomUUID() }, { token });
}

async function limitOne(memberId: MemberId): Promise<void> {
  await bench.server.rooms.compliance.setLimit(memberId, {
    measure: "stake",
    period: "day",
    amount: 100_000,
  });
}

/** A bonus that is played a little, in an open round and in one that uses it up, and given up. */
async function useRewards(): Promise<void> {
  const { rewards } = bench.server.rooms;
  const player = await bench.newPlayer({ cash: 0 });
  const { memberId } = player;
  await rewards.claimNow({
    memberId,
    kind: "daily-wheel",
    period: "spin-1",
    amount: toCentavos(500),
    pocket: "bonus",
    turnover: toCentavos(5_000),
    cost: "promotion:cost",
    basis: [],
    availableFrom: bench.server.clock.now(),
    expiresAt: null,
  });
  await bench.inProcess.bet(transaction(player, { amount: units(100), round_closed: true }));
  await rewards.forfeitBonus(memberId, { why: "given-up" });
}

/** A deposit, and withdrawals that are paid, rejected and cancelled. */
async function useCashier(): Promise<void> {
  const { cashier } = bench.server.rooms;
  const member = await till.newMember({ funds: "500.00" });
  const [paid, rejected] = [
    orderNoOf(await till.withdraw(member, "50.00")),
    orderNoOf(await till.withdraw(member, "60.00")),
  ];
  await cashier.approveWithdrawal(paid, till.operator);
  await till.payOut();
  await cashier.rejectWithdrawal(rejected, till.operator, "as a test");
}

test("every kind of command was heard", async () => {
  const { rows } = await judge.query<{ kind: string }>(
    "SELECT DISTINCT kind FROM ledger.operation",
  );
  const heard = rows.map((row) => row.kind);
  expect(heard).toEqual(
    expect.arrayContaining([
      "cashier.credit_deposit",
      "cashier.hold_withdrawal",
      "cashier.pay_withdrawal",
      "cashier.release_withdrawal",
      "rewards.claim",
      "rewards.forfeit_bonus",
      "rounds.bet",
      "rounds.instant",
      "rounds.rollback",
      "rounds.win",
      "tombstone",
    ]),
  );
  expect(overheard.transactions.length).toBeGreaterThan(heard.length);
});

test("both ways to write a batch were heard: alone in a statement, and step by step", () => {
  const rounds = overheard.transactions.filter(({ statements }) =>
    statements.some((one) => one.includes("INSERT INTO rounds.instant_round")),
  );
  const lengths = rounds.map(({ statements }) => statements.length);
  expect(lengths).toContain(1);
  expect(Math.max(...lengths)).toBeGreaterThan(1);
});

test("no statement of a money transaction leaves its members", async () => {
  const statements = new Set([
    ...overheard.reads,
    ...overheard.transactions.flatMap((one) => one.statements),
  ]);
  expect(statements.size).toBeGreaterThan(10);
  const against: Record<string, string[]> = {};
  for (const statement of statements) {
    const found = await judgeStatement(judge, statement);
    if (found.length > 0) against[statement] = found;
  }
  expect(against).toEqual({});
});

test.each([
  [
    "a row that all share",
    "UPDATE ledger.house_fold SET debited = debited + $1 WHERE account = $2",
  ],
  ["rows of whoever it may be", "SELECT * FROM ledger.wallet WHERE cash > $1"],
  ["an outsider's id without its member", "SELECT * FROM ledger.operation_owner WHERE source = $1"],
  ["another member by a reference", "SELECT r.* FROM cashier.receipt r WHERE r.end_to_end_id = $1"],
  [
    "a table without an owner",
    "INSERT INTO cashier.payment_terms SELECT * FROM cashier.payment_terms",
  ],
])("%s would be found", async (_name, statement) => {
  expect(await judgeStatement(judge, statement)).not.toEqual([]);
});

test("the owner must be named: a range of owners is everybody's", async () => {
  const own = "SELECT cash FROM ledger.wallet WHERE member_id = $1";
  const all = "SELECT cash FROM ledger.wallet WHERE member_id > $1";
  expect(await judgeStatement(judge, own)).toEqual([]);
  expect(await judgeStatement(judge, all)).not.toEqual([]);
});
