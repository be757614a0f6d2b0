/** What somebody does at the machine that the server under test runs on. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect } from "@playwright/test";

const root = join(import.meta.dirname, "..", "..");

/** Runs a command of the house (`books`, `staff`) over its own data. Returns what it said. */
export function runAtTheMachine(tool: string, ...args: readonly string[]): string {
  const dataDir = process.env["E2E_DATA_DIR"] ?? "";
  const program = `apps/server/src/${tool}-command.ts`;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", LOG_LEVEL: "warn" },
    encoding: "utf8",
  });
  expect(status, `${stdout}${stderr}`).toBe(0);
  return stdout;
}
