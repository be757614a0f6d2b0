// Protects: a bonus that was won begins when its player accepts it and holds no cash back; a spin
// is good for the day on which it was earned and the day after, and no longer.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withdrawalOptions } from "@tucano/contract/player/money/cashier.ts";
import {
  acceptBonus,
  giveUpBonus,
  waitingBonuses,
} from "@tucano/contract/player/rewards/rewards.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import * as contract from "@tucano/contract/player/rewards/wheels.ts";
import { setNumbers } from "../../testing/numbers.ts";
import type { Numbers } from "../../market/index.ts";
import { ledgerBookChecks } from "../../ledger/index.ts";
import { addDays, dayOf, startOfDay } from "../../platform/days.ts";
import { rewardsBookChecks } from "../../rewards/index.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { createTill, type Till } from "../../testing/people/till.ts";
import { wheelsBookChecks } from "../index.ts";

const CERTAIN = 90_000_000;
const DAY_MS = 86_400_000;

let server: TestServer;
let till: Till;
beforeAll(async () => {
  server = await startTestServer();
  till = createTill(server);
  await setTomorrow([prize("three", { kind: "bonus", amountCentavos: 300 })]);
});
afterAll(async () => {
  for (const check of [...ledgerBookChecks, ...rewardsBookChecks, ...wheelsBookChecks]) {
    expect({ [check.name]: await check.run(server.db) }).toEqual({ [check.name]: [] });
  }
  await server.close();
});

type Prize = Numbers["dailyWheel"]["prizes"][number];
const prize = (code: string, what: Partial<Prize>): Prize => ({
  code,
  kind: "nothing",
  amountCentavos: 0,
  spins: 0,
  turnoverMultiple: 5,
  weight: CERTAIN,
  stockPerDay: null,
  ...what,
});

async function setTomorrow(prizes: readonly Prize[]): Promise<void> {
  const { market } = server.rooms;
  const tomorrow = startOfDay(addDays(dayOf(server.clock.now()), 1));
  const nothing = prize("nothing", { weight: 1 });
  const value = { ...(await market.read("dailyWheel")), prizes: [...prizes, nothing] };
  await setNumbers(server, "dailyWheel", { effectiveFrom: tomorrow, value, setBy: "test" });
  server.clock.set(new Date(tomorrow.getTime() + DAY_MS / 2));
}

const as = ({ token }: TestMember) => ({ token });
async function spin(member: TestMember) {
  const seen = await server.call(contract.checkDailyWheel, {}, as(member));
  const { commitment } = (seen.body.data as DataOf<typeof contract.checkDailyWheel>).fairness;
  const choice = { client_seed: "a-seed-of-tests", commitment };
  return server.call(contract.claimDailyWheel, choice, as(member));
}
const accept = (member: TestMember, id: string, headers = {}) =>
  server.call(acceptBonus, { id }, { ...as(member), headers });
const waitingOf = async (member: TestMember) =>
  (await server.call(waitingBonuses, {}, as(member))).body.data.list as { id: string }[];

describe("A bonus that was won", () => {
  test("waits for its player, and freezes nothing", async () => {
    const member = await till.newMember({ funds: "149.65" });
    const won = await spin(member);
    expect(won.body).toMatchObject({
      message: expect.stringMatching(/^You've won R\$.3 bonus\. It starts when you accept it\.$/),
      data: { is_paid: true, prize: { code: "three", turnover_owed: "15.00" } },
    });
    expect(await till.wallet(member)).toMatchObject({ cash: 14_965, bonus: 0, bonusOwed: 0 });
    const [bonus, ...others] = await waitingOf(member);
    expect(others).toEqual([]);
    expect(bonus).toMatchObject({
      kind: "daily-wheel",
      amount: "3.00",
      turnover_required: "15.00",
    });
    expect(bonus?.id).toBe(won.body.data.accept_id);
    const id = bonus?.id ?? "";
    for (const headers of [{}, { "idempotency-key": "yes" }, {}]) {
      expect((await accept(member, id, headers)).body).toMatchObject({
        message: "You accepted the bonus. Good luck!",
        data: { amount: "3.00", turnover_required: "15.00" },
      });
    }
    expect(await till.wallet(member)).toMatchObject({ cash: 14_965, bonus: 300, bonusOwed: 1_500 });
    expect(await waitingOf(member)).toEqual([]);
    // What the bonus owes is no matter of the cash.
    const options = await server.call(withdrawalOptions, {}, as(member));
    expect(options.body.data).toMatchObject({
      can_withdraw: true,
      available: "149.65",
      turnover_owed: "0.00",
      bonus: "3.00",
      bonus_owed: "15.00",
    });
    expect((await till.withdraw(member, "149.65")).body).toMatchObject({ code: 200 });
    expect(await till.wallet(member)).toMatchObject({ cash: 0, locked: 14_965, bonus: 300 });
    const given = await server.call(giveUpBonus, {}, as(member));
    expect(given.body.data).toEqual({ forfeited: "3.00", waived: "15.00" });
  });

  test("is nobody else's to accept, and is gone after thirty days", async () => {
    const [member, other] = [await registerTestMember(server), await registerTestMember(server)];
    await spin(member);
    const [bonus] = await waitingOf(member);
    const id = bonus?.id ?? "";
    expect((await accept(other, id)).body.error).toBe("rewards.not_found");
    server.clock.advance(30 * DAY_MS);
    const late = await registerTestMember(server);
    await server.rooms.rewards.expireDue();
    expect(await server.rooms.rewards.waiting(member.memberId)).toEqual([]);
    await expect(server.rooms.rewards.accept(member.memberId, id)).rejects.toThrow(
      "rewards.expired",
    );
    await spin(late);
    expect(await waitingOf(late)).toHaveLength(1);
  });
});

describe("A spin", () => {
  test("of yesterday is good today, and of the day before it is not", async () => {
    const member = await registerTestMember(server);
    const check = () => server.ask(contract.checkDailyWheel, {}, member.memberId);
    const remaining = async () => (await check()).remainingspins;
    const turn = async () => {
      const { commitment } = (await check()).fairness;
      const choice = { client_seed: "a-seed-of-tests", commitment };
      return server.ask(contract.claimDailyWheel, choice, member.memberId);
    };
    // Everybody who looks has signed in: one spin a day.
    expect(await remaining()).toBe(1);
    server.clock.advance(DAY_MS);
    expect(await remaining()).toBe(2);
    server.clock.advance(2 * DAY_MS);
    expect(await remaining()).toBe(1);
    await turn();
    await expect(turn()).rejects.toThrow("wheels.no_spins");
    expect(await remaining()).toBe(0);
  });
});
