// Protects: an activity is paid to whom it is for, while it lasts, and never beyond its budget,
// however many claim at once; what a claim took and did not pay is there for others.
import { afterAll, beforeAll, expect, test } from "vitest";
import { activityDetails } from "@tucano/contract/player/rewards/activities.ts";
import * as contract from "@tucano/contract/player/rewards/promotions.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import { type Numbers, severalKeys } from "../../market/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { addDays, startOfDay, toWireInstant } from "../../platform/days.ts";
import type { TestMember } from "../../testing/people/people.ts";
import { NOTE_MEANT_JOB } from "../jobs.ts";
import { type Bench, openBench } from "./bench.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const everybody = {
  site: null,
  levelFrom: 0,
  levelTo: null,
  newDays: null,
  registeredFrom: null,
  registeredTo: null,
};
const unbounded = { dayCentavos: null, wholeCentavos: null };

async function rechargers(count: number, amount: number): Promise<TestMember[]> {
  const members: TestMember[] = [];
  for (let index = 0; index < count; index += 1) {
    const member = await bench.newPlayer();
    await bench.payIn(member, amount);
    members.push(member);
  }
  return members;
}

const claimFirst = (member: TestMember) => bench.call(contract.claimFirstRecharge, member);

test("a day's budget is never exceeded by claims at once, and begins anew at midnight", async () => {
  await bench.setTomorrow("firstRecharge", {
    budget: { dayCentavos: 65_000, wholeCentavos: 1_000_000 },
  });
  bench.goOn(1);
  const members = await rechargers(5, 20_000);
  const answers = await Promise.all(members.map(claimFirst));
  const paid = answers.filter(({ status }) => status === 200);
  expect(paid).toHaveLength(3);
  const refused = answers.filter(({ status }) => status !== 200);
  for (const { body } of refused) {
    expect(body).toMatchObject({ code: 409, error: "rewards.budget_spent" });
  }
  const late = members[answers.findIndex(({ status }) => status !== 200)];
  if (late === undefined) throw new Error("Two of five were refused.");
  expect(await bench.ask(contract.checkFirstRecharge, late)).toMatchObject({
    state: "not_eligible",
    reason_code: "budget_spent",
    reason: "This promotion has run out for now.",
  });
  bench.goOn(1);
  expect((await claimFirst(late)).status).toBe(200);
  expect((await claimFirst(late)).status).toBe(200);
  expect(await bench.walletOf(late)).toMatchObject({ bonus: 20_000 });
});

test("the whole budget lasts until its beginning is moved", async () => {
  await bench.setTomorrow("dailyRelief", {
    budget: { dayCentavos: null, wholeCentavos: 150 },
  });
  bench.goOn(1);
  const members = [await bench.newPlayer(), await bench.newPlayer()];
  for (const member of members) {
    await bench.payIn(member, 20_000);
    await bench.play(member, { stake: 10_000 });
  }
  bench.goOn(1);
  const [first, second] = members;
  if (first === undefined || second === undefined) throw new Error("There are two.");
  expect((await bench.call(contract.claimDailyRelief, first)).status).toBe(200);
  const check = () => bench.ask(contract.checkDailyRelief, second);
  expect(await check()).toMatchObject({ reason_code: "budget_spent" });
  const { body } = await bench.call(contract.claimDailyRelief, second);
  expect(body).toMatchObject({ error: "rewards.budget_spent" });
});

