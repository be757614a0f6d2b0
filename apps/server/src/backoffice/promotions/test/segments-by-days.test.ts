// Protects: days away, and days since somebody paid in, are counted from the last time and by the
// days of São Paulo, whether everybody is counted at once or a few are asked about.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as contract from "@tucano/contract/backoffice/members/segments.ts";
import type { RequestOf } from "@tucano/contract/endpoint.ts";
import { registerTestMember, type TestMember } from "../../../testing/people/people.ts";
import { type Desk, openDesk } from "../../test/payments-bench.ts";
import { type Hired, hire } from "../../test/staff-bench.ts";

type Rules = RequestOf<typeof contract.countSegment>["rules"];
type Id = TestMember["memberId"];

let bench: Desk;
beforeAll(async () => {
  bench = await openDesk();
});
afterAll(() => bench.server.close());

/** Everybody: there are fewer than a sample holds. */
async function countedBy(rules: Rules): Promise<readonly Id[]> {
  const { db, rooms } = bench.server;
  const wish = { purpose: "marketing", rules: contract.segmentRules.parse(rules) } as const;
  const { size, sample } = await rooms.segments.count(db, wish);
  expect(sample).toHaveLength(size);
  return sample;
}

/** Of a few, by their own keys, as whatever gives or tells asks. */
async function askedBy(rules: Rules, of: readonly Id[], marketing: Hired) {
  const wish = { segment_id: null, name: `S ${randomUUID()}`, purpose: "marketing" } as const;
  const input = { ...wish, rules, reason: "Carnival" };
  const saved = await bench.ask(contract.saveSegment, input, marketing);
  const reference = { segmentId: saved.segment_id, version: saved.version };
  return bench.server.rooms.segments.among(reference, of);
}

test("days away and since paying in are counted from the last of them, day by day", async () => {
  const gone = await bench.till.newMember({ funds: "20.00" });
  await bench.play(gone, 1_000);
  const fresh = await registerTestMember(bench.server);
  await bench.later(3);
  const later = await registerTestMember(bench.server);
  const all = [gone, fresh, later].map(({ memberId }) => memberId);
  const wishes: readonly (readonly [Partial<Rules>, boolean, boolean, boolean])[] = [
    [{ days_away: { from: 3 } }, true, true, false],
    [{ days_away: { from: 4 } }, false, false, false],
    [{ days_away: { from: 3, to: 3 } }, true, true, false],
    [{ days_away: { to: 2 } }, false, false, true],
    [{ days_away: { to: 3 } }, true, true, true],
    [{ deposit_days_ago: { from: 3 } }, true, false, false],
    [{ deposit_days_ago: { from: 4 } }, false, false, false],
    [{ deposit_days_ago: { from: 1, to: 3 } }, true, false, false],
    [{ deposit_days_ago: { to: 2 } }, false, false, false],
    [{ period_days: 3, staked: { from: "0.01" } }, false, false, false],
    [{ period_days: 4, staked: { from: "0.01" } }, true, false, false],
    [{ period_days: 3, deposited: { to: "0.00" } }, true, true, true],
    [{ period_days: 3, has_deposited: true }, true, false, false],
  ];
  const marketing = await hire(bench.server, { role: "marketing" });
  for (const [wish, ...expected] of wishes) {
    const rules = { period_days: 30, ...wish };
    const counted = await countedBy(rules);
    const asked = await askedBy(rules, all, marketing);
    for (const ids of [counted, asked]) {
      expect([rules, all.map((id) => ids.includes(id))]).toEqual([rules, expected]);
    }
  }
});
