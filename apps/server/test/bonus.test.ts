// Protects: a bonus is played through to the centavo, and never becomes cash by any other way; what
// was asked for it, what has counted and how it ended can be seen; and the books prove all of it.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forfeitMemberBonus } from "@tucano/contract/backoffice/members/member-acts.ts";
import { openSeated } from "../src/testing/people/seated.ts";
import { signInOperator } from "../src/testing/people/operator.ts";
import { withdrawalOptions } from "@tucano/contract/player/money/cashier.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { spin } from "@tucano/contract/player/games/house-games.ts";
import { me } from "@tucano/contract/player/account/members.ts";
import { fromWire, toCentavos } from "@tucano/contract/money.ts";
import { coverHistory, giveUpBonus } from "@tucano/contract/player/rewards/rewards.ts";
import { type OwedChange, readOwedChanges } from "../src/ledger/index.ts";
import {
  type Bench,
  openBench,
  type Player,
  transaction,
  units,
} from "../src/rounds/test/bench.ts";
import { rewardsBookChecks } from "../src/rewards/index.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const DAY_MS = 86_400_000;

let spins = 0;
/** A bonus as a wheel gives it: its turnover is a multiple of it. */
async function give(player: Player, bonus: number, turnover: number): Promise<void> {
  spins += 1;
  await bench.server.rooms.rewards.claimNow({
    memberId: player.memberId,
    kind: "daily-wheel",
    period: `spin-${spins}`,
    amount: toCentavos(bonus),
    pocket: "bonus",
    turnover: toCentavos(turnover),
    cost: "promotion:cost",
    basis: [],
    availableFrom: bench.server.clock.now(),
    expiresAt: null,
  });
}

const bet = async (player: Player, amount: number, changes: object = {}) => {
  const sent = transaction(player, { amount: units(amount), ...changes });
  return { ...sent, status: (await bench.inProcess.bet(sent)).status };
};
const of = (sent: { round: string; transaction_uuid: string }) => ({
  round: sent.round,
  reference_transaction_uuid: sent.transaction_uuid,
  round_closed: true,
});
const win = (player: Player, sent: Awaited<ReturnType<typeof bet>>, amount: number) =>
  bench.inProcess.win(transaction(player, { ...of(sent), amount: units(amount) }));
const undo = (player: Player, sent: Awaited<ReturnType<typeof bet>>) =>
  bench.inProcess.rollback(transaction(player, of(sent)));

async function walletOf({ memberId }: Player) {
  const wallet = await bench.server.rooms.ledger.readWallet(memberId);
  const { cash, bonus, turnoverOwed, bonusOwed } = wallet;
  return { cash, bonus, turnoverOwed, bonusOwed };
}

async function historyOf({ token }: Player): Promise<DataOf<typeof coverHistory>> {
  const answer = await bench.server.call(coverHistory, {}, { token });
  expect(answer.body).toMatchObject({ code: 200 });
  return answer.body.data as DataOf<typeof coverHistory>;
}

const lines = (history: DataOf<typeof coverHistory>) =>
  history.list.map((one) => [
    one.kind,
    one.required,
    one.counted,
    one.waived,
    one.remaining,
    one.closed_at === null ? "open" : "closed",
  ]);

