// Protects: who excluded themselves stakes nothing more, anywhere, from the moment the call
// returns; their money stays theirs; and nobody gives access back before the time is over.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { me, login } from "@tucano/contract/player/account/members.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import {
  type Bench,
  betUntilAnswered,
  openBench,
  type Player,
  transaction,
  units,
} from "./bench.ts";
import { startOnDatabase } from "../../testing/start-on-database.ts";

const DAY_MS = 24 * 3_600_000;
const REASON = "I want a break";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const compliance = () => bench.server.rooms.compliance;
const ledger = () => bench.server.rooms.ledger;
const members = () => bench.server.rooms.members;
const betOf = (player: Player, changes: object = {}) =>
  transaction(player, { amount: units(100), ...changes });
const accessOf = async ({ memberId }: Player) => (await ledger().readWallet(memberId)).access;
const statusOf = async ({ memberId }: Player) => (await members().find(memberId))?.status;

describe("A time-out", () => {
  test("ends sessions at once and refuses the next stake; what was staked still settles", async () => {
    const player = await bench.newPlayer({ cash: 1_000 });
    const bet = betOf(player);
    await bench.inProcess.bet(bet);
    await compliance().startTimeOut(player.memberId, { days: 1, reason: REASON });
    const refused = await bench.inProcess.bet(betOf(player));
    expect(refused.status).toBe("RS_ERROR_USER_DISABLED");
    const gone = await bench.server.call(me, {}, { token: player.token });
    expect([gone.status, gone.body.force_offline]).toEqual([401, true]);
    const won = await bench.inProcess.win(
      transaction(player, {
        round: bet.round,
        reference_transaction_uuid: bet.transaction_uuid,
        amount: units(250),
        round_closed: true,
      }),
    );
    expect(won).toMatchObject({ status: "RS_OK", balance: units(1_150) });
  });

  test("lets the member sign in to look, and open no game for money", async () => {
    const player = await bench.newPlayer({ cash: 1_000 });
    await compliance().startTimeOut(player.memberId, { days: 7, reason: REASON });
    const { account, password } = player;
    const again = await bench.server.call(login, { account, password });
    expect(again.status).toBe(200);
    const token: string = again.body.data.access_token;
    await expect(bench.launchFor({ ...player, token })).rejects.toThrow("rounds.real_play_refused");
  });

  test("is over when its time is, not before, and its job does no harm twice", async () => {
    const player = await bench.newPlayer({ cash: 1_000 });
    const { until } = await compliance().startTimeOut(player.memberId, { days: 1, reason: REASON });
    expect(until).toEqual(new Date(bench.server.clock.now().getTime() + DAY_MS));
    const { jobs } = bench.server;
    bench.server.clock.advance(DAY_MS - 1);
    await jobs.runNow("compliance.end_exclusions");
    expect([await statusOf(player), await accessOf(player)]).toEqual(["excluded", "excluded"]);
    bench.server.clock.advance(1);
    await Promise.all([
      jobs.runNow("compliance.end_exclusions"),
      jobs.runNow("compliance.end_exclusions"),
    ]);
    expect(await compliance().endExclusions()).toBe(0);
    expect([await statusOf(player), await accessOf(player)]).toEqual(["active", "active"]);
    expect(await compliance().findExclusion(player.memberId)).toBeNull();
  });

  test("leaves the turnover owed as it is", async () => {
    const player = await bench.newPlayer({ cash: 1_000, turnoverOwed: 500 });
    await compliance().startTimeOut(player.memberId, { days: 1, reason: REASON });
    await bench.server.jobs.drain("compliance.waive_turnover");
    expect((await ledger().readWallet(player.memberId)).turnoverOwed).toBe(500);
  });
});

