// Protects: what the house gives by hand is agreed to by two, given to each member once and to
// nobody
// who may not have it, and never costs more than its budget; a promo code is redeemed as often as
// it
// may be, by one person once.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as approvals from "@tucano/contract/backoffice/access/approvals.ts";
import * as contract from "@tucano/contract/backoffice/members/campaigns.ts";
import { saveSegment } from "@tucano/contract/backoffice/members/segments.ts";
import { saveTag, tagMembers } from "@tucano/contract/backoffice/members/tags.ts";
import * as shown from "@tucano/contract/backoffice/site/promotions.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { redeemPromoCode } from "@tucano/contract/player/rewards/promo-codes.ts";
import { checkLotteryWheel } from "@tucano/contract/player/rewards/wheels.ts";
import { sql } from "kysely";
import { connect } from "../../../platform/database/connect.ts";
import { signInOperator } from "../../../testing/people/operator.ts";
import { registerTestMember, type TestMember } from "../../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../../testing/server.ts";
import { type Hired, hire } from "../../test/staff-bench.ts";

let server: TestServer;
let marketing: Hired;
let finance: Hired;
let risk: Hired;
beforeAll(async () => {
  server = await startTestServer();
  await signInOperator(server);
  marketing = await hire(server, { role: "marketing" });
  finance = await hire(server, { role: "finance" });
  risk = await hire(server, { role: "risk" });
});
afterAll(() => server.close());

const reason = "Carnival";
const inDays = (days: number) =>
  new Date(server.clock.now().getTime() + days * 86_400_000).toISOString();
const wallet = ({ memberId }: TestMember) => server.rooms.ledger.readWallet(memberId);
const run = () => server.jobs.runNow("backoffice.run_campaigns");
const agree = (approval_id: number) => server.call(approvals.approve, { approval_id }, finance);

type Wish = RequestOf<typeof contract.createCampaign>;

async function start(changes: Partial<Wish>): Promise<number> {
  const input: Wish = {
    name: "Carnival",
    gift: "bonus",
    amount: "10.00",
    turnover_multiple: 3,
    segment: { member_ids: [] },
    ends_at: inDays(5),
    budget: "1000.00",
    reason,
    ...changes,
  };
  const { body } = await server.call(contract.createCampaign, input, marketing);
  expect(body).toMatchObject({ status: "success" });
  const { campaign_id, approval } = body.data as DataOf<typeof contract.createCampaign>;
  await run();
  expect((await agree(approval.approval_id)).body.data.state).toBe("executed");
  return campaign_id;
}

async function find(campaign_id: number) {
  const { body } = await server.call(contract.listCampaigns, {}, marketing);
  const { list } = body.data as DataOf<typeof contract.listCampaigns>;
  return list.find((one) => one.campaign_id === campaign_id);
}

test("a list is given to once, without whoever may not have it", async () => {
  const [ana, bia, rui] = [
    await registerTestMember(server),
    await registerTestMember(server),
    await registerTestMember(server),
  ];
  await server.rooms.members.freeze(rui.memberId, "Looked at");
  const member_ids = [ana, bia, rui].map(({ memberId }) => memberId);
  const id = await start({ segment: { member_ids: [...member_ids, ana.memberId, 999_999_999] } });
  expect((await wallet(ana)).bonus).toBe(0);
  await run();
  await run();
  const { rewards } = server.rooms;
  for (const one of [ana, bia]) {
    // A bonus that nobody asked for begins with a yes.
    expect((await wallet(one)).bonus).toBe(0);
    const [bonus, ...others] = await rewards.waiting(one.memberId);
    expect([bonus?.kind, others]).toEqual(["campaign", []]);
    await rewards.accept(one.memberId, bonus?.id ?? "");
    expect(await wallet(one)).toMatchObject({ bonus: 1_000, bonusOwed: 3_000 });
  }
  expect((await wallet(rui)).bonus).toBe(0);
  expect(await find(id)).toMatchObject({ state: "done", given: 2, skipped: 2, cost: "20.00" });
  const input = { campaign_id: id, limit: 3 };
  const first = await server.call(contract.listCampaignMembers, input, marketing);
  const next = { ...input, cursor: first.body.data.next as string };
  const rest = await server.call(contract.listCampaignMembers, next, marketing);
  const rows = [...first.body.data.list, ...rest.body.data.list] as DataOf<
    typeof contract.listCampaignMembers
  >["list"];
  const byId = new Map(rows.map((row) => [row.member.member_id, row.outcome]));
  expect([...member_ids, 999_999_999].map((one) => byId.get(one))).toEqual([
    "given",
    "given",
    "blocked",
    "unknown",
  ]);
  const one = await server.call(contract.readCampaign, { campaign_id: id }, marketing);
  expect(one.body.data).toEqual({ ...(await find(id)), segment: {} });
  for (const call of [contract.listCampaignMembers, contract.readCampaign]) {
    const missing = await server.call(call, { campaign_id: 9_999 }, marketing);
    expect(missing.body.error).toBe("backoffice.campaign_not_found");
  }
});

