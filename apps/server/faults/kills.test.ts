// Protects: kill -9 of the server, of PostgreSQL or of the worker loses nothing that was
// acknowledged, does nothing twice, and the service is back by itself within ten seconds. What was
// paid in before the worker came back is credited within ten seconds of its return.
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type House, openHouse } from "./house.ts";
import { isAcknowledged, nowMs, slowestCreditMs, tally } from "./player-log.ts";
import type { Players } from "./players.ts";
import { waitForCredit, waitForPlay } from "./return.ts";
import { say } from "./say.ts";
import { isFull } from "./size.ts";
import { judge, spotless } from "./verdict.ts";

const KILLS_COUNT = isFull ? 5 : 1;
const BEFORE_COUNT = isFull ? 400 : 80;
const BACK_WITHIN_MS = 10_000;

/** Answers before it has written, and writes as late as it may. */
const FORGETFUL = {
  synchronous_commit: "off",
  wal_writer_delay: "'10s'",
  wal_writer_flush_after: "'1GB'",
};

let house: House;
let players: Players;

beforeAll(async () => {
  house = await openHouse();
  players = await house.startPlayers();
});
afterAll(() => house.close());

interface Drill {
  readonly name: string;
  /** Waits for a moment that is worth a kill. When it came: the outage begins with it. */
  readonly waitForMoment?: () => Promise<number>;
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** When the service was back. */
  readonly waitForReturn?: () => Promise<number>;
}

interface Outcome {
  /** Wishes that got no clear answer at first. */
  readonly unknown: number;
  /** From a start to the credit for a payment that the bank had taken before it. */
  readonly slowestCreditMs: number;
}

/** Kills in the middle of play, over and over, and looks at what is left when all have rested. */
async function drill({ name, waitForMoment, kill, start, waitForReturn }: Drill): Promise<Outcome> {
  const beganMs = nowMs();
  const returnsMs: number[] = [];
  const startsMs: number[] = [];
  for (let count = 0; count < KILLS_COUNT; count += 1) {
    await players.play(BEFORE_COUNT);
    const killedMs = (await waitForMoment?.()) ?? nowMs();
    await kill();
    const deadMs = nowMs();
    await start();
    startsMs.push(nowMs());
    const returnedMs = await (waitForReturn?.() ?? waitForPlay(players, deadMs));
    returnsMs.push(returnedMs - killedMs);
    await players.play(BEFORE_COUNT);
  }
  await players.rest();
  const log = players.readLog();
  const { acknowledged, unknown } = tally(log, beganMs);
  const slowestReturnMs = Math.max(...returnsMs);
  const creditMs = slowestCreditMs(log, startsMs);
  const said = { acknowledged, unknown, slowestReturnMs, slowestCreditMs: creditMs };
  say(`kill -9 of ${name} ×${KILLS_COUNT}`, said);
  const verdict = await judge(house.stage, players);
  const books = await house.stage.readBooks();
  await players.resume();
  expect(verdict).toEqual(spotless);
  expect(books).toMatchObject({ isClean: true });
  expect(slowestReturnMs).toBeLessThan(BACK_WITHIN_MS);
  return { unknown, slowestCreditMs: creditMs };
}

async function countRunningJobs(): Promise<number> {
  const [found] = await house.stage.query<{ count: number }>(
    "SELECT count(*) AS count FROM pgboss.job WHERE state = 'active' AND name LIKE 'cashier.%'",
  );
  return found?.count ?? 0;
}

test("A verdict sees a round that nobody asked for, and one that is missing", async () => {
  await players.play(20);
  await players.rest();
  const log = players.readLog();
  const spin = log.filter(isAcknowledged).find(({ wish }) => wish === "spin");
  if (spin === undefined) throw new Error("Nobody has played.");
  const others = log.filter((event) => event !== spin);
  const forgetful = await judge(house.stage, { ...players, readLog: () => others });
  expect(forgetful.twice).toEqual([expect.stringContaining(spin.name)]);
  expect(forgetful.wrongBalances).toHaveLength(spin.stake === spin.win ? 0 : 1);
  const dreamt = [...log, { ...spin, name: "never-played" }];
  const deceived = await judge(house.stage, { ...players, readLog: () => dreamt });
  expect(deceived.lost).toEqual([expect.stringContaining("never-played")]);
  await players.resume();
});

describe("kill -9", () => {
  test("of the server", async () => {
    const [server] = house.servers;
    if (server === undefined) throw new Error("There is no server to kill.");
    const { unknown } = await drill({
      name: "the server",
      kill: () => server.kill(),
      start: () => server.start(),
    });
    expect(unknown).toBeGreaterThan(0);
  });

  test("of PostgreSQL", async () => {
    const { stage } = house;
    const { unknown } = await drill({
      name: "PostgreSQL",
      kill: () => stage.killPostgres(),
      start: () => stage.startPostgres(),
    });
    expect(unknown).toBeGreaterThan(0);
  });

  test("of the worker, in the middle of its jobs", async () => {
    const { worker, line } = house;
    // So that the bank is being asked when the end comes.
    line.delay(150);
    let cutOff = 0;
    // What was seen running may have ended by the time of the kill, unless it stands still.
    const waitForMoment = async (): Promise<number> => {
      for (;;) {
        while ((await countRunningJobs()) === 0) await pause(20);
        const frozenMs = nowMs();
        worker.freeze();
        if ((await countRunningJobs()) > 0) return frozenMs;
        worker.thaw();
      }
    };
    const kill = async (): Promise<void> => {
      await worker.kill();
      cutOff += await countRunningJobs();
    };
    const [saver] = await house.seatPlayers(1, "20.00");
    const outcome = await drill({
      name: "the worker",
      waitForMoment,
      kill,
      start: () => worker.start(),
      waitForReturn: () => waitForCredit(house, saver),
    });
    line.delay(0);
    say("jobs cut off in the middle", { cutOff });
    expect(cutOff).toBeGreaterThan(0);
    expect(outcome.slowestCreditMs).toBeLessThan(BACK_WITHIN_MS);
  });

  test("would be seen to lose, if the database did not wait for its disk", async () => {
    const { stage } = house;
    players.leave();
    const deceived = await house.startPlayers({ savers: 0 });
    // After the start, which refuses such a database; from now on, and for every connection.
    for (const [name, value] of Object.entries(FORGETFUL)) {
      await stage.query(`ALTER SYSTEM SET ${name} = ${value}`);
    }
    await stage.query("SELECT pg_reload_conf()");
    await deceived.play(BEFORE_COUNT);
    await stage.killPostgres();
    await stage.startPostgres();
    await deceived.rest();
    const { lost } = await judge(stage, deceived);
    say("kill -9 of a forgetful PostgreSQL", { lost: lost.length });
    expect(lost.length).toBeGreaterThan(0);
  });
});
