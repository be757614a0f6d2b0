// Protects: a free round of our own games costs the player nothing and the house its stake, is
// counted once in the commit that moves the money, and is played as often as was given, no more.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fromWire, toCentavos } from "@tucano/contract/money.ts";
import * as house from "@tucano/contract/player/games/house-games.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { listFreeRounds } from "@tucano/contract/player/rewards/free-rounds.ts";
import { setNumbers } from "../../testing/numbers.ts";
import { DAY_MS, openTable, type Table } from "./table.ts";

let table: Table;
beforeAll(async () => {
  table = await openTable();
});
afterAll(async () => {
  expect(await table.bookDifferences()).toEqual([]);
  await table.close();
});

test("three rounds are played for nothing, counted, and a fourth is refused", async () => {
  const member = await table.newMember();
  const grant = await table.give(member.memberId);
  const token = await table.sit(member);
  const opened = await table.server.call(house.openGame, { game: "onca-dourada" }, { token });
  expect(opened.body.data.free_rounds).toMatchObject([
    { grant_id: grant.id, stake: "1.00", rounds: 3, left: 3, terms: { pocket: "cash" } },
  ]);
  let won = 0;
  for (const number of [1, 2, 3]) {
    const { status, data } = await table.spin(token, { free_grant: grant.id });
    expect(status).toBe(200);
    expect(data.free_round).toEqual({ grant_id: grant.id, number, of: 3 });
    expect(data).toMatchObject({ stake: "1.00", net: data.win });
    won += fromWire(data.win);
    expect(fromWire(data.balance)).toBe(won);
  }
  expect(await table.spin(token, { free_grant: grant.id })).toMatchObject({
    status: 409,
    error: "free_rounds.over",
  });
  const wallet = await table.server.rooms.ledger.readWallet(member.memberId);
  expect(wallet).toMatchObject({ cash: won, bonus: 0, turnoverOwed: won });
  const kinds = await sql<{ kind: string; count: number }>`
    SELECT kind, count(*) AS count FROM ledger.transfer
    WHERE member_id = ${member.memberId} AND kind <> 'free.win' GROUP BY kind`.execute(
    table.server.db,
  );
  expect(kinds.rows).toEqual([{ kind: "free.stake", count: 6 }]);
  const { body } = await table.server.call(listFreeRounds, {}, { token: member.token });
  expect(body.data.list).toMatchObject([{ id: grant.id, state: "played", left: 0 }]);
});

test("the same key again is the same round, and nothing is counted twice", async () => {
  const member = await table.newMember();
  const grant = await table.give(member.memberId);
  const token = await table.sit(member);
  const wish = { free_grant: grant.id, round_key: randomUUID() };
  const first = await table.spin(token, wish);
  expect((await table.spin(token, wish)).data).toEqual(first.data);
  // The same key without the grant is another wish.
  const other = { round_key: wish.round_key };
  expect((await table.spin(token, other)).error).toBe("common.idempotency_conflict");
  const found = await table.server.rooms.freeRounds.find(member.memberId, grant.id);
  expect(found).toMatchObject({ used: 1 });
});

test("ten at once play no more than there are", async () => {
  const member = await table.newMember();
  const grant = await table.give(member.memberId, { rounds: 2 });
  const token = await table.sit(member);
  table.server.clock.advance(5_000);
  const spins = await Promise.all(
    Array.from({ length: 10 }, () =>
      table.server.call(
        house.spin,
        { stake: "1.00", round_key: randomUUID(), free_grant: grant.id },
        { token },
      ),
    ),
  );
  expect(spins.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2);
  const found = await table.server.rooms.freeRounds.find(member.memberId, grant.id);
  expect(found?.used).toBe(spins.filter(({ status }) => status === 200).length);
});

test("another stake, another game and another member's grant are not played", async () => {
  const [member, other] = [await table.newMember(), await table.newMember()];
  const grant = await table.give(member.memberId);
  const token = await table.sit(member);
  for (const [play, wish] of [
    [token, { stake: "2.00", free_grant: grant.id }],
    [await table.sit(member, "boto-encantado"), { free_grant: grant.id }],
    [await table.sit(other), { free_grant: grant.id }],
    [token, { free_grant: randomUUID() }],
  ] as const) {
    expect((await table.spin(play, wish)).error).toBe("free_rounds.over");
  }
});

test("a demo plays none: what it was asked for is refused, not played for its own", async () => {
  const opened = await table.server.call(house.openGame, { game: "onca-dourada" });
  const token: string = opened.body.data.session_token;
  expect(opened.body.data.free_rounds).toEqual([]);
  expect((await table.spin(token, { free_grant: randomUUID() })).error).toBe("free_rounds.over");
});

