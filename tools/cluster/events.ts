/** What is broken, and what is put right again, while players play. */
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { childrenOf, signalAll, signalTree } from "../../apps/server/faults/kill-tree.ts";
import { FLIGHT } from "../../apps/server/faults/interrupted-bets.ts";
import type { Players } from "../../apps/server/faults/players.ts";
import type { ServerProcess } from "../../apps/server/faults/server-process.ts";
import type { Node } from "./database.ts";
import type { ClusterHouse } from "./house.ts";

export interface Scene {
  readonly house: ClusterHouse;
  readonly players: Players;
  /** How long something is away: longer than the lease and what follows it. */
  readonly awayMs: number;
}

export interface ClusterEvent {
  readonly name: string;
  /** As the table at the end calls it. */
  readonly words: string;
  /** Resolves when everything that was broken has been given back. */
  perform(scene: Scene): Promise<void>;
}

/** Longer than the others take to elect one of them. */
const ELECTION_MS = 4_000;
/** What is played while acknowledgements cannot reach a standby. */
const LAG_MS = 2_000;
const LAG_ROUNDS = 150;
const MOVED_WITHIN_MS = 30_000;
const LOOK_AGAIN_MS = 100;

export const events: readonly ClusterEvent[] = [
  {
    name: "server",
    words: "`kill -9` of a server",
    perform: ({ house }) => killServer(house.servers[1]),
  },
  {
    name: "tables",
    words: "`kill -9` of the server that runs the tables",
    perform: ({ house }) => killServer(findTablesLeader(house)),
  },
  {
    name: "worker",
    words: "`kill -9` of the worker",
    perform: ({ house }) => killServer(house.worker),
  },
  {
    name: "primary",
    words: "`kill -9` of the primary's PostgreSQL",
    perform: ({ house }) => withPrimary(house, (node) => house.database.killPostgres(node)),
  },
  {
    name: "etcd",
    words: "`kill -9` of etcd's leader, back 4 s later",
    perform: ({ house }) => killEtcdLeader(house),
  },
  {
    name: "proxy",
    words: "`kill -9` of HAProxy",
    perform: ({ house }) => house.proxy.kill(),
  },
  {
    name: "valkey",
    words: "`kill -9` of Valkey",
    perform: ({ house }) => house.valkey.kill(),
  },
  {
    name: "stalled",
    words: "the primary's PostgreSQL frozen, and thawed after the failover",
    perform: ({ house, awayMs }) =>
      withPrimary(house, async (node) => {
        const tree = signalTree(node.postmaster(), "SIGSTOP");
        await pause(awayMs);
        signalAll(tree, "SIGCONT");
      }),
  },
  {
    name: "frozen",
    words: "the primary's whole machine frozen, and thawed after the failover",
    perform: ({ house, awayMs }) =>
      withPrimary(house, async ({ machine }) => {
        await machine.freeze();
        await pause(awayMs);
        await machine.thaw();
      }),
  },
  {
    name: "power",
    words: "the primary's machine without power, and back after the failover",
    perform: ({ house, awayMs }) => withPrimary(house, (node) => switchOff(node, awayMs)),
  },
  {
    name: "switchover",
    words: "a switch-over (`patronictl switchover`)",
    perform: ({ house }) =>
      withPrimary(house, async ({ machine }) => {
        const [standby] = await house.database.standbys();
        const to = standby?.machine.name ?? "";
        const named = ["--leader", machine.name, "--candidate", to];
        await house.database.patronictl("switchover", "tucano", ...named, "--force");
      }),
  },
  {
    name: "standby",
    words: "a standby's machine without power, and back",
    perform: async ({ house, awayMs }) => {
      const [standby] = await house.database.standbys();
      if (standby !== undefined) await switchOff(standby, awayMs);
    },
  },
  {
    name: "cut",
    words: "the network of the primary's machine cut, and mended after the failover",
    perform: ({ house, awayMs }) =>
      withPrimary(house, async ({ machine }) => {
        await machine.cut();
        await pause(awayMs);
        await machine.mend();
      }),
  },
  {
    name: "lag",
    words: "nothing reaches the standbys for 2 s, then `kill -9` of the primary",
    perform: ({ house }) =>
      withPrimary(house, async (node) => {
        stopSending(node);
        await pause(LAG_MS);
        await house.database.killPostgres(node);
      }),
  },
];

/** The last of these events, on a database that waits for no standby. */
export async function loseOnPurpose({ house, players }: Omit<Scene, "awayMs">): Promise<void> {
  await withPrimary(house, async (node) => {
    stopSending(node);
    await players.play(LAG_ROUNDS);
    await house.database.killPostgres(node);
  });
}

/** As a supervisor does. */
async function killServer(server: ServerProcess | undefined): Promise<void> {
  if (server === undefined) throw new Error("There is no such server.");
  await server.kill();
  await server.start();
}

/** Whoever said last that it runs the flight. */
function findTablesLeader({ servers }: ClusterHouse): ServerProcess {
  const since = (server: ServerProcess): number => {
    const lines = server.readLog().split("\n");
    const said = lines.findLast(
      (line) => line.includes("This process runs the table.") && line.includes(FLIGHT),
    );
    return said === undefined ? 0 : new Date(readTime(said)).getTime();
  };
  const [leader] = [...servers].sort((one, other) => since(other) - since(one));
  if (leader === undefined || since(leader) === 0) throw new Error("Nobody runs the flight.");
  return leader;
}

const readTime = (line: string): string | number =>
  (JSON.parse(line) as { time: string | number }).time;

/** Does it to the primary, and fails if that one is still the primary afterwards. */
async function withPrimary(
  { database }: ClusterHouse,
  harm: (node: Node) => Promise<void>,
): Promise<void> {
  const before = await database.primary();
  await harm(before);
  const untilMs = performance.now() + MOVED_WITHIN_MS;
  while ((await database.primary().catch(() => before)) === before) {
    if (performance.now() > untilMs) throw new Error("The primary stayed the primary.");
    await pause(LOOK_AGAIN_MS);
  }
}

async function killEtcdLeader({ database }: ClusterHouse): Promise<void> {
  const before = await database.etcdLeader();
  before.etcd.dismiss();
  await before.etcd.kill();
  await pause(ELECTION_MS);
  const after = await database.etcdLeader();
  before.etcd.engage();
  if (after === before) throw new Error("Who was killed still leads etcd.");
}

async function switchOff({ machine, etcd, patroni }: Node, awayMs: number): Promise<void> {
  for (const program of [etcd, patroni]) program.dismiss();
  await machine.kill();
  await pause(awayMs);
  for (const program of [etcd, patroni]) program.engage();
}

/** The processes that send the journal to the standbys stand still until they are killed. */
function stopSending(node: Node): void {
  const senders = childrenOf(node.postmaster()).filter((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("walsender"),
  );
  if (senders.length === 0) throw new Error("Nobody follows the primary.");
  signalAll(senders, "SIGSTOP");
}
