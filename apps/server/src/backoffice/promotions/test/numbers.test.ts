// Protects: what players were promised is changed by two people, from a moment ahead, by numbers
// that fit together; closing takes one; each version stays readable with what it changed.
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as approvals from "@tucano/contract/backoffice/access/approvals.ts";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import * as contract from "@tucano/contract/backoffice/site/promotions.ts";
import { activityDetails } from "@tucano/contract/player/rewards/activities.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { dayOf } from "../../../platform/days.ts";
import { NUMBERS_AHEAD_MS } from "../../../market/index.ts";
import { signInOperator, type TestOperator } from "../../../testing/people/operator.ts";
import { setNumbers } from "../../../testing/numbers.ts";
import { startTestServer, type TestServer } from "../../../testing/server.ts";
import { type Hired, hire } from "../../test/staff-bench.ts";

let server: TestServer;
let administrator: TestOperator;
let marketing: Hired;
let compliance: Hired;
beforeAll(async () => {
  server = await startTestServer();
  administrator = await signInOperator(server);
  marketing = await hire(server, { role: "marketing" });
  compliance = await hire(server, { role: "compliance" });
});
afterAll(() => server.close());

const reason = "New season";
const inDays = (days: number) =>
  new Date(server.clock.now().getTime() + days * 86_400_000).toISOString();

test("a preview says what somebody reads, and what keeps them out", async () => {
  const { market } = server.rooms;
  const day7 = await market.read("day7");
  const audience = { ...day7.audience, site: "nowhere", levelFrom: 2, newDays: 30 };
  const value = { ...day7, audience, budget: { dayCentavos: 100_000, wholeCentavos: null } };
  const today = dayOf(server.clock.now());
  const see = async (changes: object) => {
    const input = { key: "day7", value, language: "en", ...changes } as const;
    const { body } = await server.call(contract.previewPromotion, input, marketing);
    return body.data as DataOf<typeof contract.previewPromotion>;
  };
  const { sites } = (await server.call(contract.listPromotions, {}, marketing)).body.data;
  const site = sites[0].code;
  const meant = { value: { ...value, audience: { ...audience, site } }, site };
  const seen = await see({ ...meant, level: 2, registered_on: today });
  expect(seen).toMatchObject({ shut: null, title: "Seven-day login" });
  expect(seen.terms).toContain("For players at VIP level 2 and above.");
  expect(seen.terms.join(" ")).toMatch(/up to R\$.1\.000,00 a day/);
  expect((await see({ ...meant, level: 1, registered_on: today })).shut).toBe("level");
  expect((await see({ ...meant, level: 2 })).shut).toBe("registered");
  expect((await see({ ...meant, site: "elsewhere", level: 2 })).shut).toBe("site");
  const closed = { ...value, isOpen: false };
  expect((await see({ value: closed })).shut).toBe("closed");
  const over = { ...value, endsAt: inDays(-1) };
  expect((await see({ value: over })).shut).toBe("over");
  const input = { key: "day7", value: { ...value, audience }, reason } as const;
  const wrong = await server.call(
    contract.setActivity,
    { ...input, effective_from: inDays(1) },
    marketing,
  );
  expect(wrong.body).toMatchObject({
    error: "backoffice.numbers_invalid",
    fields: { "audience.site": expect.anything() },
  });
});

