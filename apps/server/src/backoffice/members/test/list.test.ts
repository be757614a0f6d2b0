// Protects: players are found by what they did, as the journal tells it; a call looks through a
// bounded number of them, and the next one goes on from there.
import { afterAll, beforeAll, expect, test } from "vitest";
import { listMembers } from "@tucano/contract/backoffice/members/members.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { readJournal } from "../../../testing/journal.ts";
import { registerTestMember } from "../../../testing/people/people.ts";
import { type Desk, openDesk } from "../../test/payments-bench.ts";

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
