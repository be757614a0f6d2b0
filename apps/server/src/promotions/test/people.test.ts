// Protects: what is given for inviting, losing and coming back follows from what really happened,
// net of what was taken back, on the day on which it can be claimed and on no other.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { me } from "@tucano/contract/player/account/members.ts";
import * as activities from "@tucano/contract/player/rewards/activities.ts";
import * as contract from "@tucano/contract/player/rewards/promotions.ts";
import { UNITS_PER_CENTAVO } from "@tucano/contract/studios/studio-wallet.ts";
import { userOf } from "../../rounds/index.ts";
import type { TestMember } from "../../testing/people/people.ts";
import { type Bench, openBench, race } from "./bench.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

describe("An invitation", () => {
  test("pays once for each invitee who has recharged and staked enough", async () => {
    const ana = await bench.newPlayer();
    const invite_code = ana.user.invite_code;
    const [bia, rui] = [
      await bench.newPlayer({ invite_code }),
      await bench.newPlayer({ invite_code }),
    ];
    for (const invitee of [bia, rui]) await bench.payIn(invitee, 60_000);
    await bench.play(bia, { stake: 40_000, win: 35_000 });
    await bench.play(bia, { stake: 10_000 });
    // The same, but a part of it was taken back.
    await bench.play(rui, { stake: 40_000, win: 35_000 });
    await bench.play(rui, { stake: 10_000, isVoid: true });
    const shown = await bench.ask(contract.checkInvitation, ana, { site: "tucano" });
    expect(shown).toMatchObject({ state: "claimable", total: 2, claimable_count: 1 });
    const byId = new Map(shown.list.map((row) => [row.invitee_id, row]));
    expect(byId.get(bia.memberId)).toMatchObject({
      state: "claimable",
      reward_amount: "100.00",
      turnover_required: "100.00",
      pocket: "cash",
      account: `jo***${bia.account.slice(-1)}`,
      until: "2027-01-09T00:00:00.000-03:00",
    });
    expect(byId.get(rui.memberId)).toMatchObject({
      state: "not_eligible",
      reason_code: "invitee_progress",
      progress: [
        { code: "recharge", required: "100.00", done: "600.00", missing: "0.00" },
        { code: "stake", required: "500.00", done: "400.00", missing: "100.00" },
      ],
    });
    const tooEarly = await bench.call(contract.claimInvitation, ana, { invitee_id: rui.memberId });
    expect(tooEarly.body).toMatchObject({ code: 409, error: "promotions.not_eligible" });
    const named = { name: bia.account };
    const claim = () => bench.call(contract.claimInvitation, ana, named);
    for (const { body } of [...(await race(50, claim)), await claim()]) {
      expect(body).toMatchObject({ code: 200, data: { reward_amount: "100.00" } });
    }
    expect(await bench.walletOf(ana)).toMatchObject({ cash: 10_000, turnoverOwed: 10_000 });
    expect(await bench.ask(contract.checkInvitation, ana)).toMatchObject({
      claimable_count: 0,
      claimed_count: 1,
      claimed_amount: "100.00",
    });
  });

  test("of nobody, or of somebody else's invitee, names a user who does not exist", async () => {
    const [ana, stranger] = [await bench.newPlayer(), await bench.newPlayer()];
    for (const named of [{ name: "nobody.at.all" }, { invitee_id: stranger.memberId }]) {
      const claim = await bench.call(contract.claimInvitation, ana, named);
      expect(claim.body).toMatchObject({
        code: 409,
        error: "promotions.user_unknown",
        message: "USER DOES NOT EXIST",
      });
    }
    // The caller's own name names nobody.
    const claim = await bench.call(contract.claimInvitation, ana, { name: ana.account });
    expect(claim.body).toMatchObject({ error: "promotions.not_eligible" });
  });

  test("can be claimed for the days that were promised", async () => {
    const ana = await bench.newPlayer();
    const bia = await bench.newPlayer({ invite_code: ana.user.invite_code });
    await bench.payIn(bia, 50_000);
    await bench.play(bia, { stake: 50_000 });
    bench.goOn(31);
    expect(await bench.ask(contract.checkInvitation, ana)).toMatchObject({
      list: [{ state: "not_eligible", reason_code: "time_over" }],
    });
    const claim = await bench.call(contract.claimInvitation, ana);
    expect(claim.body).toMatchObject({ error: "rewards.expired" });
  });
});

