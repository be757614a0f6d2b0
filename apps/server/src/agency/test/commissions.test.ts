// Protects: what invitees do earns their inviters exactly what was promised, once, three levels up,
// net of what is undone, and not to who invites themselves.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { overview } from "@tucano/contract/player/rewards/agency.ts";
import { setNumbers } from "../../testing/numbers.ts";
import { NUMBERS_AHEAD_MS } from "../../market/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { addDays, startOfDay } from "../../platform/days.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { AGENCY_DAILY_JOB } from "../index.ts";
import { type Bench, createBench, type Player } from "./bench.ts";

let server: TestServer;
let bench: Bench;
beforeAll(async () => {
  server = await startTestServer();
  bench = createBench(server);
  const { recharge, settlement, ...rest } = await server.rooms.market.read("agency");
  const value = {
    ...rest,
    recharge: { ...recharge, repeated: { direct: 50, indirect: 10 } },
    settlement: { ...settlement, turnoverRateMax: { direct: 10_000, indirect: 10_000 } },
  };
  // What comes to some centavos by the defaults is easier to follow by these.
  const effectiveFrom = new Date(server.clock.now().getTime() + NUMBERS_AHEAD_MS);
  await setNumbers(server, "agency", { effectiveFrom, value, setBy: "test" });
});
afterAll(() => server.close());

const operator = { decidedBy: "ops@tucano.local", reason: "Brothers, known to us" };

/** One invitee below another, the first one below nobody. */
async function chain(length: number): Promise<Player[]> {
  const players: Player[] = [];
  for (let index = 0; index < length; index += 1) {
    players.push(await bench.invite(players.at(-1) ?? null));
  }
  return players;
}

