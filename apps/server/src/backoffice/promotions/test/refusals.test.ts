// Protects: whichever numbers are set, the same is refused; and where the market allows no bonuses,
// nothing is given by hand or by code either.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as approvals from "@tucano/contract/backoffice/access/approvals.ts";
import { createCampaign, createPromoCode } from "@tucano/contract/backoffice/members/campaigns.ts";
import * as contract from "@tucano/contract/backoffice/site/promotions.ts";
import type { PromotionKey } from "@tucano/contract/backoffice/site/promotions.ts";
import type { Endpoint, RequestOf } from "@tucano/contract/endpoint.ts";
import { redeemPromoCode } from "@tucano/contract/player/rewards/promo-codes.ts";
import { setNumbers } from "../../../testing/numbers.ts";
import { NUMBERS_AHEAD_MS } from "../../../market/index.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { signInOperator, type TestOperator } from "../../../testing/people/operator.ts";
import { registerTestMember, type TestMember } from "../../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../../testing/server.ts";
import { type Hired, hire } from "../../test/staff-bench.ts";

let server: TestServer;
let administrator: TestOperator;
let finance: Hired;
let compliance: Hired;
beforeAll(async () => {
  server = await startTestServer();
  administrator = await signInOperator(server);
  finance = await hire(server, { role: "finance" });
  compliance = await hire(server, { role: "compliance" });
});
afterAll(() => server.close());

const reason = "New season";
const inDays = (days: number) =>
  new Date(server.clock.now().getTime() + days * 86_400_000).toISOString();

/** A small change of each that is allowed. */
const changes = {
  lotteryWheel: { spinsPerDayMax: 3 },
  vip: { claimDays: 9 },
  rebates: { keptDays: 12 },
  agency: { holdDays: 4 },
  invitation: { claimDays: 11 },
  missions: { pointsDays: 90 },
  shop: { items: [] },
} satisfies Partial<Record<PromotionKey, object>>;

const setters: readonly (readonly [keyof typeof changes, Endpoint])[] = [
  ["lotteryWheel", contract.setWheel],
  ["vip", contract.setVip],
  ["rebates", contract.setRebates],
  ["agency", contract.setAgency],
  ["invitation", contract.setActivity],
  ["missions", contract.setActivity],
  ["shop", contract.setActivity],
];

describe("setting", () => {
  test.each(setters)("%s", async (key, endpoint) => {
    const now = await server.rooms.market.read(key);
    const good = {
      key,
      value: { ...now, ...changes[key] },
      effective_from: inDays(1),
      reason,
    };
    const codeOf = async (input: object) =>
      (await server.send(endpoint, { ...good, ...input }, administrator)).body.error;
    expect(await codeOf({ reason: "" })).toBe("backoffice.reason_required");
    expect(await codeOf({ value: {} })).toBe("backoffice.numbers_invalid");
    expect(await codeOf({ value: now })).toBe("backoffice.numbers_unchanged");
    expect(await codeOf({ effective_from: inDays(-1) })).toBe("backoffice.numbers_past");
    const asked = await server.send(endpoint, good, administrator);
    expect(await codeOf({})).toBe("backoffice.approval_waiting");
    const { approval_id } = asked.body.data.approval as { approval_id: number };
    const agreed = await server.call(approvals.approve, { approval_id }, compliance);
    expect(agreed.body.data.state).toBe("executed");
    expect(await codeOf({ value: now })).toBe("backoffice.numbers_taken");
    expect(await server.rooms.market.read(key, new Date(good.effective_from))).toMatchObject(
      changes[key],
    );
  });
});

test("points that are worth more than their rounds cost are set by nobody", async () => {
  const { market } = server.rooms;
  const [missions, shop] = [await market.read("missions"), await market.read("shop")];
  const list = missions.list.map((one) => ({ ...one, points: 1 }));
  const items = shop.items.map((one) => ({ ...one, points: 100_000 }));
  const dearer = [{ ...missions.list[0], points: 100_000 }, ...list.slice(1)];
  const cheaper = [...items.slice(1), { ...shop.items[0], points: 1 }];
  for (const [key, value, field] of [
    ["missions", { ...missions, list: dearer }, "list.0.points"],
    ["shop", { ...shop, items: cheaper }, "items.3.points"],
  ] as const) {
    const input = { key, value, effective_from: inDays(2), reason } as const;
    const { status, body } = await server.call(contract.setActivity, input, administrator);
    expect([status, body.error]).toEqual([422, "backoffice.numbers_generous"]);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  }
});

