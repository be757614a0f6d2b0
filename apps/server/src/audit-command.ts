/**
 * `npm run audit`: recomputes the chain of the audit log and names every entry that was changed,
 * taken out or moved. `-- <entry> <head>` also holds the log against a head that was kept outside
 * of the database, as the server's log has it. Works beside a running server. Exits with 1 when
 * anything differs, with 2 when the log could not be read.
 */
import { startEmbeddedPostgres } from "@tucano/workshop/embedded-postgres.ts";
import { type AuditAnchor, proveAudit } from "./backoffice/index.ts";
import { loadConfig } from "./platform/config/config.ts";
import { readEnvironment } from "./platform/config/env.ts";
import { connect, type Connection, RUNTIME_ROLE } from "./platform/database/connect.ts";

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

async function prove(db: Connection["db"], anchor: AuditAnchor | null): Promise<boolean> {
  const { differences, entries, last } = await proveAudit(db, anchor);
  for (const difference of differences) say(`DIFF  ${difference}`);
  if (last !== null) say(`Last entry ${last.entry}, head ${last.head}`);
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
  const connection = connect({ url: databaseUrl, poolSize: 1, role: RUNTIME_ROLE });
  try {
    if (!(await prove(connection.db, anchor))) process.exitCode = EXIT_DIFFERENT;
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
