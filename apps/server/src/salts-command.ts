/**
 * `npm run salts`: salts of the tables' chains from public events. `-- announce <table> <when>
 * <event>` publishes the head of a chain before the event, `-- enter <table> <value>` says what it
 * brought, and `-- <table>` lists what was announced. Works beside a running server: the table's
 * next round is drawn from the announced chain.
 */
import { startEmbeddedPostgres } from "@tucano/workshop/embedded-postgres.ts";
import { sharedGames } from "@tucano/game-math/shared/index.ts";
import { systemClock } from "./platform/clock.ts";
import { loadConfig } from "./platform/config/config.ts";
import { readEnvironment } from "./platform/config/env.ts";
import { connect } from "./platform/database/connect.ts";
import { RUNTIME_ROLE } from "./platform/database/logins.ts";
import { DomainError } from "./platform/errors.ts";
import { systemRandom } from "./platform/random.ts";
import { announceChain, enterSalt, fairnessChains } from "./shared-rounds/index.ts";

const EXIT_USAGE = 2;
const USAGE = `npm run salts -- <table>
npm run salts -- announce <table> <2026-12-01T12:00:00Z> "<event, as anybody can look it up>"
npm run salts -- enter <table> <value>
Tables: ${sharedGames.map(({ facts }) => facts.code).join(", ")}`;

type Desk = Parameters<typeof announceChain>[0];

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function list(desk: Desk, game: string): Promise<void> {
  const chains = (await fairnessChains(desk, { game })).list;
  if (chains.length === 0) say("Nothing was announced: the house draws the salts itself.");
  for (const { head, announced_at, salt_event, salt, started_at } of chains) {
    say(`${head}  announced ${announced_at}`);
    say(`    ${salt_event.event}, at ${salt_event.occurs_at}`);
    say(`    salt ${salt ?? "not entered yet"}, in use since ${started_at ?? "not yet"}`);
  }
}

async function execute(desk: Desk, [act, ...rest]: readonly string[]): Promise<boolean> {
  const [game, value, ...words] = rest;
  if (act === "announce") {
    const event = words.join(" ").trim();
    const occursAt = new Date(value ?? "");
    if (game === undefined || event === "" || Number.isNaN(occursAt.getTime())) return false;
    const { head } = await announceChain(desk, { game, event, occursAt });
    say(`Announced at /api/fairness/table-chains?game=${game}, head ${head}`);
    return true;
  }
  if (act === "enter") {
    if (game === undefined || value === undefined) return false;
    await enterSalt(desk, { game, salt: value });
    say("Entered: the next round of the table is drawn from the announced chain.");
    return true;
  }
  if (act === undefined || rest.length > 0) return false;
  await list(desk, act);
  return true;
}

async function main(): Promise<void> {
  const config = loadConfig(readEnvironment(process.env));
  const embedded =
    config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir: config.dataDir }) : null;
  const url = config.databaseUrl ?? embedded?.url() ?? "";
  const connection = connect({ url, poolSize: 1, login: RUNTIME_ROLE });
  const desk = { db: connection.db, clock: systemClock, random: systemRandom, games: sharedGames };
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
