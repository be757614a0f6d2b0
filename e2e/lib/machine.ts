/** What somebody does at the machine that the server under test runs on. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect } from "@playwright/test";

const root = join(import.meta.dirname, "..", "..");

/** Runs a tool of the house over its own data. Returns what it said. */
export function runAtTheMachine(tool: string, ...args: readonly string[]): string {
  const dataDir = process.env["E2E_DATA_DIR"] ?? "";
  const { status, stdout, stderr } = spawnSync(process.execPath, [`tools/${tool}.ts`, ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", LOG_LEVEL: "warn" },
    encoding: "utf8",
  });
  expect(status, `${stdout}${stderr}`).toBe(0);
  return stdout;
}