describe("The daily relief", () => {
  test("gives a part of yesterday's net loss in cash, on the next day only", async () => {
    const member = await bench.newPlayer();
    await bench.payIn(member, 20_000);
    await bench.giveBonus(member, 5_000);
    await bench.play(member, { stake: 10_000, win: 3_550 });
    await bench.play(member, { stake: 5_000, isVoid: true });
    await bench.play(member, { stake: 2_000, pocket: "bonus" });
    const today = bench.today();
    expect(await bench.ask(contract.checkDailyRelief, member)).toMatchObject({
      state: "not_eligible",
      reason_code: "no_loss",
      today: { day: today, loss_amount: "64.50", reward_amount: "1.20" },
    });
    bench.goOn(1);
    expect(await bench.ask(contract.checkDailyRelief, member)).toMatchObject({
      state: "claimable",
      day: today,
      loss_amount: "64.50",
      // 8 % of the loss were 5.16; 1 % of the 120.00 that the bets count are less.
      reward_amount: "1.20",
      turnover_required: "1.20",
      seconds_left: 43_200,
    });
    const { cash } = await bench.walletOf(member);
    const claim = () => bench.call(contract.claimDailyRelief, member);
    for (const { status } of [...(await race(20, claim)), await claim()]) expect(status).toBe(200);
    expect((await bench.walletOf(member)).cash).toBe(cash + 120);
  });

  test("is over on the day after, and nothing for little or no loss", async () => {
    const [late, little, ahead] = [
      await bench.newPlayer(),
      await bench.newPlayer(),
      await bench.newPlayer(),
    ];
    for (const member of [late, little, ahead]) await bench.payIn(member, 20_000);
    await bench.play(late, { stake: 10_000 });
    await bench.play(little, { stake: 999 });
    await bench.play(ahead, { stake: 1_000, win: 1_500 });
    bench.goOn(1);
    for (const [member, reason_code] of [
      [little, "loss_too_small"],
      [ahead, "no_loss"],
    ] as const) {
      const shown = await bench.ask(contract.checkDailyRelief, member);
      expect(shown).toMatchObject({ state: "not_eligible", reason_code });
      const claim = await bench.call(contract.claimDailyRelief, member);
      expect(claim.body).toMatchObject({ code: 409, error: "promotions.not_eligible" });
    }
    bench.goOn(1);
    const claim = await bench.call(contract.claimDailyRelief, late);
    expect(claim.body).toMatchObject({ code: 409, error: "promotions.not_eligible" });
    expect(await bench.walletOf(late)).toMatchObject({ cash: 10_000 });
  });
});

describe("Seven days", () => {
  const claim = (member: TestMember) => bench.ask(contract.sevenDays, member, { claim: true });

  test("give seven rising rewards, and begin anew", async () => {
    const member = await bench.newPlayer();
    const first = await bench.ask(contract.sevenDays, member);
    expect(first).toMatchObject({
      state: "claimable",
      day7_id: 1,
      reward_amount: "1.00",
      turnover_required: "30.00",
      d7_map: { 1: false, 7: false },
    });
    const rewards: string[] = [];
    for (let day = 1; day <= 8; day += 1) {
      const shown = await claim(member);
      expect(shown).toMatchObject({ state: "claimed", day7_id: ((day - 1) % 7) + 1 });
      rewards.push(shown.reward_amount);
      bench.goOn(1);
    }
    expect(rewards).toEqual(["1.00", "1.50", "2.00", "3.00", "4.00", "6.00", "15.00", "1.00"]);
    expect(await bench.walletOf(member)).toMatchObject({ bonus: 3_350, bonusOwed: 100_500 });
  });

  test("begin anew after a missed day, while a day without a claim is just not paid", async () => {
    const member = await bench.newPlayer();
    await claim(member);
    bench.goOn(1);
    await bench.ask(contract.sevenDays, member);
    bench.goOn(1);
    const third = await claim(member);
    expect(third).toMatchObject({ day7_id: 3, reward_amount: "2.00" });
    expect(third.list.map(({ state }) => state)).toEqual([
      "claimed",
      "missed",
      "claimed",
      ...Array.from({ length: 4 }, () => "upcoming"),
    ]);
    expect(third.d7_map).toMatchObject({ 1: true, 2: false, 3: true });
    expect(await bench.ask(me, member)).toMatchObject({
      day7_id: 3,
      d7_map: { 1: true, 2: false, 3: true, 7: false },
    });
    bench.goOn(2);
    // Signing in is coming, too.
    expect(await bench.ask(me, member)).toMatchObject({ day7_id: 1, d7_map: { 1: false } });
  });

  test("may ask for a recharge on the day", async () => {
    await bench.setTomorrow("day7", { depositFromCentavos: 5_000 });
    bench.goOn(1);
    const member = await bench.newPlayer();
    expect(await bench.ask(contract.sevenDays, member)).toMatchObject({
      state: "not_eligible",
      reason_code: "recharge_missing_today",
      reason: expect.stringMatching(/R\$.50,00/),
    });
    const early = await bench.call(contract.sevenDays, member, { claim: true });
    expect(early.body).toMatchObject({ code: 409, error: "promotions.not_eligible" });
    await bench.payIn(member, 5_000);
    expect(await claim(member)).toMatchObject({ state: "claimed", reward_amount: "1.00" });
  });
});

