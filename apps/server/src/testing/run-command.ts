/** Runs a command of the house as its operator does: as a process of its own. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { env } from "node:process";
import type { TestServer } from "./server.ts";

const sources = path.resolve(import.meta.dirname, "..");

export interface CommandOutcome {
  readonly exitCode: number;
  readonly output: string;
}

interface CommandSettings {
  readonly DATABASE_URL: string;
  readonly [name: string]: string;
}

/** `program`: a file of `apps/server/src`. It knows of no setting but these. */
export function runCommand(
  settings: CommandSettings,
  program: string,
  ...args: string[]
): Promise<CommandOutcome> {
  const { NODE_COMPILE_CACHE } = env;
  const child = spawn(process.execPath, [path.join(sources, program), ...args], {
    env: {
      ...settings,
      ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }),
    },
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  child.stderr.on("data", (chunk) => (output += String(chunk)));
  return new Promise((resolve) => {
    child.on("close", (exitCode) => resolve({ exitCode: exitCode ?? -1, output }));
  });
}

export interface Machine {
  run(program: string, ...args: string[]): Promise<CommandOutcome>;
  close(): void;
}

/** Where a server runs, with its secrets; `settings` replace those of its own. */
export function openMachine(
  { databaseUrl, secretsFolder }: Pick<TestServer, "databaseUrl" | "secretsFolder">,
  settings: Readonly<Record<string, string>> = {},
): Machine {
  const folder = mkdtempSync(path.join(os.tmpdir(), "tucano-machine-"));
  symlinkSync(secretsFolder, path.join(folder, "secrets"));
  const own = { DATABASE_URL: databaseUrl, DATA_DIR: folder, LOG_LEVEL: "silent" };
  return {
    run: (program, ...args) => runCommand({ ...own, ...settings }, program, ...args),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
