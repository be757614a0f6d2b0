import { afterAll, beforeAll, expect, test } from "vitest";
import { type MemberId, toMemberId } from "@tucano/contract/member-id.ts";
import { type Bench, findDifferences, openBench } from "../src/ledger/test/bench.ts";
import { systemRandom } from "../src/platform/random.ts";
import { type Act, execute, installPlay, type Wish } from "./play.ts";

let bench: Bench;

beforeAll(async () => {
  bench = await openBench({ queueLimit: 30_000 });
  await installPlay(bench.database.owner.db);
});
afterAll(() => bench.close());

/** A small generator of our own: the same seed is the same day. */
function createDice(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** Bets, wins, deposits, rollbacks and withdrawals, some of them sent twice. */
function draw(count: number, members: readonly MemberId[], seed: number): Wish[] {
  const dice = createDice(seed);
  const wishes: Wish[] = [];
  for (let number = 0; number < count; number += 1) {
    const repeated = number > 20 && dice(20) === 0 ? wishes[dice(number)] : undefined;
    const member = members[dice(members.length)] ?? toMemberId(0);
    const earlier = wishes.findLast((wish) => wish.member === member && wish.act === "bet");
    const bet = earlier?.id ?? `s${seed}-never-${number}`;
    const amount = 1 + dice(500);
    const act: Act = (
      [
        { act: "deposit", amount: amount * 10 },
        { act: "bet", amount },
        { act: "bet", amount },
        { act: "bet", amount },
        { act: "win", bet, amount },
        { act: "win", bet, amount },
        { act: "rollback", bet },
        { act: "bonus", amount },
        { act: "hold", amount },
        { act: "release", amount },
        { act: "payout", amount },
      ] as const
    )[dice(11)] ?? { act: "bet", amount };
    wishes.push(repeated ?? { member, id: `s${seed}-${number}`, ...act });
  }
  return wishes;
}

async function run(wishes: readonly Wish[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const outcomes = await Promise.all(wishes.map((wish) => execute(bench.ledger, wish)));
  for (const { status } of outcomes) counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
}

test("200 mixed commands on one member at once leave the books clean", async () => {
  const member = toMemberId(700_000_001);
  await bench.openWallet(member);
  await execute(bench.ledger, { member, id: "first", act: "deposit", amount: 20_000 });
  const counts = await run(draw(200, [member], systemRandom.integer(2 ** 31)));
  expect(counts.get("applied")).toBeGreaterThan(50);
  expect(await findDifferences(bench.database)).toEqual([]);
});

test("20 000 mixed commands on 500 members leave the books clean, in seconds", async () => {
  const members = Array.from({ length: 500 }, (_one, index) => toMemberId(600_000_001 + index));
  for (const member of members) await bench.openWallet(member);
  const wishes = draw(20_000, members, systemRandom.integer(2 ** 31));
  const startedMs = performance.now();
  const counts = await run(wishes);
  const seconds = (performance.now() - startedMs) / 1_000;
  await bench.ledger.foldHouse();
  expect(await findDifferences(bench.database)).toEqual([]);
  expect([...counts.values()].reduce((sum, count) => sum + count)).toBe(20_000);
  expect(counts.get("applied")).toBeGreaterThan(5_000);
  expect(counts.get("refused")).toBeGreaterThan(500);
  expect(seconds).toBeLessThan(60);
  process.stdout.write(`20 000 commands in ${seconds.toFixed(1)} s\n`);
}, 120_000);
