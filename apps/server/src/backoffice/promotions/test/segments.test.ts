// Protects: a segment is who did what it says, by what the journal tells; nobody who is excluded,
// paused, worried about or unwilling is in one for marketing; losses are for looking after people
// only; and who may see or change which is asked of everybody.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { approve, readApproval } from "@tucano/contract/backoffice/access/approvals.ts";
import { createCampaign } from "@tucano/contract/backoffice/members/campaigns.ts";
import { chooseMarketing } from "@tucano/contract/player/account/privacy.ts";
import * as contract from "@tucano/contract/backoffice/members/segments.ts";
import { saveTag, tagMembers } from "@tucano/contract/backoffice/members/tags.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import type { CommandKind } from "../../../ledger/index.ts";
import { connect } from "../../../platform/database/connect.ts";
import { readJournal } from "../../../testing/journal.ts";
import { registerTestMember, type TestMember } from "../../../testing/people/people.ts";
import { stake, type WalletRefusal } from "../../../wallet/index.ts";
import { type Desk, openDesk } from "../../test/payments-bench.ts";
import { type Hired, hire } from "../../test/staff-bench.ts";

let bench: Desk;
let marketing: Hired;
let agents: Hired;
let risk: Hired;
let finance: Hired;
let player: TestMember;
let newcomer: TestMember;
let loser: TestMember;
beforeAll(async () => {
  bench = await openDesk();
  marketing = await hire(bench.server, { role: "marketing" });
  agents = await hire(bench.server, { role: "support" });
  risk = await hire(bench.server, { role: "administrator" });
  finance = await hire(bench.server, { role: "finance" });
  player = await bench.till.newMember({ funds: "200.00" });
  loser = await bench.till.newMember({ funds: "100.00" });
  newcomer = await registerTestMember(bench.server);
  await bench.play(player, 5_000);
  await lose(loser, 8_000);
});
afterAll(() => bench.server.close());

const reason = "Carnival";
type Id = TestMember["memberId"];
type Rules = RequestOf<typeof contract.countSegment>["rules"];

const loseAll: CommandKind<{ amount: number }, null, null, null, WalletRefusal> = {
  name: "test.lose",
  decide: (wallet, _facts, { amount }) => {
    const side = { reference: `round:${randomUUID()}`, game: "house/onca-dourada" };
    const staked = stake(wallet, {
      amount: toCentavos(amount),
      turnoverWeightPercent: 100,
      ...side,
    });
    return staked.outcome === "refused" ? staked : { ...staked, answer: null };
  },
};

async function lose({ memberId }: TestMember, amount: number): Promise<void> {
  const command = { memberId, source: "test", externalId: randomUUID(), input: { amount } };
  const { status } = await bench.server.rooms.ledger.execute(loseAll, command);
  expect(status).toBe("applied");
  await readJournal(bench.server.house.journal);
}

async function idsOf(rules: Partial<Rules>, purpose: "marketing" | "protective" = "marketing") {
  const { db, rooms } = bench.server;
  const parsed = contract.segmentRules.parse({ period_days: 30, ...rules });
  const { size, sample } = await rooms.segments.count(db, { purpose, rules: parsed });
  if (size <= 10) expect(sample).toHaveLength(size);
  return sample;
}

const save = (wish: Partial<RequestOf<typeof contract.saveSegment>>, who = marketing) =>
  bench.ask(
    contract.saveSegment,
    {
      segment_id: null,
      name: `S ${randomUUID()}`,
      purpose: "marketing",
      rules: { period_days: 30 },
      reason,
      ...wish,
    },
    who,
  );

/** Of a few, by their own keys, as whatever gives or tells asks. */
async function amongOf(rules: Partial<Rules>, memberIds: readonly Id[]) {
  const { segment_id: segmentId, version } = await save({ rules: { period_days: 30, ...rules } });
  return bench.server.rooms.segments.among({ segmentId, version }, memberIds);
}

