/** Once for all tests: a database server of their own and one migrated template to clone. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { createEmptyDatabase } from "@tucano/workshop/databases.ts";
import { startEmbeddedPostgres } from "@tucano/workshop/embedded-postgres.ts";
import { systemRandom } from "../platform/random.ts";
import { migrate } from "../platform/database/migrate.ts";
import { startOnDatabase } from "./start-on-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    database: { readonly adminUrl: string; readonly template: string };
  }
}

const PREFIX = "tucano-test-";
const TEMPLATE = "tucano_template";

/** A run that was killed leaves its server behind: end those whose owner is gone. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(os.tmpdir()).filter((one) => one.startsWith(PREFIX))) {
    const folder = path.join(os.tmpdir(), name);
    const owner = path.join(folder, "owner.pid");
    if (!existsSync(owner) || isAlive(Number(readFileSync(owner, "utf8")))) continue;
    const server = path.join(folder, "postgres", "postmaster.pid");
    const pid = existsSync(server) ? Number(readFileSync(server, "utf8").split("\n")[0]) : 0;
    if (pid > 0 && isAlive(pid)) process.kill(pid, "SIGQUIT");
    rmSync(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweep();
  const folder = mkdtempSync(path.join(os.tmpdir(), PREFIX));
  writeFileSync(path.join(folder, "owner.pid"), String(process.pid));
  const { chmodSync } = await import("node:fs");
  chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres({ dataDir: folder });
  const adminUrl = server.url("postgres");
  const url = await createEmptyDatabase(adminUrl, TEMPLATE);
  await migrate(url);
  // One start writes the reference data and makes the queues, so that no clone has to.
  const first = await startOnDatabase({ url, random: systemRandom });
  await first.close();
  project.provide("database", { adminUrl, template: TEMPLATE });
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