test("past its time nothing is played, and the budget has back what was not", async () => {
  const member = await table.newMember();
  const { freeRounds } = table.server.rooms;
  const budget = { scope: `test:${randomUUID()}`, most: toCentavos(300) };
  const endsAt = new Date(table.server.clock.now().getTime() + 60_000);
  const grant = await table.give(member.memberId, { budget, endsAt });
  const token = await table.sit(member);
  await table.spin(token, { free_grant: grant.id });
  await expect(table.give(member.memberId, { budget })).rejects.toMatchObject({
    code: "free_rounds.budget_spent",
  });
  table.server.clock.advance(60_000);
  expect((await table.spin(token, { free_grant: grant.id })).error).toBe("free_rounds.over");
  expect(await freeRounds.expireDue()).toBe(1);
  expect((await freeRounds.budgets([budget.scope])).get(budget.scope)).toBe(100);
  expect(await table.give(member.memberId, { budget, rounds: 2 })).toMatchObject({ rounds: 2 });
});

test("an exclusion takes all of them back at once", async () => {
  const member = await table.newMember();
  const grant = await table.give(member.memberId);
  const token = await table.sit(member);
  const { compliance, freeRounds } = table.server.rooms;
  await compliance.exclude(member.memberId, { months: 1, reason: "enough" });
  expect((await table.spin(token, { free_grant: grant.id })).status).not.toBe(200);
  const found = await freeRounds.find(member.memberId, grant.id);
  expect(found).toMatchObject({ state: "cancelled", reason: "shut out", used: 0 });
  await expect(table.give(member.memberId)).rejects.toMatchObject({
    code: "free_rounds.account_blocked",
  });
});

test("a round that is called off gives the house its stake, and takes the win back", async () => {
  const member = await table.newMember();
  const grant = await table.give(member.memberId, { rounds: 40, stake: toCentavos(200) });
  const token = await table.sit(member);
  let won = { round_id: "", win: "0.00" };
  for (let round = 0; round < 40 && won.win === "0.00"; round += 1) {
    won = (await table.spin(token, { stake: "2.00", free_grant: grant.id })).data;
  }
  expect(won.win).not.toBe("0.00");
  const { memberId } = member;
  await table.server.rooms.rounds.voidRound({ memberId, studio: "house", roundRef: won.round_id });
  const wallet = await table.server.rooms.ledger.readWallet(memberId);
  expect(wallet).toMatchObject({ cash: 0, turnoverOwed: 0 });
  expect(await table.server.rooms.freeRounds.find(memberId, grant.id)).toMatchObject({ won: 0 });
});

test("winnings are a bonus where the market says so, and a bonus that has an end", async () => {
  const { rooms, clock } = table.server;
  const now = await rooms.market.read("freeRounds");
  const value = { ...now, winnings: { pocket: "bonus", turnoverMultiple: 10 } } as const;
  const effectiveFrom = new Date(clock.now().getTime() + DAY_MS);
  await setNumbers(table.server, "freeRounds", { value, effectiveFrom, setBy: "test" });
  clock.set(effectiveFrom);
  const member = await table.newMember();
  const grant = await table.give(member.memberId, { rounds: 40 });
  const token = await table.sit(member);
  let win = 0;
  for (let round = 0; round < 40 && win === 0; round += 1) {
    win = fromWire((await table.spin(token, { free_grant: grant.id })).data.win);
  }
  const wallet = await rooms.ledger.readWallet(member.memberId);
  expect(wallet).toMatchObject({ cash: 0, bonus: win, bonusOwed: 10 * win, turnoverOwed: 0 });
  clock.advance(31 * DAY_MS);
  expect(await rooms.rewards.expireBonuses()).toBeGreaterThan(0);
  expect((await rooms.ledger.readWallet(member.memberId)).bonus).toBe(0);
});

test("what was damaged is named by the books", async () => {
  const member = await table.newMember();
  const grant = await table.give(member.memberId);
  await table.spin(await table.sit(member), { free_grant: grant.id });
  const damage = (by: number) =>
    sql`UPDATE free_rounds.given SET used = used + ${by} WHERE id = ${grant.id}::uuid`.execute(
      table.server.db,
    );
  await damage(1);
  expect(await table.bookDifferences()).toMatchObject([
    { subject: `member ${member.memberId}, grant ${grant.id}` },
  ]);
  await damage(-1);
});

test("a game is opened for a grant only by whom it is for, and while it can be played", async () => {
  const [member, other] = [await table.newMember(), await table.newMember()];
  const grant = await table.give(member.memberId);
  const open = async (who: typeof member, wish: object) => {
    const input = { game_id: await table.gameId(), free_grant: grant.id, ...wish };
    return (await table.server.call(launch, input, { token: who.token })).body.error;
  };
  expect(await open(member, {})).toBeUndefined();
  expect(await open(other, {})).toBe("free_rounds.over");
  expect(await open(member, { mode: "demo" })).toBe("free_rounds.over");
  expect(await open(member, { game_id: await table.gameId("mare-alta") })).toBe("free_rounds.over");
  await table.server.db
    .transaction()
    .execute((tx) => table.server.rooms.freeRounds.cancel(tx, { ...grant, reason: "a test" }));
  expect(await open(member, {})).toBe("free_rounds.over");
});
