/**
 * `npm run test:restore`: backs a house up while it is played in, destroys its database, its
 * secrets and its files, and brings it back as it was at a moment that was remembered. Says how
 * long that took, and how much a restore as far as the backup goes would have lost.
 * docs/runbooks/restore.md has every command for a person.
 */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import { join } from "node:path";
import { formatWire, type Centavos } from "@tucano/contract/money.ts";
import { freePort } from "@tucano/workshop/embedded-postgres.ts";
import { RULES, signInOperator } from "../../apps/server/faults/house.ts";
import { type Acknowledged, isAcknowledged, nowMs } from "../../apps/server/faults/player-log.ts";
import { type Players, startPlayers } from "../../apps/server/faults/players.ts";
import type { ServerProcess } from "../../apps/server/faults/server-process.ts";
import { queryOnce, readBooks, runCommand } from "../../apps/server/faults/stage.ts";
import { judge } from "../../apps/server/faults/verdict.ts";
import { createProcess, dataOf } from "../cluster/house-process.ts";
import { type DebianSystem, ensureDebianSystem } from "../lib/debian-system.ts";
import { root } from "../lib/root.ts";
import { secondsSince } from "../lib/run.ts";
import { runWholeTest } from "../lib/whole-test.ts";
import { type Archive, openArchive, restoreFiles, saveFiles } from "./archive.ts";
import { differences, type Figures, readFigures, toldUntil } from "./figures.ts";
import { readDrawnSince, readEvery, readToCome } from "./repeats.ts";

const ROUNDS = 300;
const NAME = "house";

let folder = "";
let archive: Archive | null = null;
let server: ServerProcess | null = null;
let players: Players | null = null;

async function close(): Promise<void> {
  players?.leave();
  await server?.kill();
  await archive?.kill().catch(() => undefined);
  if (folder !== "") rmSync(folder, { recursive: true, force: true });
}

interface Remembered {
  readonly operatorCookie: string;
  /** By the database's clock. */
  readonly moment: string;
  readonly atMs: number;
  readonly figures: Figures;
}

function openHouse({ databaseUrl }: Archive, port: number): ServerProcess {
  return createProcess(folder, NAME, {
    port,
    databaseUrl,
    env: { ROLES: "api,games,worker,sandbox", SANDBOX_PAYOUT_DELAY_MS: "200" },
  });
}

async function letIn(
  house: ServerProcess,
  operatorCookie: string,
  whom: { readonly label: string; readonly phonesFrom: number },
): Promise<Players> {
  players = await startPlayers({
    urls: [house.url],
    bankUrl: house.url,
    logFile: join(folder, `${whom.label}.jsonl`),
    operatorCookie,
    spinners: 10,
    savers: 3,
    thinkMs: 10,
    ...whom,
  });
  return players;
}

async function play(one: Archive, house: ServerProcess): Promise<Remembered> {
  await house.start();
  await queryOnce(one.databaseUrl, RULES);
  const operatorCookie = await signInOperator(house.url);
  const crowd = await letIn(house, operatorCookie, { label: "restored", phonesFrom: 40_000_000 });
  await crowd.play(ROUNDS);
  await timed("Full backup while players play", () => one.backup("full"));
  await saveFiles(dataOf(folder, NAME), join(folder, "files.tar.gz"));
  await crowd.play(ROUNDS);
  await timed("What changed since then", () => one.backup("diff"));
  await crowd.play(ROUNDS);
  await crowd.rest();
  const figures = await readFigures(one.databaseUrl);
  const atMs = nowMs();
  const [now] = await queryOnce<{ moment: string }>(
    one.databaseUrl,
    "SELECT clock_timestamp()::text AS moment",
  );
  await crowd.resume();
  await crowd.play(ROUNDS);
  await one.waitUntilArchived();
  await crowd.play(ROUNDS);
  return { operatorCookie, moment: now?.moment ?? "", atMs, figures };
}

/** Restores all there is, only to see how much that would be. */
async function measureLag(one: Archive, destroyedMs: number, then: Remembered): Promise<void> {
  await timed("Restored as far as the backup goes", async () => {
    await one.restoreAll();
    await one.start();
  });
  const [last] = await queryOnce<{ ms: number }>(
    one.databaseUrl,
    "SELECT (extract(epoch FROM max(created_at)) * 1000)::bigint AS ms FROM ledger.transfer",
  );
  const lastMs = last?.ms ?? 0;
  const rows = await queryOnce<{ name: string }>(
    one.databaseUrl,
    "SELECT DISTINCT split_part(reference, ':', -1) AS name FROM ledger.transfer",
  );
  const kept = new Set(rows.map(({ name }) => name));
  const rounds = (players?.readLog() ?? []).filter(isAcknowledged).filter(isRound);
  const lost = rounds.filter(({ name }) => !kept.has(name)).length;
  const behind = ((destroyedMs - lastMs) / 1_000).toFixed(1);
  console.log(
    `      it ends ${behind} s before the end; ${lost} acknowledged rounds are not in it`,
  );
  if (differences(then.figures, await readFigures(one.databaseUrl)).length === 0) {
    throw new Error("Nothing has happened since the moment: this run proves nothing.");
  }
  await one.destroy();
}