test("who is in it did what the rules say", async () => {
  const onca = (await bench.server.rooms.catalog.allGames()).find(
    ({ code }) => code === "onca-dourada",
  );
  const wishes: readonly (readonly [Partial<Rules>, boolean, boolean])[] = [
    [{}, true, true],
    [{ deposited: { from: "200.00" } }, true, false],
    [{ deposited: { from: "200.01" } }, false, false],
    [{ deposited: { to: "0.00" } }, false, true],
    [{ staked: { from: "50.00", to: "50.00" } }, true, false],
    [{ staked: { to: "49.99" } }, false, true],
    [{ won: { from: "50.00" } }, true, false],
    [{ plays: 1 }, true, false],
    [{ plays: 2 }, false, false],
    [{ games: [onca?.id ?? 0] }, true, false],
    [{ games: [(onca?.id ?? 0) + 1] }, false, false],
    [{ game_types: ["slots"] }, true, false],
    [{ game_types: ["table"] }, false, false],
    [{ has_deposited: true }, true, false],
    [{ has_deposited: false }, false, true],
    [{ deposit_days_ago: { to: 0 } }, true, false],
    [{ deposit_days_ago: { from: 1 } }, false, false],
    [{ days_away: { to: 0 } }, true, true],
    [{ days_away: { from: 1 } }, false, false],
    [{ days_away: { from: 0 } }, true, true],
    [{ days_away: { from: 1, to: 9 } }, false, false],
    [{ deposit_days_ago: { from: 0 } }, true, false],
    [{ staked: { from: "0.00", to: "0.00" } }, false, true],
    [{ plays: 1, deposited: { from: "1.00" }, days_away: { to: 9 } }, true, false],
    [{ level_to: 0 }, true, true],
    [{ level_from: 1 }, false, false],
    [{ site: "tucano" }, true, true],
    [{ languages: ["en"] }, true, true],
    [{ languages: ["pt"] }, false, false],
    [{ registered_days_ago: { to: 0 } }, true, true],
    [{ registered_to: "2020-01-01" }, false, false],
    [{ age_from: 18, age_to: 99 }, true, true],
    [{ age_from: 99 }, false, false],
  ];
  for (const [rules, hasPlayer, hasNewcomer] of wishes) {
    const counted = await idsOf(rules);
    const asked = await amongOf(rules, [player.memberId, newcomer.memberId]);
    for (const ids of [counted, asked]) {
      const found = [ids.includes(player.memberId), ids.includes(newcomer.memberId)];
      expect([rules, found]).toEqual([rules, [hasPlayer, hasNewcomer]]);
    }
  }
});

test("losses are for looking after people, and theirs alone to see who looks after them", async () => {
  const lost = { lost: { from: "80.00" } };
  expect(await idsOf(lost, "protective")).toEqual([loser.memberId]);
  const wish = { rules: { period_days: 30, ...lost }, purpose: "marketing" } as const;
  const byLosses = await bench.refusal(contract.countSegment, wish, risk);
  expect(byLosses).toEqual([422, "backoffice.segment_protective"]);
  const won = { ...wish, rules: { period_days: 30, won: { to: "1.00" } } };
  expect(await bench.refusal(contract.countSegment, won, risk)).toEqual(byLosses);
  const named = { segment_id: null, name: "Lost much", reason } as const;
  expect(await bench.refusal(contract.saveSegment, { ...named, ...wish }, risk)).toEqual(byLosses);
  const protective = { ...wish, purpose: "protective" } as const;
  expect(await bench.refusal(contract.countSegment, protective, marketing)).toEqual([
    403,
    "backoffice.not_permitted",
  ]);
  const kept = { ...named, ...protective };
  expect((await bench.refusal(contract.saveSegment, kept, marketing))[0]).toBe(403);
  const { segment_id: segmentId } = await save(kept, risk);
  const seenBy = async (who: Hired) =>
    (await bench.ask(contract.listSegments, {}, who)).list.some(
      (one) => one.segment_id === segmentId,
    );
  expect([await seenBy(risk), await seenBy(marketing)]).toEqual([true, false]);
  const retire = { segment_id: segmentId, reason };
  expect((await bench.refusal(contract.retireSegment, retire, marketing))[0]).toBe(403);
  expect((await bench.refusal(contract.saveSegment, { ...kept, name: "X y" }, agents))[0]).toBe(
    403,
  );
  const campaign = campaignFor(segmentId);
  expect(await bench.refusal(createCampaign, campaign, marketing)).toEqual(byLosses);
});

test("marketing never reaches the excluded, the paused, the unwilling and those at risk", async () => {
  const { rooms } = bench.server;
  const people = [];
  for (let more = 0; more < 5; more += 1) people.push(await registerTestMember(bench.server));
  const all = people.map((one) => one.memberId);
  const [paused, excluded, unwilling, worried, well] = all as [Id, Id, Id, Id, Id];
  await rooms.compliance.startTimeOut(paused, { days: 7, reason: "A break" });
  await rooms.compliance.exclude(excluded, { months: 12, reason: "Enough" });
  const token = people[2]?.token ?? "";
  await bench.server.call(chooseMarketing, { allows_marketing: false }, { token });
  const owner = connect({ url: bench.server.databaseUrl, poolSize: 1, login: null });
  await sql`
    INSERT INTO backoffice.compliance_case (area, member_id, day, reasons, weight, created_at,
      updated_at)
    VALUES ('gaming', ${worried}, '2026-11-01', '[]', 3, now(), now())`.execute(owner.db);
  await owner.close();
  const reached = async (purpose: "marketing" | "protective") => {
    const { segment_id: segmentId, version } = await save({ purpose }, risk);
    return rooms.segments.among({ segmentId, version }, all);
  };
  expect(await reached("marketing")).toEqual([well]);
  expect(await reached("protective")).toEqual([unwilling, worried, well].toSorted((a, b) => a - b));
});

