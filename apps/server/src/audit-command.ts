/**
 * `npm run audit`: recomputes the chain of the audit log and names every entry that was changed,
 * taken out or moved, also at the end, whose head is sealed with the key in DATA_DIR.
 * `-- <entry> <head>` also holds the log against a head that was kept elsewhere, as the server's
 * log has it. Works beside a running server. Exits with 1 when anything differs, with 2 when the
 * log could not be read.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { startEmbeddedPostgres } from "@tucano/workshop/embedded-postgres.ts";
import { AUDIT_KEY, type AuditAnchor, proveAudit } from "./backoffice/index.ts";
import { loadConfig } from "./platform/config/config.ts";
import { readEnvironment } from "./platform/config/env.ts";
import { connect, type Connection } from "./platform/database/connect.ts";
import { RUNTIME_ROLE } from "./platform/database/logins.ts";

const EXIT_DIFFERENT = 1;
const EXIT_UNREADABLE = 2;
const USAGE = "npm run audit [-- <entry> <head>]";

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function readAnchor([entry, head]: readonly string[]): AuditAnchor | null {
  if (entry === undefined) return null;
  if (!/^\d+$/.test(entry) || head === undefined || !/^[\da-f]{64}$/.test(head)) {
    throw new Error(`Usage: ${USAGE}`);
  }
  return { entry: Number(entry), head };
}

/** The house's own, where this machine has it: it is never made here. */
function readKey(dataDir: string): string | null {
  const file = path.join(dataDir, "secrets", AUDIT_KEY);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

interface Known {
  readonly anchor: AuditAnchor | null;
  readonly key: string | null;
}

async function prove(db: Connection["db"], known: Known): Promise<boolean> {
  const { differences, entries, last } = await proveAudit(db, known);
  for (const difference of differences) say(`DIFF  ${difference}`);
  if (last !== null) say(`Last entry ${last.entry}, head ${last.head}`);
  if (known.key === null) say("This machine has no key: who sealed the end cannot be said.");
  const isWhole = differences.length === 0;
  say(isWhole ? `The audit log is whole: ${entries} entries.` : "The audit log is NOT whole.");
  return isWhole;
}

async function main(): Promise<void> {
  const anchor = readAnchor(process.argv.slice(2));
  const config = loadConfig(readEnvironment(process.env));
  const embedded =
    config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir: config.dataDir }) : null;
  const databaseUrl = config.databaseUrl ?? embedded?.url() ?? "";
  const connection = connect({ url: databaseUrl, poolSize: 1, login: RUNTIME_ROLE });
  try {
    const known = { anchor, key: readKey(config.dataDir) };
    if (!(await prove(connection.db, known))) process.exitCode = EXIT_DIFFERENT;
  } finally {
    await connection.close();
    if (embedded !== null && !embedded.wasRunning) await embedded.stop();
  }
}

main()
  .catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`The audit log could not be read: ${reason}\n`);
    process.exitCode = EXIT_UNREADABLE;
  })
  .finally(() => process.exit());
