/**
 * `npm run readers`: who reads the journal, and how far each has come. `-- follow` lets them read
 * what is settled by now, `-- rebuild <name|all>` drops what a reader keeps and reads the whole
 * journal again, unless months of it were archived. Works beside a running server: each entry still
 * counts once.
 */
import { startEmbeddedPostgres } from "@tucano/workshop/embedded-postgres.ts";
import { journalReaders as readers } from "./readers-and-checks.ts";
import { createJournal, type Journal } from "./ledger/index.ts";
import { loadConfig } from "./platform/config/config.ts";
import { readEnvironment } from "./platform/config/env.ts";
import { connect } from "./platform/database/connect.ts";
import { RUNTIME_ROLE } from "./platform/database/logins.ts";
import { createLogger } from "./platform/logger.ts";

const POOL_SIZE = 2;
const EXIT_USAGE = 2;
const USAGE = "npm run readers [-- follow | rebuild <name|all>]";

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const startedMs = performance.now();
  await work();
  say(`${what} in ${Math.round(performance.now() - startedMs)} ms`);
}

async function report(journal: Journal): Promise<void> {
  for (const { name, upTo, unread } of await journal.places()) {
    say(`${name.padEnd(24)} read up to transaction ${upTo}, ${unread} entries to read`);
  }
}

async function execute(journal: Journal, [act, name]: readonly string[]): Promise<boolean> {
  if (act === "follow") await timed("Followed", () => journal.catchUp());
  if (act === "rebuild") {
    const chosen = readers.filter((one) => name === "all" || one.name === name);
    if (chosen.length === 0) return false;
    for (const one of chosen)
      await timed(`Built ${one.name} again`, () => journal.rebuild(one.name));
  }
  if (act !== undefined && act !== "follow" && act !== "rebuild") return false;
  await report(journal);
  return true;
}

async function main(): Promise<void> {
  const config = loadConfig(readEnvironment(process.env));
  const embedded =
    config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir: config.dataDir }) : null;
  const url = config.databaseUrl ?? embedded?.url() ?? "";
  const connection = connect({ url, poolSize: POOL_SIZE, login: RUNTIME_ROLE });
  const journal = createJournal({ db: connection.db, logger: createLogger("silent"), readers });
  try {
    if (await execute(journal, process.argv.slice(2))) return;
    say(`${USAGE}\nReaders: ${readers.map((one) => one.name).join(", ")}`);
    process.exitCode = EXIT_USAGE;
  } finally {
    await connection.close();
    if (embedded !== null && !embedded.wasRunning) await embedded.stop();
  }
}

main()
  .catch((error: unknown) => {
    const refusal = error instanceof RangeError ? error.message : null;
    process.stderr.write(`${refusal ?? `The readers could not be reached: ${String(error)}`}\n`);
    process.exitCode = 1;
  })
  .finally(() => process.exit());