test("an activity is there while it lasts, and is told with its end", async () => {
  const tomorrow = addDays(bench.today(), 1);
  const startsAt = toWireInstant(startOfDay(tomorrow));
  const endsAt = toWireInstant(new Date(startOfDay(addDays(tomorrow, 2)).getTime() - 1_000));
  await bench.setTomorrow("rechargeTiers", {
    startsAt,
    endsAt,
  });
  bench.goOn(1);
  const member = await bench.newPlayer();
  await bench.payIn(member, 200_000);
  const told = await bench.ask(activityDetails, member);
  const tiers = told.list.find(({ code }) => code === "recharge-tiers");
  expect(tiers).toMatchObject({ starts_at: startsAt, ends_at: endsAt });
  bench.goOn(2);
  await bench.payIn(member, 500_000);
  const after = await bench.ask(activityDetails, member);
  expect(after.list.map(({ code }) => code)).not.toContain("recharge-tiers");
  const check = await bench.ask(contract.checkRechargeTiers, member);
  // What was promised while it lasted is still paid; what was recharged after it earns nothing.
  expect(check).toMatchObject({ state: "claimable", total: 1 });
});

test("an activity for others is refused, told as such, and not listed on another site", async () => {
  await bench.setTomorrow("day7", {
    audience: { ...everybody, levelFrom: 2, newDays: 30 },
    budget: unbounded,
  });
  await bench.setTomorrow("rechargeRebate", { audience: { ...everybody, site: "elsewhere" } });
  bench.goOn(1);
  const member = await bench.newPlayer();
  await bench.payIn(member, 30_000);
  const seven = await bench.ask(contract.sevenDays, member);
  expect(seven).toMatchObject({
    state: "not_eligible",
    reason_code: "not_meant",
    reason: "This promotion is for other accounts. See its terms for which ones.",
  });
  expect(seven.terms).toContain("For players at VIP level 2 and above.");
  expect(seven.terms).toContain("For accounts opened less than 30 days ago.");
  const { body } = await bench.call(contract.sevenDays, member, { claim: true });
  expect(body).toMatchObject({ code: 409, error: "promotions.not_for_you" });
  expect(await bench.ask(contract.checkRechargeRebate, member)).toMatchObject({
    reason_code: "not_meant",
    total: 0,
  });
  const { list } = await bench.ask(activityDetails, member);
  expect(list.map(({ code }) => code)).not.toContain("recharge-rebate");
  expect(list.map(({ code }) => code)).toContain("day7");
});

/** A member for whom all of them are claimable today; tomorrow it is the relief of today's loss. */
async function entitled(): Promise<TestMember> {
  const member = await bench.newPlayer();
  const invitee = await bench.newPlayer({ invite_code: member.user.invite_code });
  for (const each of [member, invitee]) {
    await bench.payIn(each, 200_000);
    await bench.play(each, { stake: 200_000 });
  }
  return member;
}

const claims = {
  firstRecharge: [contract.claimFirstRecharge, {}],
  rechargeTiers: [contract.claimRechargeTiers, {}],
  invitation: [contract.claimInvitation, {}],
  dailyRelief: [contract.claimDailyRelief, {}],
  rechargeRebate: [contract.claimRechargeRebate, {}],
  day7: [contract.sevenDays, { claim: true }],
} as const;
type Claimed = keyof typeof claims;
const activities = Object.keys(claims) as Claimed[];

test.each(activities)("%s is refused beyond its budget, and to whom it is not for", async (key) => {
  const [endpoint, input] = claims[key];
  const nothing = { ...unbounded, dayCentavos: 0 };
  const lasting = key === "rechargeTiers" ? { startsAt: null, endsAt: null } : {};
  await bench.setTomorrow(key, { ...lasting, audience: everybody, budget: nothing });
  bench.goOn(1);
  const member = await entitled();
  if (key === "dailyRelief") bench.goOn(1);
  const spent = await bench.call(endpoint, member, input);
  expect(spent.body).toMatchObject({ code: 409, error: "rewards.budget_spent" });

  await bench.setTomorrow(key, { audience: { ...everybody, levelFrom: 30 }, budget: unbounded });
  bench.goOn(1);
  const other = await entitled();
  if (key === "dailyRelief") bench.goOn(1);
  const refused = await bench.call(endpoint, other, input);
  expect(refused.body).toMatchObject({ code: 409, error: "promotions.not_for_you" });
});