test("numbers change when a second person agrees, and hold from their moment on", async () => {
  const { market } = server.rooms;
  const old = await market.read("firstRecharge");
  const value = { ...old, welcomeRate: 12_345 };
  const effective_from = inDays(2);
  const input = { key: "firstRecharge", value, effective_from, reason } as const;
  const wrong = await server.call(contract.setActivity, input, marketing);
  expect([wrong.status, wrong.body.error]).toEqual([422, "backoffice.numbers_invalid"]);
  expect(Object.keys(wrong.body.fields ?? {})).toEqual(["welcomeRate"]);
  const good = { ...input, value: { ...old, welcomeRate: 5_000 } };
  const asked = await server.call(contract.setActivity, good, marketing);
  const { approval_id } = asked.body.data.approval;
  const again = await server.call(contract.setActivity, good, marketing);
  expect(again.body.error).toBe("backoffice.approval_waiting");
  const agreed = await server.call(approvals.approve, { approval_id }, compliance);
  expect(agreed.body.data).toMatchObject({
    state: "executed",
    before: { welcomeRate: String(old.welcomeRate) },
    after: { welcomeRate: "5000" },
  });
  expect(await market.read("firstRecharge")).toEqual(old);
  expect(await market.read("firstRecharge", new Date(effective_from))).toMatchObject({
    welcomeRate: 5_000,
  });
  const { body } = await server.call(contract.listVersions, { key: "firstRecharge" }, marketing);
  const { list } = body.data as DataOf<typeof contract.listVersions>;
  expect(list[0]).toMatchObject({
    state: "coming",
    set_by: marketing.email,
    before: { welcomeRate: String(old.welcomeRate) },
    after: { welcomeRate: "5000" },
  });
  expect(list[1]?.state).toBe("current");
  const taken = await server.call(
    contract.setActivity,
    { ...good, value: { ...old, welcomeRate: 4_000 } },
    marketing,
  );
  expect([taken.status, taken.body.error]).toEqual([409, "backoffice.numbers_taken"]);
  const audit = await server.call(listAudit, { subject: "promotion:firstRecharge" }, administrator);
  const acts = (audit.body.data as DataOf<typeof listAudit>).list.map(({ action }) => action);
  expect(acts).toContain("promotion.set");
});

test("what is past, what changes nothing and what has no reason is refused", async () => {
  const value = await server.rooms.market.read("dailyRelief");
  const input = { key: "dailyRelief", value, effective_from: inDays(1), reason } as const;
  const same = await server.call(contract.setActivity, input, marketing);
  expect([same.status, same.body.error]).toEqual([409, "backoffice.numbers_unchanged"]);
  const late = { ...input, value: { ...value, rate: 900 }, effective_from: inDays(-1) };
  const past = await server.call(contract.setActivity, late, marketing);
  expect([past.status, past.body.error]).toEqual([422, "backoffice.numbers_past"]);
  const silent = await server.call(contract.setActivity, { ...late, reason: "" }, marketing);
  expect(silent.body.error).toBe("backoffice.reason_required");
  const tiers = await server.rooms.market.read("rechargeTiers");
  const mixed = { ...tiers, tiers: tiers.tiers.toReversed() };
  const falling = await server.call(
    contract.setActivity,
    { ...input, key: "rechargeTiers", value: mixed },
    marketing,
  );
  expect(falling.body.error).toBe("backoffice.numbers_invalid");
});

test("each kind of numbers has its own right", async () => {
  const value = await server.rooms.market.read("agency");
  const input = { value: { ...value, holdDays: 5 }, effective_from: inDays(1), reason } as const;
  const refused = await server.call(contract.setAgency, { ...input, key: "agency" }, marketing);
  expect(refused.body.error).toBe("backoffice.not_permitted");
  const agents = await hire(server, { role: "agents" });
  const asked = await server.call(contract.setAgency, { ...input, key: "agency" }, agents);
  expect(asked.body.data.approval).not.toBeNull();
  const read = await server.call(contract.listAgencyVersions, { key: "vip" }, agents);
  expect(read.body.data.list[0].value).toHaveProperty("holdDays");
  const vip = await server.rooms.market.read("vip");
  const [first, ...others] = vip.levels;
  const renamed = { ...vip, levels: [{ ...first, name: "Início" }, ...others] };
  const level = await server.call(
    contract.setVip,
    { ...input, key: "vip", value: renamed },
    marketing,
  );
  expect(level.body.data.approval).not.toBeNull();
  const rebates = await server.rooms.market.read("rebates");
  const kept = await server.call(
    contract.setRebates,
    { ...input, key: "rebates", value: { ...rebates, keptDays: 10 } },
    marketing,
  );
  expect(kept.body.data.approval).not.toBeNull();
});

