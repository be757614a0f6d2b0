// Protects: kill -9 of the server, of PostgreSQL or of the worker loses nothing that was
// acknowledged, does nothing twice, and the service is back by itself within ten seconds. What was
// paid in before the worker came back is credited within ten seconds of its return.
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BACK_WITHIN_MS, drill } from "../drill.ts";
import { type House, openHouse } from "../house.ts";
import { nowMs } from "../player-log.ts";
import type { Players } from "../players.ts";
import { waitForCredit } from "../return.ts";
import { say } from "../say.ts";
import { judge } from "../verdict.ts";

/** Of each. */
const killsCount = 5;
const roundsCount = 400;

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

async function countRunningJobs(): Promise<number> {
  const [found] = await house.stage.query<{ count: number }>(
    "SELECT count(*) AS count FROM pgboss.job WHERE state = 'active' AND name LIKE 'cashier.%'",
  );
  return found?.count ?? 0;
}

describe("kill -9", () => {
  test("of the server", async () => {
    const [server] = house.servers;
    if (server === undefined) throw new Error("There is no server to kill.");
    const { unknown } = await drill(house, players, {
      killsCount,
      roundsCount,
      name: "the server",
      kill: () => server.kill(),
      start: () => server.start(),
    });
    expect(unknown).toBeGreaterThan(0);
  });

  test("of PostgreSQL", async () => {
    const { stage } = house;
    const { unknown } = await drill(house, players, {
      killsCount,
      roundsCount,
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
    const outcome = await drill(house, players, {
      killsCount,
      roundsCount,
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
    await deceived.play(roundsCount);
    await stage.killPostgres();
    await stage.startPostgres();
    await deceived.rest();
    const { lost } = await judge(stage, deceived);
    say("kill -9 of a forgetful PostgreSQL", { lost: lost.length });
    expect(lost.length).toBeGreaterThan(0);
  });
});