describe("deposits and turnover", () => {
  test("earn three levels up, to the centavo, and are paid when the hold is over", async () => {
    const monday = bench.nextMonday();
    const [a, b, c, d, e] = (await chain(5)) as [Player, Player, Player, Player, Player];
    await bench.deposit(b, 20_000);
    await bench.deposit(b, 6_000);
    await bench.deposit(b, 4_999);
    await bench.deposit(c, 10_000);
    await bench.deposit(d, 2_000_000);
    await bench.deposit(e, 10_000);
    await bench.bet(b, 12_345);
    await bench.bet(c, 10_000);
    await bench.bet(d, 1_500_000);
    await bench.bet(e, 10_000);
    await bench.runDaily(addDays(monday, 1));

    const days = { from: monday, to: monday };
    // 200.00 x 5 % + 60.00 x 0.5 % = 10.30; 100.00 x 1 % = 1.00; 20 000.00 x 1 % = 200.00.
    // 123.45 x 0.10 % = 0.12; 100.00 x 0.03 % = 0.03; 15 000.00, second tier: x 0.04 % = 6.00.
    expect(await bench.commissions(a, days)).toMatchObject({
      total: 2,
      total_amount: "217.45",
      total_direct: "10.42",
      total_indirect: "207.03",
      total_paid: "0.00",
      total_pending: "217.45",
      list: [
        {
          kind: "betting",
          status: "on_hold",
          amount: "6.15",
          levels: [
            { level: 1, base_amount: "123.45", rate: "0.10", amount: "0.12" },
            { level: 2, base_amount: "100.00", rate: "0.03", amount: "0.03" },
            { level: 3, base_amount: "15000.00", rate: "0.04", amount: "6.00" },
          ],
        },
        { kind: "recharge", earned_amount: "211.30", direct_amount: "10.30" },
      ],
    });
    // D's deposit is C's direct one: 20 000.00 x 5 % is more than the most that one earns, and
    // E's is indirect: 100.00 x 1 %.
    expect(await bench.commissions(c, days)).toMatchObject({
      list: [
        { kind: "betting", amount: "22.53" },
        { kind: "recharge", amount: "501.00" },
      ],
    });

    await bench.runDaily(addDays(monday, 3));
    expect(await bench.cash(a)).toBe(0);
    bench.noonOf(addDays(monday, 4));
    await Promise.all(Array.from({ length: 8 }, () => server.jobs.runNow(AGENCY_DAILY_JOB)));
    expect(await bench.cash(a)).toBe(21_745);
    expect(await server.rooms.ledger.readWallet(a.memberId)).toMatchObject({
      turnoverOwed: 21_745,
    });
    const shown = await server.call(overview, {}, { token: await bench.token(a) });
    expect(shown.body.data).toMatchObject({
      is_open: true,
      my_id: a.memberId,
      inviter_id: null,
      invitation_code: a.code,
      invite_count: 3,
      direct_count: 1,
      indirect_count: 2,
      direct_reward_total: "10.42",
      indirect_reward_total: "207.03",
      reward_total: "217.45",
      pending_total: "0.00",
    });
    expect(shown.body.data.invitation_link).toContain(a.code);
  });

  test("are explained line by line to who earned by them, and to nobody else", async () => {
    const monday = bench.nextMonday();
    const [a, b, c] = (await chain(3)) as [Player, Player, Player];
    const order = await bench.deposit(b, 10_000);
    await bench.deposit(b, 8_000);
    await bench.deposit(c, 5_000);
    await bench.runDaily(addDays(monday, 1));
    const key = { kind: "recharge", period: monday } as const;
    const told = await bench.details(a, key);
    const masked = `${b.account.slice(0, 2)}***${b.account.slice(-1)}`;
    expect(told).toMatchObject({
      code: 200,
      data: {
        total: 3,
        commission: { amount: "5.90", direct_amount: "5.40", indirect_amount: "0.50" },
        list: [
          {
            level: 1,
            account: masked,
            base_amount: "100.00",
            rate: "5.00",
            amount: "5.00",
            nth: 1,
          },
          { level: 1, account: masked, base_amount: "80.00", rate: "0.50", amount: "0.40", nth: 2 },
          { level: 2, base_amount: "50.00", rate: "1.00", amount: "0.50", nth: 1 },
        ],
      },
    });
    for (const secret of [order, b.account, b.phone, String(b.memberId)]) {
      expect(JSON.stringify(told)).not.toContain(secret);
    }
    expect(await bench.details(c, key)).toMatchObject({
      code: 404,
      error: "agency.commission_unknown",
    });
  });

  test("of days on which nobody reckoned are made good, and once", async () => {
    const monday = bench.nextMonday();
    const [a, b] = (await chain(2)) as [Player, Player];
    await bench.deposit(b, 100_000);
    for (const [index, stake] of [10_000, 20_000, 30_000].entries()) {
      bench.noonOf(addDays(monday, index));
      await bench.bet(b, stake);
    }
    await bench.runDaily(addDays(monday, 6));
    await bench.runDaily(addDays(monday, 6));
    const { list } = await bench.commissions(a, { from: monday, to: addDays(monday, 6) });
    const told = list.map(({ kind, period, amount, status }) => [kind, period, amount, status]);
    expect(told).toEqual([
      ["betting", addDays(monday, 2), "0.30", "paid"],
      ["betting", addDays(monday, 1), "0.20", "paid"],
      ["betting", monday, "0.10", "paid"],
      ["recharge", monday, "50.00", "paid"],
    ]);
    expect(await bench.cash(a)).toBe(5_060);
  });
});