test("what an offer is published to cost at most stands beside its numbers", async () => {
  const { costRates } = await server.rooms.market.read("offerCosts");
  const { body } = await server.call(contract.listPromotions, {}, marketing);
  const { list } = body.data as DataOf<typeof contract.listPromotions>;
  const costOf = (wanted: string) => list.find(({ key }) => key === wanted)?.cost_at_most;
  expect(Number(costOf("firstRecharge")) * 100).toBe(costRates.firstRecharge);
  expect(costOf("firstRecharge")).toMatch(/^\d+\.\d\d$/);
  expect(costOf("vip")).toBeNull();
});

test("one person closes a promise, at once", async () => {
  const value = { ...(await server.rooms.market.read("day7")), isOpen: false };
  const input = { key: "day7", value, effective_from: inDays(-1), reason } as const;
  const closed = await server.call(contract.setActivity, input, marketing);
  expect(closed.body).toMatchObject({ status: "success", data: { approval: null } });
  server.clock.advance(11_000);
  expect((await server.rooms.market.read("day7")).isOpen).toBe(false);
  const { body } = await server.call(contract.listPromotions, {}, marketing);
  const { list } = body.data as DataOf<typeof contract.listPromotions>;
  expect(list.find(({ key }) => key === "day7")?.is_open).toBe(false);
});

test("numbers set at once hold, however much time goes by while they are written", async () => {
  const value = { ...(await server.rooms.market.read("lotteryWheel")), spinsPerDayMax: 7 };
  const input = { key: "lotteryWheel", value, effective_from: null, reason } as const;
  const asked = await server.call(contract.setWheel, input, marketing);
  const { approval_id } = asked.body.data.approval;
  const now = server.clock.now.bind(server.clock);
  const passing = vi.spyOn(server.clock, "now").mockImplementation(() => {
    server.clock.advance(1);
    return now();
  });
  const agreed = await server.call(approvals.approve, { approval_id }, compliance);
  passing.mockRestore();
  expect(agreed.body.data).toMatchObject({ state: "executed" });
  server.clock.advance(NUMBERS_AHEAD_MS);
  expect((await server.rooms.market.read("lotteryWheel")).spinsPerDayMax).toBe(7);
});

test("closing that changes anything else, or leaves something out, takes two", async () => {
  const tiers = await server.rooms.market.read("rechargeTiers");
  const day7 = await server.rooms.market.read("invitation");
  const wishes = [
    { key: "rechargeTiers", value: { ...tiers, isOpen: false, tiers: tiers.tiers.slice(0, -1) } },
    { key: "invitation", value: { ...day7, isOpen: false, rewardCentavos: 1 } },
  ] as const;
  for (const wish of wishes) {
    const input = { ...wish, effective_from: null, reason };
    const { body } = await server.call(contract.setActivity, input, marketing);
    expect(body.data.approval, wish.key).not.toBeNull();
    server.clock.advance(NUMBERS_AHEAD_MS);
    expect((await server.rooms.market.read(wish.key)).isOpen).toBe(true);
  }
});

test("a wheel's cost is exact, for what is and for what is thought of", async () => {
  const now = await server.call(contract.reckonWheel, { wheel: "dailyWheel" }, marketing);
  expect(now.body.data).toMatchObject({
    per_draw: { fraction: "161/2", centavos: "80.5000" },
    per_earned_spin: { fraction: "805/8", centavos: "100.6250" },
  });
  const value = await server.rooms.market.read("dailyWheel");
  const prizes = value.prizes.map((one) => ({ ...one, weight: 1 }));
  const draft = { wheel: "dailyWheel", value: { ...value, prizes } } as const;
  const thought = await server.call(contract.reckonWheel, draft, marketing);
  const { per_draw, prizes: shown } = thought.body.data as DataOf<typeof contract.reckonWheel>;
  expect(per_draw.fraction).toBe("12750/7");
  expect(shown[0]).toMatchObject({ weight: 1, of: 7, one_in: "7", kind: "nothing" });
  expect(shown.at(-1)).toMatchObject({ kind: "cash", amount: "100.00", spins: 0 });
  const twice = { ...value, prizes: [value.prizes[0], value.prizes[0]] };
  const wrong = await server.call(
    contract.reckonWheel,
    { wheel: "dailyWheel", value: twice },
    marketing,
  );
  expect([wrong.status, wrong.body.error]).toEqual([422, "backoffice.numbers_invalid"]);
  const set = await server.call(
    contract.setWheel,
    { key: "dailyWheel", value: { ...value, prizes }, effective_from: inDays(3), reason },
    marketing,
  );
  expect(set.body.data.approval).not.toBeNull();
});

