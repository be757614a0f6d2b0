/**
 * `npm run test:upgrade`: a house of the release before becomes one of the working tree, server by
 * server while members play, then goes back, and forward again. No player may see an error, and
 * nothing may be lost or doubled. docs/runbooks/upgrade.md has every command for a person.
 *
 *   npm run test:upgrade                    from the newest tag
 *   npm run test:upgrade -- --from <commit>
 */
import { cpSync, globSync, mkdirSync, rmSync } from "node:fs";
import os from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isAcknowledged, type LogEvent } from "../../apps/server/faults/player-log.ts";
import { judge } from "../../apps/server/faults/verdict.ts";
import { ensureDebianSystem } from "../lib/debian-system.ts";
import { root } from "../lib/root.ts";
import { secondsSince } from "../lib/run.ts";
import { runWholeTest } from "../lib/whole-test.ts";
import { type House, openHouse, type Place } from "./house.ts";
import { type Build, unpackRelease, workingTree } from "./release.ts";

/** What each crowd is answered while both builds serve. */
const ROUNDS = 200;
const SHOWN = 5;
const UNAVAILABLE = 503;
/** Of pino. */
const ERROR_LEVEL = 50;

const { values: options } = parseArgs({ options: { from: { type: "string" } } });
const startedMs = performance.now();
let house: House | null = null;

async function close(hasFailed: boolean): Promise<void> {
  if (hasFailed && house !== null) keepLogs(house);
  await house?.close();
}

/** Of a run that failed: what all processes and players have said. */
function keepLogs({ stage }: House): void {
  const kept = join(root, ".cache", "test-upgrade");
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  for (const file of globSync("*.{log,jsonl}", { cwd: stage.folder })) {
    cpSync(join(stage.folder, file), join(kept, file));
  }
  console.log(`\nWhat was said is in ${kept}.`);
}

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const beganMs = performance.now();
  await work();
  const load = (os.loadavg()[0] ?? 0).toFixed(1);
  console.log(`ok    ${what}: ${secondsSince(beganMs)} at load ${load}`);
}

const playOn = (crowds: House["crowds"]): Promise<unknown> =>
  Promise.all(crowds.map((crowd) => crowd.play(ROUNDS)));

async function replaceAll(
  { crowds, balancer }: House,
  places: readonly Place[],
  build: Build,
): Promise<void> {
  for (const place of places) {
    await timed(`${place.name} runs ${build.name}`, () => place.replaceBy(build));
    await balancer.waitUntilAllServe();
    await playOn(crowds);
  }
}

/** Of everything since the beginning. */
async function inspect(one: House, builds: readonly Build[]): Promise<string[]> {
  await Promise.all(one.crowds.map((crowd) => crowd.rest()));
  const complaints: string[] = [];
  for (const crowd of one.crowds) {
    const log = crowd.readLog();
    const verdict = { ...(await judge(one.stage, crowd)), notPromised: log.flatMap(findBroken) };
    for (const [what, found] of Object.entries(verdict)) {
      if (found.length > 0) complaints.push(`${what} ${found.length}: ${list(found)}`);
    }
    console.log(`      ${describe(log)}`);
  }
  for (const build of builds) {
    const books = await one.run(build, "books", "full");
    if (!books.isClean) complaints.push(`The books of ${build.name} differ:\n${books.output}`);
  }
  const errors = [...one.servers, one.worker].flatMap(listErrors);
  if (errors.length > 0) complaints.push(`logged ${errors.length}: ${list(errors)}`);
  await Promise.all(one.crowds.map((crowd) => crowd.resume()));
  return complaints;
}

const list = (found: readonly string[]): string => found.slice(0, SHOWN).join("\n      ");

/** A refusal that a client knows, or "later": anything else is an error on a player's screen. */
function findBroken(event: LogEvent): string[] {
  if (event.event === "unclear") {
    const { status, hasRetryAfter } = event;
    if (status === UNAVAILABLE && hasRetryAfter) return [];
    return [`${event.wish} ${event.id}: ${status ?? "no answer"}`];
  }
  if (event.event !== "refused" || event.code === "wallet.insufficient_funds") return [];
  return [`${event.wish} ${event.id}: ${event.code}`];
}

function describe(log: readonly LogEvent[]): string {
  const later = log.filter(({ event }) => event === "unclear").length;
  const spins = log.filter(isAcknowledged).filter(({ wish }) => wish === "spin");
  const slowestMs = Math.max(...spins.map(({ tookMs }) => tookMs));
  const counts = `${log.filter(isAcknowledged).length} acknowledged, ${later} sent away at first`;
  return `${counts}, the slowest round took ${Math.round(slowestMs)} ms`;
}

/** Of the working tree: what the release before logs cannot be mended any more. */
function listErrors(place: Place): string[] {
  const lines = place.readLog(workingTree).split("\n");
  return lines
    .filter((line) => line.startsWith("{"))
    .filter((line) => (JSON.parse(line) as { level: number }).level >= ERROR_LEVEL)
    .map((line) => `${place.name}: ${line}`);
}

async function upgrade(one: House, before: Build): Promise<string[]> {
  const { servers, worker } = one;
  const both = [before, workingTree];
  const complaints: string[] = [];
  await playOn(one.crowds);
  await timed("the new migrations have run", async () => {
    const { isClean, output } = await one.run(workingTree, "migrate");
    if (!isClean) throw new Error(output);
    console.log(output.trimEnd().replaceAll(/^/gm, "      "));
  });
  await playOn(one.crowds);
  const ways = [
    { name: "forward", places: [...servers, worker], build: workingTree },
    { name: "back", places: [worker, ...servers], build: before },
    { name: "forward again", places: [...servers, worker], build: workingTree },
  ];
  for (const { name, places, build } of ways) {
    await replaceAll(one, places, build);
    const found = await inspect(one, both);
    console.log(`${found.length === 0 ? "ok  " : "FAIL"}  ${name} (${secondsSince(startedMs)})`);
    complaints.push(...found.map((what) => `${name}: ${what}`));
  }
  return complaints;
}

await runWholeTest({
  name: "Upgrade test",
  run: async () => {
    const system = await ensureDebianSystem();
    if (typeof system === "string") return system;
    const before = await unpackRelease(options.from);
    house = await openHouse(system, before, workingTree);
    console.log(`A house of ${before.name} is open (${secondsSince(startedMs)}).`);
    return upgrade(house, before);
  },
  close,
});
