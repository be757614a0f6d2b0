// Protects: whatever stands against a claim is told by its own code, by every call that pays a
// reward, and nothing of it is paid.
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { DataOf, Endpoint } from "@tucano/contract/endpoint.ts";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { login, register } from "@tucano/contract/player/account/members.ts";
import * as contract from "@tucano/contract/player/rewards/promotions.ts";
import * as vip from "@tucano/contract/player/rewards/vip.ts";
import {
  checkDailyWheel,
  checkLotteryWheel,
  claimDailyWheel,
  claimLotteryWheel,
} from "@tucano/contract/player/rewards/wheels.ts";
import { addDays, startOfDay } from "../src/platform/days.ts";
import { type Bench, openBench } from "../src/promotions/test/bench.ts";
import type { RewardKind } from "../src/rewards/index.ts";
import { registrationForm, type TestMember } from "../src/testing/people/people.ts";
import type { Answer } from "../src/testing/server.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

interface Claim {
  readonly endpoint: Endpoint;
  readonly kind: RewardKind;
  readonly input?: object;
  /** Somebody who has it to claim. */
  earn(): Promise<TestMember>;
}

async function rich(amount: number): Promise<TestMember> {
  const member = await bench.newPlayer();
  await bench.payIn(member, amount);
  return member;
}

async function inviter(): Promise<TestMember> {
  const ana = await bench.newPlayer();
  const bia = await bench.newPlayer({ invite_code: ana.user.invite_code });
  await bench.payIn(bia, 50_000);
  await bench.play(bia, { stake: 50_000 });
  return ana;
}

async function player(staked: number): Promise<TestMember> {
  const member = await rich(500_000);
  await bench.play(member, { stake: staked, win: staked });
  return member;
}

async function onTheDayAfter(member: TestMember): Promise<TestMember> {
  bench.goOn(1);
  return member;
}

/** As the nightly job writes it down. */
async function withRebate(): Promise<TestMember> {
  const member = await onTheDayAfter(await player(500_000));
  await bench.ask(vip.listRebates, member);
  await bench.server.jobs.runNow("vip.settle-days");
  return member;
}

async function withLoss(): Promise<TestMember> {
  const member = await rich(20_000);
  await bench.play(member, { stake: 10_000 });
  return onTheDayAfter(member);
}

const upgrade = { kind: "upgrade", level: 1 };
const ftd: Claim = { endpoint: contract.claimFirstRecharge, kind: "ftd", earn: () => rich(50_000) };
const relief: Claim = {
  endpoint: contract.claimDailyRelief,
  kind: "daily-relief",
  earn: withLoss,
};
const sevenDays: Claim = {
  endpoint: contract.sevenDays,
  kind: "day7",
  input: { claim: true },
  earn: () => bench.newPlayer(),
};
const gift: Claim = {
  endpoint: vip.claimGift,
  kind: "vip.upgrade",
  input: upgrade,
  earn: () => player(500_000),
};
const rebate: Claim = { endpoint: vip.claimRebates, kind: "rebate", earn: withRebate };

const claims: readonly Claim[] = [
  ftd,
  { endpoint: contract.claimInvitation, kind: "invitation", earn: inviter },
  relief,
  { endpoint: contract.claimRechargeRebate, kind: "recharge-rebate", earn: () => rich(50_000) },
  { endpoint: contract.claimRechargeTiers, kind: "recharge-tier", earn: () => rich(200_000) },
  sevenDays,
  gift,
  rebate,
];

/** With a sign-in of its own: what stopped somebody has ended the others. */
async function claimAs({ account, password }: TestMember, claim: Claim): Promise<Answer> {
  const signedIn = await bench.server.call(login, { account, password });
  const token: string = signedIn.body.data.access_token;
  return bench.server.send(claim.endpoint, claim.input ?? {}, { token });
}

