// Protects: nobody is tied to an inviter by a stranger, twice, or in a circle; who was invited is
// shown without saying who they are; and what the programme promises is what it says.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as contract from "@tucano/contract/player/rewards/agency.ts";
import { listNotifications } from "@tucano/contract/player/site/messages.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { translate } from "../../platform/translate.ts";
import { setNumbers } from "../../testing/numbers.ts";
import { addDays } from "../../platform/days.ts";
import { readJournal } from "../../testing/journal.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { type Bench, createBench, type Player } from "./bench.ts";

const MINUTE_MS = 60_000;

let server: TestServer;
let bench: Bench;
beforeAll(async () => {
  server = await startTestServer();
  bench = createBench(server);
});
afterAll(() => server.close());

type Form = RequestOf<typeof contract.registerSubordinate>;

const formOf = (invitee: Player, inviter: Player): Form => ({
  phone: invitee.phone,
  uid: String(invitee.memberId),
  invite_code: inviter.code.toLowerCase(),
});

async function bind(caller: Player, form: Form) {
  const token = await bench.token(caller);
  return (await server.call(contract.registerSubordinate, form, { token })).body;
}

async function answer(invitee: Player, inviter: Player, accept: boolean) {
  const token = await bench.token(invitee);
  const input = { inviter_id: inviter.memberId, accept };
  return (await server.call(contract.answerWish, input, { token })).body;
}

async function wishesOf(invitee: Player) {
  const token = await bench.token(invitee);
  const { body } = await server.call(contract.listWishes, {}, { token });
  return (body.data as DataOf<typeof contract.listWishes>).list;
}

describe("somebody who knows UID and phone ties nobody", () => {
  const told = async (invitee: Player) => {
    const token = await bench.token(invitee);
    const { body } = await server.call(listNotifications, {}, { token });
    const { list } = body.data as DataOf<typeof listNotifications>;
    return list.filter(({ code }) => code === "team_wish");
  };

  test("the invitee is told once, is asked, and decides", async () => {
    const [inviter, invitee] = [await bench.invite(null), await bench.invite(null)];
    expect(await wishesOf(invitee)).toEqual([]);
    for (let time = 0; time < 3; time += 1) {
      expect(await bind(inviter, formOf(invitee, inviter))).toMatchObject({
        code: 200,
        message: translate("en", "agency.subordinate_asked"),
        data: { state: "asked", counts_from: null },
      });
    }
    expect(await server.rooms.members.inviterOf(invitee.memberId)).toBeNull();
    expect(await told(invitee)).toMatchObject([{ link: "/agency-center/invite" }]);
    expect(await wishesOf(invitee)).toMatchObject([{ inviter_id: inviter.memberId }]);
    // Not for the invitee, and nobody else's to answer.
    expect(await answer(inviter, inviter, true)).toMatchObject({ error: "agency.wish_unknown" });
    expect(await answer(invitee, invitee, true)).toMatchObject({ error: "agency.wish_unknown" });

    expect(await answer(invitee, inviter, false)).toMatchObject({
      code: 200,
      data: { counts_from: null },
    });
    expect(await wishesOf(invitee)).toEqual([]);
    expect(await answer(invitee, inviter, true)).toMatchObject({
      code: 404,
      error: "agency.wish_unknown",
    });
    // Declined is declined: who asks again is answered the same, and nobody hears of it.
    expect(await bind(inviter, formOf(invitee, inviter))).toMatchObject({ code: 200 });
    expect(await wishesOf(invitee)).toEqual([]);
    expect(await told(invitee)).toHaveLength(1);
    expect(await server.rooms.members.inviterOf(invitee.memberId)).toBeNull();
  });

  test("a yes closes no circle, however far down the one stands who asks", async () => {
    const top = await bench.invite(null);
    let last = top;
    for (let level = 0; level < 5; level += 1) last = await bench.invite(last);
    expect(await bind(last, formOf(top, last))).toMatchObject({ data: { state: "asked" } });
    expect(await answer(top, last, true)).toMatchObject({ code: 409, error: "agency.own_tree" });
  });

  test("twenty are asked in a day, and no more", async () => {
    const inviter = await bench.invite(null);
    const codes: number[] = [];
    for (let time = 0; time < 21; time += 1) {
      codes.push((await bind(inviter, formOf(await bench.invite(null), inviter))).code);
    }
    expect(codes).toEqual([...Array<number>(20).fill(200), 429]);
  });
});

