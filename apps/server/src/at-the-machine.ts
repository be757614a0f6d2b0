/**
 * What commands share that act beside a running server: its database as the role that the server
 * works as, the audit log under its own key, and every room, to be asked.
 */
import { existsSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { startEmbeddedPostgres } from "@tucano/workshop/embedded-postgres.ts";
import { AUDIT_KEY, type Audit, createAudit } from "./backoffice/index.ts";
import { type Clock, systemClock } from "./platform/clock.ts";
import { type Config, loadConfig } from "./platform/config/config.ts";
import { ConfigError, readEnvironment } from "./platform/config/env.ts";
import { connect } from "./platform/database/connect.ts";
import { RUNTIME_ROLE } from "./platform/database/logins.ts";
import { readsOfPrimary } from "./platform/database/read-pool.ts";
import type { Db } from "./platform/database/types.ts";
import { DomainError } from "./platform/errors.ts";
import { createLogger, type Logger } from "./platform/logger.ts";
import { type Random, systemRandom } from "./platform/random.ts";
import { readFingerprints } from "./platform/database/fingerprints-repository.ts";
import { compose, type House } from "./composition.ts";
import { createNotices } from "./platform/database/notices.ts";
import { limitsWith } from "./platform/http/requests/shared-rate-limit.ts";
import { createJobs } from "./platform/jobs/index.ts";
import { createOutbox } from "./platform/mail/outbox.ts";
import { createMetrics } from "./platform/metrics.ts";
import { createRealtime } from "./platform/realtime/index.ts";
import { seedBoxOf } from "./platform/secrets/seed-box.ts";
import { createSecrets, type Secrets } from "./platform/secrets/secrets.ts";

export interface Machine {
  readonly db: Db;
  /** Connection string of the database's owner. */
  readonly databaseUrl: string;
  readonly clock: Clock;
  readonly random: Random;
  readonly logger: Logger;
  readonly secrets: Secrets;
  readonly config: Config;
  readonly audit: Audit;
  /** Of the operating system. */
  readonly user: string;
}

const EXIT_USAGE = 2;

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Never made here: with another key the log would no longer be whole. */
function requireSecrets(folder: string): void {
  if (!existsSync(path.join(folder, AUDIT_KEY))) {
    throw new RangeError(
      `There is no key of the audit log in ${folder}: run this where the server runs, with its ` +
        "DATA_DIR, after its first start.",
    );
  }
}

/** In a container the account may have a number and no name. */
function userName(): string {
  try {
    return os.userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}

async function withMachine(
  env: NodeJS.ProcessEnv,
  execute: (machine: Machine) => Promise<boolean>,
): Promise<boolean> {
  const config = loadConfig(readEnvironment(env));
  const folder = path.join(config.dataDir, "secrets");
  requireSecrets(folder);
  const embedded =
    config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir: config.dataDir }) : null;
  const url = config.databaseUrl ?? embedded?.url() ?? "";
  const connection = connect({ url, poolSize: 1, login: RUNTIME_ROLE });
  try {
    const noted = await readFingerprints(connection.db);
    const shared = {
      db: connection.db,
      databaseUrl: url,
      clock: systemClock,
      random: systemRandom,
      logger: createLogger(config.logLevel),
      secrets: createSecrets({ folder, random: systemRandom, noted }),
      config,
    };
    return await execute({ ...shared, audit: createAudit(shared), user: userName() });
  } finally {
    await connection.close();
    if (embedded !== null && !embedded.wasRunning) await embedded.stop();
  }
}

export interface Command {
  readonly usage: string;
  /** What the refusals of this command mean, by their code. */
  readonly refusals: Readonly<Record<string, string>>;
  /** False: it was called in another way than it takes. */
  execute(machine: Machine, args: readonly string[]): Promise<boolean>;
}

function explain(error: unknown, { refusals }: Command): string {
  if (!(error instanceof DomainError)) {
    const isPlain = error instanceof RangeError || error instanceof ConfigError;
    return isPlain ? error.message : String(error);
  }
  const codes = Object.values(error.details.fields ?? {}).map(({ code }) => code);
  return [error.code, ...codes].map((code) => refusals[code] ?? code).join("\n");
}

/** Runs a command and ends the process: 0 done, 1 refused, 2 called wrongly. */
export function runCommand(env: NodeJS.ProcessEnv, command: Command): void {
  withMachine(env, (machine) => command.execute(machine, process.argv.slice(2)))
    .then((isDone) => {
      if (isDone) return;
      say(command.usage);
      process.exitCode = EXIT_USAGE;
    })
    .catch((error: unknown) => {
      process.stderr.write(`${explain(error, command)}\n`);
      process.exitCode = 1;
    })
    .finally(() => process.exit());
}

export interface BesideOptions {
  readonly config: Config;
  readonly db: Db;
  /** Of the database's owner. */
  readonly databaseUrl: string;
  readonly secrets: Secrets;
}

/** Every room, composed to be asked beside a running server: neither started nor listening. */
export function composeBeside({ config, db, databaseUrl, secrets }: BesideOptions): House {
  const [clock, random] = [systemClock, systemRandom];
  const logger = createLogger("silent");
  const metrics = createMetrics();
  const jobs = createJobs({ url: databaseUrl, logger });
  return compose({
    config,
    logger,
    db,
    apart: db,
    reads: readsOfPrimary(db),
    // Not started, it tells nobody of an address; asked for that of the house, it knows it.
    isPassing: false,
    databaseUrl,
    secrets,
    seedBox: seedBoxOf({ config, secrets, random }),
    clock,
    random,
    jobs,
    metrics,
    outbox: createOutbox({ config, logger, db, jobs, clock, random }),
    notices: createNotices({ url: databaseUrl, logger, metrics }),
    realtime: createRealtime({ checkMessages: false }),
    limitsOf: limitsWith(null),
    selfUrl: () => "",
  });
}