describe("what is taken back during the hold", () => {
  test("lowers the latest days before it, and nothing is taken off twice", async () => {
    const monday = bench.nextMonday();
    const [a, b] = (await chain(2)) as [Player, Player];
    await bench.deposit(b, 500_000);
    const bet = await bench.bet(b, 30_000);
    await bench.bet(b, 70_000);
    bench.noonOf(addDays(monday, 1));
    await bench.bet(b, 10_000);
    bench.noonOf(addDays(monday, 2));
    await bench.undo(b, bet);
    bench.noonOf(addDays(monday, 3));
    await bench.bet(b, 50_000);
    await bench.runDaily(addDays(monday, 6));
    const { list } = await bench.commissions(a, { from: monday, to: addDays(monday, 6) });
    const betting = list.filter(({ kind }) => kind === "betting");
    // 300.00 go off: Tuesday's 100.00 first, and 200.00 of Monday's 1 000.00.
    expect(betting).toMatchObject([
      { period: addDays(monday, 3), status: "on_hold", amount: "0.50" },
      { period: addDays(monday, 1), status: "taken_back", earned_amount: "0.10", amount: "0.00" },
      {
        period: monday,
        status: "paid",
        earned_amount: "1.00",
        amount: "0.80",
        levels: [{ base_amount: "1000.00", taken_back_amount: "200.00", amount: "0.80" }],
      },
    ]);
  });

  test("stops what is mostly taken back until an operator has looked", async () => {
    const monday = bench.nextMonday();
    const [a, b] = (await chain(2)) as [Player, Player];
    await bench.deposit(b, 500_000);
    const bet = await bench.bet(b, 90_000);
    await bench.bet(b, 40_000);
    bench.noonOf(addDays(monday, 1));
    await bench.undo(b, bet);
    await bench.runDaily(addDays(monday, 4));
    const key = { agentId: a.memberId, kind: "betting", period: monday } as const;
    const { agency } = server.rooms;
    expect(await agency.listSignals({ agentId: a.memberId })).toMatchObject({
      total: 1,
      list: [{ reason: "bet-and-void", inviteeId: null, period: monday }],
    });
    const release = () => inTransaction(server.db, (tx) => agency.release(tx, key, operator));
    expect(await release()).toMatchObject({ state: "held" });
    await expect(release()).rejects.toThrow("agency.commission_decided");
    const before = await bench.cash(a);
    await bench.runDaily(addDays(monday, 5));
    expect(await bench.cash(a)).toBe(before + 40);
    await expect(agency.forfeit(key, operator)).rejects.toThrow("agency.commission_decided");
  });
});

test("a commission never grows after its hold, even where less turnover has a higher rate", async () => {
  const { market } = server.rooms;
  const monday = bench.nextMonday();
  const before = await market.read("agency");
  const tiers = [
    { fromCentavos: 0, direct: 20, indirect: 0 },
    { fromCentavos: 1_000_000, direct: 15, indirect: 0 },
  ];
  const falling = { ...before, betting: { tiers } };
  const set = (day: string, value: typeof before) =>
    setNumbers(server, "agency", { effectiveFrom: startOfDay(day), value, setBy: "test" });
  const next = addDays(monday, 1);
  await set(next, falling);
  await set(addDays(next, 1), before);
  bench.noonOf(next);
  const [a, b] = (await chain(2)) as [Player, Player];
  await bench.deposit(b, 5_000_000);
  const bet = await bench.bet(b, 100_000);
  await bench.bet(b, 950_000);
  await bench.runDaily(addDays(next, 1));
  const betting = async () =>
    (await bench.commissions(a, { from: next, to: next })).list.find(
      ({ kind }) => kind === "betting",
    );
  // 10 500.00 x 0.15 % = 15.75; without the bet that is undone, 9 500.00 x 0.20 % would be 19.00.
  expect(await betting()).toMatchObject({ status: "on_hold", amount: "15.75" });
  await bench.undo(b, bet);
  await bench.runDaily(addDays(next, 4));
  expect(await betting()).toMatchObject({
    status: "paid",
    amount: "15.75",
    levels: [{ taken_back_amount: "1000.00", amount: "15.75" }],
  });
});

