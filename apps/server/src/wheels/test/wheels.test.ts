// Protects: a spin is used once and its prize is paid once; a day's stock and budget are never
// exceeded; whatever was drawn can be drawn again by anybody who has the revealed seed.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DataOf, Endpoint, RequestOf } from "@tucano/contract/endpoint.ts";
import * as contract from "@tucano/contract/player/rewards/wheels.ts";
import { verifySpin } from "@tucano/game-math/wheel.ts";
import { askRoute } from "../../testing/ask-route.ts";
import { setNumbers } from "../../testing/numbers.ts";
import type { NumberKey, Numbers } from "../../market/index.ts";
import { addDays, dayOf, startOfDay } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import { createLogger } from "../../platform/logger.ts";
import { systemRandom } from "../../platform/random.ts";
import { readJournal } from "../../testing/journal.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { createWheels, wheelsBookChecks, type WheelsDeps } from "../index.ts";
import { payInCentavos, playRounds } from "./deeds.ts";

const HOUR_MS = 3_600_000;
const SPINS_AT_ONCE = 100;
/** As good as certain: all other prizes of a test's wheel together have a weight of a few. */
const CERTAIN = 90_000_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  goToNoonOf(dayOf(server.clock.now()));
});
afterAll(async () => {
  try {
    for (const check of wheelsBookChecks) {
      expect({ [check.name]: await check.run(server.db) }).toEqual({ [check.name]: [] });
    }
  } finally {
    await server.close();
  }
});

function goToNoonOf(day: string): void {
  server.clock.set(new Date(startOfDay(day).getTime() + 12 * HOUR_MS));
}

/** Everybody's stock and budget start over, and so do the numbers of a day. */
function goToTomorrow(): void {
  goToNoonOf(addDays(dayOf(server.clock.now()), 1));
}

type Prize = Numbers["dailyWheel"]["prizes"][number];
const prizeOf = (code: string, weight: number, what: Partial<Prize> = {}): Prize => ({
  code,
  kind: "nothing",
  amountCentavos: 0,
  spins: 0,
  turnoverMultiple: 1,
  weight,
  stockPerDay: null,
  ...what,
});

/** From the next São Paulo day on, at whose noon the test goes on. */
async function setTomorrow<Key extends NumberKey>(
  key: Key,
  changes: Partial<Numbers[Key]>,
): Promise<void> {
  const { market } = server.rooms;
  const effectiveFrom = startOfDay(addDays(dayOf(server.clock.now()), 1));
  const value = { ...(await market.read(key)), ...changes };
  expect(await setNumbers(server, key, { effectiveFrom, value, setBy: "test" })).toBe(true);
  goToTomorrow();
}

/** A daily wheel with one spin for signing in, whatever another test has made of it. */
const setDaily = (changes: Partial<Numbers["dailyWheel"]>) =>
  setTomorrow("dailyWheel", {
    isOpen: true,
    spinsPerLogin: 1,
    spinsPerDayMax: 5,
    budgetPerDayCentavos: 2_000_000,
    ...changes,
  });

const twentyForAll = [
  prizeOf("twenty", CERTAIN, { kind: "cash", amountCentavos: 2_000, turnoverMultiple: 3 }),
  prizeOf("nothing", 1),
];

async function ask<E extends Endpoint>(
  member: TestMember,
  endpoint: E,
  input: RequestOf<E>,
): Promise<DataOf<E>> {
  const answer = await server.call(endpoint, input, { token: member.token });
  expect(answer.body).toMatchObject({ code: 200, status: "success" });
  return answer.body.data as DataOf<E>;
}

const checkDaily = (member: TestMember) => ask(member, contract.checkDailyWheel, {});
/** As the page does it: a client seed for what the house is committed to. */
const choiceOf = async (member: Pick<TestMember, "token">) => {
  const { token } = member;
  const seen = await server.call(contract.checkDailyWheel, {}, { token });
  const { commitment } = (seen.body.data as DataOf<typeof contract.checkDailyWheel>).fairness;
  return { client_seed: "a-seed-of-tests", commitment };
};
const claimDaily = async (member: TestMember) =>
  ask(member, contract.claimDailyWheel, await choiceOf(member));
const wallet = ({ memberId }: TestMember) => server.rooms.ledger.readWallet(memberId);

