// Protects: players are found by what they did, as the journal tells it; a call looks through a
// bounded number of them, and the next one goes on from there; tags are put on many at once, and
// they and a shared device find players as well.
import { afterAll, beforeAll, expect, test } from "vitest";
import { listMembers, readMember } from "@tucano/contract/backoffice/members/members.ts";
import { listTags, saveTag, tagMembers } from "@tucano/contract/backoffice/members/tags.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { readJournal } from "../../../testing/journal.ts";
import { registerTestMember } from "../../../testing/people/people.ts";
import { type Desk, deviceOf, openDesk } from "../../test/payments-bench.ts";

let bench: Desk;
beforeAll(async () => {
  bench = await openDesk();
});
afterAll(() => bench.server.close());

type Answer = DataOf<typeof listMembers>;

const ask = (input: RequestOf<typeof listMembers>): Promise<Answer> =>
  bench.ask(listMembers, input);

const idsOf = ({ list }: Answer) => list.map((one) => one.member_id);

test("by money paid in, by play, by how long they have been away", async () => {
  const newcomer = await registerTestMember(bench.server);
  const player = await bench.till.newMember({ funds: "200.00" });
  await bench.play(player, 5_000);
  await readJournal(bench.server.house.journal);
  const { memberId } = player;
  const row = (await ask({ text: player.account })).list[0];
  expect(row).toMatchObject({ member_id: memberId, deposited: "200.00", net_result: "0.00" });
  expect(row?.last_deposit_at).not.toBeNull();
  const wishes: readonly (readonly [RequestOf<typeof listMembers>, boolean, boolean])[] = [
    [{ cash_from: "200.00" }, true, false],
    [{ cash_from: "200.01" }, false, false],
    [{ cash_to: "0.00" }, false, true],
    [{ deposited_from: "200.00" }, true, false],
    [{ deposited_from: "200.01" }, false, false],
    [{ deposited_to: "0.00" }, false, true],
    [{ staked_from: "50.00" }, true, false],
    [{ lost_from: "0.01" }, false, false],
    [{ won_from: "0.01" }, false, false],
    [{ no_deposit_days: 1 }, false, true],
    [{ away_days: 1 }, false, false],
    [{ game: "house/onca-dourada" }, true, false],
    [{ game: "house/mare-alta" }, false, false],
    [{ level_from: 1 }, false, false],
    [{ level_to: 0, deposited_from: "1.00" }, true, false],
  ];
  for (const [wish, hasPlayer, hasNewcomer] of wishes) {
    const ids = idsOf(await ask(wish));
    const found = [ids.includes(memberId), ids.includes(newcomer.memberId)];
    expect([wish, found]).toEqual([wish, [hasPlayer, hasNewcomer]]);
  }
  await bench.later(3);
  expect(idsOf(await ask({ away_days: 3 }))).toEqual([memberId]);
  expect(idsOf(await ask({ away_days: 4 }))).toEqual([]);
  expect(idsOf(await ask({ no_deposit_days: 3, deposited_from: "1.00" }))).toEqual([memberId]);
});

test("a wish says how many were looked through; a plain list does not", async () => {
  expect((await ask({})).looked_at).toBeNull();
  const { looked_at: lookedAt, next } = await ask({ deposited_from: "1.00" });
  expect(lookedAt).toBeGreaterThan(1);
  expect(next).toBeNull();
});

test("by a tag and by a device, alone and together with what they did", async () => {
  const [first, second, third] = [
    await bench.till.newMember({ funds: "20.00" }),
    await bench.till.newMember(),
    await bench.till.newMember(),
  ];
  await bench.signIn(second, deviceOf(first));
  await readJournal(bench.server.house.journal);
  const tag = await bench.ask(saveTag, { name: "Press", colour: "sea" });
  const { tag_id } = tag;
  const member_ids = [first, third].map(({ memberId }) => memberId);
  const put = { tag_id, member_ids, is_on: true };
  expect(await bench.ask(tagMembers, put)).toEqual({ changed: 2 });
  expect(await bench.ask(tagMembers, put)).toEqual({ changed: 0 });
  const found = async (wish: RequestOf<typeof listMembers>) =>
    idsOf(await ask({ tag: tag_id, ...wish }));
  const downwards = (...some: readonly (typeof first)[]) =>
    some.map(({ memberId }) => memberId).toSorted((a, b) => b - a);
  expect(await found({})).toEqual(downwards(first, third));
  expect(await found({ deposited_from: "1.00" })).toEqual([first.memberId]);
  expect(await found({ text: third.account })).toEqual([third.memberId]);
  expect(await found({ status: "frozen" })).toEqual([]);
  const device_of = first.memberId;
  expect(await found({ device_of })).toEqual([first.memberId]);
  const shared = idsOf(await ask({ device_of }));
  expect(shared).toEqual(downwards(first, second));
  const page = await ask({ tag: tag_id, limit: 1 });
  expect([page.looked_at, page.list[0]?.tags]).toEqual([2, [tag]]);
  const renamed = await bench.ask(saveTag, { ...tag, name: "Journalists", colour: "gold" });
  const { tags } = await bench.ask(readMember, { member_id: first.memberId });
  expect(tags).toEqual([renamed]);
  expect((await bench.ask(listTags, {})).list).toEqual([{ ...renamed, members: 2 }]);
  expect(await bench.ask(tagMembers, { ...put, is_on: false })).toEqual({ changed: 2 });
  const entry = await bench.lastAudit(`member:${first.memberId}`);
  expect(entry).toMatchObject({ action: "member.tag", before: { tag: "Journalists" } });
});

test("a tag that is not there, a name that is taken and nobody's number are refused", async () => {
  const { tag_id } = await bench.ask(saveTag, { name: "One", colour: "leaf" });
  const two = await bench.ask(saveTag, { name: "Two", colour: "leaf" });
  const taken = [409, "backoffice.tag_exists"];
  expect(await bench.refusal(saveTag, { name: "One", colour: "gold" })).toEqual(taken);
  expect(await bench.refusal(saveTag, { ...two, name: "One" })).toEqual(taken);
  const unknown = [404, "backoffice.tag_unknown"];
  expect(await bench.refusal(saveTag, { ...two, tag_id: 9_999 })).toEqual(unknown);
  const nobody = { tag_id, member_ids: [999_999_999], is_on: true };
  expect(await bench.refusal(tagMembers, { ...nobody, tag_id: 9_999 })).toEqual(unknown);
  const missing = [404, "backoffice.member_not_found"];
  expect(await bench.refusal(tagMembers, nobody)).toEqual(missing);
});