describe("registering a subordinate", () => {
  test("ties whom nobody invited, and counts from the next day on", async () => {
    const monday = bench.nextMonday();
    const [inviter, invitee] = [await bench.invite(null), await bench.invite(null)];
    await bench.deposit(invitee, 50_000);
    await bench.bet(invitee, 40_000);
    await bind(inviter, formOf(invitee, inviter));
    expect(await answer(invitee, inviter, true)).toMatchObject({
      code: 200,
      data: { counts_from: addDays(monday, 1) },
    });
    bench.noonOf(addDays(monday, 1));
    await bench.bet(invitee, 10_000);
    await bench.runDaily(addDays(monday, 2));
    const { list } = await bench.commissions(inviter, { from: monday, to: addDays(monday, 2) });
    expect(list).toMatchObject([{ kind: "betting", period: addDays(monday, 1), amount: "0.10" }]);
    expect(await bind(invitee, formOf(invitee, inviter))).toMatchObject({
      code: 409,
      error: "agency.already_bound",
    });
    expect(await bind(invitee, formOf(inviter, invitee))).toMatchObject({
      code: 409,
      error: "agency.own_tree",
    });
  });

  test("by many at once ties to one inviter", async () => {
    const [one, other, invitee] = [
      await bench.invite(null),
      await bench.invite(null),
      await bench.invite(null),
    ];
    const callers = [one, other];
    for (const caller of callers) await bind(caller, formOf(invitee, caller));
    const token = await bench.token(invitee);
    const codes = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const input = { inviter_id: (callers[index % 2] ?? one).memberId, accept: true };
        return (await server.call(contract.answerWish, input, { token })).status;
      }),
    );
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([200, 409]));
    expect(await wishesOf(invitee)).toEqual([]);
  });

  test("says what is wrong with each field, and not whose phone it is", async () => {
    const [inviter, invitee] = [await bench.invite(null), await bench.invite(null)];
    const right = formOf(invitee, inviter);
    const refused = async (changes: Partial<Form>) => {
      const answer = await bind(inviter, { ...right, ...changes });
      expect(answer).toMatchObject({ code: 422, error: "agency.invalid_subordinate" });
      return answer.fields;
    };
    const uid = translate("en", "agency.uid_unknown");
    const invite_code = translate("en", "agency.invite_code_unknown");
    const phone = translate("en", "agency.phone_invalid");
    expect(await refused({ uid: "999999999" })).toEqual({ uid });
    expect(await refused({ uid: String(inviter.memberId) })).toEqual({ uid });
    expect(await refused({ phone: inviter.phone })).toEqual({ uid });
    expect(await refused({ invite_code: "XXXXXXXX" })).toEqual({ invite_code });
    expect(await refused({ phone: "123", uid: "abc", invite_code: "" })).toEqual({
      uid,
      invite_code,
      phone,
    });
  });

  test("is for the two of them and for who stands above them", async () => {
    const top = await bench.invite(null);
    const agent = await bench.invite(top);
    const [invitee, stranger] = [await bench.invite(null), await bench.invite(null)];
    expect(await bind(stranger, formOf(invitee, agent))).toMatchObject({
      code: 403,
      error: "agency.not_your_invitation",
    });
    expect(await bind(top, formOf(invitee, agent))).toMatchObject({ code: 200 });
  });
});

test("invitees are listed, the newest first, with what they did and without names", async () => {
  const monday = bench.nextMonday();
  const inviter = await bench.invite(null);
  const first = await bench.invite(inviter);
  server.clock.advance(MINUTE_MS);
  const second = await bench.invite(inviter);
  server.clock.advance(MINUTE_MS);
  const below = await bench.invite(first);
  await bench.deposit(first, 10_000);
  await bench.deposit(first, 2_550);
  await bench.bet(first, 7_000);
  await bench.deposit(below, 5_000);
  await readJournal(server.house.journal);
  const token = await bench.token(inviter);
  const all = await server.call(contract.listInvitees, { limit: 2 }, { token });
  expect(all.body.data).toMatchObject({
    total: 3,
    direct_count: 2,
    indirect_count: 1,
    total_recharge: "175.50",
    total_staked: "70.00",
    list: [
      { level: 2, is_recharged: true, recharge_total: "50.00" },
      { level: 1, is_recharged: false, recharge_total: "0.00" },
    ],
  });
  const direct = await server.call(contract.listInvitees, { level: 1, range: "today" }, { token });
  expect(direct.body.data.list).toMatchObject([
    {},
    { level: 1, recharge_count: 2, recharge_total: "125.50", staked_total: "70.00" },
  ]);
  const told = JSON.stringify([all.body, direct.body]);
  for (const { account } of [first, second, below]) expect(told).not.toContain(`"${account}"`);
  const before = { from: addDays(monday, -2), to: addDays(monday, -1) };
  const none = await server.call(contract.listInvitees, before, { token });
  expect(none.body.data).toMatchObject({ total: 0, list: [] });
});