describe("before anybody spins", () => {
  test("the daily wheel shows exact chances, what is left, and when the next spin comes", async () => {
    const member = await registerTestMember(server);
    const seen = await checkDaily(member);
    expect(seen).toMatchObject({
      wheel: "daily",
      is_open: true,
      remainingspins: 1,
      spins_earned_today: 1,
      spins_per_day_max: 5,
      budget_left: "20000.00",
      seconds_left: 12 * 3_600,
    });
    expect(seen.prizes.map(({ odds }) => odds.weight)).toEqual([400, 200, 250, 100, 40, 9, 1]);
    expect(seen.prizes.at(-1)).toEqual({
      code: "hundred",
      kind: "cash",
      name: "R$\u00a0100 in cash",
      icon: null,
      quantity: "100.00",
      turnover_owed: "100.00",
      odds: { weight: 1, of: 1_000, one_in: "1000", percent: "0.1000" },
      stock_left: 10,
      is_available: true,
      replaced_by: null,
    });
    expect(seen.fairness.nonce).toBe(0);
    expect(seen.fairness.next_commitment).not.toBe(seen.fairness.commitment);
    // Asked again, nothing more is given and nothing is committed to anew.
    const again = await checkDaily(member);
    expect([again.remainingspins, again.fairness]).toEqual([1, seen.fairness]);
  });

  test("what each wheel costs on average is computed to the last digit", async () => {
    const { wheels } = server.rooms;
    // 12 500 + 20 000 + 20 000 + 18 000 + 10 000 over 1 000, and 0.2 more draws for each.
    expect(await wheels.costs("daily")).toEqual({ perDraw: "80.5000", perEarnedSpin: "100.6250" });
    // 4 150 000 over 10 000.
    expect(await wheels.costs("lottery")).toEqual({
      perDraw: "415.0000",
      perEarnedSpin: "415.0000",
    });
  });

  test("spins of the lottery wheel come from paying in and playing, up to the maximum", async () => {
    await setTomorrow("lotteryWheel", {
      depositPerSpinCentavos: 10_000,
      turnoverPerSpinCentavos: 200,
      spinsPerDayMax: 4,
    });
    const member = await registerTestMember(server);
    const none = await server.call(contract.claimLotteryWheel, {}, { token: member.token });
    expect([none.status, none.body.message]).toEqual([409, "No more spins left"]);
    await payInCentavos(server, member, 25_050);
    await playRounds(server, member, ["1.00", "1.00", "1.00"]);
    await readJournal(server.house.journal);
    const seen = await ask(member, contract.checkLotteryWheel, {});
    expect([seen.remainingspins, seen.next_spin_at]).toEqual([3, null]);
    expect(seen.sources).toEqual([
      { source: "login", spins: 0, per_spin: null, counted: null, missing: null },
      { source: "deposit", spins: 2, per_spin: "100.00", counted: "250.50", missing: "49.50" },
      { source: "turnover", spins: 1, per_spin: "2.00", counted: "3.00", missing: "1.00" },
      { source: "prize", spins: 0, per_spin: null, counted: null, missing: null },
    ]);
    await payInCentavos(server, member, 30_000);
    await readJournal(server.house.journal);
    const full = await ask(member, contract.checkLotteryWheel, {});
    expect([full.remainingspins, full.spins_earned_today]).toEqual([4, 4]);
    expect(full.sources.map(({ missing }) => missing)).toEqual([null, null, null, null]);
    // What was earned and not used is good for one more day, and no longer.
    const remaining = async () =>
      (await server.ask(contract.checkLotteryWheel, {}, member.memberId)).remainingspins;
    goToTomorrow();
    expect(await remaining()).toBe(4);
    goToTomorrow();
    expect(await remaining()).toBe(0);
  });
});