test("one to whom nothing can be given is noted, and the others get theirs", async () => {
  const [ana, bia] = [await registerTestMember(server), await registerTestMember(server)];
  const member_ids = [ana.memberId, bia.memberId];
  const owner = connect({ url: server.databaseUrl, poolSize: 1, login: null });
  await sql`
    ALTER TABLE rewards.reward ADD CONSTRAINT poisoned
    CHECK (member_id <> ${sql.lit(ana.memberId)}) NOT VALID`.execute(owner.db);
  const id = await start({ gift: "cash", segment: { member_ids } });
  await run();
  await sql`ALTER TABLE rewards.reward DROP CONSTRAINT poisoned`.execute(owner.db);
  await owner.close();
  expect(await find(id)).toMatchObject({ state: "done", given: 1, skipped: 1, cost: "10.00" });
  expect([(await wallet(ana)).cash, (await wallet(bia)).cash]).toEqual([0, 1_000]);
  const input = { campaign_id: id, limit: 3 };
  const { body } = await server.call(contract.listCampaignMembers, input, marketing);
  const { list } = body.data as DataOf<typeof contract.listCampaignMembers>;
  const byId = new Map(list.map(({ member, outcome }) => [member.member_id, outcome]));
  expect(member_ids.map((one) => byId.get(one))).toEqual(["failed", "given"]);
});

async function segmentOf(rules: { level_from?: number; tags?: number[] }): Promise<number> {
  const name = `Levels ${JSON.stringify(rules)}`;
  const wish = { segment_id: null, name, purpose: "marketing", reason, rules } as const;
  const { body } = await server.call(saveSegment, wish, marketing);
  return (body.data as DataOf<typeof saveSegment>).segment_id;
}

test("a segment is given to until the budget is over", async () => {
  server.clock.advance(1_000);
  const member_ids: number[] = [];
  for (let more = 0; more < 3; more += 1) {
    member_ids.push((await registerTestMember(server)).memberId);
  }
  const tag = await server.call(saveTag, { name: "Newcomers", colour: "sea" }, risk);
  const { tag_id } = tag.body.data as DataOf<typeof saveTag>;
  await server.call(tagMembers, { tag_id, member_ids, is_on: true }, risk);
  const id = await start({
    gift: "cash",
    amount: "5.00",
    budget: "12.00",
    segment: { segment_id: await segmentOf({ tags: [tag_id] }) },
  });
  await run();
  expect(await find(id)).toMatchObject({
    state: "done",
    given: 2,
    cost: "10.00",
    segment_name: expect.stringContaining("Levels"),
  });
  const none = await start({ segment: { segment_id: await segmentOf({ level_from: 7 }) } });
  await run();
  expect(await find(none)).toMatchObject({ state: "done", given: 0, skipped: 0 });
});

test("spins are a gift, too", async () => {
  const ana = await registerTestMember(server);
  const segment = { member_ids: [ana.memberId] };
  const id = await start({ gift: "lottery-spins", amount: "0", spins: 3, segment, budget: "0" });
  await run();
  await run();
  expect(await find(id)).toMatchObject({ state: "done", given: 1, cost: "0.00" });
  const { body } = await server.call(checkLotteryWheel, {}, { token: ana.token });
  expect(body.data).toMatchObject({ remainingspins: 3 });
});

