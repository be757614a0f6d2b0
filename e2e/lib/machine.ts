/** What somebody does at the machine that the server under test runs on. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect } from "@playwright/test";

const root = join(import.meta.dirname, "..", "..");

interface Told {
  readonly status: number | null;
  readonly said: string;
  readonly complained: string;
}

/** Runs a command of the house (`books`, `staff`) over its own data. */
export function tryAtTheMachine(tool: string, ...args: readonly string[]): Told {
  const dataDir = process.env["E2E_DATA_DIR"] ?? "";
  const program = `apps/server/src/${tool}-command.ts`;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", LOG_LEVEL: "warn" },
    encoding: "utf8",
  });
  return { status, said: stdout, complained: stderr };
}

/** One that succeeds. Returns what it said. */
export function runAtTheMachine(tool: string, ...args: readonly string[]): string {
  const { status, said, complained } = tryAtTheMachine(tool, ...args);
  expect(status, `${said}${complained}`).toBe(0);
  return said;
}