describe("a spin", () => {
  test("that is asked for a hundred times at once is used once and paid once", async () => {
    await setDaily({ prizes: twentyForAll });
    const member = await registerTestMember(server);
    const { token } = member;
    const before = await checkDaily(member);
    const choice = await choiceOf(member);
    const answers = await Promise.all(
      Array.from({ length: SPINS_AT_ONCE }, () =>
        server.call(contract.claimDailyWheel, choice, { token }),
      ),
    );
    const won = answers.filter(({ status }) => status === 200);
    const rest = answers.filter(({ status }) => status !== 200);
    expect(won).toHaveLength(1);
    expect(won[0]?.body.message).toBe("Reward claimed successfully!");
    expect(won[0]?.body.data).toMatchObject({
      status: "success",
      code: 200,
      remainingspins: 0,
      reward: "R$\u00a020 in cash",
      quantity: "20.00",
      message: "Reward claimed successfully!",
      is_replaced: false,
      is_paid: true,
      nonce: 0,
      commitment: before.fairness.commitment,
    });
    // Some wait for their turn and find none left; the others are in a loop, and hold up nobody.
    const told = rest.map(({ body }) => `${body.code} ${body.error} ${body.message}`);
    const busy = told.filter((one) => one.startsWith("429 common.too_many_requests"));
    expect(new Set(told.filter((one) => !busy.includes(one)))).toEqual(
      new Set(["409 wheels.no_spins No more roll remaining"]),
    );
    expect(await wallet(member)).toMatchObject({ cash: 2_000, turnoverOwed: 6_000 });
  }, 60_000);

  test("with the same Idempotency-Key is the same spin", async () => {
    await setDaily({ prizes: twentyForAll, spinsPerLogin: 3 });
    const member = await registerTestMember(server);
    const options = { token: member.token, headers: { "idempotency-key": "one" } };
    const choice = await choiceOf(member);
    const both = await Promise.all(
      [1, 2].map(() => server.call(contract.claimDailyWheel, choice, options)),
    );
    expect(new Set(both.map(({ body }) => body.data.spin_id as string)).size).toBe(1);
    expect((await checkDaily(member)).remainingspins).toBe(2);
    expect((await wallet(member)).cash).toBe(2_000);
    const { nonce } = await claimDaily(member);
    expect([nonce, (await wallet(member)).cash]).toEqual([1, 4_000]);
  });

  test("can win spins, which come on top of the day's maximum", async () => {
    await setDaily({
      prizes: [prizeOf("again", CERTAIN, { kind: "spins", spins: 2 }), prizeOf("nothing", 1)],
      spinsPerDayMax: 1,
    });
    const member = await registerTestMember(server);
    const won = await claimDaily(member);
    expect(won).toMatchObject({ remainingspins: 2, reward: "2 more spins", quantity: "2" });
    expect((await checkDaily(member)).sources.at(-1)).toMatchObject({ source: "prize", spins: 2 });
    expect((await claimDaily(member)).remainingspins).toBe(3);
  });

  test("is refused while the wheel is closed, and for an account that may not be paid", async () => {
    const member = await registerTestMember(server);
    const { memberId } = member;
    await server.rooms.members.freeze(memberId, "a look at it");
    await expect(server.ask(contract.claimDailyWheel, {}, memberId)).rejects.toMatchObject({
      code: "rewards.account_blocked",
    });
    await setDaily({ isOpen: false });
    const other = await registerTestMember(server);
    expect(await checkDaily(other)).toMatchObject({ is_open: false, remainingspins: 0 });
    const answer = await server.call(contract.claimDailyWheel, {}, { token: other.token });
    expect([answer.status, answer.body.error]).toEqual([409, "wheels.closed"]);
  });
});

