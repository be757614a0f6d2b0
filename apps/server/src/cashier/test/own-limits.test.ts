// Protects: nobody pays in more than they allowed themselves; a statement is right to the centavo.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as contract from "@tucano/contract/player/money/cashier.ts";
import { setLimit, statement } from "@tucano/contract/player/account/compliance.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { UNITS_PER_CENTAVO } from "@tucano/contract/studios/studio-wallet.ts";
import { addDays, dayOf, startOfDay } from "../../platform/days.ts";
import { readJournal } from "../../testing/journal.ts";
import type { TestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { createTill, orderNoOf, type Till } from "../../testing/people/till.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let server: TestServer;
let till: Till;
beforeAll(async () => {
  server = await startTestServer();
  till = createTill(server);
  // Mid-day, so that no test runs over midnight by chance.
  const tomorrow = startOfDay(addDays(dayOf(server.clock.now()), 1));
  server.clock.set(new Date(tomorrow.getTime() + 12 * HOUR_MS));
});
afterAll(async () => {
  await till.expectCleanBooks();
  await server.close();
});

const open = ({ token }: TestMember, money: string, key?: string) =>
  server.call(
    contract.openDeposit,
    { money, payment_id: 1 },
    { token, ...(key && { headers: { "idempotency-key": key } }) },
  );

async function limitDay({ token }: TestMember, amount: string): Promise<void> {
  const input = { measure: "deposit", period: "day", amount } as const;
  expect((await server.call(setLimit, input, { token })).status).toBe(200);
}

test("a deposit beyond the day's limit is refused, with what is left", async () => {
  const member = await till.newMember();
  await limitDay(member, "100.00");
  const first = await till.openDeposit(member, "60.00");
  const tooMuch = await open(member, "40.01");
  expect([tooMuch.status, tooMuch.body.error, tooMuch.body.message]).toEqual([
    409,
    "compliance.deposit_limit_reached",
    "You have R$ 40.00 left of your daily deposit limit.",
  ]);
  // Nothing is left of what was refused, and paid counts like open.
  await till.pay({ txid: first.order_no });
  await till.settle();
  expect((await open(member, "40.01")).status).toBe(409);
  const second = await till.openDeposit(member, "40.00");
  expect((await open(member, "10.00")).body.message).toContain("R$ 0.00");
  const cancel = { order_no: second.order_no };
  await server.call(contract.cancelDeposit, cancel, { token: member.token });
  const key = randomUUID();
  const third = await open(member, "25.00", key);
  expect(third.status).toBe(200);
  await limitDay(member, "70.00");
  // The same order again is no new deposit.
  expect(orderNoOf(await open(member, "25.00", key))).toBe(orderNoOf(third));
  expect((await open(member, "10.00")).body.message).toContain("R$ 0.00");
});

test("many deposits opened at once stop at the limit", async () => {
  const member = await till.newMember();
  await limitDay(member, "30.00");
  const answers = await Promise.all(Array.from({ length: 12 }, () => open(member, "10.00")));
  expect(answers.filter((one) => one.status === 200)).toHaveLength(3);
});

async function playFor(member: TestMember) {
  const answer = await server.call(launch, { game_id: 1 }, { token: member.token });
  const token = new URLSearchParams(String(answer.body.data.url).split("#")[1]).get("token");
  const wallet = server.rooms.rounds.studioWallet("house");
  const send = (centavos: number, more: object) => ({
    user: `p_${member.memberId}`,
    token,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    round: randomUUID(),
    round_closed: false,
    game_code: "onca-dourada",
    currency: "BRL",
    amount: centavos * UNITS_PER_CENTAVO,
    ...more,
  });
  return async (stake: number, win: number) => {
    const bet = send(stake, {});
    expect(await wallet.bet(bet)).toMatchObject({ status: "RS_OK" });
    const reference_transaction_uuid = bet.transaction_uuid;
    const closing = { round: bet.round, reference_transaction_uuid, round_closed: true };
    expect(await wallet.win(send(win, closing))).toMatchObject({ status: "RS_OK" });
  };
}

test("a statement adds up play, time, deposits and withdrawals", async () => {
  const member = await till.newMember({ funds: "100.00" });
  const play = await playFor(member);
  await play(3_000, 0);
  server.clock.advance(2 * MINUTE_MS);
  await play(2_000, 4_550);
  server.clock.advance(2 * MINUTE_MS);
  await play(1_000, 0);
  // A break: what lies between these two is not play.
  server.clock.advance(6 * MINUTE_MS);
  await play(100, 0);
  const asked = await till.withdraw(member, "40.00");
  await server.rooms.cashier.approveWithdrawal(orderNoOf(asked), till.operator);
  await till.payOut();
  await readJournal(server.house.journal);
  const today = dayOf(server.clock.now());
  const played = { plays: 4, stake: "61.00", win: "45.50", net: "-15.50" };
  const { token } = member;
  const answer = await server.call(statement, { range: "today" }, { token });
  expect(answer.body.data).toEqual({
    from: today,
    to: today,
    ...played,
    minutes_played: 4,
    deposits: { count: 1, total: "100.00" },
    withdrawals: { count: 1, total: "40.00" },
    days: [{ day: today, ...played }],
  });
  const yesterday = addDays(today, -1);
  const before = await server.call(statement, { from: yesterday, to: yesterday }, { token });
  expect(before.body.data).toMatchObject({
    plays: 0,
    net: "0.00",
    minutes_played: 0,
    deposits: { count: 0, total: "0.00" },
    days: [],
  });
  const long = { from: addDays(today, -63), to: today };
  const longAnswer = await server.call(statement, long, { token });
  expect(longAnswer.body.data).toMatchObject({ ...played, minutes_played: null });
});
