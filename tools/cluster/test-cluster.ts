/**
 * `npm run test:cluster`: a house on three machines' worth of PostgreSQL, broken in every way that
 * production breaks, while players play. docs/cluster.md says what is built and what it proves.
 *
 *   npm run test:cluster                          everything, under ten minutes
 *   npm run test:cluster -- --only primary,cut    those events; the control runs with `control`
 *   npm run test:cluster -- --list                what there is
 *   npm run test:cluster -- --hold                while you break it by hand, until Enter
 *   npm run test:cluster -- --lease 20            with Patroni as it comes, and its longer lease
 *   npm run test:cluster -- --keep                leaves the logs of all processes behind
 */
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startDatabase } from "./database.ts";
import { control, drill, type Outcome, tableOf } from "./drill.ts";
import { type ClusterEvent, events } from "./events.ts";
import { type ClusterHouse, openHouse } from "./house.ts";
import { type Network, openNetwork } from "./network.ts";
import { paceOf } from "./settings.ts";
import { type DebianSystem, ensureDebianSystem } from "../lib/debian-system.ts";
import { secondsSince } from "../lib/run.ts";
import { runWholeTest } from "../lib/whole-test.ts";

const CONTROL = "control";
const NODES_COUNT = 3;

const { values: options } = parseArgs({
  options: {
    only: { type: "string" },
    list: { type: "boolean", default: false },
    hold: { type: "boolean", default: false },
    lease: { type: "string", default: "5" },
    keep: { type: "boolean", default: false },
  },
});
const names = [...events.map(({ name }) => name), CONTROL];
const wanted = options.only?.split(",") ?? names;

const lease = Number(options.lease);
/** What a failover takes beyond the lease. */
const FAILOVER_MS = 7_000;

const startedMs = performance.now();
let network: Network | null = null;
let house: ClusterHouse | null = null;
let folder = "";

async function close(): Promise<void> {
  await house?.close().catch(() => undefined);
  await network?.close().catch(() => undefined);
  if (folder !== "" && !options.keep) rmSync(folder, { recursive: true, force: true });
}

/** The system and the network that all of it runs in, or in plain words why there is none. */
async function prepare(): Promise<DebianSystem | string> {
  const system = await ensureDebianSystem();
  if (typeof system === "string") return system;
  try {
    network = await openNetwork(NODES_COUNT);
    return system;
  } catch (error) {
    return `Network namespaces cannot be made here: ${String(error)}`;
  }
}

async function run(system: DebianSystem): Promise<readonly Outcome[]> {
  if (network === null) throw new Error("There is no network.");
  folder = mkdtempSync(join(os.tmpdir(), "tucano-test-cluster-"));
  chmodSync(folder, 0o755);
  if (options.keep) console.log(`What all processes say is in ${folder}.`);
  const database = await startDatabase(system, network, folder, paceOf(lease));
  house = await openHouse(system, database, folder);
  const crowd = { spinners: 12, savers: 3, bettors: 3, thinkMs: 20 };
  const players = await house.startPlayers(crowd);
  console.log(`A house is open (${secondsSince(startedMs)}).`);
  const scene = { house, players, awayMs: lease * 1_000 + FAILOVER_MS };
  const outcomes: Outcome[] = [];
  if (options.hold) return [say(await drill(scene, byHand(house)))];
  for (const event of events.filter(({ name }) => wanted.includes(name))) {
    outcomes.push(say(await drill(scene, event)));
  }
  players.leave();
  if (wanted.includes(CONTROL)) outcomes.push(say(await control(house)));
  return outcomes;
}

/** Whatever somebody does to it meanwhile. */
function byHand({ url, database }: ClusterHouse): ClusterEvent {
  return {
    name: "hold",
    words: "broken by hand",
    perform: async () => {
      console.log(`Players are at ${url}, processes and their logs in ${folder}. The nodes:`);
      for (const node of database.nodes) {
        const { name, address, network: namespace } = node.machine;
        console.log(
          `  ${name}: ${address}, ip netns ${namespace}, PostgreSQL ${node.postmaster()}`,
        );
      }
      console.log("Break what you like, put it right again, and press Enter.");
      await once(process.stdin, "data");
      process.stdin.unref();
    },
  };
}

function say(outcome: Outcome): Outcome {
  const { words, acknowledged, lost, doubled, gapMs, load, complaints } = outcome;
  const mark = complaints.length === 0 ? "ok  " : "FAIL";
  const counts = `${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled`;
  const times = `gap ${(gapMs / 1_000).toFixed(1)} s at load ${load.toFixed(1)}`;
  console.log(`${mark}  ${words}: ${counts}, ${times} (${secondsSince(startedMs)})`);
  for (const complaint of complaints) console.log(`      ${complaint}`);
  return outcome;
}

const unknown = wanted.filter((name) => !names.includes(name));
if (options.list || unknown.length > 0) {
  if (unknown.length > 0) console.log(`No such event: ${unknown.join(", ")}. There are:`);
  console.log(names.join("\n"));
  process.exitCode = unknown.length > 0 ? 1 : 0;
} else {
  await runWholeTest({
    name: "Cluster tests",
    run: async () => {
      const system = await prepare();
      if (typeof system === "string") return system;
      const outcomes = await run(system);
      console.log(`\n${tableOf(outcomes)}`);
      return outcomes.flatMap(({ words, complaints }) =>
        complaints.map((complaint) => `${words}: ${complaint}`),
      );
    },
    close,
    isUnlimited: options.hold,
  });
}
