import { spawn, type ChildProcess } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { once } from "node:events";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type EmbeddedPostgres,
  freePort,
  startEmbeddedPostgres,
} from "@tucano/workshop/embedded-postgres.ts";
import { connect } from "../src/platform/database/connect.ts";
import { killPostgresTree, killWriter, startPlayers } from "./drill.ts";
import type { HouseReport } from "./house-driver.ts";

const PLAYERS_COUNT = 8;
const BEFORE_COUNT = 80;
const source = path.resolve(import.meta.dirname, "../src");

let folder = "";
let databasePort = 0;
let port = 0;
let postgres: EmbeddedPostgres;
let house: ChildProcess;

async function startPostgres(): Promise<void> {
  postgres = await startEmbeddedPostgres({ dataDir: folder, port: databasePort });
}

/** The real server, as `npm start` runs it, on a database that outlives it. */
async function startHouse(): Promise<void> {
  house = spawn(process.execPath, [path.join(source, "main.ts")], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      DATABASE_URL: postgres.url(),
      DATA_DIR: folder,
      PORT: String(port),
      CAPTCHA: "off",
      PASSWORD_COST: "test",
      MIN_ROUND_MS: "0",
      LOG_LEVEL: "silent",
      RATE_LIMIT_PER_MINUTE: "1000000",
    },
  });
  const { stdout } = house;
  if (stdout === null) throw new Error("The house's output is ours to read.");
  let text = "";
  while (!text.includes("ready")) text += String((await once(stdout, "data"))[0]);
  stdout.resume();
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "tucano-house-"));
  chmodSync(folder, 0o755);
  [databasePort, port] = [await freePort(), await freePort()];
  await startPostgres();
  await startHouse();
});

afterAll(async () => {
  if (house.exitCode === null && house.signalCode === null) await killWriter(house);
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function runBooks(): Promise<{ exitCode: number; output: string }> {
  const books = spawn(process.execPath, [path.join(source, "books-command.ts")], {
    env: { DATABASE_URL: postgres.url(), DATA_DIR: folder },
  });
  let output = "";
  books.stdout.on("data", (chunk) => (output += String(chunk)));
  books.stderr.on("data", (chunk) => (output += String(chunk)));
  const [exitCode] = (await once(books, "close")) as [number];
  return { exitCode, output };
}

async function readRounds(): Promise<Map<string, string>> {
  const owner = connect({ url: postgres.url(), poolSize: 1, role: null });
  const found = await sql<{ id: string; state: string }>`
    SELECT round_ref AS id, concat_ws(' ', status, stake_amount, win_amount) AS state
    FROM rounds.round`.execute(owner.db);
  await owner.close();
  return new Map(found.rows.map((row) => [row.id, row.state]));
}

const centavos = (wire: string): number => Number(wire.replace(".", ""));

test("The whole house keeps every round it showed, through two kills", async () => {
  const address = `http://127.0.0.1:${port}`;
  const players = startPlayers<HouseReport>("house-driver.ts", [address, String(PLAYERS_COUNT)]);
  await players.play(BEFORE_COUNT);
  await killWriter(house);
  await startHouse();
  await players.play(BEFORE_COUNT);
  await killPostgresTree(postgres.pid);
  await startPostgres();
  await players.play(BEFORE_COUNT);
  const report = await players.finish();

  expect(report.deposited).toHaveLength(PLAYERS_COUNT);
  expect(report.unknown).toBeGreaterThan(0);
  const rounds = await readRounds();
  const shown = report.played.map(
    ({ roundId, stake, win }) => [roundId, `settled ${centavos(stake)} ${centavos(win)}`] as const,
  );
  expect(new Set(shown.map(([id]) => id)).size).toBe(report.played.length);
  expect(shown.filter(([id, state]) => rounds.get(id) !== state)).toEqual([]);
  // Every round that was paid for was shown: none was lost on the way, none was paid twice.
  expect(rounds.size).toBe(report.played.length);
  const { exitCode, output } = await runBooks();
  expect(output).toContain("The books are clean");
  expect(exitCode).toBe(0);
}, 180_000);