test("what makes no sense is refused, and a campaign can be stopped", async () => {
  const ana = await registerTestMember(server);
  const input: Wish = {
    name: "Carnival",
    gift: "cash",
    amount: "10.00",
    turnover_multiple: 1,
    segment: { member_ids: [ana.memberId] },
    ends_at: inDays(5),
    budget: "5.00",
    reason,
  };
  const ask = (changes: Partial<Wish>) =>
    server.call(contract.createCampaign, { ...input, ...changes }, marketing);
  expect((await ask({})).body.error).toBe("backoffice.amount_invalid");
  const late = await ask({ budget: "10.00", ends_at: inDays(-1) });
  expect(late.body.error).toBe("backoffice.campaign_invalid");
  expect((await ask({ budget: "10.00", reason: "" })).body.error).toBe(
    "backoffice.reason_required",
  );
  for (const segment of [{}, { member_ids: [] }, { member_ids: [ana.memberId], segment_id: 1 }]) {
    const unclear = await ask({ budget: "10.00", segment });
    expect(unclear.body.error).toMatch(/^backoffice\.(campaign_invalid|segment_not_found)$/);
  }
  const asked = await ask({ budget: "10.00" });
  const { campaign_id, approval } = asked.body.data as DataOf<typeof contract.createCampaign>;
  const stop = { campaign_id, reason: "Wrong list" };
  const silent = await server.call(contract.stopCampaign, { campaign_id }, marketing);
  expect(silent.body.error).toBe("backoffice.reason_required");
  const stopped = await server.call(contract.stopCampaign, stop, marketing);
  expect(stopped.body.data).toEqual({ state: "stopped" });
  const twice = await server.call(contract.stopCampaign, stop, marketing);
  expect([twice.status, twice.body.error]).toEqual([409, "backoffice.campaign_over"]);
  const unknown = await server.call(
    contract.stopCampaign,
    { ...stop, campaign_id: 9_999 },
    marketing,
  );
  expect(unknown.body.error).toBe("backoffice.campaign_not_found");
  expect((await agree(approval.approval_id)).body.data).toMatchObject({
    state: "failed",
    failure: "backoffice.campaign_over",
  });
  await run();
  expect((await wallet(ana)).cash).toBe(0);
});

test("whoever agrees sees whom a short list names, and how many a long one does", async () => {
  const seenOf = async (member_ids: number[]) => {
    const input: Wish = {
      name: "A few",
      gift: "cash",
      amount: "10.00",
      turnover_multiple: 1,
      segment: { member_ids },
      ends_at: inDays(5),
      budget: "500.00",
      reason,
    };
    const { body } = await server.call(contract.createCampaign, input, marketing);
    const { approval_id } = body.data.approval;
    const read = await server.call(approvals.readApproval, { approval_id }, finance);
    return read.body.data.after.members as string;
  };
  expect(await seenOf([100_000_001, 100_000_002])).toBe("100000001, 100000002");
  expect(await seenOf(Array.from({ length: 21 }, (_, index) => 100_000_000 + index))).toBe("21");
});

type CodeWish = RequestOf<typeof contract.createPromoCode>;

async function open(changes: Partial<CodeWish> & { readonly code: string }): Promise<void> {
  const input: CodeWish = {
    pocket: "bonus",
    amount: "10.00",
    turnover_multiple: 2,
    starts_at: inDays(-1),
    ends_at: inDays(5),
    reason,
    ...changes,
  };
  const { body } = await server.call(contract.createPromoCode, input, marketing);
  expect(body).toMatchObject({ status: "success" });
  expect((await agree(body.data.approval.approval_id)).body.data.state).toBe("executed");
}

const redeem = ({ token }: TestMember, code: string, key?: string) =>
  server.send(
    redeemPromoCode,
    { code },
    key === undefined ? { token } : { token, headers: { "idempotency-key": key } },
  );

test("a code is redeemed once a member, also by many calls at once", async () => {
  await open({ code: "Folia10" });
  const [ana, bia] = [await registerTestMember(server), await registerTestMember(server)];
  const key = randomUUID();
  const calls = await Promise.all(Array.from({ length: 8 }, () => redeem(ana, "folia10", key)));
  // A machine that has too much to do may send some away to come again.
  const done = calls.filter(({ status }) => status !== 503);
  expect(done.length).toBeGreaterThan(0);
  for (const { body } of done) {
    expect(body, JSON.stringify(body)).toMatchObject({ data: { reward_amount: "10.00" } });
  }
  expect(await wallet(ana)).toMatchObject({ bonus: 1_000, bonusOwed: 2_000 });
  const again = await redeem(ana, "FOLIA10");
  expect([again.status, again.body.error]).toEqual([409, "promotions.code_taken"]);
  await redeem(bia, "FOLIA10");
  expect((await wallet(bia)).bonus).toBe(1_000);
  const { body } = await server.call(contract.listPromoCodes, { limit: 1 }, marketing);
  expect(body.data.list[0]).toMatchObject({ code: "FOLIA10", taken: 2, cost: "20.00" });
});

