/** The built product on a port and a database of its own, for tools that look from outside. */
import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./root.ts";
import { serverFlags } from "./server-flags.mjs";

export interface Product {
  readonly url: string;
  readonly pid: number;
  /** From the start of the process to its word that it is ready. */
  readonly startMs: number;
  stop(): Promise<void>;
}

/** Nothing of what this machine may have set for its own database. */
const ownSettings = {
  PORT: "0",
  HOST: "127.0.0.1",
  DATABASE_URL: "",
  ROLES: "",
  LOG_LEVEL: "warn",
};
const readyLine = /ready: (http:\/\/\S+)/;

export async function startProduct(env: Readonly<Record<string, string>> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), "tucano-product-"));
  // Under root the database runs as another account, which must be able to come in.
  chmodSync(dataDir, 0o755);
  const startedMs = performance.now();
  const child = spawn(process.execPath, [...serverFlags, join(root, "apps/server/src/main.ts")], {
    cwd: root,
    env: { ...process.env, ...ownSettings, DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = readyLine.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("close", () => reject(new Error(`The server did not start.\n${output}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    startMs: Math.round(performance.now() - startedMs),
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
