/**
 * Machines in a box: network namespaces on a bridge of their own, so that the network of one can be
 * cut, and everything on it stopped or killed at once, as when a real machine goes.
 */
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { isRunning, signalAll } from "../../apps/server/faults/kill-tree.ts";
import { run } from "../lib/run.ts";

export interface Machine {
  readonly name: string;
  readonly address: string;
  /** As `ip netns` knows it. */
  readonly network: string;
  /** Nothing goes in or out. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** All that runs on it stands still, and later goes on as if no time had passed. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** As when the power goes. */
  kill(): Promise<void>;
}

export interface Network {
  /** Of this machine, as the others see it. */
  readonly address: string;
  readonly machines: readonly Machine[];
  close(): Promise<void>;
}

const PREFIX = "tucano";
const FIRST_HOST = 11;
const LOOK_AGAIN_MS = 50;

async function ip(...args: readonly string[]): Promise<string> {
  const { exitCode, output } = await run("ip", args, { output: "keep" });
  if (exitCode !== 0) throw new Error(`ip ${args.join(" ")}: ${output.trim()}`);
  return output;
}

/** Throws where this machine does not allow it. */
export async function openNetwork(machinesCount: number): Promise<Network> {
  await sweep();
  const { pid } = process;
  const bridge = `${PREFIX}${pid}`;
  // Of the addresses for private use, where two runs beside each other hardly meet.
  const subnet = `10.213.${pid % 250}`;
  const address = `${subnet}.1`;
  await ip("link", "add", bridge, "type", "bridge");
  await ip("addr", "add", `${address}/24`, "dev", bridge);
  await ip("link", "set", bridge, "up");
  const machines: Machine[] = [];
  for (let index = 0; index < machinesCount; index += 1) {
    machines.push(await addMachine(bridge, `${subnet}.${FIRST_HOST + index}`, index + 1));
  }
  return {
    address,
    machines,
    close: async () => {
      for (const { network } of machines) await removeNetwork(network);
      await run("ip", ["link", "del", bridge], { output: "keep" });
    },
  };
}

async function addMachine(bridge: string, address: string, number: number): Promise<Machine> {
  const name = `node-${number}`;
  const network = `${bridge}-${number}`;
  const [outside, inside] = [`${bridge}o${number}`, `${bridge}i${number}`];
  await ip("netns", "add", network);
  await ip("link", "add", outside, "type", "veth", "peer", "name", inside);
  await ip("link", "set", inside, "netns", network);
  await ip("link", "set", outside, "master", bridge);
  await ip("-n", network, "addr", "add", `${address}/24`, "dev", inside);
  await ip("-n", network, "link", "set", inside, "up");
  await ip("-n", network, "link", "set", "lo", "up");
  await ip("link", "set", outside, "up");
  return {
    name,
    address,
    network,
    cut: async () => void (await ip("link", "set", outside, "down")),
    mend: async () => void (await ip("link", "set", outside, "up")),
    freeze: () => signalMachine(network, "SIGSTOP"),
    thaw: () => signalMachine(network, "SIGCONT"),
    kill: () => signalMachine(network, "SIGKILL"),
  };
}

async function listProcesses(network: string): Promise<number[]> {
  const { output } = await run("ip", ["netns", "pids", network], { output: "keep" });
  return output.split(/\s+/).filter(Boolean).map(Number).filter(isRunning);
}

/** What was started while the first of them were told is told as well. */
async function signalMachine(network: string, signal: "SIGSTOP" | "SIGCONT" | "SIGKILL") {
  const told = new Set<number>();
  for (;;) {
    const pids = (await listProcesses(network)).filter((pid) => !told.has(pid));
    if (pids.length === 0) break;
    signalAll(pids, signal);
    for (const pid of pids) told.add(pid);
  }
  while (signal === "SIGKILL" && [...told].some(isRunning)) await pause(LOOK_AGAIN_MS);
}

async function removeNetwork(network: string): Promise<void> {
  await signalMachine(network, "SIGKILL");
  await run("ip", ["netns", "del", network], { output: "keep" });
}

/** Ends what a run that was killed itself has left behind. */
async function sweep(): Promise<void> {
  const { output } = await run("ip", ["netns", "list"], { output: "keep" });
  for (const [network, owner = ""] of output.matchAll(/^tucano(\d+)-\d+/gm)) {
    if (isOurs(Number(owner))) continue;
    await removeNetwork(network);
    await run("ip", ["link", "del", `${PREFIX}${owner}`], { output: "keep" });
  }
}

/** A process of that number that is still about runs something of Node. */
function isOurs(pid: number): boolean {
  try {
    return isRunning(pid) && readFileSync(`/proc/${pid}/comm`, "utf8").includes("node");
  } catch {
    return false;
  }
}
