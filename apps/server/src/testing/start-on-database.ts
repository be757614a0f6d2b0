/** A whole server on a given database, with the settings that tests use. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type AdjustableClock, createAdjustableClock } from "../platform/clock.ts";
import { type Config, loadConfig } from "../platform/config/config.ts";
import { type Environment, readEnvironment } from "../platform/config/env.ts";
import { watchConnections } from "../platform/held.ts";
import { createLogger } from "../platform/logger.ts";
import { type Random, systemRandom } from "../platform/random.ts";
import { type RunningServer, startServer } from "../start-server.ts";
import { listenToAnswers } from "./answers-heard.ts";

watchConnections();

const TEST_ENVIRONMENT: Partial<Record<keyof Environment, string>> = {
  PORT: "0",
  CAPTCHA: "off",
  PASSWORD_COST: "test",
  SANDBOX_PAYOUT_DELAY_MS: "0",
  MIN_ROUND_MS: "0",
  LOG_LEVEL: "fatal",
  RATE_LIMIT_PER_MINUTE: "1000000",
  TOKEN_RATE_LIMIT_PER_MINUTE: "1000000",
  ADMIN_EMAIL: "admin@tucano.local",
  ADMIN_PASSWORD: "the-test-operator-1",
};

export interface TestServerOptions {
  readonly url: string;
  readonly env?: Partial<Record<keyof Environment, string>>;
  readonly clock?: AdjustableClock;
  readonly random?: Random;
  /** What it answers is noted there. */
  readonly answersFolder?: string | null;
  /** Of another server: a second process of the same installation. */
  readonly secretsFolder?: string;
  /** Key pairs made beforehand, for an installation without secrets yet: making them takes long. */
  readonly keysFolder?: string;
  /** Beside a running server, like the command that fills it. */
  readonly isPassing?: boolean;
}

export interface TestProcess extends RunningServer {
  readonly clock: AdjustableClock;
  readonly config: Config;
  readonly secretsFolder: string;
}

function makeSecretsFolder(keysFolder: string | undefined): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "tucano-secrets-"));
  if (keysFolder !== undefined) cpSync(keysFolder, folder, { recursive: true });
  return folder;
}

export async function startOnDatabase(options: TestServerOptions): Promise<TestProcess> {
  const config = loadConfig(readEnvironment({ ...TEST_ENVIRONMENT, ...options.env }));
  const secretsFolder = options.secretsFolder ?? makeSecretsFolder(options.keysFolder);
  const clock = options.clock ?? createAdjustableClock(new Date());
  const server = await startServer({
    config,
    databaseUrl: options.url,
    clock,
    random: options.random ?? systemRandom,
    logger: createLogger(config.logLevel),
    work: false,
    isPassing: options.isPassing ?? false,
    checkAnswers: true,
    secretsFolder,
  });
  if (options.answersFolder != null) listenToAnswers(server, options.answersFolder);
  return {
    ...server,
    clock,
    config,
    secretsFolder,
    close: async () => {
      await server.close();
      if (options.secretsFolder === undefined)
        rmSync(secretsFolder, { recursive: true, force: true });
    },
  };
}