describe.each(claims.map((claim) => [claim.endpoint.path, claim] as const))(
  "%s",
  (_path, claim) => {
    test("pays nobody who takes time out, and nothing that was taken back", async () => {
      const { rewards, compliance } = bench.server.rooms;
      const member = await claim.earn();
      const { memberId } = member;
      // Looked at first, as players do: gifts are written down then.
      await bench.ask(vip.vipInfo, member);
      const before = await bench.walletOf(member);
      await compliance.startTimeOut(memberId, { days: 1, reason: "needs a rest" });
      const blocked = await claimAs(member, claim);
      expect([blocked.status, blocked.body.error]).toEqual([403, "rewards.account_blocked"]);
      const { list } = await rewards.list(memberId, { kinds: [claim.kind] });
      for (const { id } of list) await rewards.forfeit(id, "ops@tucano.local", "two accounts");
      const named = claim.kind === "rebate" ? { day: list[0]?.period } : claim.input;
      const taken = await claimAs(member, {
        ...claim,
        input: namedOrder(claim, list) ?? named ?? {},
      });
      expect([taken.status, taken.body.error]).toEqual([409, "rewards.forfeited"]);
      expect(await bench.walletOf(member)).toMatchObject({
        cash: before.cash,
        bonus: before.bonus,
      });
    });
  },
);

/** A claim that names nothing chooses among what can be claimed. */
function namedOrder({ kind }: Claim, list: readonly { period: string }[]): object | null {
  const [first] = list;
  if (first === undefined) return null;
  if (kind === "recharge-rebate" || kind === "recharge-tier") return { id: first.period };
  if (kind === "invitation") return { invitee_id: Number(first.period.split(":")[1]) };
  return null;
}

test.each([relief, sevenDays])("the day ends while it is claimed: $kind", async (claim) => {
  const { clock, rooms } = bench.server;
  const member = await claim.earn();
  await bench.ask(contract.checkDailyRelief, member);
  const claimNow = rooms.rewards.claimNow.bind(rooms.rewards);
  const midnight = startOfDay(addDays(bench.today(), 1));
  const late = vi.spyOn(rooms.rewards, "claimNow").mockImplementation((offer, guards) => {
    clock.set(midnight);
    return claimNow(offer, guards);
  });
  const answer = await claimAs(member, claim);
  late.mockRestore();
  bench.goOn(0);
  expect([answer.status, answer.body.error]).toEqual([409, "rewards.expired"]);
});

test("a recharge of an event that is over, and a gift of long ago, have expired", async () => {
  const member = await player(500_000);
  const orderNo = await bench.payIn(member, 50_000);
  await bench.ask(vip.vipInfo, member);
  bench.goOn(500);
  const old = await claimAs(member, {
    endpoint: contract.claimRechargeRebate,
    kind: "recharge-rebate",
    input: { id: orderNo },
    earn: () => Promise.resolve(member),
  });
  expect([old.status, old.body.error]).toEqual([409, "rewards.expired"]);
  const late = await claimAs(member, gift);
  expect([late.status, late.body.error]).toEqual([409, "rewards.expired"]);
});

/** Wheels are turned with a client seed for what the house is committed to. */
async function seedFor(endpoint: Endpoint, { token }: TestMember): Promise<object> {
  const looks = new Map<Endpoint, Endpoint>([
    [claimDailyWheel, checkDailyWheel],
    [claimLotteryWheel, checkLotteryWheel],
  ]);
  const look = looks.get(endpoint);
  if (look === undefined) return {};
  const seen = await bench.server.send(look, {}, { token });
  const { commitment } = (seen.body.data as DataOf<typeof checkDailyWheel>).fairness;
  return { client_seed: "a-seed-of-tests", commitment };
}

const dailySpin: Claim = {
  endpoint: claimDailyWheel,
  kind: "daily-wheel",
  earn: () => bench.newPlayer(),
};
const lotterySpin: Claim = {
  endpoint: claimLotteryWheel,
  kind: "lottery-wheel",
  earn: () => rich(100_000),
};

test.each([ftd, sevenDays, dailySpin, lotterySpin])(
  "one device, one claim: $kind",
  async (claim) => {
    const { server } = bench;
    // Signs in for the others: the device that counts is the one that was used last.
    const witness = await bench.newPlayer();
    const first = await claim.earn();
    const device = first.answer.cookies.find(({ name }) => name === "tucano_device");
    const form = registrationForm();
    const headers = { cookie: `tucano_device=${device?.value ?? ""}` };
    const { body } = await server.call(register, form, { headers });
    const second = { ...first, ...body.data.user, memberId: toMemberId(body.data.user.id), form };
    const { account = "", password = "" } = form;
    await bench.payIn({ ...second, account, password }, 100_000);
    await bench.ask(contract.checkFirstRecharge, witness);
    const input = claim.input ?? (await seedFor(claim.endpoint, first));
    expect((await server.send(claim.endpoint, input, { token: first.token })).status).toBe(200);
    const token: string = body.data.access_token;
    await bench.ask(contract.checkFirstRecharge, witness);
    const again = await server.send(claim.endpoint, claim.input ?? {}, { token });
    expect([again.status, again.body.error]).toEqual([409, "rewards.already_used"]);
  },
);

