/**
 * A house as in production, on one machine: HAProxy in front of two servers and of the database,
 * Valkey, a worker, the bank. Each process has a folder of its own, as if it had a machine.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { freePort } from "@tucano/workshop/embedded-postgres.ts";
import { RULES, signInOperator } from "../../apps/server/faults/house.ts";
import type { PlayersOptions } from "../../apps/server/faults/cast.ts";
import { type Players, startPlayers } from "../../apps/server/faults/players.ts";
import type { ServerProcess } from "../../apps/server/faults/server-process.ts";
import { queryOnce, readBooks } from "../../apps/server/faults/stage.ts";
import type { DebianSystem } from "../lib/debian-system.ts";
import type { Database } from "./database.ts";
import { createProcess, dataOf, type ProcessOptions } from "./house-process.ts";
import { keepRunning, type Program } from "./programs.ts";
import { POSTGRES_PORT, proxySettings } from "./settings.ts";

export interface ClusterHouse {
  /** Where players come in. */
  readonly url: string;
  readonly database: Database;
  /** The first reaches the database through HAProxy, the second looks for the primary itself. */
  readonly servers: readonly ServerProcess[];
  readonly worker: ServerProcess;
  readonly proxy: Program;
  readonly valkey: Program;
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** All of them, also those that are too expensive for every day. */
  readBooks(): ReturnType<typeof readBooks>;
  startPlayers(crowd: Crowd): Promise<Players>;
  close(): Promise<void>;
}

export type Crowd = Pick<PlayersOptions, "spinners" | "savers" | "bettors" | "thinkMs">;

const OWNER = "tucano";
const PHONES_FROM = 20_000_000;
const PHONES_A_CROWD = 1_000;

export async function openHouse(
  system: DebianSystem,
  database: Database,
  folder: string,
): Promise<ClusterHouse> {
  const { owner: password } = database.passwords;
  await database.administer(`CREATE ROLE ${OWNER} LOGIN CREATEROLE PASSWORD '${password}'`);
  await database.administer(`CREATE DATABASE ${OWNER} OWNER ${OWNER}`);
  const ports = {
    database: await freePort(),
    standbys: await freePort(),
    players: await freePort(),
  };
  const serverPorts = [await freePort(), await freePort()];
  const proxy = startProxy(system, database, { folder, ports, serverPorts });
  const valkeyPort = await freePort();
  const valkey = keepRunning(join(folder, "valkey.log"), () =>
    system.start(
      "valkey-server",
      ["--port", String(valkeyPort), "--bind", "127.0.0.1"].concat(["--save", ""]),
      {
        user: "postgres",
      },
    ),
  );
  const login = `postgres://${OWNER}:${password}@`;
  const hosts = database.nodes.map(({ machine }) => `${machine.address}:${POSTGRES_PORT}`);
  const byProxy = `${login}127.0.0.1:${ports.database}/${OWNER}`;
  const byHosts = `${login}${hosts.join(",")}/${OWNER}`;
  const standbysByProxy = `${login}127.0.0.1:${ports.standbys}/${OWNER}`;

  const bankPort = await freePort();
  const create = (name: string, options: ProcessOptions): ServerProcess =>
    createProcess(folder, name, {
      ...options,
      env: {
        REDIS_URL: `redis://127.0.0.1:${valkeyPort}`,
        PSP_BASE_URL: `http://127.0.0.1:${bankPort}/sandbox/psp`,
        ...options.env,
      },
    });
  const bank = create("bank", {
    port: bankPort,
    databaseUrl: byProxy,
    env: { ROLES: "sandbox", SANDBOX_PAYOUT_DELAY_MS: "200" },
  });
  await waitForProxy(byProxy);
  await bank.start();
  await queryOnce(byProxy, RULES);
  const ways = [
    { databaseUrl: byProxy, standbys: standbysByProxy },
    { databaseUrl: byHosts, standbys: byHosts },
  ];
  const servers = ways.map(({ databaseUrl, standbys }, index) =>
    create(`server-${index + 1}`, {
      port: serverPorts[index] ?? 0,
      databaseUrl,
      secretsOf: "bank",
      env: { ROLES: "api,games", LOG_LEVEL: "info", DATABASE_READ_URL: standbys },
    }),
  );
  const workerPort = await freePort();
  const worker = create("worker", {
    port: workerPort,
    databaseUrl: byProxy,
    secretsOf: "bank",
    env: { ROLES: "worker", DATABASE_READ_URL: standbysByProxy },
  });
  await Promise.all([...servers, worker].map((one) => one.start()));
  const operatorCookie = await signInOperator(servers[0]?.url ?? "");
  const url = `http://127.0.0.1:${ports.players}`;
  let crowds = 0;
  const started: Players[] = [];
  return {
    url,
    database,
    servers,
    worker,
    proxy,
    valkey,
    query: (text, values) => queryOnce(byProxy, text, values),
    readBooks: () =>
      readBooks({ DATABASE_URL: byProxy, DATA_DIR: dataOf(folder, "server-1") }, "full"),
    startPlayers: async (crowd) => {
      crowds += 1;
      const players = await startPlayers({
        urls: [url],
        bankUrl: bank.url,
        logFile: join(folder, `players-${crowds}.jsonl`),
        label: `crowd${crowds}x`,
        phonesFrom: PHONES_FROM + crowds * PHONES_A_CROWD,
        operatorCookie,
        ...crowd,
      });
      started.push(players);
      return players;
    },
    close: async () => {
      for (const players of started) players.leave();
      await Promise.all([...servers, worker, bank].map((one) => one.kill()));
      for (const program of [proxy, valkey]) {
        program.dismiss();
        await program.kill();
      }
    },
  };
}

interface ProxyOptions {
  readonly folder: string;
  readonly ports: {
    readonly database: number;
    readonly standbys: number;
    readonly players: number;
  };
  readonly serverPorts: readonly number[];
}

function startProxy(
  system: DebianSystem,
  { nodes }: Database,
  { folder, ports, serverPorts }: ProxyOptions,
): Program {
  const file = join(folder, "haproxy.cfg");
  writeFileSync(
    file,
    proxySettings({
      databasePort: ports.database,
      standbysPort: ports.standbys,
      machines: nodes.map(({ machine }) => machine),
      playersPort: ports.players,
      serverPorts,
    }),
  );
  return keepRunning(join(folder, "haproxy.log"), () =>
    system.start("haproxy", ["-db", "-f", file], { user: "postgres" }),
  );
}

async function waitForProxy(databaseUrl: string): Promise<void> {
  const untilMs = performance.now() + 10_000;
  for (;;) {
    try {
      await queryOnce(databaseUrl, "SELECT 1");
      return;
    } catch (error) {
      if (performance.now() > untilMs) throw error;
    }
  }
}