describe("a day's stock and budget", () => {
  test("hold while many spin at once, and who comes late gets the next lower prize", async () => {
    // The budget is enough for the ten, and for three fives: one ten is there, then fives.
    await setDaily({
      budgetPerDayCentavos: 2_600,
      prizes: [
        prizeOf("ten", CERTAIN, { kind: "cash", amountCentavos: 1_000, stockPerDay: 1 }),
        prizeOf("five", 1, { kind: "bonus", amountCentavos: 500, turnoverMultiple: 2 }),
        prizeOf("nothing", 1),
      ],
    });
    const members = await Promise.all(Array.from({ length: 6 }, () => registerTestMember(server)));
    const results = await Promise.all(members.map(claimDaily));
    const given = results.map(({ prize }) => prize.code).toSorted();
    expect(given).toEqual(["five", "five", "five", "nothing", "nothing", "ten"]);
    expect(results.filter((one) => one.is_replaced)).toHaveLength(5);
    expect(results.every(({ drawn }) => drawn.code === "ten")).toBe(true);
    const late = await registerTestMember(server);
    const seen = await checkDaily(late);
    expect(seen.budget_left).toBe("1.00");
    expect(seen.prizes[0]).toMatchObject({
      stock_left: 0,
      is_available: false,
      replaced_by: "nothing",
    });
    const choice = await choiceOf(late);
    const nothing = await server.call(contract.claimDailyWheel, choice, { token: late.token });
    expect(nothing.body.message).toBe("No prize this time");
    const bonuses = await Promise.all(members.map(wallet));
    const cash = bonuses.reduce((total, one) => total + one.cash, 0);
    const waiting = await Promise.all(
      members.map(({ memberId }) => server.rooms.rewards.waiting(memberId)),
    );
    expect([cash, waiting.flat().map(({ amount }) => amount)]).toEqual([1_000, [500, 500, 500]]);
  });

  test("get back what an account may not be paid, and a payment that was cut off comes later", async () => {
    await setDaily({
      budgetPerDayCentavos: 5_000,
      prizes: [
        prizeOf("ten", CERTAIN, { kind: "cash", amountCentavos: 1_000, stockPerDay: 3 }),
        prizeOf("nothing", 1),
      ],
    });
    const wheelsWith = (give: WheelsDeps["rewards"]["give"]) =>
      createWheels({
        db: server.db,
        clock: server.clock,
        random: systemRandom,
        seedBox: server.seedBox,
        logger: createLogger("silent"),
        jobs: { ...server.jobs, define: () => undefined },
        market: server.rooms.market,
        members: server.rooms.members,
        siteOf: async () => "main",
        statistics: server.rooms.statistics,
        rewards: { ...server.rooms.rewards, give },
      }).routes;
    const claimWith = async (routes: ReturnType<typeof wheelsWith>, member: TestMember) =>
      askRoute(routes ?? [], contract.claimDailyWheel, await choiceOf(member), {
        member: { memberId: member.memberId, sessionId: "" },
      });

    const barred = await registerTestMember(server);
    const refusing = wheelsWith(() => Promise.reject(new DomainError("rewards.account_blocked")));
    await expect(claimWith(refusing, barred)).rejects.toMatchObject({ httpStatus: 403 });
    const look = await registerTestMember(server);
    const seen = await checkDaily(look);
    expect([seen.budget_left, seen.prizes[0]?.stock_left]).toEqual(["50.00", 3]);

    const member = await registerTestMember(server);
    const failing = wheelsWith(() => Promise.reject(new DomainError("common.unavailable")));
    const { is_paid, prize } = await claimWith(failing, member);
    expect([is_paid, prize.code, (await wallet(member)).cash]).toEqual([false, "ten", 0]);
    await server.jobs.runNow("wheels.settle");
    expect((await wallet(member)).cash).toBe(0);
    server.clock.advance(60_000);
    await server.jobs.runNow("wheels.settle");
    await server.jobs.runNow("wheels.settle");
    expect((await wallet(member)).cash).toBe(1_000);
    expect((await checkDaily(look)).budget_left).toBe("40.00");
  });
});

describe("anybody can check a spin", () => {
  test("with the seed that is revealed by turning it, and by itself the day after", async () => {
    await setDaily({
      spinsPerLogin: 4,
      spinsPerDayMax: 4,
      prizes: [
        prizeOf("one", 3, { kind: "bonus", amountCentavos: 100 }),
        prizeOf("two", 3, { kind: "bonus", amountCentavos: 200 }),
        prizeOf("nothing", 4),
      ],
    });
    const member = await registerTestMember(server);
    const { fairness } = await checkDaily(member);
    const first = await claimDaily(member);
    await claimDaily(member);
    const secret = await ask(member, contract.wheelProofs, {});
    expect(secret.list.map(({ server_seed }) => server_seed)).toEqual([null, null]);
    const turned = await ask(member, contract.rotateWheelSeed, {
      wheel: "daily",
      client_seed: "my-own-seed",
      next_commitment: fairness.next_commitment,
    });
    expect(turned.revealed).toMatchObject({ commitment: fairness.commitment, spins: 2 });
    expect(turned.fairness).toMatchObject({
      commitment: fairness.next_commitment,
      client_seed: "my-own-seed",
      nonce: 0,
    });
    const third = await claimDaily(member);
    expect([third.commitment, third.nonce]).toEqual([fairness.next_commitment, 0]);
    goToTomorrow();
    await server.jobs.runNow("wheels.reveal-seeds");
    await server.jobs.runNow("wheels.reveal-seeds");
    const proofs = await server.ask(contract.wheelProofs, { wheel: "daily" }, member.memberId);
    expect(proofs.total).toBe(3);
    for (const proof of proofs.list) {
      const { server_seed: serverSeed, client_seed: clientSeed, prizes: sectors } = proof;
      expect(serverSeed).not.toBeNull();
      expect(verifySpin({ ...proof, serverSeed: serverSeed ?? "", clientSeed, sectors })).toEqual({
        commitmentMatches: true,
        drawMatches: true,
      });
    }
    const last = proofs.list.find(({ spin_id }) => spin_id === first.spin_id);
    expect(last).toMatchObject({ commitment: fairness.commitment, nonce: 0, of: 10 });
    expect(last?.drawn).toBe(first.drawn.code);
  });
});