test("two invitees on one device are paid for once, and it is noted", async () => {
  const { server } = bench;
  const ana = await bench.newPlayer();
  const invite_code = ana.user.invite_code;
  const bia = await bench.newPlayer({ invite_code });
  const device = bia.answer.cookies.find(({ name }) => name === "tucano_device");
  const headers = { cookie: `tucano_device=${device?.value ?? ""}` };
  const { body } = await server.call(register, registrationForm({ invite_code }), { headers });
  const rui = toMemberId(body.data.user.id);
  for (const member of [bia, { ...bia, memberId: rui }]) {
    await bench.payIn(member, 50_000);
    await bench.play(member, { stake: 50_000 });
  }
  const claim = (input: object) => bench.call(contract.claimInvitation, ana, input);
  expect((await claim({ invitee_id: bia.memberId })).status).toBe(200);
  const second = await claim({ invitee_id: rui });
  expect([second.status, second.body.error]).toEqual([409, "rewards.already_used"]);
  const list = await server.rooms.rewards.signalsOf(rui, 10);
  const noted = { memberId: rui, otherMemberId: bia.memberId, guard: "device" };
  expect(list).toContainEqual(expect.objectContaining(noted));
});

test("a claim that names nobody does not repeat what was paid last", async () => {
  const ana = await inviter();
  const claim = () => bench.call(contract.claimInvitation, ana);
  expect((await claim()).status).toBe(200);
  const again = await claim();
  expect([again.status, again.body.error]).toEqual([409, "promotions.not_eligible"]);
});

test("what was bet and taken back on one day has earned nothing by any rule", async () => {
  const ana = await bench.newPlayer();
  const bia = await bench.newPlayer({ invite_code: ana.user.invite_code });
  await bench.payIn(bia, 500_000);
  for (let count = 0; count < 5; count += 1) {
    await bench.play(bia, { stake: 500_000, isVoid: true });
  }
  const wheel = await bench.ask(checkLotteryWheel, bia);
  expect(wheel.sources.find(({ source }) => source === "turnover")).toMatchObject({ spins: 0 });
  const level = await bench.call(vip.claimGift, bia, { kind: "upgrade", level: 1 });
  expect(level.body).toMatchObject({ error: "vip.upgrade_required" });
  const invited = await bench.call(contract.claimInvitation, ana);
  expect(invited.body).toMatchObject({ error: "promotions.not_eligible" });
  bench.goOn(1);
  expect(await bench.ask(contract.checkDailyRelief, bia)).toMatchObject({ reason_code: "no_loss" });
  await bench.server.jobs.runNow("vip.settle-days");
  const rebates = await bench.call(vip.claimRebates, bia);
  expect(rebates.body).toMatchObject({ error: "vip.nothing_to_claim" });
});

test("what the house has closed is not offered, on wheels either", async () => {
  const member = await rich(10_000);
  await bench.setTomorrow("dailyRelief", { isOpen: false });
  await bench.setTomorrow("dailyWheel", { isOpen: false });
  await bench.setTomorrow("lotteryWheel", { isOpen: false });
  bench.goOn(2);
  const answer = await bench.call(contract.claimDailyRelief, member);
  expect([answer.status, answer.body.error]).toEqual([409, "promotions.not_offered"]);
  for (const endpoint of [claimDailyWheel, claimLotteryWheel]) {
    const turned = await bench.call(endpoint, member);
    expect([turned.status, turned.body.error]).toEqual([409, "wheels.closed"]);
  }
  await bench.server.rooms.compliance.startTimeOut(member.memberId, { days: 1, reason: "a rest" });
  for (const endpoint of [claimDailyWheel, claimLotteryWheel]) {
    const refused = await claimAs(member, { ...ftd, endpoint });
    expect([refused.status, refused.body.error]).toEqual([403, "rewards.account_blocked"]);
  }
});
