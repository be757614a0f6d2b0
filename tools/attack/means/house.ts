/**
 * The house that is attacked: the product's processes on a PostgreSQL of their own, as they are
 * shipped but for what would make the attacker wait. One that keeps its doors as they come, with
 * pictures to read and its own limits, stands beside it, and two more that share the work.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { systemRandom } from "../../../apps/server/src/platform/random.ts";
import { createSecrets, type Secrets } from "../../../apps/server/src/platform/secrets/secrets.ts";
import type { ServerProcess } from "../../../apps/server/faults/server-process.ts";
import { openStage, type Stage } from "../../../apps/server/faults/stage.ts";
import { type BadLine, openBadLine } from "@tucano/workshop/bad-line.ts";
import { root } from "../../lib/root.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

export interface House {
  readonly stage: Stage;
  /** Does everything, without captchas, waits between rounds and limits of calls. */
  readonly main: ServerProcess;
  readonly url: string;
  /** Between cashier and bank. */
  readonly line: BadLine;
  /** Of this installation. */
  readonly secrets: Secrets;
  /** Serves players as a fresh installation does: captchas, pace, limits. */
  guarded(): Promise<ServerProcess>;
  /** Believes what a proxy on this machine says of where somebody comes from. */
  behindProxy(): Promise<ServerProcess>;
  /** Four processes that serve players, `main` and `guarded` among them. */
  servers(): Promise<readonly ServerProcess[]>;
  /** One more for a single attack; where it is. */
  startAlso(roles: string, env: Readonly<Record<string, string>>): Promise<string>;
  /** Starts one more, which may refuse to. */
  tryToStart(env: Readonly<Record<string, string>>): Promise<{ isUp: boolean; said: string }>;
  /** Somebody new, at an address of their own. */
  visitor(): Visitor;
  /** What one of the tools at the machine says. */
  runTool(tool: string, ...args: readonly string[]): Promise<{ exitCode: number; said: string }>;
  /** What all processes have written. */
  readLogs(): string;
  close(): Promise<void>;
}

const MAIN = {
  CAPTCHA: "off",
  MIN_ROUND_MS: "0",
  SANDBOX_PAYOUT_DELAY_MS: "0",
  LOG_LEVEL: "debug",
};
const AS_SHIPPED = {
  CAPTCHA: "image",
  MIN_ROUND_MS: "2500",
  RATE_LIMIT_PER_MINUTE: "6000",
  TOKEN_RATE_LIMIT_PER_MINUTE: "1200",
};
const START_PATIENCE_MS = 20_000;

/** Made once, when somebody first asks. */
function firstTime<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => (made ??= make());
}

export async function openHouse(): Promise<House> {
  const stage = await openStage();
  const line = await openBadLine();
  const processes: ServerProcess[] = [];
  const start = async (roles: string, env: Readonly<Record<string, string>>) => {
    const settings = { ...MAIN, PSP_BASE_URL: `${line.url}/sandbox/psp`, ...env };
    const server = await stage.createServer({ roles, env: settings });
    processes.push(server);
    // The bank is the first of them: where it is must be known before anybody asks for it.
    if (processes.length === 1) line.connect(server.url);
    await server.start();
    return server;
  };
  const close = async (): Promise<void> => {
    await stage.close();
    await line.close();
  };
  try {
    const main = await start("all", {});
    const guarded = firstTime(() => start("api,games", AS_SHIPPED));
    const behindProxy = firstTime(() => start("api", { ...AS_SHIPPED, TRUST_PROXY: "loopback" }));
    const servers = firstTime(async () => [
      main,
      await guarded(),
      ...(await Promise.all([start("api,games", {}), start("api,games", {})])),
    ]);
    const secrets = createSecrets({
      folder: join(stage.folder, "secrets"),
      random: systemRandom,
    });
    const toolEnv = { DATABASE_URL: stage.databaseUrl, DATA_DIR: stage.folder };
    return {
      stage,
      main,
      url: main.url,
      line,
      secrets,
      guarded,
      behindProxy,
      servers,
      startAlso: async (roles, env) => (await start(roles, env)).url,
      visitor: () => createVisitor(main.url, nextAddress()),
      runTool: (tool, ...args) =>
        runNode([join(root, "apps/server/src", `${tool}-command.ts`), ...args], {
          ...toolEnv,
          PORT: new URL(main.url).port,
        }),
      tryToStart: (env) => tryToStart({ ...toolEnv, PORT: "0", ...env }),
      readLogs: () => processes.map((one) => one.readLog()).join("\n"),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

let addresses = 0;

/** 127.1.0.1, 127.1.0.2 …: nobody comes from the one that servers listen on. */
function nextAddress(): string {
  addresses += 1;
  return `127.1.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}

async function runNode(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ exitCode: number; said: string }> {
  const child = spawn(process.execPath, [...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  child.stdout.on("data", (chunk) => (said += String(chunk)));
  child.stderr.on("data", (chunk) => (said += String(chunk)));
  const [code] = (await once(child, "close")) as [number | null];
  return { exitCode: code ?? 1, said };
}

/** Until it is ready, has given up, or does neither in time. */
async function tryToStart(
  env: Readonly<Record<string, string>>,
): Promise<{ isUp: boolean; said: string }> {
  const program = join(root, "apps/server/src/main.ts");
  const child = spawn(process.execPath, [program], { env, stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "close");
  let said = "";
  const isUp = await new Promise<boolean>((resolve) => {
    const late = setTimeout(() => resolve(false), START_PATIENCE_MS);
    const read = (chunk: Buffer): void => {
      said += String(chunk);
      if (said.includes("Tucano is ready")) resolve(true);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    void ended.then(() => {
      clearTimeout(late);
      resolve(false);
    });
  });
  child.kill("SIGKILL");
  await ended;
  return { isUp, said };
}