test("balances show the pockets, and what is staked in rounds that are open", async () => {
  const member = await bench.newPlayer();
  await bench.payIn(member, 10_000);
  const opened = await bench.call(launch, member, { game_id: 1 });
  const { url } = opened.body.data as DataOf<typeof launch>;
  const playToken = new URLSearchParams(url.split("#")[1]).get("token") ?? "";
  const wallet = bench.server.rooms.rounds.studioWallet("house");
  const bet = await wallet.bet({
    user: userOf(member.memberId),
    token: playToken,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    round: "an-open-round",
    round_closed: false,
    game_code: "onca-dourada",
    currency: "BRL",
    amount: 200 * UNITS_PER_CENTAVO,
  });
  expect(bet.status).toBe("RS_OK");
  const query = { currency: "BRL", platType: "slot" } as const;
  expect(await bench.ask(activities.allBalances, member, query)).toMatchObject({
    currency: "BRL",
    plat_type: "slots",
    money: "98.00",
    total_money: "98.00",
    at_play: "2.00",
    list: [{ plat_type: "slots", at_play: "2.00", open_rounds: 1 }],
  });
  const all = await bench.ask(activities.allBalances, member, {});
  expect(all).toMatchObject({ plat_type: "all", at_play: "2.00" });
  expect(all.list).toHaveLength(11);
});

test("activities are told in both languages from the numbers that hold", async () => {
  const told = async (lang: string) => {
    const { body } = await bench.server.call(activities.activityDetails, {}, { lang });
    return body.data as DataOf<typeof activities.activityDetails>;
  };
  const [english, portuguese] = [await told("en"), await told("pt")];
  expect(english.list.map(({ code }) => code)).toEqual(activities.activityCodes);
  for (const [index, one] of english.list.entries()) {
    const other = portuguese.list[index];
    expect(other?.numbers).toEqual(one.numbers);
    expect(other?.terms).toHaveLength(one.terms.length);
    expect(other?.title).not.toBe("");
    expect([...one.terms, ...(other?.terms ?? [])].join()).not.toMatch(/[{}]|undefined|NaN/);
  }
  const targets = english.list.map(({ code, target }) => `${code}: ${target}`);
  expect(targets).toContain("daily-wheel: /promotion/activity/daily-wheel");
  expect(targets).toContain("day7: /promotion/activity/seven-days");
  const ftd = english.list[0];
  expect(ftd?.terms[0]).toMatch(/R\$.200,00 or more earns a 100% bonus, up to R\$.1\.500/);
  expect(portuguese.list[0]?.terms[0]).toMatch(/a partir de R\$.200,00 dá 100%/);
  expect(english.play).toMatchObject({ bonus_stake_max: "50.00", bonus_days: 30 });
  expect(english.play.weights).toContainEqual({ game_type: "slots", percent: 100 });
  expect(english.play.weights).toContainEqual({ game_type: "table", percent: 20 });
  await bench.setTomorrow("firstRecharge", { welcomeRate: 5_050 });
  bench.goOn(1);
  expect((await told("en")).list[0]?.terms[0]).toContain("50.5%");
  expect((await told("pt")).list[0]?.terms[0]).toContain("50,5%");
});
