// Protects: with the database's volume full, money waits and says so, what can be read is read,
// nothing acknowledged is lost, and with room again everything goes on by itself.
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { playHistory } from "@tucano/contract/player/games/house-games.ts";
import { ask } from "../client.ts";
import { type House, openHouse } from "../house.ts";
import { isUnclear, nowMs, tally } from "../player-log.ts";
import type { Players } from "../players.ts";
import { waitForPlay } from "../return.ts";
import { say } from "../say.ts";
import { judge, spotless } from "../verdict.ts";

const VOLUME = "400m";
const FULL_MS = 8_000;
const BEFORE_COUNT = 100;
const BACK_WITHIN_MS = 10_000;
const CHUNKS_BYTES = [1_048_576, 65_536, 4_096, 512] as const;
const READ_EVERY_MS = 100;

/** A volume of its own, which only root may make. */
function mountVolume(): string | null {
  const folder = mkdtempSync(path.join(os.tmpdir(), "tucano-volume-"));
  const options = ["-t", "tmpfs", "-o", `size=${VOLUME},mode=755`, "tucano", folder];
  const { status } = spawnSync("mount", options);
  if (status === 0) return folder;
  rmSync(folder, { recursive: true });
  return null;
}

const volume = mountVolume();
if (volume === null) {
  process.stdout.write("  The full disk is not tried: only root may mount a volume to fill.\n");
}

/** Until not one byte more goes in. */
function fill(file: string): void {
  const ballast = openSync(file, "a");
  for (const size of CHUNKS_BYTES) {
    const chunk = Buffer.alloc(size, 1);
    try {
      while (writeSync(ballast, chunk) === size);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
  }
  closeSync(ballast);
}

describe.runIf(volume !== null)("a full disk", () => {
  const databaseFolder = volume ?? "";
  let house: House;
  let players: Players;

  beforeAll(async () => {
    // Its log lies on the same volume, so it says less often than it happens what it lacks.
    house = await openHouse({
      databaseFolder,
      settings: { log_min_messages: "error", log_line_prefix: "%e ", max_wal_size: "64MB" },
    });
    players = await house.startPlayers({ spinners: 12, savers: 3 });
  });

  afterAll(async () => {
    await house.close();
    spawnSync("umount", [databaseFolder]);
    rmSync(databaseFolder, { recursive: true, force: true });
  });

  test("makes money wait, and nothing else", async () => {
    const [reader] = await house.seatPlayers(1, "20.00");
    const url = house.servers[0]?.url ?? "";
    await players.play(BEFORE_COUNT);
    const ballast = path.join(databaseFolder, "ballast");
    const beganMs = nowMs();
    let reads = 0;
    let served = 0;
    while (nowMs() < beganMs + FULL_MS) {
      fill(ballast);
      reads += 1;
      const token = reader.playToken;
      if ((await ask(url, playHistory, {}, { token })).status === 200) served += 1;
      await pause(READ_EVERY_MS);
    }
    rmSync(ballast);
    const endedMs = nowMs();
    // Without room for its journal PostgreSQL ends itself; then its supervisor starts it again.
    const hasEnded = !house.stage.isPostgresRunning();
    if (hasEnded) await house.stage.startPostgres();
    const returnedMs = (await waitForPlay(players, endedMs)) - endedMs;
    await players.play(BEFORE_COUNT);
    await players.rest();
    const log = readFileSync(path.join(databaseFolder, "postgres.log"), "utf8");
    const refusals = log.split("\n").filter((line) => line.startsWith("53100 ")).length;
    const unclear = players.readLog().filter(isUnclear);
    const { unknown } = tally(players.readLog(), beganMs);
    say("a full disk", { refusals, unknown, reads, served, returnedMs, ended: Number(hasEnded) });
    expect(await judge(house.stage, players)).toEqual(spotless);
    expect(await house.stage.readBooks()).toMatchObject({ isClean: true });
    expect(refusals).toBeGreaterThan(0);
    expect(unknown).toBeGreaterThan(0);
    expect(unclear.filter(({ status }) => status !== 503)).toEqual([]);
    if (!hasEnded) expect(served).toBeGreaterThanOrEqual(0.99 * reads);
    expect(returnedMs).toBeLessThan(BACK_WITHIN_MS);
  });
});
