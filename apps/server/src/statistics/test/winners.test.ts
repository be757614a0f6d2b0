import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MemberId, toMemberId } from "@tucano/contract/member-id.ts";
import { readJournal } from "../../testing/journal.ts";
import { type Bench, openBench } from "./bench.ts";

const GAME = "test/um";
const EVER = new Date(0);
const DAY_MS = 86_400_000;

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

let lastRound = 0;
const newRound = (): string => `w${(lastRound += 1)}`;
const ofMember = async (memberId: MemberId) =>
  (await bench.statistics.winners({ order: "latest", since: EVER, limit: 2_000 })).filter(
    (one) => one.memberId === memberId,
  );

test("A winner is who really gained: with what it cost and what it brought", async () => {
  const memberId = await bench.newMember({ cash: 100_000 });
  await bench.play(memberId, {
    kind: "instant",
    round: newRound(),
    game: GAME,
    amount: 500,
    won: 9_000,
  });
  await bench.play(memberId, {
    kind: "instant",
    round: newRound(),
    game: GAME,
    amount: 500,
    won: 1_999,
  });
  await bench.play(memberId, {
    kind: "instant",
    round: newRound(),
    game: GAME,
    amount: 5_000,
    won: 5_000,
  });
  const round = newRound();
  for (const amount of [1_000, 2_000]) {
    await bench.play(memberId, { kind: "bet", round, game: GAME, amount });
    await readJournal(bench.journal);
  }
  await bench.play(memberId, { kind: "win", round, game: GAME, amount: 12_000 });
  await readJournal(bench.journal);
  const found = await ofMember(memberId);
  expect(
    found.map(({ stakeCentavos, winCentavos, multiplier }) => [
      stakeCentavos,
      winCentavos,
      multiplier,
    ]),
  ).toEqual(
    expect.arrayContaining([
      [500, 9_000, 18],
      [3_000, 12_000, 4],
    ]),
  );
  expect(found).toHaveLength(2);
  expect(found[0]).toMatchObject({ game: GAME, wonAt: bench.clock.now() });
});

test("A win that is taken back is no win, whenever that is", async () => {
  const memberId = await bench.newMember({ cash: 10_000 });
  const rounds = [newRound(), newRound()];
  for (const round of rounds) {
    await bench.play(memberId, { kind: "bet", round, game: GAME, amount: 100 });
    const split = await bench.play(memberId, { kind: "win", round, game: GAME, amount: 7_000 });
    await readJournal(bench.journal);
    if (round === rounds[0]) continue;
    bench.clock.advance(3 * DAY_MS);
    await bench.play(memberId, { kind: "undo-win", round, game: GAME, amount: 7_000, split });
  }
  await readJournal(bench.journal);
  expect(await ofMember(memberId)).toHaveLength(1);
  expect(await bench.bookDifferences()).toEqual([]);
});

test("The largest of each day and the latest are kept, the same however they are read", async () => {
  const members = await Promise.all(
    Array.from({ length: 60 }, () => bench.newMember({ cash: 100_000 })),
  );
  for (const day of [1, 2]) {
    bench.clock.advance(DAY_MS);
    await Promise.all(
      members.map(async (memberId, place) => {
        for (let index = 0; index < 15; index += 1) {
          const won = 2_000 + ((place * 7_919 + index * 104_729 + day) % 50_000);
          await bench.play(memberId, {
            kind: "instant",
            round: newRound(),
            game: GAME,
            amount: 10,
            won,
          });
        }
      }),
    );
    await Promise.all([bench.openJournal(50).catchUp(), bench.journal.catchUp()]);
  }
  await readJournal(bench.journal);
  const rows = async () =>
    (
      await sql<{ row: string; day: string }>`
        SELECT w::text AS row, day::text FROM statistics.winner w ORDER BY 1`.execute(
        bench.database.db,
      )
    ).rows;
  const kept = await rows();
  // 1 800 wins on two days: all 900 of the later one, the 100 before them, and the largest.
  expect(kept.length).toBeGreaterThan(1_000);
  expect(kept.length).toBeLessThan(1_300);
  expect(await bench.bookDifferences()).toEqual([]);
  for (const partLimit of [50_000, 200]) {
    await bench.openJournal(partLimit).rebuild("statistics.winners");
    expect(await rows()).toEqual(kept);
  }
  const largest = await bench.statistics.winners({ order: "largest", since: EVER, limit: 5 });
  const amounts = largest.map(({ winCentavos }) => winCentavos);
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a));

  // A month later they are forgotten.
  bench.clock.advance(31 * DAY_MS);
  const [memberId = toMemberId(0)] = members;
  await bench.play(memberId, {
    kind: "instant",
    round: newRound(),
    game: GAME,
    amount: 10,
    won: 3_000,
  });
  await readJournal(bench.journal);
  expect(await rows()).toHaveLength(1);
  expect(await bench.bookDifferences()).toEqual([]);
});