test("all at once take no more than there is", async () => {
  await open({ code: "PRIMEIROS", limit_total: 2, pocket: "cash" });
  const people = [];
  for (let more = 0; more < 5; more += 1) people.push(await registerTestMember(server));
  const answers = await Promise.all(people.map((one) => redeem(one, "PRIMEIROS")));
  const codes = answers.map(({ body }) => body.error ?? "paid").toSorted();
  expect(codes).toEqual([
    "paid",
    "paid",
    "promotions.code_over",
    "promotions.code_over",
    "promotions.code_over",
  ]);
});

test("what was refused is free again", async () => {
  await open({ code: "UMAVEZ", limit_total: 2 });
  const ana = await registerTestMember(server);
  const rui = await registerTestMember(server);
  await redeem(ana, "UMAVEZ");
  await server.rooms.members.freeze(rui.memberId, "Looked at");
  const code = await server.rooms.promotions.office.findCode("UMAVEZ");
  await expect(server.ask(redeemPromoCode, { code: "UMAVEZ" }, rui.memberId)).rejects.toMatchObject(
    { code: "rewards.account_blocked" },
  );
  expect((await server.rooms.promotions.office.findCode("UMAVEZ"))?.taken).toBe(code?.taken);
});

test("a code is for whom and when it says, and is not guessed", async () => {
  const ana = await registerTestMember(server);
  await open({ code: "SOVIP", level_from: 3 });
  expect((await redeem(ana, "SOVIP")).body.error).toBe("promotions.code_not_for_you");
  await open({ code: "DEPOIS", starts_at: inDays(1) });
  expect((await redeem(ana, "DEPOIS")).body.error).toBe("promotions.code_over");
  await open({ code: "FECHADO" });
  const close = { code: "fechado", reason: "Leaked" };
  const closed = await server.call(contract.closePromoCode, close, marketing);
  expect(closed.body.data).toEqual({ is_open: false });
  expect((await redeem(ana, "FECHADO")).body.error).toBe("promotions.code_over");
  const silent = await server.call(contract.closePromoCode, { code: "FECHADO" }, marketing);
  expect(silent.body.error).toBe("backoffice.reason_required");
  const none = await server.call(contract.closePromoCode, { ...close, code: "NADA" }, marketing);
  expect([none.status, none.body.error]).toEqual([404, "backoffice.promo_code_unknown"]);
  const bia = await registerTestMember(server);
  for (let tries = 0; tries < 10; tries += 1) {
    const wrong = await redeem(bia, `TENTO${tries}`);
    expect([wrong.status, wrong.body.error]).toEqual([404, "promotions.code_unknown"]);
  }
  await open({ code: "VALE" });
  expect((await redeem(bia, "VALE")).status).toBe(429);
  const wish = {
    code: "VALE",
    pocket: "cash",
    amount: "1",
    turnover_multiple: 0,
    starts_at: inDays(0),
    ends_at: inDays(1),
    reason,
  } as const;
  const ask = (changes: Partial<CodeWish>) =>
    server.call(contract.createPromoCode, { ...wish, ...changes }, marketing);
  expect((await ask({})).body.error).toBe("backoffice.promo_code_exists");
  expect((await ask({ amount: "0" })).body.error).toBe("backoffice.amount_invalid");
  expect((await ask({ ends_at: inDays(-1) })).body.error).toBe("backoffice.campaign_invalid");
  expect((await ask({ reason: "" })).body.error).toBe("backoffice.reason_required");
  await ask({ code: "NOVO" });
  expect((await ask({ code: "NOVO" })).body.error).toBe("backoffice.approval_waiting");
});

test("results are what was given and what its takers played", async () => {
  await server.jobs.runNow("promotions.reckon-results");
  const { body } = await server.call(shown.listResults, {}, marketing);
  const { list, reckoned_at } = body.data as DataOf<typeof shown.listResults>;
  expect(reckoned_at).not.toBeNull();
  expect(list.find(({ kind }) => kind === "campaign")).toMatchObject({
    claims: 5,
    takers: 5,
    cost: "40.00",
    staked: "0.00",
    net: "-40.00",
  });
  const codes = list.find(({ kind }) => kind === "promo-code");
  await server.jobs.runNow("promotions.reckon-results");
  const again = await server.call(shown.listResults, {}, marketing);
  const later = (again.body.data as DataOf<typeof shown.listResults>).list;
  expect(later.find(({ kind }) => kind === "promo-code")).toEqual(codes);
});