test("own words replace the product's title and stand before its terms", async () => {
  const read = await server.call(contract.readTexts, { code: "ftd" }, marketing);
  const { list } = read.body.data as DataOf<typeof contract.readTexts>;
  expect(list).toHaveLength(9);
  const usual = list.find(({ lang }) => lang === "en");
  const own = { title: "Big welcome", summary: "", terms: "Only in May.\n\nAnd June." };
  const input = { code: "ftd", language: "en", ...own, reason } as const;
  const saved = await server.call(contract.saveText, input, marketing);
  expect(saved.body.data).toMatchObject({ title: "Big welcome", summary: usual?.summary });
  const { body } = await server.call(activityDetails, { lang: "en" });
  const shown = (body.data as DataOf<typeof activityDetails>).list.find(
    ({ code }) => code === "ftd",
  );
  expect(shown?.title).toBe("Big welcome");
  expect(shown?.terms).toEqual(["Only in May.", "And June.", ...(usual?.terms ?? [])]);
  const none = await server.call(contract.saveText, { ...input, language: "xx" }, marketing);
  expect(none.body.error).toBe("backoffice.numbers_invalid");
  const silent = await server.call(contract.saveText, { ...input, reason: "" }, marketing);
  expect(silent.body.error).toBe("backoffice.reason_required");
});

test("what lasts for a while goes back to what was, and the calendar shows both", async () => {
  const { market } = server.rooms;
  const old = await market.read("dailyRelief");
  const [from, until] = [inDays(3), inDays(6)];
  const value = { ...old, rewardMaxCentavos: old.rewardMaxCentavos + 100 };
  const input = { key: "dailyRelief", value, effective_from: from, until, reason } as const;
  const ask = (changes: object) =>
    server.call(contract.setActivity, { ...input, ...changes }, marketing);
  const early = await ask({ until: inDays(2) });
  expect([early.status, early.body.error]).toEqual([422, "backoffice.numbers_past"]);
  expect(Object.keys(early.body.fields ?? {})).toEqual(["until"]);
  // Closing for a while opens again by itself: that takes two.
  const paused = await ask({ value: { ...old, isOpen: !old.isOpen }, until: inDays(9) });
  expect(paused.body.data.approval).not.toBeNull();
  const { approval_id: withdrawn } = paused.body.data.approval;
  await server.call(approvals.reject, { approval_id: withdrawn, reason }, compliance);
  const asked = await ask({});
  const { approval_id } = asked.body.data.approval;
  const agreed = await server.call(approvals.approve, { approval_id }, compliance);
  expect(agreed.body.data).toMatchObject({ state: "executed" });
  expect(Object.keys(agreed.body.data.after)).toContain("until");
  const at = (days: number) => market.read("dailyRelief", new Date(inDays(days)));
  expect([await at(2), await at(4), await at(7)]).toEqual([old, value, old]);
  const crossing = await ask({ effective_from: inDays(2), until: inDays(4) });
  expect(crossing.body.error).toBe("backoffice.numbers_taken");
  // Numbers without an end that begin meanwhile hold until what was agreed to comes back.
  const within = { ...old, rewardMaxCentavos: old.rewardMaxCentavos + 200 };
  const open = await ask({ value: within, effective_from: inDays(5), until: null });
  const { body: seen } = await server.call(approvals.listApprovals, {}, compliance);
  const { approval_id: other } = open.body.data.approval;
  const told = (seen.data as DataOf<typeof approvals.listApprovals>).list.find(
    (one) => one.approval_id === other,
  );
  expect(new Date(told?.after["until"] ?? "")).toEqual(new Date(until));
  await server.call(approvals.approve, { approval_id: other }, compliance);
  expect([await at(5.5), await at(7)]).toEqual([within, old]);
  const days = { from: dayOf(new Date(inDays(2))), to: dayOf(new Date(inDays(8))) };
  const { body } = await server.call(contract.promotionCalendar, days, marketing);
  const list = (body.data as DataOf<typeof contract.promotionCalendar>).list;
  const spans = list.filter(({ key }) => key === "dailyRelief");
  expect(
    spans.map((one) => [new Date(one.from) > new Date(inDays(1)), one.until !== null]),
  ).toEqual([
    [false, true],
    [true, true],
    [true, true],
    [true, false],
  ]);
  const backwards = { from: days.to, to: days.from };
  const wrong = await server.call(contract.promotionCalendar, backwards, marketing);
  expect(wrong.status).toBe(422);
});