describe("a bonus", () => {
  test("is played through stake by stake, and what is left of it becomes cash", async () => {
    const player = await bench.newPlayer({ cash: 1_000, turnoverOwed: 1_000 });
    await give(player, 2_000, 3_000);
    expect(await walletOf(player)).toEqual({
      cash: 1_000,
      bonus: 2_000,
      turnoverOwed: 1_000,
      bonusOwed: 3_000,
    });
    const profile = await bench.server.call(me, {}, { token: player.token });
    expect(profile.body.data).toMatchObject({ ml_money: "40.00", bonus_money: "20.00" });

    // All cash and 500 of the bonus: 1000 count for cash, 500 for the bonus.
    const first = await bet(player, 1_500);
    expect(await walletOf(player)).toEqual({
      cash: 0,
      bonus: 1_500,
      turnoverOwed: 0,
      bonusOwed: 2_500,
    });
    // A third of the win is the bonus's.
    await win(player, first, 3_000);
    expect(await walletOf(player)).toMatchObject({ cash: 2_000, bonus: 2_500 });
    const open = await historyOf(player);
    expect(lines(open)).toEqual([
      ["bonus", "30.00", "5.00", "0.00", "25.00", "open"],
      ["deposit", "10.00", "10.00", "0.00", "0.00", "closed"],
    ]);
    expect(open).toMatchObject({ owed: "25.00", owed_for_cash: "0.00", owed_for_bonus: "25.00" });

    // The last 2500 of it: 2000 of cash, 500 of the bonus; the other 2000 become cash.
    const last = await bet(player, 2_500);
    expect(await walletOf(player)).toEqual({
      cash: 2_000,
      bonus: 0,
      turnoverOwed: 0,
      bonusOwed: 0,
    });
    await win(player, last, 100);
    expect(await walletOf(player)).toMatchObject({ cash: 2_100, bonus: 0 });
    expect(lines(await historyOf(player))).toEqual([
      ["bonus", "30.00", "30.00", "0.00", "0.00", "closed"],
      ["deposit", "10.00", "10.00", "0.00", "0.00", "closed"],
    ]);
  });

  test("of which a bet is taken back owes it again; as cash, when it is cash by then", async () => {
    const player = await bench.newPlayer({ cash: 0 });
    await give(player, 1_000, 1_500);
    const [first, second] = [await bet(player, 400), await bet(player, 300)];
    expect(await walletOf(player)).toMatchObject({ bonus: 300, bonusOwed: 800 });
    await undo(player, first);
    expect(await walletOf(player)).toMatchObject({ bonus: 700, bonusOwed: 1_200 });
    await win(player, second, 1_500);
    expect(await walletOf(player)).toMatchObject({ cash: 0, bonus: 2_200, bonusOwed: 1_200 });
    const last = await bet(player, 1_200);
    expect(await walletOf(player)).toMatchObject({ cash: 1_000, bonus: 0, bonusOwed: 0 });
    await undo(player, last);
    expect(await walletOf(player)).toEqual({
      cash: 2_200,
      bonus: 0,
      turnoverOwed: 1_200,
      bonusOwed: 0,
    });
    expect((await historyOf(player)).owed).toBe("12.00");
  });

  test("that is used up owes nothing, once nothing of it can come back", async () => {
    const player = await bench.newPlayer({ cash: 0 });
    await give(player, 1_000, 5_000);
    const [first, second] = [await bet(player, 600), await bet(player, 400)];
    expect(await walletOf(player)).toMatchObject({ bonus: 0, bonusOwed: 4_000 });
    await win(player, first, 0);
    expect(await walletOf(player)).toMatchObject({ bonus: 0, bonusOwed: 4_000 });
    await win(player, second, 0);
    expect(await walletOf(player)).toMatchObject({ bonus: 0, bonusOwed: 0 });
    expect(lines(await historyOf(player))).toEqual([
      ["bonus", "50.00", "10.00", "40.00", "0.00", "closed"],
    ]);
  });

  test("is played at the house's own games, too, in one commit with the round", async () => {
    const spinOnce = async ({ playToken: token }: Player) => {
      const wish = { stake: "1.00", round_key: randomUUID() };
      const answer = await bench.server.call(spin, wish, { token });
      expect(answer.body).toMatchObject({ code: 200 });
      return fromWire((answer.body.data as DataOf<typeof spin>).win);
    };
    const players = await Promise.all(Array.from({ length: 12 }, () => bench.newPlayer({})));
    for (const [index, player] of players.entries()) {
      await openSeated(bench.server, "onca-dourada", player.playToken);
      // Half of them finish theirs with this round, half of them stake all of it on it.
      const isLast = index % 2 === 0;
      await give(player, isLast ? 250 : 100, isLast ? 100 : 9_000);
      const won = await spinOnce(player);
      const expected = isLast
        ? { cash: 150 + won, bonus: 0, bonusOwed: 0 }
        : { cash: 0, bonus: won, bonusOwed: won === 0 ? 0 : 8_900 };
      expect(await walletOf(player)).toEqual({ turnoverOwed: 0, ...expected });
    }
  });

  test("bounds each bet, of studios and of the house, and says so", async () => {
    const player = await bench.newPlayer({ cash: 50_000 });
    expect((await bet(player, 5_001)).status).toBe("RS_OK");
    await give(player, 1_000, 100_000);
    expect((await bet(player, 5_001)).status).toBe("RS_ERROR_LIMIT_REACHED");
    expect((await bet(player, 5_000)).status).toBe("RS_OK");
    const token = player.playToken;
    await openSeated(bench.server, "onca-dourada", token);
    const wish = { stake: "100.00", round_key: randomUUID() };
    const refused = await bench.server.call(spin, wish, { token });
    expect(refused.body).toMatchObject({
      code: 409,
      error: "wallet.bonus_stake_too_high",
      message: "While a bonus is active, the maximum bet is R$ 50.00",
    });
  });
});