test.each(severalKeys)(
  "of several at once, %s: the one that is theirs pays from its own budget",
  async (key) => {
    const { others: _others, ...standing } = await bench.server.rooms.market.read(key);
    const lasting = { startsAt: "2026-01-01T00:00:00-03:00", endsAt: "2099-01-01T00:00:00-03:00" };
    const open = { ...standing, ...lasting, isOpen: true, audience: everybody };
    const beside = { ...open, segmentId: null, segmentVersion: null, budget: unbounded };
    const others = [
      { ...beside, code: "nobodys", audience: { ...everybody, levelFrom: 30 } },
      { ...beside, code: "theirs" },
    ];
    const value = { ...open, budget: { ...unbounded, dayCentavos: 0 }, others };
    await bench.setTomorrow(key, value as Numbers[typeof key]);
    bench.goOn(1);
    const [endpoint, input] = claims[key];
    const member = await entitled();
    if (key === "dailyRelief") bench.goOn(1);
    expect((await bench.call(endpoint, member, input)).status).toBe(200);
  },
);

test("of several at once a player sees and gets the first that is theirs, and keeps it", async () => {
  const { server } = bench;
  const [meant, other] = [await bench.newPlayer(), await bench.newPlayer()];
  const { market, segments } = server.rooms;
  await bench.payIn(meant, 50_000);
  bench.goOn(1);
  const rules = {
    period_days: 30,
    deposited: { from: toCentavos(50_000), to: toCentavos(50_000) },
  };
  const wish = { segmentId: null, name: "Depositors", purpose: "marketing", rules } as const;
  const { segmentId, version } = await inTransaction(server.db, (tx) =>
    segments.save(tx, { ...wish, setBy: "ops@tucano.local" }),
  );
  const { others: _others, ...standing } = await market.read("rechargeRebate");
  const lasting = {
    isOpen: true,
    startsAt: "2026-01-01T00:00:00-03:00",
    endsAt: "2099-01-01T00:00:00-03:00",
    audience: everybody,
    budget: unbounded,
  };
  const row = { segmentId: null, segmentVersion: null, ...standing, ...lasting };
  await bench.setTomorrow("rechargeRebate", {
    ...lasting,
    rate: 1_000,
    others: [
      { ...row, code: "level-nine", rate: 9_000, audience: { ...everybody, levelFrom: 9 } },
      { ...row, code: "closed", rate: 8_000, isOpen: false },
      { ...row, code: "depositors", rate: 3_000, segmentId, segmentVersion: version },
    ],
  });
  bench.goOn(1);
  const rateOf = async (member: TestMember) => {
    const { numbers } = await bench.ask(contract.checkRechargeRebate, member);
    return numbers.find(({ code }) => code === "rate")?.value;
  };
  expect([await rateOf(meant), await rateOf(other)]).toEqual(["10.00", "10.00"]);
  await server.jobs.runNow(NOTE_MEANT_JOB);
  expect([await rateOf(meant), await rateOf(other)]).toEqual(["30.00", "10.00"]);
  const costOf = async (member: TestMember) => {
    const { numbers } = await bench.ask(contract.checkRechargeRebate, member);
    return Number(numbers.find(({ code }) => code === "cost_at_most")?.value);
  };
  // More for the same turnover: each publishes its own.
  const { costRates } = await market.read("offerCosts");
  expect((await costOf(other)) * 100).toBe(costRates.rechargeRebate);
  expect(await costOf(meant)).toBeGreaterThan(await costOf(other));
  // Paying in takes them out of the segment; what was promised stays.
  await bench.payIn(meant, 20_000);
  await bench.payIn(other, 20_000);
  await server.jobs.runNow(NOTE_MEANT_JOB);
  const latest = async (member: TestMember) =>
    (await bench.ask(contract.checkRechargeRebate, member)).list[0]?.reward_amount;
  expect([await latest(meant), await latest(other)]).toEqual(["60.00", "20.00"]);
  await bench.setTomorrow("rechargeRebate", { rate: 2_000, others: [] });
  bench.goOn(1);
  expect(await rateOf(meant)).toBe("20.00");
});