test("numbers that are agreed to when their moment is over are not set", async () => {
  const now = await server.rooms.market.read("dailyRelief");
  const input = {
    key: "dailyRelief",
    value: { ...now, rate: 900 },
    effective_from: new Date(server.clock.now().getTime() + 60_000).toISOString(),
    reason,
  } as const;
  const asked = await server.call(contract.setActivity, input, administrator);
  server.clock.advance(120_000);
  const { approval_id } = asked.body.data.approval as { approval_id: number };
  const agreed = await server.call(approvals.approve, { approval_id }, compliance);
  expect(agreed.body.data).toMatchObject({ state: "failed", failure: "backoffice.numbers_past" });
  expect((await server.rooms.market.read("dailyRelief")).rate).toBe(now.rate);
});

async function openCode(code: string): Promise<void> {
  const wish = {
    code,
    pocket: "cash",
    amount: "3.00",
    turnover_multiple: 1,
    starts_at: inDays(-1),
    ends_at: inDays(5),
    reason,
  } as const;
  const asked = await server.call(createPromoCode, wish, administrator);
  const { approval_id } = asked.body.data.approval as { approval_id: number };
  await server.call(approvals.approve, { approval_id }, finance);
}

const redeem = ({ token }: TestMember, code: string) =>
  server.send(redeemPromoCode, { code }, { token });

test("a device redeems a code for one person, and a barred account for nobody", async () => {
  await openCode("APARELHO");
  const [ana, rui] = [await registerTestMember(server), await registerTestMember(server)];
  // As if Ana had redeemed it from the device that Rui signed in from.
  const device = (await server.rooms.members.deviceOf(rui.memberId)) ?? "";
  expect(device).not.toBe("");
  const key = { memberId: ana.memberId, kind: "promo-code", period: "APARELHO:1" } as const;
  await server.rooms.rewards.guard(key, { device });
  const second = await redeem(rui, "APARELHO");
  expect([second.status, second.body.error]).toEqual([409, "rewards.already_used"]);
  expect((await server.rooms.promotions.office.findCode("APARELHO"))?.taken).toBe(0);
  const bia = await registerTestMember(server);
  const setAccess = (access: "frozen" | "active") =>
    inTransaction(server.db, (tx) => server.rooms.ledger.setAccess(tx, bia.memberId, access));
  await setAccess("frozen");
  const barred = await redeem(bia, "APARELHO");
  expect([barred.status, barred.body.error]).toEqual([403, "rewards.account_blocked"]);
  await setAccess("active");
  expect((await redeem(bia, "APARELHO")).body.data).toMatchObject({ reward_amount: "3.00" });
});

test("what a code has brought and an operator has taken away is not paid by it", async () => {
  await openCode("TIRADO");
  const ana = await registerTestMember(server);
  const { ledger, rewards } = server.rooms;
  const setAccess = (access: "frozen" | "active") =>
    inTransaction(server.db, (tx) => ledger.setAccess(tx, ana.memberId, access));
  await setAccess("frozen");
  await redeem(ana, "TIRADO");
  await setAccess("active");
  const { list } = await rewards.list(ana.memberId, { kinds: ["promo-code"] });
  for (const { id } of list) await rewards.forfeit(id, "ops@tucano.local", "two accounts");
  const taken = await redeem(ana, "TIRADO");
  expect([taken.status, taken.body.error]).toEqual([409, "rewards.forfeited"]);
  expect((await ledger.readWallet(ana.memberId)).cash).toBe(0);
});

test("without bonuses in the market nothing is given by hand", async () => {
  await openCode("SEMBONUS");
  const ana = await registerTestMember(server);
  const value = { ...(await server.rooms.market.read("switches")), hasBonuses: false };
  const effectiveFrom = new Date(server.clock.now().getTime() + NUMBERS_AHEAD_MS);
  await setNumbers(server, "switches", { effectiveFrom, value, setBy: null });
  server.clock.advance(NUMBERS_AHEAD_MS);
  expect((await redeem(ana, "SEMBONUS")).body.error).toBe("promotions.not_offered");
  const wish: RequestOf<typeof createCampaign> = {
    name: "Carnival",
    gift: "bonus",
    amount: "10.00",
    turnover_multiple: 1,
    segment: { member_ids: [ana.memberId] },
    ends_at: inDays(1),
    budget: "10.00",
    reason,
  };
  const asked = await server.call(createCampaign, wish, administrator);
  expect(asked.body.error).toBe("promotions.not_offered");
});