describe("An exclusion", () => {
  test("is not shortened by a time-out that ends before it", async () => {
    const player = await bench.newPlayer();
    await compliance().exclude(player.memberId, { months: 1, reason: REASON });
    await compliance().startTimeOut(player.memberId, { days: 1, reason: REASON });
    bench.server.clock.advance(2 * DAY_MS);
    await compliance().endExclusions();
    expect(await accessOf(player)).toBe("excluded");
    bench.server.clock.advance(31 * DAY_MS);
    await compliance().endExclusions();
    expect(await accessOf(player)).toBe("active");
  });

  test("for good never ends by itself", async () => {
    const player = await bench.newPlayer();
    await compliance().exclude(player.memberId, { months: null, reason: REASON });
    bench.server.clock.advance(5_000 * DAY_MS);
    await compliance().endExclusions();
    expect(await accessOf(player)).toBe("excluded");
  });

  test("outlasts a freeze that comes and goes, and a freeze outlasts it", async () => {
    const [first, second] = [await bench.newPlayer(), await bench.newPlayer()];
    await compliance().exclude(first.memberId, { months: 1, reason: REASON });
    expect(await members().freeze(first.memberId, "case 7")).toBe(true);
    expect(await accessOf(first)).toBe("frozen");
    expect(await members().unfreeze(first.memberId, "cleared")).toBe(true);
    expect([await statusOf(first), await accessOf(first)]).toEqual(["excluded", "excluded"]);

    await members().freeze(second.memberId, "case 8");
    await compliance().startTimeOut(second.memberId, { days: 1, reason: REASON });
    expect([await statusOf(second), await accessOf(second)]).toEqual(["frozen", "frozen"]);
    bench.server.clock.advance(DAY_MS);
    await compliance().endExclusions();
    expect([await statusOf(second), await accessOf(second)]).toEqual(["frozen", "frozen"]);
    await members().unfreeze(second.memberId, "cleared");
    expect(await accessOf(second)).toBe("active");
  });

  test("of two at once keeps both, and the longest decides", async () => {
    const player = await bench.newPlayer();
    const { memberId } = player;
    await Promise.all([
      compliance().exclude(memberId, { months: 2, reason: REASON }),
      compliance().exclude(memberId, { months: 6, reason: REASON }),
    ]);
    bench.server.clock.advance(100 * DAY_MS);
    await compliance().endExclusions();
    expect(await accessOf(player)).toBe("excluded");
    expect((await compliance().findExclusion(memberId))?.kind).toBe("exclusion");
  });
});

test("while bets run on two servers, nothing is staked after the call has returned", async () => {
  const elsewhere = await startOnDatabase({
    url: bench.server.databaseUrl,
    secretsFolder: bench.server.secretsFolder,
    clock: bench.server.clock,
  });
  try {
    const wallets = [bench.inProcess, elsewhere.house.rooms.rounds.studioWallet("house")];
    for (let turn = 0; turn < 3; turn += 1) {
      const player = await bench.newPlayer({ cash: 1_000_000 });
      let isOver = false;
      const late: string[] = [];
      const play = async (wallet: (typeof wallets)[number]) => {
        for (let index = 0; index < 30; index += 1) {
          const wasOver = isOver;
          const status = await betUntilAnswered(wallet, betOf(player));
          if (wasOver) late.push(status);
        }
      };
      const playing = wallets.flatMap((wallet) => [play(wallet), play(wallet), play(wallet)]);
      await compliance().exclude(player.memberId, { months: 1, reason: REASON });
      const { cash } = await ledger().readWallet(player.memberId);
      isOver = true;
      await Promise.all(playing);
      expect((await ledger().readWallet(player.memberId)).cash).toBe(cash);
      expect(late.length).toBeGreaterThan(0);
      expect(new Set(late)).toEqual(new Set(["RS_ERROR_USER_DISABLED"]));
    }
  } finally {
    await elsewhere.close();
  }
});

test("a demo player's play money stays play money through a time-out", async () => {
  const player = await bench.newPlayer({ cash: 0 });
  const { db } = bench.server;
  await inTransaction(db, (tx) => ledger().setAccess(tx, player.memberId, "demo"));
  await db
    .updateTable("members.member")
    .set({ is_demo: true })
    .where("member_id", "=", player.memberId)
    .execute();
  await compliance().startTimeOut(player.memberId, { days: 1, reason: randomUUID() });
  expect(await accessOf(player)).toBe("excluded");
  bench.server.clock.advance(DAY_MS);
  await compliance().endExclusions();
  expect(await accessOf(player)).toBe("demo");
});

test("after all of it the books are clean", async () => {
  expect(await bench.bookDifferences()).toEqual([]);
});
