// Protects: points come from rounds alone and never from amounts, of each day from the first ones;
// nobody counts who did not ask to; and everything can be counted again from the journal.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditBooks } from "../src/ledger/index.ts";
import { rewardsBookChecks } from "../src/rewards/index.ts";
import { readJournal } from "../src/testing/journal.ts";
import { demoTestMember } from "../src/testing/people/people.ts";
import { startTestServer, type TestServer } from "../src/testing/server.ts";
import { playRounds } from "../src/wheels/test/deeds.ts";
import { racesBookChecks } from "../src/races/index.ts";
import { openRacesBench, type RacesBench } from "./races-bench.ts";

let server: TestServer;
let bench: RacesBench;
beforeAll(async () => {
  server = await startTestServer();
  bench = await openRacesBench(server);
});
afterAll(async () => {
  const results = await auditBooks(server.db, [...racesBookChecks, ...rewardsBookChecks]);
  expect(results.filter(({ differences }) => differences.length > 0)).toEqual([]);
  await server.close();
});

const join: RacesBench["join"] = (...of) => bench.join(...of);
const look: RacesBench["look"] = (...of) => bench.look(...of);
const joined: RacesBench["joined"] = (...of) => bench.joined(...of);
const boardOf = async (race_id: number) =>
  (await look(race_id)).board.map(({ place, points }) => `${place}: ${points}`);

describe("what counts", () => {
  test("is the multiplier of the best round: a larger stake is worth no more", async () => {
    const race = await bench.publish();
    const [small, large, none] = await joined(race, 3);
    bench.goOn(2);
    if (small === undefined || large === undefined || none === undefined) throw new Error("three");
    await bench.play(small, { staked: 100, won: 1_250 });
    await bench.play(small, { staked: 100, won: 300 });
    await bench.play(large, { staked: 500_000, won: 2_500_000 });
    await bench.play(none, { staked: 99, won: 9_900 });
    await bench.play(none, { staked: 100, won: 9_900, game: "house/boto-encantado" });
    expect(await boardOf(race)).toEqual(["1: 12.50", "2: 5.00"]);
    const own = (await look(race, small)).own;
    expect(own).toMatchObject({ place: 1, points: "12.50", rounds_today: 2, result: null });
    expect(own?.best).toMatchObject([{ game: "Onça Dourada", multiplier: "12.50" }]);
    const others = (await look(race, none)).board;
    expect(others.every(({ account }) => /^jo\*+/.test(account ?? ""))).toBe(true);
    expect((await look(race, none)).own).toMatchObject({ place: null, points: "0.00" });
  });

  test("is the sum of the best, bets and wins apart and taken back, in whatever order", async () => {
    const race = await bench.publish({ best_of: 2 });
    const [member] = await joined(race, 1);
    if (member === undefined) throw new Error("one");
    bench.goOn(2);
    const slow = await bench.play(member, { staked: 200, act: "bet" });
    await readJournal(server.house.journal);
    await bench.play(member, { round: slow, staked: 200, won: 1_000, act: "win" });
    const voided = await bench.play(member, { staked: 100, won: 9_000 });
    await bench.play(member, { staked: 100, won: 150 });
    await bench.play(member, { staked: 100, won: 120 });
    expect(await boardOf(race)).toEqual(["1: 95.00"]);
    await bench.play(member, { round: voided, staked: 100, won: 9_000, act: "undo" });
    expect(await boardOf(race)).toEqual(["1: 6.50"]);
    await server.house.journal.rebuild("races.points");
    expect(await boardOf(race)).toEqual(["1: 6.50"]);
  });

  test("are rounds after joining and within the race, whole ones", async () => {
    const race = await bench.publish();
    const before = await bench.newMember();
    const [member] = await joined(race, 1);
    if (member === undefined) throw new Error("one");
    await bench.play(member, { staked: 100, won: 5_000 });
    bench.goOn(2);
    await bench.play(before, { staked: 100, won: 5_000 });
    const open = await bench.play(before, { staked: 1_000, act: "bet" });
    expect((await join(before, race)).status).toBe(200);
    await bench.play(before, { round: open, staked: 100, act: "bet" });
    await bench.play(before, { round: open, staked: 1_100, won: 9_000, act: "win" });
    await bench.play(before, { staked: 100, won: 200 });
    const late = await bench.play(member, { staked: 100, act: "bet" });
    bench.goOn(23);
    await bench.play(member, { round: late, staked: 100, won: 400, act: "win" });
    await bench.play(member, { staked: 100, won: 9_900 });
    expect(await boardOf(race)).toEqual(["1: 4.00", "2: 2.00"]);
  });

  const fiveADay = () => ({
    rounds_per_day: 5,
    starts_at: bench.inHours(1),
    ends_at: bench.inHours(49),
  });

  test("are so many rounds a day as was published, however fast a bot plays", async () => {
    const race = await bench.publish({ ...bench.byRounds, ...fiveADay() });
    const [bot, person] = await joined(race, 2);
    if (bot === undefined || person === undefined) throw new Error("two");
    bench.goOn(2);
    for (let round = 0; round < 40; round += 1) await bench.play(bot, { staked: 100 });
    for (let round = 0; round < 5; round += 1) await bench.play(person, { staked: 50_000 });
    expect(await boardOf(race)).toEqual(["1: 5", "1: 5"]);
    expect((await look(race, bot)).own).toMatchObject({ points: "5", rounds_today: 40, best: [] });
    bench.goOn(24);
    for (let round = 0; round < 3; round += 1) await bench.play(bot, { staked: 100 });
    expect(await boardOf(race)).toEqual(["1: 8", "2: 5"]);
  });

  test("are the best of a day's first rounds: who never stops draws no more often", async () => {
    const race = await bench.publish({ ...fiveADay(), best_of: 2 });
    const [bot, person] = await joined(race, 2);
    if (bot === undefined || person === undefined) throw new Error("two");
    bench.goOn(2);
    const voided = await bench.play(bot, { staked: 100, won: 700 });
    for (const won of [300, 0, 200, 100]) await bench.play(bot, { staked: 100, won });
    for (const won of [400, 90_000]) {
      server.clock.advance(1_000);
      await bench.play(bot, { staked: 100, won });
    }
    await bench.play(person, { staked: 100, won: 600 });
    expect(await boardOf(race)).toEqual(["1: 10.00", "2: 6.00"]);
    expect((await look(race, bot)).own?.best).toHaveLength(2);
    // What is called off leaves its place to the round after those that counted.
    await bench.play(bot, { round: voided, staked: 100, won: 700, act: "undo" });
    expect(await boardOf(race)).toEqual(["1: 7.00", "2: 6.00"]);
    bench.goOn(24);
    await bench.play(bot, { staked: 100, won: 900 });
    expect(await boardOf(race)).toEqual(["1: 13.00", "2: 6.00"]);
  });

  test("is what games really book, and never play money", async () => {
    const race = await bench.publish({ ...bench.byRounds, min_stake: "0.50" });
    const [member] = await joined(race, 1);
    if (member === undefined) throw new Error("one");
    const demo = await demoTestMember(server);
    expect((await join(demo, race)).body.error).toBe("races.account_blocked");
    bench.goOn(2);
    await playRounds(server, { ...member, ...(await bench.fresh(member)) }, [
      "1.00",
      "2.00",
      "1.00",
    ]);
    expect(await boardOf(race)).toEqual(["1: 3"]);
  });
});
