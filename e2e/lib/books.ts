import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "@playwright/test";

const root = join(import.meta.dirname, "..", "..");

/** Runs the audit over the database of the server under test, as an operator would. */
export async function auditBooks(): Promise<void> {
  const dataDir = process.env["E2E_DATA_DIR"] ?? "";
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", LOG_LEVEL: "warn" };
  const script = join(root, "tools", "books.ts");
  const outcome = await promisify(execFile)(process.execPath, [script], { cwd: root, env }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code?: number; stdout?: string; stderr?: string }) => ({
      code: error.code ?? 1,
      output: `${error.stdout ?? ""}${error.stderr ?? ""}`,
    }),
  );
  expect(outcome.code, outcome.output).toBe(0);
}
