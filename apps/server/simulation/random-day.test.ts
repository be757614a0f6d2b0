import { env } from "node:process";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MemberId, toMemberId } from "@tucano/contract/member-id.ts";
import type { Outcome } from "../src/ledger/index.ts";
import { type Bench, findDifferences, openBench } from "../src/ledger/test/bench.ts";
import { systemRandom } from "../src/platform/random.ts";
import { createModel, type Verdict } from "./model.ts";
import { type Act, execute, installPlay, type Wish } from "./play.ts";

const MEMBERS_COUNT = 3;
const RUNS_COUNT = 40;
/** Of a failed run, to see it again. */
const SEED = Number(env["SIMULATION_SEED"] ?? systemRandom.integer(2 ** 31 - 1));

let bench: Bench;
let days = 0;

beforeAll(async () => {
  bench = await openBench();
  await installPlay(bench.database.owner.db);
});
afterAll(() => bench.close());

// Few ids and few amounts, so that repeats, conflicts, cancelled ids and shortfalls are common.
const ids = fc.integer({ min: 0, max: 14 }).map((number) => `n${number}`);
const amounts = fc.constantFrom(1, 2, 3, 50, 99, 100, 101, 250);
const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    act: fc.constantFrom("deposit", "bonus", "bet", "bet", "bet", "hold", "release", "payout"),
    amount: amounts,
  }),
  fc.record({ act: fc.constant("win" as const), bet: ids, amount: amounts }),
  fc.record({ act: fc.constant("rollback" as const), bet: ids }),
);
interface Drawn {
  readonly member: number;
  readonly id: string;
  readonly act: Act;
  /** Sent in place of this one: an earlier wish of the day, word for word. */
  readonly repeats: number | null;
}

const wishes: fc.Arbitrary<Drawn[]> = fc.array(
  fc.record({
    member: fc.integer({ min: 1, max: MEMBERS_COUNT }),
    id: ids,
    act: acts,
    repeats: fc.option(fc.nat({ max: 60 }), { freq: 6 }),
  }),
  { minLength: 30, maxLength: 60 },
);

interface Day {
  readonly members: readonly MemberId[];
  readonly day: readonly Wish[];
}

/** The same day on members and ids of its own; `apart`: members do not share the studio's ids. */
async function openDay(drawn: readonly Drawn[], apart: boolean): Promise<Day> {
  days += 1;
  const first = days * 10;
  const members = Array.from({ length: MEMBERS_COUNT }, (_one, index) =>
    toMemberId(first + 1 + index),
  );
  for (const member of members) await bench.openWallet(member);
  const day: Wish[] = [];
  for (const { member, id, act, repeats } of drawn) {
    const name = (short: string) => `d${days}-${apart ? `${member}-` : ""}${short}`;
    const own = "bet" in act ? { ...act, bet: name(act.bet) } : act;
    const repeated = repeats === null ? undefined : day[repeats];
    day.push(repeated ?? { member: toMemberId(first + member), id: name(id), ...own });
  }
  return { members, day };
}

function verdictOf(outcome: Outcome<null, unknown, string>): Verdict {
  return "replayed" in outcome && outcome.replayed ? "replayed" : outcome.status;
}

async function expectSamePurses(
  members: readonly MemberId[],
  model: ReturnType<typeof createModel>,
): Promise<void> {
  const wallets = await bench.ledger.readWallets(members);
  for (const member of members) {
    expect(wallets.get(member), `member ${member}`).toMatchObject(model.purse(member));
  }
}

describe(`Random days (SIMULATION_SEED=${SEED})`, () => {
  test("end as the model says, command by command", async () => {
    const counts = new Map<Verdict, number>();
    await fc.assert(
      fc.asyncProperty(wishes, async (drawn) => {
        const { members, day } = await openDay(drawn, false);
        const model = createModel();
        for (const wish of day) {
          const verdict = verdictOf(await execute(bench.ledger, wish));
          expect(verdict, JSON.stringify(wish)).toBe(model.tell(wish));
          counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
        }
        await expectSamePurses(members, model);
      }),
      { seed: SEED, numRuns: RUNS_COUNT, endOnFailure: true },
    );
    // A simulation that never meets a case proves nothing about it.
    for (const verdict of ["applied", "refused", "replayed", "conflict", "tombstoned"] as const) {
      expect(counts.get(verdict), verdict).toBeGreaterThan(10);
    }
    expect(await findDifferences(bench.database)).toEqual([]);
  });

  test("end the same when everything is sent at once, twice, to two processes", async () => {
    const rival = bench.createRival();
    await fc.assert(
      fc.asyncProperty(wishes, async (drawn) => {
        const { members, day } = await openDay(drawn, true);
        const model = createModel();
        const expected = day.map((wish) => model.tell(wish));
        const verdicts = await Promise.all(day.map((wish) => execute(bench.ledger, wish)));
        expect(verdicts.map(verdictOf)).toEqual(expected);
        const again = await Promise.all(day.map((wish) => execute(rival, wish)));
        expect(
          again.map(verdictOf).filter((one) => one === "applied" || one === "refused"),
        ).toEqual([]);
        await expectSamePurses(members, model);
      }),
      { seed: SEED, numRuns: RUNS_COUNT, endOnFailure: true },
    );
    await rival.close();
    await bench.ledger.foldHouse();
    expect(await findDifferences(bench.database)).toEqual([]);
  });
});
