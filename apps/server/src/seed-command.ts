/**
 * `npm run seed`: fills an empty house with a few people, by the same calls that players make.
 * People who are there already are left alone, so it can be run twice.
 */
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import {
  findDeposit,
  listOnlinePaymentMethods,
  openDeposit,
  submitWithdrawal,
  withdrawalOptions,
} from "@tucano/contract/player/money/cashier.ts";
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import {
  markShown,
  openGame,
  setClientSeed,
  spin,
} from "@tucano/contract/player/games/house-games.ts";
import { register } from "@tucano/contract/player/account/members.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { payCharge } from "@tucano/contract/studios/sandbox-psp.ts";
import { type ApiClient, CallRefused, createApiClient } from "@tucano/workshop/api-client.ts";
import { startEmbeddedPostgres } from "@tucano/workshop/embedded-postgres.ts";
import {
  type Persona,
  PERSONA_PASSWORD,
  PERSONA_WITHDRAWAL_PASSWORD,
  personas,
} from "@tucano/workshop/personas.ts";
import { RECONCILE_JOB } from "./cashier/index.ts";
import { systemClock } from "./platform/clock.ts";
import { loadConfig } from "./platform/config/config.ts";
import { readEnvironment } from "./platform/config/env.ts";
import { migrate } from "./platform/database/migrate.ts";
import { createLogger } from "./platform/logger.ts";
import { systemRandom } from "./platform/random.ts";
import { startServer } from "./start-server.ts";

const CREDIT_TIMEOUT_MS = 30_000;
const CREDIT_POLL_MS = 250;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Null when the account was there before. */
async function enter(call: ApiClient, persona: Persona): Promise<string | null> {
  try {
    const signedIn = await call(register, {
      account: persona.account,
      password: PERSONA_PASSWORD,
      confirm_password: PERSONA_PASSWORD,
      realname: persona.realname,
      phone: persona.phone,
      cpf: persona.cpf,
      birth_date: persona.birthDate,
      qk_pwd: PERSONA_WITHDRAWAL_PASSWORD,
      is_adult: true,
    });
    return signedIn.access_token;
  } catch (error) {
    if (isTaken(error)) return null;
    throw error;
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof CallRefused && "account" in error.fields;
}

interface Till {
  readonly call: ApiClient;
  /** The bank tells the house that runs beside us, if there is one: we look for ourselves. */
  lookForPayments(): Promise<void>;
}

async function deposit(till: Till, token: string, money: string): Promise<void> {
  const { call } = till;
  const [method] = await call(listOnlinePaymentMethods, {}, { token });
  const order = await call(openDeposit, { money, payment_id: method?.id }, { token });
  if (order.pix_copy_paste === null) throw new Error("The deposit has no code to pay.");
  await call(payCharge, { pix_copy_paste: order.pix_copy_paste });
  await till.lookForPayments();
  const deadline = performance.now() + CREDIT_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const found = await call(findDeposit, { order_no: order.order_no }, { token });
    if (found.status === "credited") return;
    await pause(CREDIT_POLL_MS);
  }
  throw new Error(`The deposit ${order.order_no} was paid and is not credited.`);
}

const CLIENT_SEED_BYTES = 12;

/** Stops early when the money is used up: that is play, too. */
async function play(call: ApiClient, token: string, { play: plan }: Persona): Promise<number> {
  const { list: games } = await call(listGames, { type: "slots" });
  let played = 0;
  for (const [index, game] of games.entries()) {
    const share = Math.ceil((plan.rounds - played) / (games.length - index));
    if (share <= 0) break;
    const { url } = await call(launch, { game_id: game.id, mode: "real" }, { token });
    const playToken =
      new URLSearchParams(new URL(url, "http://localhost").hash.slice(1)).get("token") ?? "";
    const { fairness } = await call(openGame, { game: game.code }, { token: playToken });
    const { client_seed, commitment } = fairness;
    if (client_seed === null) {
      // The player's part: what a browser does when a game is opened for the first time.
      const choice = { client_seed: systemRandom.token(CLIENT_SEED_BYTES), commitment };
      await call(setClientSeed, choice, { token: playToken });
    }
    for (let round = 0; round < share; round += 1) {
      const round_key = systemRandom.uuid();
      const options = { token: playToken };
      const answer = await call(spin, { stake: plan.stake, round_key }, options).catch(
        isOutOfMoney,
      );
      if (answer === null) return played;
      await call(markShown, { round_id: answer.round_id }, options);
      played += 1;
    }
  }
  return played;
}

function isOutOfMoney(error: unknown): null {
  if (error instanceof CallRefused && error.code === "house_games.insufficient_funds") return null;
  throw error;
}

async function withdraw(call: ApiClient, token: string, persona: Persona): Promise<string> {
  if (persona.withdrawal === null) return "";
  const options = await call(withdrawalOptions, {}, { token });
  if (options.turnover_owed !== "0.00") return `, owes a turnover of R$ ${options.turnover_owed}`;
  try {
    await call(
      submitWithdrawal,
      {
        money: persona.withdrawal,
        qk_pwd: PERSONA_WITHDRAWAL_PASSWORD,
        payment_type: "CPF",
        cpf_id: persona.cpf,
      },
      { token },
    );
    return `, asked for R$ ${persona.withdrawal}`;
  } catch (error) {
    if (error instanceof CallRefused && error.status < 500) return ", has too little to withdraw";
    throw error;
  }
}

async function seed(till: Till): Promise<void> {
  const { call } = till;
  for (const persona of personas) {
    const token = await enter(call, persona);
    if (token === null) {
      say(`  ${persona.account}: already there`);
      continue;
    }
    for (const money of persona.deposits) await deposit(till, token, money);
    const rounds = await play(call, token, persona);
    const asked = await withdraw(call, token, persona);
    say(`  ${persona.account}: ${persona.about} (${rounds} rounds${asked})`);
  }
  say(`Password of everybody: ${PERSONA_PASSWORD}; withdrawals: ${PERSONA_WITHDRAWAL_PASSWORD}`);
}

async function main(): Promise<void> {
  // A server of its own beside a running one: no pictures to read, no waiting between rounds.
  const config = loadConfig(
    readEnvironment({
      ...process.env,
      PORT: "0",
      HOST: "127.0.0.1",
      PUBLIC_URL: "",
      CAPTCHA: "off",
      MIN_ROUND_MS: "0",
      LOG_LEVEL: "warn",
    }),
  );
  const embedded =
    config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir: config.dataDir }) : null;
  const databaseUrl = config.databaseUrl ?? embedded?.url() ?? "";
  await migrate(databaseUrl);
  const server = await startServer({
    config,
    databaseUrl,
    clock: systemClock,
    random: systemRandom,
    work: true,
    isPassing: true,
    logger: createLogger(config.logLevel),
    secretsFolder: path.join(config.dataDir, "secrets"),
  });
  try {
    await seed({
      call: createApiClient(server.url),
      lookForPayments: () => server.jobs.wake(RECONCILE_JOB, { singletonKey: "seed" }),
    });
  } finally {
    await server.close();
    if (embedded !== null && !embedded.wasRunning) await embedded.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(
    `The house could not be filled: ${error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exitCode = 1;
});