test("the scheme is told with its numbers, and its examples follow from them", async () => {
  const token = await bench.token(await bench.invite(null));
  const recharge = await server.call(contract.rechargeMechanism, {}, { token });
  expect(recharge.body.data).toMatchObject({
    is_open: true,
    hold_days: 3,
    turnover_multiple: 1,
    first: { direct: "5.00", indirect: "1.00" },
    deposit_from: "50.00",
    per_deposit_max: "500.00",
    example: {
      deposit_amount: "200.00",
      lines: [
        { is_first: true, level: 1, rate: "5.00", amount: "10.00" },
        { is_first: true, level: 2, rate: "1.00", amount: "2.00" },
        { is_first: false, level: 1, rate: "0.20", amount: "0.40" },
        { is_first: false, level: 2, rate: "0.05", amount: "0.10" },
      ],
    },
  });
  const betting = await server.call(contract.bettingMechanism, {}, { token });
  expect(betting.body.data).toMatchObject({
    turnover_rate_max: null,
    tiers: [{ from_amount: "0.00", direct_rate: "0.10", indirect_rate: "0.03" }, {}, {}],
    example: {
      levels: [
        { level: 1, base_amount: "15000.00", rate: "0.15", amount: "22.50" },
        { level: 2, base_amount: "7500.00", rate: "0.03", amount: "2.25" },
        { level: 3, base_amount: "1500.00", rate: "0.03", amount: "0.45" },
      ],
      total: "25.20",
    },
  });
  const settlement = await server.call(contract.settlementMechanism, {}, { token });
  expect(settlement.body.data).toMatchObject({
    turnover_rate_max: { direct: "0.35", indirect: "0.07" },
    example: {
      levels: [{ rate: "8.00", amount: "1200.00" }, { rate: "1.00" }, { rate: "1.00" }],
      total: "1290.00",
    },
  });
});

test("while the market has no programme, nothing is earned and nobody is tied", async () => {
  const monday = bench.nextMonday();
  const inviter = await bench.invite(null);
  const invitee = await bench.invite(inviter);
  const stranger = await bench.invite(null);
  const set = async (day: string, hasAgency: boolean) => {
    const effectiveFrom = new Date(`${day}T03:00:00Z`);
    const value = { ...(await server.rooms.market.read("switches")), hasAgency };
    await setNumbers(server, "switches", { effectiveFrom, value, setBy: "ops@tucano.local" });
  };
  expect(await bind(inviter, formOf(stranger, inviter))).toMatchObject({ code: 200 });
  await set(addDays(monday, 1), false);
  await set(addDays(monday, 3), true);
  bench.noonOf(addDays(monday, 1));
  await bench.deposit(invitee, 100_000);
  await bench.bet(invitee, 20_000);
  expect(await answer(stranger, inviter, true)).toMatchObject({ error: "agency.closed" });
  expect(await bind(inviter, formOf(stranger, inviter))).toMatchObject({
    code: 409,
    error: "agency.closed",
  });
  const shown = await server.call(contract.overview, {}, { token: await bench.token(inviter) });
  expect(shown.body.data).toMatchObject({ is_open: false, direct_count: 1 });
  bench.noonOf(addDays(monday, 3));
  await bench.bet(invitee, 30_000);
  await bench.runDaily(addDays(monday, 4));
  const { list } = await bench.commissions(inviter, { from: monday, to: addDays(monday, 4) });
  expect(list).toMatchObject([{ period: addDays(monday, 3), amount: "0.30" }]);
});