describe("a week's settlement", () => {
  test("shares what the house won, less what was taken back in the hold", async () => {
    const monday = bench.nextMonday();
    const inviter = await bench.invite(null);
    const loser = await bench.invite(inviter);
    const winner = await bench.invite(inviter);
    await bench.deposit(loser, 100_000);
    await bench.deposit(winner, 100_000);
    await bench.bet(loser, 45_000, 12_000);
    bench.noonOf(addDays(monday, 6));
    const late = await bench.bet(loser, 5_000);
    await bench.bet(winner, 10_000, 30_000);
    const next = addDays(monday, 7);
    await bench.runWeekly(next);
    bench.noonOf(next);
    await bench.undo(loser, late);
    const days = { from: monday, to: addDays(next, 6) };
    const settlement = async () =>
      (await bench.commissions(inviter, days)).list.filter(({ kind }) => kind === "settlement");
    // 380.00 lost, 200.00 won: 180.00 x 5 %.
    expect(await settlement()).toMatchObject([
      { period: monday, period_to: addDays(monday, 6), status: "on_hold", amount: "9.00" },
    ]);
    await bench.runDaily(addDays(next, 3));
    expect(await settlement()).toMatchObject([
      {
        status: "paid",
        earned_amount: "9.00",
        amount: "6.50",
        levels: [{ base_amount: "180.00", taken_back_amount: "50.00", rate: "5.00" }],
      },
    ]);
    // The new week begins with nothing: what was taken back belongs to the week before.
    bench.noonOf(addDays(next, 4));
    await bench.bet(winner, 5_000);
    await bench.runWeekly(addDays(next, 7));
    expect(await settlement()).toMatchObject([{ period: next, amount: "2.50" }, {}]);
  });

  test("of bold bets is never more than a part of what they count, and less when that is undone", async () => {
    const monday = bench.nextMonday();
    const { settlement, ...rest } = await server.rooms.market.read("agency");
    const turnoverRateMax = { direct: 35, indirect: 7 };
    const set = (day: string, value: typeof settlement) =>
      setNumbers(server, "agency", {
        effectiveFrom: startOfDay(day),
        value: { ...rest, settlement: value },
        setBy: "test",
      });
    await set(addDays(monday, 7), { ...settlement, turnoverRateMax });
    await set(addDays(monday, 14), settlement);
    const week = bench.nextMonday();
    expect(week).toBe(addDays(monday, 7));
    const [a, b, c] = (await chain(3)) as [Player, Player, Player];
    await bench.deposit(b, 50_000);
    await bench.deposit(c, 50_000);
    // All of it in a few shots at much, as nearly every week goes: 5 % of it would be 20.00.
    const undone = await bench.bet(b, 10_000);
    await bench.bet(b, 30_000);
    await bench.bet(c, 20_000);
    const next = addDays(week, 7);
    await bench.runWeekly(next);
    const settled = async () =>
      (await bench.commissions(a, { from: week, to: addDays(week, 6) })).list.find(
        ({ kind }) => kind === "settlement",
      );
    // 400.00 x 0.35 % = 1.40, and 200.00 x 0.07 % = 0.14.
    expect(await settled()).toMatchObject({
      amount: "1.54",
      levels: [
        { level: 1, base_amount: "400.00", rate: "5.00", amount: "1.40" },
        { level: 2, base_amount: "200.00", rate: "1.00", amount: "0.14" },
      ],
    });
    bench.noonOf(next);
    await bench.undo(b, undone);
    await bench.runDaily(addDays(next, 3));
    expect(await settled()).toMatchObject({
      status: "paid",
      earned_amount: "1.54",
      amount: "1.19",
    });
  });

  test("that the house lost is nothing", async () => {
    const monday = bench.nextMonday();
    const [a, b] = (await chain(2)) as [Player, Player];
    await bench.deposit(b, 10_000);
    await bench.bet(b, 5_000, 5_001);
    await bench.runWeekly(addDays(monday, 7));
    const { list } = await bench.commissions(a, { from: monday, to: addDays(monday, 7) });
    expect(list.map(({ kind }) => kind)).not.toContain("settlement");
  });
});

test("an invitee on the inviter's own device stops the payment, and a reason is kept", async () => {
  const monday = bench.nextMonday();
  const inviter = await bench.invite(null);
  const same = await bench.invite(inviter, inviter.device);
  await bench.deposit(same, 10_000);
  await bench.runDaily(addDays(monday, 4));
  expect(await bench.cash(inviter)).toBe(0);
  const { list } = await bench.commissions(inviter, { from: monday, to: monday });
  expect(list).toMatchObject([{ kind: "recharge", status: "under_review" }]);
  const { agency } = server.rooms;
  expect(await agency.listSignals({ agentId: inviter.memberId })).toMatchObject({
    list: [{ reason: "shared-device", inviteeId: same.memberId }],
  });
  const key = { agentId: inviter.memberId, kind: "recharge", period: monday } as const;
  expect(await agency.forfeit(key, operator)).toMatchObject({
    state: "forfeited",
    decidedBy: operator.decidedBy,
  });
  await bench.runDaily(addDays(monday, 5));
  expect(await bench.cash(inviter)).toBe(0);
});

test("the role that the server works as cannot rewrite what a commission was made of", async () => {
  const attempts = [
    sql`UPDATE agency.line SET base_centavos = 1`,
    sql`DELETE FROM agency.line`,
    sql`UPDATE agency.commission SET earned_centavos = 1`,
    sql`DELETE FROM agency.signal`,
  ];
  for (const attempt of attempts) {
    await expect(attempt.execute(server.db)).rejects.toThrow("permission denied");
  }
});
