import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect } from "@playwright/test";

const root = join(import.meta.dirname, "..", "..");

/** Runs the audit over the database of the server under test, as an operator would. */
export function auditBooks(): void {
  const dataDir = process.env["E2E_DATA_DIR"] ?? "";
  const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/books.ts"], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", LOG_LEVEL: "warn" },
    encoding: "utf8",
  });
  expect(status, `${stdout}${stderr}`).toBe(0);
}