describe("a bonus that ends otherwise", () => {
  test("is given up when its owner says so, and not while it is at play", async () => {
    const player = await bench.newPlayer({ cash: 5_000 });
    const { token } = player;
    await give(player, 1_000, 3_000);
    const options = async () =>
      (await bench.server.call(withdrawalOptions, {}, { token })).body.data as DataOf<
        typeof withdrawalOptions
      >;
    expect(await options()).toMatchObject({
      blocked_by: null,
      turnover_owed: "0.00",
      bonus: "10.00",
      bonus_owed: "30.00",
    });
    const emptied = await bet(player, 5_000, { round_closed: true });
    expect(emptied.status).toBe("RS_OK");
    await give(player, 2_000, 8_000);
    const atPlay = await bet(player, 1_500);
    const giveUp = (headers = {}) => bench.server.call(giveUpBonus, {}, { token, headers });
    expect((await giveUp()).body).toMatchObject({ error: "rewards.bonus_at_play" });
    const wish = { member_id: player.memberId, reason: "asked by the player" };
    const office = await signInOperator(bench.server);
    const taken = await bench.server.call(forfeitMemberBonus, wish, office);
    expect(taken.body.error).toBe("rewards.bonus_at_play");
    await win(player, atPlay, 0);
    const before = await walletOf(player);
    const headers = { "idempotency-key": randomUUID() };
    const given = await giveUp(headers);
    expect(given.body).toMatchObject({ code: 200, data: { forfeited: "15.00" } });
    expect((await giveUp(headers)).body.data).toEqual(given.body.data);
    expect(await walletOf(player)).toEqual({ ...before, bonus: 0, bonusOwed: 0 });
    expect(await options()).toMatchObject({ bonus: "0.00", bonus_owed: "0.00" });
    expect((await giveUp()).body).toMatchObject({ error: "rewards.no_bonus" });
  });

  test("is taken back when its time is over, and not a day before", async () => {
    const [player, done] = [await bench.newPlayer({ cash: 0 }), await bench.newPlayer({ cash: 0 })];
    await give(player, 1_000, 3_000);
    await give(done, 1_000, 400);
    await bet(done, 400, { round_closed: true });
    expect(await walletOf(done)).toMatchObject({ cash: 600, bonus: 0 });
    const { clock, jobs } = bench.server;
    clock.advance(29 * DAY_MS);
    await jobs.runNow("rewards.expire-bonuses");
    expect(await walletOf(player)).toMatchObject({ bonus: 1_000, bonusOwed: 3_000 });
    clock.advance(DAY_MS);
    await jobs.runNow("rewards.expire-bonuses");
    await jobs.runNow("rewards.expire-bonuses");
    expect(await walletOf(player)).toMatchObject({ cash: 0, bonus: 0, bonusOwed: 0 });
    expect(await walletOf(done)).toMatchObject({ cash: 600, bonus: 0 });
  });
});

test("its history is the same however it is cut into parts", async () => {
  const { db } = bench.server;
  const player = await bench.newPlayer({ cash: 300 });
  await give(player, 1_000, 1_000);
  for (const amount of [400, 200, 400]) await bet(player, amount);
  expect(await walletOf(player)).toMatchObject({ cash: 300, bonus: 0, bonusOwed: 0 });
  const read = (after: number, limit: number) =>
    readOwedChanges(db, player.memberId, { after, limit });
  const whole = await read(0, 1_000);
  expect(whole.changes.map((one) => one.bonusOwedChange)).toEqual([1_000, -400, -200, -400]);
  const changes: OwedChange[] = [];
  let part = await read(0, 3);
  changes.push(...part.changes);
  while (!part.isLast) {
    part = await read(part.upTo, 3);
    changes.push(...part.changes);
  }
  expect(changes).toEqual(whole.changes);
});

test("the books are clean", async () => {
  const { db } = bench.server;
  const found = await Promise.all(rewardsBookChecks.map((check) => check.run(db)));
  expect([...(await bench.bookDifferences()), ...found.flat()]).toEqual([]);
});