const isRound = ({ wish }: Acknowledged): boolean => wish === "spin";

async function inspect(one: Archive, house: ServerProcess, then: Remembered): Promise<string[]> {
  const found = differences(then.figures, await readFigures(one.databaseUrl));
  const log = toldUntil(players?.readLog() ?? [], then.atMs);
  const reading = {
    query: <Row extends Record<string, unknown>>(text: string, values?: readonly unknown[]) =>
      queryOnce<Row>(one.databaseUrl, text, values),
  };
  const cash = await queryOnce<{ member_id: number; cash: Centavos }>(
    one.databaseUrl,
    "SELECT member_id, cash FROM ledger.wallet WHERE member_id = ANY($1)",
    [[...new Set(log.map(({ member }) => member))]],
  );
  const balances = new Map(cash.map((row) => [row.member_id, formatWire(row.cash)]));
  const verdict = await judge(reading, {
    readLog: () => log,
    readBalances: () => Promise.resolve(balances),
  });
  const complaints = Object.entries(verdict).flatMap(([what, listed]: [string, string[]]) =>
    listed.map((one_) => `${what}: ${one_}`),
  );
  const env = { DATABASE_URL: one.databaseUrl, DATA_DIR: dataOf(folder, NAME) };
  const refusal = await house.start().then(
    () => "It started.",
    (error: unknown) => String(error),
  );
  const retired = await runCommand(join(root, "apps/server/src/secrets-command.ts"), env, [
    "after-restore",
  ]);
  console.log(`      ${retired.output.trim()}`);
  await house.start();
  const books = await readBooks(env, "full");
  const audit = await runCommand(join(root, "apps/server/src/audit-command.ts"), env);
  console.log(`      ${log.filter(isAcknowledged).length} acknowledged wishes looked up`);
  return [
    ...found,
    ...complaints,
    ...(refusal.includes("after-restore") ? [] : [`A server on old seeds: ${refusal}`]),
    ...(retired.isClean ? [] : [retired.output]),
    ...(books.isClean ? [] : [books.output]),
    ...(audit.isClean ? [] : [audit.output]),
  ];
}

/** Players come in again: nothing that was there when the database was lost is drawn from. */
async function findRepeats(
  one: Archive,
  house: ServerProcess,
  { operatorCookie, moment, known }: Remembered & { readonly known: ReadonlySet<string> },
): Promise<string[]> {
  const crowd = await letIn(house, operatorCookie, { label: "after", phonesFrom: 41_000_000 });
  await crowd.play(ROUNDS);
  await crowd.rest();
  const toCome = await readToCome(one.databaseUrl);
  const drawn = await readDrawnSince(one.databaseUrl, moment);
  console.log(`      ${toCome.length} seeds and chains to come, ${drawn.length} tables' rounds`);
  if (toCome.length === 0 || drawn.length === 0) return ["Nothing is drawn: this proves nothing."];
  return [...toCome, ...drawn]
    .filter((commitment) => known.has(commitment))
    .map((commitment) => `${commitment} is used again`);
}

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const beganMs = performance.now();
  await work();
  console.log(
    `ok    ${what}: ${secondsSince(beganMs)} at load ${(os.loadavg()[0] ?? 0).toFixed(1)}`,
  );
}

async function run(system: DebianSystem): Promise<string[]> {
  folder = mkdtempSync(join(os.tmpdir(), "tucano-test-restore-"));
  chmodSync(folder, 0o755);
  const one = await openArchive(system, folder);
  archive = one;
  const port = await freePort();
  const house = openHouse(one, port);
  server = house;
  const then = await play(one, house);
  await house.kill();
  const destroyedMs = nowMs();
  const known = await readEvery(one.databaseUrl);
  await one.destroy();
  players?.leave();
  rmSync(dataOf(folder, NAME), { recursive: true });
  await measureLag(one, destroyedMs, then);
  let complaints: string[] = [];
  await timed(`Restored to ${then.moment} and open again`, async () => {
    await one.restoreTo(then.moment);
    await restoreFiles(join(folder, "files.tar.gz"), dataOf(folder, NAME));
    await one.start();
    if (!(await readToCome(one.databaseUrl)).some((commitment) => known.has(commitment)))
      throw new Error("No seed of before is in use: this run proves nothing.");
    complaints = await inspect(one, house, then);
  });
  return [...complaints, ...(await findRepeats(one, house, { ...then, known }))];
}

await runWholeTest({
  name: "Restore test",
  run: async () => {
    const system = await ensureDebianSystem();
    return typeof system === "string" ? system : run(system);
  },
  close,
});
