/**
 * `npm run salts`: salts of the tables' chains from public events. Without more it says which event
 * each table's announced chain waits for, `-- <table>` lists all that were announced, and
 * `-- enter <table> <signature>` says what the event brought. Works beside a running server.
 */
import path from "node:path";
import { startEmbeddedPostgres } from "@tucano/workshop/embedded-postgres.ts";
import { sharedGames } from "@tucano/game-math/shared/index.ts";
import { systemClock } from "./platform/clock.ts";
import { loadConfig } from "./platform/config/config.ts";
import { readEnvironment } from "./platform/config/env.ts";
import { connect } from "./platform/database/connect.ts";
import { RUNTIME_ROLE } from "./platform/database/logins.ts";
import { DomainError } from "./platform/errors.ts";
import { systemRandom } from "./platform/random.ts";
import { createSecrets } from "./platform/secrets/secrets.ts";
import { seedBoxOf } from "./platform/secrets/seed-box.ts";
import {
  enterSalt,
  fairnessChains,
  listWaiting,
  quicknet,
  type SaltContext,
} from "./shared-rounds/index.ts";

const EXIT_USAGE = 2;
const USAGE = `npm run salts
npm run salts -- <table>
npm run salts -- enter <table> <signature>
Tables: ${sharedGames.map(({ facts }) => facts.code).join(", ")}`;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function showWaiting(desk: SaltContext): Promise<void> {
  const waiting = await listWaiting(desk);
  if (waiting.length === 0) say("No table has been opened yet: nothing is announced.");
  for (const { game, event, occursAt, salt } of waiting) {
    const what = salt === null ? `waits for ${event}` : "has its salt and follows in its turn";
    say(`${game}  ${what}  (${occursAt.toISOString()})`);
  }
}

async function list(desk: SaltContext, game: string): Promise<void> {
  for (const chain of (await fairnessChains(desk, { game })).list) {
    const { head, announced_at, salt_event, salt, started_at } = chain;
    say(`${head}  announced ${announced_at}`);
    say(`    ${salt_event.event}, at ${salt_event.occurs_at}`);
    say(`    salt ${salt ?? "not entered yet"}, in use since ${started_at ?? "not yet"}`);
  }
}

async function execute(desk: SaltContext, words: readonly string[]): Promise<boolean> {
  const [act, game, signature] = words;
  if (act === "enter" && game !== undefined && signature !== undefined) {
    await enterSalt(desk, { game, signature });
    say("Entered. The chain follows the one in use, at once where that has no public salt.");
    return true;
  }
  if (words.length > 1) return false;
  await (act === undefined ? showWaiting(desk) : list(desk, act));
  return true;
}

async function main(): Promise<void> {
  const config = loadConfig(readEnvironment(process.env));
  const folder = path.join(config.dataDir, "secrets");
  const secrets = createSecrets({ folder, random: systemRandom });
  const embedded =
    config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir: config.dataDir }) : null;
  const url = config.databaseUrl ?? embedded?.url() ?? "";
  const connection = connect({ url, poolSize: 1, login: RUNTIME_ROLE });
  const desk = {
    db: connection.db,
    clock: systemClock,
    random: systemRandom,
    games: sharedGames,
    beacon: quicknet,
    seedBox: seedBoxOf({ config, secrets, random: systemRandom }),
  };
  try {
    if (await execute(desk, process.argv.slice(2))) return;
    say(USAGE);
    process.exitCode = EXIT_USAGE;
  } finally {
    await connection.close();
    if (embedded !== null && !embedded.wasRunning) await embedded.stop();
  }
}

main()
  .catch((error: unknown) => {
    const isUnknown = error instanceof DomainError;
    const reason = isUnknown ? `There is no such table.\n${USAGE}` : String(error);
    process.stderr.write(`${error instanceof RangeError ? error.message : reason}\n`);
    process.exitCode = 1;
  })
  .finally(() => process.exit());
