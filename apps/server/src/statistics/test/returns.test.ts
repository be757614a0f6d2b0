import { afterAll, beforeAll, expect, test } from "vitest";
import { type MemberId, toMemberId } from "@tucano/contract/member-id.ts";
import { readJournal } from "../../testing/journal.ts";
import { type Bench, openBench } from "./bench.ts";

const COIN = { game: "test/coin", mean: 0.96, standardDeviation: 1 };
const DICE = { game: "test/dice", mean: 0.9, standardDeviation: 2 };
const PLAYS = 10_000;
const STAKE = 100;
/** √Σs² = 100 · √10 000 */
const SPREAD = 10_000;

let bench: Bench;
let members: MemberId[];
beforeAll(async () => {
  bench = await openBench([COIN, DICE]);
  members = await Promise.all(
    Array.from({ length: 200 }, () => bench.newMember({ cash: 1_000_000 })),
  );
});
afterAll(() => bench.close());

async function watch(): Promise<void> {
  await readJournal(bench.journal);
  await bench.statistics.watchReturns();
}

const win = async (amount: number): Promise<void> => {
  await bench.play(members[0] ?? toMemberId(0), {
    kind: "win",
    round: "extra",
    game: COIN.game,
    amount,
  });
};

test("A game that returns too little is told once, and once more when it is back", async () => {
  await Promise.all(
    members.map(async (memberId) => {
      for (let index = 0; index < PLAYS / members.length; index += 1) {
        const won = index % 2 === 0 ? 0 : 184;
        const round = `${memberId}-${index}`;
        await bench.play(memberId, { kind: "instant", round, game: COIN.game, amount: STAKE, won });
      }
    }),
  );
  await watch();
  await watch();
  const expected = (PLAYS * (184 / 2) - COIN.mean * PLAYS * STAKE) / SPREAD;
  expect(expected).toBe(-4);
  const [week] = (await bench.statistics.returns()).filter(({ game }) => game === COIN.game);
  expect(week).toMatchObject({ period: "week", plays: PLAYS, observedReturn: 0.92, z: -4 });
  expect(bench.warnings).toMatchObject([
    { game: "test/coin", period: "week", z: -4, msg: expect.stringContaining("too far") },
    { game: "test/coin", period: "ever", z: -4 },
  ]);
  expect(await bench.metrics.print()).toContain(
    'tucano_game_return_deviation{game="test/coin"} -4',
  );
  expect(await bench.metrics.print()).toContain('tucano_game_return_alarm{game="test/coin"} 1');
  expect(await bench.metrics.print()).toContain('tucano_game_return_alarm{game="test/dice"} 0');

  // −3.1: below the alarm, but not yet calm.
  await win(9_000);
  await watch();
  expect(bench.warnings).toHaveLength(2);
  await win(2_000);
  await watch();
  await watch();
  expect(bench.warnings.slice(2)).toMatchObject([
    { period: "week", msg: expect.stringContaining("again") },
    { period: "ever" },
  ]);
  expect(await bench.metrics.print()).toContain('tucano_game_return_alarm{game="test/coin"} 0');
});

test("A game that nobody has played deviates by nothing", async () => {
  const ofDice = (await bench.statistics.returns()).filter(({ game }) => game === DICE.game);
  expect(ofDice).toMatchObject([
    { period: "week", plays: 0, observedReturn: null, z: 0, isAlarming: false },
    { period: "ever", plays: 0, observedReturn: null, z: 0, isAlarming: false },
  ]);
});