test("an offer beside the standing one is for a segment that there is, and has a name of its own", async () => {
  const { others: _others, ...standing } = await server.rooms.market.read("rechargeRebate");
  const other = { code: "weekend", segmentId: null, segmentVersion: null, ...standing };
  const ask = async (...others: object[]) => {
    const value = { ...standing, others };
    const input = { key: "rechargeRebate", value, effective_from: inDays(1), reason } as const;
    return Object.keys(
      (await server.call(contract.setActivity, input, marketing)).body.fields ?? {},
    );
  };
  expect(await ask(other, other)).toEqual(["others.1.code"]);
  expect(await ask({ ...other, segmentId: 1 })).toEqual(["others.0.segmentVersion"]);
  const nobodys = { ...other, segmentId: 9_999, segmentVersion: 1 };
  expect(await ask(nobodys)).toEqual(["others.0.segmentId"]);
  expect(await ask({ ...other, endsAt: "2020-01-01T00:00:00-03:00" })).toEqual(["others.0.endsAt"]);
  const elsewhere = { ...other.audience, site: "nowhere" };
  expect(await ask({ ...other, audience: elsewhere })).toEqual(["others.0.audience.site"]);
});

test("each offer beside the standing one is listed with its own time, cost and budget", async () => {
  const { others: _others, ...standing } = await server.rooms.market.read("firstRecharge");
  const other = {
    ...standing,
    code: "north",
    segmentId: null,
    segmentVersion: null,
    turnoverMultiple: 0,
    startsAt: inDays(1),
    budget: { dayCentavos: 5_000, wholeCentavos: null },
  };
  const value = { ...standing, others: [other] };
  const effectiveFrom = new Date(server.clock.now().getTime() + NUMBERS_AHEAD_MS);
  await setNumbers(server, "firstRecharge", { effectiveFrom, value, setBy: null });
  server.clock.advance(NUMBERS_AHEAD_MS);
  const { body } = await server.call(contract.listPromotions, {}, marketing);
  const { list } = body.data as DataOf<typeof contract.listPromotions>;
  const found = list.find(({ key }) => key === "firstRecharge");
  expect(found?.offers).toEqual([
    {
      code: "north",
      is_open: standing.isOpen,
      starts_at: expect.any(String),
      ends_at: null,
      cost_at_most: expect.stringMatching(/^\d+\.\d\d$/),
      budget: {
        day: { most: "50.00", spent: "0.00" },
        whole: { most: null, spent: "0.00" },
      },
    },
  ]);
  expect(found?.offers[0]?.cost_at_most).not.toBe(found?.cost_at_most);
  expect(list.find(({ key }) => key === "rechargeTiers")?.offers).toEqual([]);
});
