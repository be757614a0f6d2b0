/** Two servers and a worker, each of which runs one build and then another. */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { freePort } from "@tucano/workshop/embedded-postgres.ts";
import { RULES, signInOperator } from "../../apps/server/faults/house.ts";
import { type Players, startPlayers } from "../../apps/server/faults/players.ts";
import {
  createServerProcess,
  type ServerProcess,
} from "../../apps/server/faults/server-process.ts";
import {
  compileCache,
  openStage,
  OPERATOR,
  runCommand,
  SERVER_SETTINGS,
  type Stage,
} from "../../apps/server/faults/stage.ts";
import type { DebianSystem } from "../lib/debian-system.ts";
import { type Balancer, startBalancer } from "./balancer.ts";
import type { Build } from "./release.ts";

export interface Place {
  readonly name: string;
  /** Ends what runs there by SIGTERM, and starts this build in its place. */
  replaceBy(build: Build): Promise<void>;
  /** What this build has written there. */
  readLog(build: Build): string;
  kill(): Promise<void>;
}

export interface House {
  readonly stage: Stage;
  readonly servers: readonly Place[];
  readonly worker: Place;
  readonly balancer: Balancer;
  /** One as the release before wrote its clients, one as they are written now. */
  readonly crowds: readonly Players[];
  /** A command of one build, beside whatever runs. */
  run(build: Build, command: string, ...args: readonly string[]): ReturnType<typeof runCommand>;
  close(): Promise<void>;
}

/** HAProxy asks every second and believes the second answer. */
const DRAIN_MS = "3000";
const PHONES_FROM = 50_000_000;
const PHONES_A_CROWD = 1_000;

export async function openHouse(system: DebianSystem, before: Build, now: Build): Promise<House> {
  const stage = await openStage();
  const env = {
    ...SERVER_SETTINGS,
    ADMIN_EMAIL: OPERATOR.email,
    ADMIN_PASSWORD: OPERATOR.password,
    DATABASE_URL: stage.databaseUrl,
    DATA_DIR: stage.folder,
    NODE_COMPILE_CACHE: compileCache,
    SANDBOX_PAYOUT_DELAY_MS: "200",
    MIGRATE: "never",
    DRAIN_MS,
  };
  const place = (name: string, port: number, more: Readonly<Record<string, string>>): Place =>
    createPlace(name, { port, env: { ...env, ...more }, folder: stage.folder });
  const bankPort = await freePort();
  const bankUrl = `http://127.0.0.1:${bankPort}`;
  const PSP_BASE_URL = `${bankUrl}/sandbox/psp`;
  const ports = [await freePort(), await freePort()];
  const bank = place("bank", bankPort, { ROLES: "sandbox" });
  await bank.replaceBy(before);
  await stage.query(RULES);
  const servers = ports.map((port, index) =>
    place(`server-${index + 1}`, port, { ROLES: "api,games", PSP_BASE_URL }),
  );
  const worker = place("worker", await freePort(), { ROLES: "worker", PSP_BASE_URL });
  await Promise.all([...servers, worker].map((one) => one.replaceBy(before)));
  const balancer = await startBalancer(system, stage.folder, ports);
  await balancer.waitUntilAllServe();
  const operatorCookie = await signInOperator(balancer.url);
  const crowds: Players[] = [];
  for (const [index, build] of [before, now].entries()) {
    const options = {
      urls: [balancer.url],
      bankUrl,
      logFile: join(stage.folder, `players-${index}.jsonl`),
      label: `crowd${index}x`,
      phonesFrom: PHONES_FROM + index * PHONES_A_CROWD,
      operatorCookie,
      spinners: 6,
      savers: 2,
      bettors: 2,
      thinkMs: 20,
    };
    const program = join(build.folder, "apps/server/faults/players-process.ts");
    crowds.push(await startPlayers(options, program));
  }
  return {
    stage,
    servers,
    worker,
    balancer,
    crowds,
    run: (build, command, ...args) =>
      runCommand(join(build.folder, `apps/server/src/${command}-command.ts`), env, args),
    close: async () => {
      for (const crowd of crowds) crowd.leave();
      await Promise.all([...servers, worker, bank].map((one) => one.kill()));
      await balancer.close();
      await stage.close();
    },
  };
}

interface Settings {
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
}

function createPlace(name: string, { port, env, folder }: Settings): Place {
  const logOf = (build: Build): string => join(folder, `${name}-${basename(build.folder)}.log`);
  let current: ServerProcess | null = null;
  return {
    name,
    replaceBy: async (build) => {
      await current?.stop();
      const program = join(build.folder, "apps/server/src/main.ts");
      current = createServerProcess({ port, env, logFile: logOf(build), program });
      await current.start();
    },
    readLog: (build) => readFileSync(logOf(build), "utf8"),
    kill: async () => current?.kill(),
  };
}
