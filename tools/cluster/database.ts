/** Three machines with an etcd and a Patroni each: one primary, two standbys. */
import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { killTree } from "../../apps/server/faults/kill-tree.ts";
import type { DebianSystem } from "../lib/debian-system.ts";
import type { Machine, Network } from "./network.ts";
import { keepRunning, type Program } from "./programs.ts";
import * as settings from "./settings.ts";

export interface Node {
  readonly machine: Machine;
  readonly etcd: Program;
  readonly patroni: Program;
  /** Of its PostgreSQL. */
  postmaster(): number;
}

export interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

export interface Database {
  readonly nodes: readonly Node[];
  readonly passwords: settings.Passwords;
  members(): Promise<readonly Member[]>;
  primary(): Promise<Node>;
  standbys(): Promise<readonly Node[]>;
  etcdLeader(): Promise<Node>;
  /** kill -9 of a PostgreSQL and all its helpers. */
  killPostgres(node: Node): Promise<void>;
  patronictl(...args: readonly string[]): Promise<string>;
  /** As the superuser, at the primary. */
  administer(text: string): Promise<void>;
  /** Resolves when there is a primary, and both standbys follow it and count for its commits. */
  waitUntilWhole(): Promise<void>;
  /** From now on no commit waits for a standby, and one that is far behind may become primary. */
  stopWaiting(): Promise<void>;
}

const PASSWORDS = {
  superuser: "of-the-machine",
  replication: "of-standbys",
  owner: "of-the-house",
};
const WHOLE_WITHIN_MS = 90_000;
const LOOK_AGAIN_MS = 250;
const ASK_MS = 1_500;

export async function startDatabase(
  system: DebianSystem,
  network: Network,
  folder: string,
  pace: settings.Pace,
): Promise<Database> {
  copyFileSync(join(import.meta.dirname, "short-lease.py"), join(folder, "short-lease.py"));
  const nodes: Node[] = [];
  for (const machine of network.machines) {
    nodes.push(await startNode(system, network, { machine, folder, pace }));
  }
  const ask = <T>(path: string): Promise<T> => askAny(nodes, path);
  const find = (name: string | undefined): Node => {
    const found = nodes.find(({ machine }) => machine.name === name);
    if (found === undefined) throw new Error(`Nobody knows which node is meant: ${name}.`);
    return found;
  };
  const members = async (): Promise<readonly Member[]> =>
    (await ask<{ members: Member[] }>("/cluster")).members;
  const primary = async (): Promise<Node> =>
    find((await members()).find(({ role }) => role === "leader")?.name);
  const database: Database = {
    nodes,
    passwords: PASSWORDS,
    members,
    primary,
    standbys: async () => {
      const first = await primary();
      return nodes.filter((node) => node !== first);
    },
    etcdLeader: () => findEtcdLeader(nodes),
    killPostgres: (node) => killTree(node.postmaster()),
    patronictl: (...args) => patronictl(system, join(folder, "node-1/patroni.yml"), args),
    administer: async (text) => {
      const { machine } = await primary();
      const client = new pg.Client({
        host: machine.address,
        user: "postgres",
        password: PASSWORDS.superuser,
        database: "postgres",
      });
      await client.connect();
      await client.query(text).finally(() => client.end());
    },
    waitUntilWhole: () => waitUntilWhole(members, nodes.length),
    stopWaiting: async () => {
      const configuration = join(folder, "node-1/patroni.yml");
      const settled = { synchronous_mode: "off", maximum_lag_on_failover: "1073741824" };
      const pairs = Object.entries(settled).flatMap(([name, value]) => ["-s", `${name}=${value}`]);
      await patronictl(system, configuration, ["edit-config", "tucano", "--force", ...pairs]);
      while ((await members()).some(({ role }) => role === "quorum_standby")) {
        await pause(LOOK_AGAIN_MS);
      }
    },
  };
  await database.waitUntilWhole();
  return database;
}

interface NodeOptions {
  readonly machine: Machine;
  readonly folder: string;
  readonly pace: settings.Pace;
}

async function startNode(
  system: DebianSystem,
  network: Network,
  { machine, folder, pace }: NodeOptions,
): Promise<Node> {
  const home = join(folder, machine.name);
  mkdirSync(join(home, "etcd"), { recursive: true });
  chmodSync(home, 0o755);
  const configuration = join(home, "patroni.yml");
  const options = { machine, all: network.machines, folder: home, passwords: PASSWORDS, pace };
  const subnet = `${network.address}/24`;
  writeFileSync(configuration, settings.patroniSettings({ ...options, subnet }));
  await system.run("chown", ["-R", "postgres:postgres", home]);
  const inside = { user: "postgres", network: machine.network } as const;
  const etcdArguments = settings.etcdArguments(machine, network.machines, join(home, "etcd"));
  const etcd = keepRunning(join(folder, `${machine.name}-etcd.log`), () =>
    system.start("etcd", etcdArguments, inside),
  );
  const patroni = keepRunning(join(folder, `${machine.name}-patroni.log`), () =>
    system.start("/usr/bin/python3", [join(folder, "short-lease.py"), configuration], inside),
  );
  const postmaster = (): number => {
    const file = join(home, "data", "postmaster.pid");
    return Number(readFileSync(file, "utf8").split("\n")[0]);
  };
  return { machine, etcd, patroni, postmaster };
}

/** Of the first node that answers. */
async function askAny<T>(nodes: readonly Node[], path: string): Promise<T> {
  const calls = nodes.map(async ({ machine }) => {
    const url = `http://${machine.address}:${settings.PATRONI_PORT}${path}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(ASK_MS) });
    return (await response.json()) as T;
  });
  return Promise.any(calls);
}

async function findEtcdLeader(nodes: readonly Node[]): Promise<Node> {
  const asked = nodes.map(async (node) => {
    const url = `${settings.etcdUrl(node.machine)}/v3/maintenance/status`;
    const signal = AbortSignal.timeout(ASK_MS);
    const response = await fetch(url, { method: "POST", body: "{}", signal });
    const status = (await response.json()) as { leader: string; header: { member_id: string } };
    if (status.leader === status.header.member_id) return node;
    throw new Error(`${node.machine.name} does not lead etcd.`);
  });
  return Promise.any(asked);
}

async function patronictl(
  system: DebianSystem,
  configuration: string,
  args: readonly string[],
): Promise<string> {
  const { exitCode, output } = await system.run("patronictl", ["-c", configuration, ...args]);
  if (exitCode !== 0) throw new Error(`patronictl ${args.join(" ")}: ${output}`);
  return output;
}

const isFollowing = ({ role, state }: Member): boolean =>
  role === "quorum_standby" && state === "streaming";

async function waitUntilWhole(
  members: () => Promise<readonly Member[]>,
  count: number,
): Promise<void> {
  const untilMs = performance.now() + WHOLE_WITHIN_MS;
  for (;;) {
    const found = await members().catch(() => []);
    const isWhole = (one: Member): boolean =>
      one.role === "leader" ? one.state === "running" : isFollowing(one);
    const leaders = found.filter(({ role }) => role === "leader");
    if (leaders.length === 1 && found.length === count && found.every(isWhole)) return;
    if (performance.now() > untilMs) {
      throw new Error(`The database does not become whole: ${JSON.stringify(found)}`);
    }
    await pause(LOOK_AGAIN_MS);
  }
}