const campaignFor = (segmentId: number): RequestOf<typeof createCampaign> => ({
  name: "Carnival",
  gift: "cash",
  amount: "5.00",
  turnover_multiple: 1,
  segment: { segment_id: segmentId },
  ends_at: new Date(bench.server.clock.now().getTime() + 86_400_000).toISOString(),
  budget: "100.00",
  reason,
});

test("a campaign gives to the version that two people agreed to, to whoever fits then", async () => {
  const rules = { period_days: 30, deposited: { from: "200.00" } };
  const { segment_id: segmentId, version } = await save({ name: "Depositors", rules });
  expect(version).toBe(1);
  const asked = await bench.ask(createCampaign, campaignFor(segmentId), marketing);
  const next = { segment_id: segmentId, name: "Depositors", rules: { period_days: 1 } };
  expect((await save(next)).version).toBe(2);
  const wish = { approval_id: asked.approval.approval_id };
  const seen = await bench.ask(readApproval, wish, finance);
  expect(seen.after).toMatchObject({ segment: "Depositors", "rules.deposited.from": "200.00" });
  await bench.ask(approve, wish, finance);
  await bench.server.jobs.runNow("backoffice.run_campaigns");
  const cash = async ({ memberId }: TestMember) =>
    (await bench.server.rooms.ledger.readWallet(memberId)).cash;
  expect([await cash(player), await cash(newcomer)]).toEqual([20_500, 0]);
});

test("what makes no sense is refused, and what is retired is not used", async () => {
  const refused = (wish: Partial<RequestOf<typeof contract.saveSegment>>, who = marketing) =>
    bench.refusal(
      contract.saveSegment,
      {
        segment_id: null,
        name: "No sense",
        purpose: "marketing",
        rules: { period_days: 30 },
        reason,
        ...wish,
      },
      who,
    );
  const empty = { period_days: 30, games: [] };
  expect(await refused({ rules: empty })).toEqual([422, "backoffice.segment_invalid"]);
  const nowhere = { period_days: 30, site: "nowhere" };
  expect(await refused({ rules: nowhere })).toEqual([404, "common.not_found"]);
  const counted = { purpose: "marketing", rules: nowhere } as const;
  expect(await bench.refusal(contract.countSegment, counted, risk)).toEqual([
    404,
    "common.not_found",
  ]);
  const odd = { purpose: "marketing", rules: empty } as const;
  expect((await bench.refusal(contract.countSegment, odd, risk))[0]).toBe(422);
  await save({ name: "Taken" });
  expect(await refused({ name: "taken" })).toEqual([409, "backoffice.segment_exists"]);
  expect(await refused({ segment_id: 9_999 })).toEqual([404, "backoffice.segment_not_found"]);
  expect(await refused({ reason: "" })).toEqual([422, "backoffice.reason_required"]);
  const { segment_id: segmentId } = await save({ name: "Retired" });
  const retire = { segment_id: segmentId, reason };
  expect(await bench.ask(contract.retireSegment, retire, marketing)).toEqual({ is_retired: true });
  const gone = [404, "backoffice.segment_not_found"];
  expect(await bench.refusal(contract.retireSegment, retire, marketing)).toEqual(gone);
  expect(await bench.refusal(createCampaign, campaignFor(segmentId), marketing)).toEqual(gone);
});

test("fewer than ten are neither counted to the one nor shown, and whom is shown by right", async () => {
  const count = (
    rules: Partial<Rules>,
    who = risk,
  ): Promise<DataOf<typeof contract.countSegment>> =>
    bench.ask(contract.countSegment, { purpose: "marketing", rules }, who);
  expect(await count({ level_from: 29 })).toEqual({ size: null, sample: null });
  const tag = { name: "Press", colour: "sea" } as const;
  const { tag_id: tagId } = await bench.ask(saveTag, tag, risk);
  const members = [];
  for (let more = 0; more < 10; more += 1) members.push(await registerTestMember(bench.server));
  const memberIds = members.map(({ memberId }) => memberId);
  const put = (ids: Id[]) =>
    bench.ask(tagMembers, { tag_id: tagId, member_ids: ids, is_on: true }, risk);
  await put(memberIds.slice(1));
  expect(await idsOf({ tags: [tagId] })).toHaveLength(9);
  expect(await count({ tags: [tagId] })).toEqual({ size: null, sample: null });
  await put(memberIds);
  const whole = await count({ tags: [tagId, 9_999] });
  expect(whole.size).toBe(10);
  expect(new Set((whole.sample ?? []).map((one) => one.member_id))).toEqual(new Set(memberIds));
  expect(await count({ tags: [tagId] }, marketing)).toEqual({ size: 10, sample: null });
});

test("whoever makes segments chooses games by name without seeing rounds", async () => {
  const { body } = await bench.server.call(contract.nameGames, {}, marketing);
  const { list } = body.data as DataOf<typeof contract.nameGames>;
  expect(list).toContainEqual({ game_id: expect.any(Number), name: "Onça Dourada" });
  expect(list).toHaveLength(new Set(list.map(({ game_id }) => game_id)).size);
});
