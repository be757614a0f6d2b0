// Protects: free rounds are given by two people or by a campaign that two people agreed to, to each
// member once and within the budget; one person takes back what was not played.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as approvals from "@tucano/contract/backoffice/access/approvals.ts";
import {
  createCampaign,
  createPromoCode,
  listCampaigns,
  listPromoCodes,
} from "@tucano/contract/backoffice/members/campaigns.ts";
import * as contract from "@tucano/contract/backoffice/members/free-rounds.ts";
import { setActivity } from "@tucano/contract/backoffice/site/promotions.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { redeemPromoCode } from "@tucano/contract/player/rewards/promo-codes.ts";
import { listFreeRounds } from "@tucano/contract/player/rewards/free-rounds.ts";
import { signInOperator } from "../../../testing/people/operator.ts";
import { registerTestMember } from "../../../testing/people/people.ts";
import { setNumbers } from "../../../testing/numbers.ts";
import { startTestServer, type TestServer } from "../../../testing/server.ts";
import { type Hired, hire } from "../../test/staff-bench.ts";

let server: TestServer;
let marketing: Hired;
let finance: Hired;
beforeAll(async () => {
  server = await startTestServer();
  await signInOperator(server);
  marketing = await hire(server, { role: "support" });
  finance = await hire(server, { role: "finance" });
});
afterAll(() => server.close());

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(server.clock.now().getTime() + days * DAY_MS);
const agree = (approval_id: number) => server.call(approvals.approve, { approval_id }, finance);

async function wishFor(memberId: number) {
  const { body } = await server.call(contract.freeGames, {}, finance);
  const { list } = body.data as DataOf<typeof contract.freeGames>;
  const game = list.find(({ studio }) => studio === "house");
  return {
    member_id: memberId,
    game_id: game?.game_id ?? 0,
    stake: game?.stakes[0] ?? "",
    rounds: 5,
    ends_at: inDays(3).toISOString(),
    reason: "A wait that was too long",
  };
}

test("one asks, another agrees, the member is told, and one takes back what is left", async () => {
  const member = await registerTestMember(server);
  const wish = await wishFor(member.memberId);
  const asked = await server.call(contract.giveFreeRounds, wish, marketing);
  expect(asked.body).toMatchObject({ status: "success" });
  const again = await server.call(contract.giveFreeRounds, wish, marketing);
  expect(again.body.error).toBe("backoffice.approval_waiting");
  const mine = () => server.call(listFreeRounds, {}, { token: member.token });
  expect((await mine()).body.data.list).toEqual([]);
  expect((await agree(asked.body.data.approval.approval_id)).body.data.state).toBe("executed");
  expect((await mine()).body.data.list).toMatchObject([{ state: "playable", left: 5 }]);
  const of = { member_id: member.memberId };
  const listed = await server.call(contract.listFreeRounds, of, finance);
  expect(listed.body.data.list).toMatchObject([{ source: "desk", used: 0, state: "playable" }]);
  const { id } = listed.body.data.list[0];
  const back = { ...of, id, reason: "Wrong player" };
  for (const _twice of [1, 2]) {
    const { body } = await server.call(contract.cancelFreeRounds, back, marketing);
    expect(body.data).toEqual({ state: "cancelled" });
  }
  const mute = await server.call(contract.cancelFreeRounds, { ...back, reason: "" }, marketing);
  expect(mute.body.error).toBe("backoffice.reason_required");
  const unknown = { ...back, id: randomUUID() };
  expect((await server.call(contract.cancelFreeRounds, unknown, marketing)).body.error).toBe(
    "free_rounds.not_found",
  );
});

test("what cannot be given is refused before anybody has to agree", async () => {
  const member = await registerTestMember(server);
  const frozen = await registerTestMember(server);
  await server.rooms.members.freeze(frozen.memberId, "Looked at");
  const wish = await wishFor(member.memberId);
  const stepped = await server.rooms.catalog.findGameByCode("house", "vinte-e-um");
  const cases: [Partial<RequestOf<typeof contract.giveFreeRounds>>, string][] = [
    [{ member_id: 999_999_999 }, "backoffice.member_not_found"],
    [{ member_id: frozen.memberId }, "free_rounds.account_blocked"],
    [{ game_id: stepped?.id ?? 0 }, "free_rounds.game_not_offered"],
    [{ stake: "0.07" }, "free_rounds.stake_not_offered"],
    [{ reason: "" }, "backoffice.reason_required"],
    [{ rounds: 101 }, "free_rounds.too_much"],
    [{ ends_at: inDays(-1).toISOString() }, "free_rounds.time_invalid"],
  ];
  for (const [changes, error] of cases) {
    const { body } = await server.call(contract.giveFreeRounds, { ...wish, ...changes }, marketing);
    expect(body.error).toBe(error);
  }
});

test("a campaign gives them to a list, each member once, and stops at its budget", async () => {
  const members = [
    await registerTestMember(server),
    await registerTestMember(server),
    await registerTestMember(server),
  ];
  const promoter = await hire(server, { role: "marketing" });
  const { game_id, rounds } = await wishFor(members[0]?.memberId ?? 0);
  const free = { game_id, stake: "1.00", rounds };
  const input: RequestOf<typeof createCampaign> = {
    name: "Carnival",
    gift: "free-rounds",
    free,
    turnover_multiple: 0,
    segment: { member_ids: members.map(({ memberId }) => memberId) },
    ends_at: inDays(5).toISOString(),
    budget: "12.00",
    reason: "Carnival",
  };
  const stepped = await server.rooms.catalog.findGameByCode("house", "vinte-e-um");
  const wrong: [Partial<typeof input>, string][] = [
    [{ free: { ...free, stake: "0.07" } }, "free_rounds.stake_not_offered"],
    [{ free: { ...free, rounds: 101 }, budget: "200.00" }, "free_rounds.too_much"],
    [{ free: { ...free, game_id: stepped?.id ?? 0 } }, "free_rounds.game_not_offered"],
  ];
  for (const [changes, error] of wrong) {
    const refused = await server.call(createCampaign, { ...input, ...changes }, promoter);
    expect(refused.body.error).toBe(error);
  }
  const { free: _none, ...without } = input;
  expect((await server.call(createCampaign, without, promoter)).body.error).toBe(
    "backoffice.campaign_invalid",
  );
  const { body } = await server.call(createCampaign, input, promoter);
  expect(body).toMatchObject({ status: "success" });
  await agree(body.data.approval.approval_id);
  await server.jobs.runNow("backoffice.run_campaigns");
  await server.jobs.runNow("backoffice.run_campaigns");
  const listed = await server.call(listCampaigns, {}, promoter);
  expect(listed.body.data.list[0]).toMatchObject({ given: 2, cost: "10.00", state: "done", free });
});

test("a promo code gives them beside money or alone, and not what cannot be given", async () => {
  const promoter = await hire(server, { role: "marketing" });
  const { game_id } = await wishFor(0);
  const stepped = await server.rooms.catalog.findGameByCode("house", "vinte-e-um");
  const free = { game_id, stake: "1.00", rounds: 4, days: 2 };
  const input = {
    code: "GIROS4",
    pocket: "cash",
    amount: "0",
    free,
    turnover_multiple: 1,
    starts_at: server.clock.now().toISOString(),
    ends_at: inDays(5).toISOString(),
    reason: "Carnival",
  } as const;
  const { free: _none, ...bare } = input;
  const wrong: [RequestOf<typeof createPromoCode>, string][] = [
    [bare, "backoffice.amount_invalid"],
    [{ ...input, free: { ...free, stake: "0.07" } }, "free_rounds.stake_not_offered"],
    [{ ...input, free: { ...free, rounds: 101 } }, "free_rounds.too_much"],
    [{ ...input, free: { ...free, game_id: stepped?.id ?? 0 } }, "free_rounds.game_not_offered"],
  ];
  for (const [wish, error] of wrong) {
    expect((await server.call(createPromoCode, wish, promoter)).body.error).toBe(error);
  }
  const { body } = await server.call(createPromoCode, input, promoter);
  expect((await agree(body.data.approval.approval_id)).body.data.state).toBe("executed");
  const member = await registerTestMember(server);
  await server.call(redeemPromoCode, { code: "GIROS4" }, { token: member.token });
  await server.jobs.drain("rewards.give-free-rounds");
  const { list } = (await server.call(listPromoCodes, { limit: 1 }, promoter)).body.data;
  expect(list).toMatchObject([
    { amount: "0.00", free: { stake: "1.00", rounds: 4, days: 2 }, taken: 1, cost: "4.00" },
  ]);
  const of = { member_id: member.memberId } as const;
  const listed = async (filter: object): Promise<unknown> =>
    (await server.call(contract.listFreeRounds, { ...of, ...filter }, finance)).body.data.list;
  expect(await listed({ source: "code", state: "playable" })).toHaveLength(1);
  expect(await listed({ source: "vip" })).toEqual([]);
  expect(await listed({ state: "played" })).toEqual([]);
  const report = await server.call(contract.freeRoundsReport, {}, finance);
  expect(report.body.data.list).toContainEqual({
    source: "code",
    grants: 1,
    rounds: 4,
    used: 0,
    reserved: "4.00",
    staked: "0.00",
    won_cash: "0.00",
    won_bonus: "0.00",
  });
});

test("numbers that promise free rounds which cannot be given are not set", async () => {
  const promoter = await hire(server, { role: "marketing" });
  const value = await server.rooms.market.read("firstRecharge");
  const set = (free: object) =>
    server.call(
      setActivity,
      {
        key: "firstRecharge",
        value: { ...value, free: { ...value.free, freeCount: 5, ...free } },
        effective_from: null,
        reason: "Carnival",
      },
      promoter,
    );
  const wrong = await set({ freeGame: "vinte-e-um", freeStakeCentavos: 100 });
  expect(wrong.body.error).toBe("backoffice.numbers_invalid");
  expect(Object.keys(wrong.body.fields ?? {})).toEqual(["free.freeGame"]);
  const asked = await set({ freeGame: "onca-dourada", freeStakeCentavos: 100 });
  expect(asked.body).toMatchObject({ status: "success" });
});

test("a day's budget and a market without bonuses are said before anybody agrees", async () => {
  const member = await registerTestMember(server);
  const { rooms, clock } = server;
  const numbers = await rooms.market.read("freeRounds");
  const poor = { ...numbers, budgetPerDayCentavos: 1 };
  const soon = () => new Date(clock.now().getTime() + 60_000);
  const effectiveFrom = soon();
  await setNumbers(server, "freeRounds", { value: poor, effectiveFrom, setBy: "test" });
  clock.set(effectiveFrom);
  const asks = async () => {
    return server.call(contract.giveFreeRounds, await wishFor(member.memberId), marketing);
  };
  expect((await asks()).body.error).toBe("free_rounds.budget_spent");
  const switches = await rooms.market.read("switches");
  const value = { ...switches, hasBonuses: false };
  const then = soon();
  await setNumbers(server, "switches", { value, effectiveFrom: then, setBy: "test" });
  clock.set(then);
  expect((await asks()).body.error).toBe("free_rounds.not_offered");
});
