/**
 * A whole house on a stage: the bank, the server that players meet and the worker, each a process
 * of its own, an operator who is signed in, and the line between cashier and bank.
 */
import { generate } from "otplib";
import { confirmSignIn, signIn } from "@tucano/contract/backoffice/access/access.ts";
import { type BadLine, openBadLine } from "@tucano/workshop/bad-line.ts";
import { ask } from "./client.ts";
import type { Player, PlayersOptions } from "./cast.ts";
import { openEntrance } from "./entrance.ts";
import { makeDeposit } from "./saver.ts";
import { type Players, startPlayers } from "./players.ts";
import { nowMs } from "./player-log.ts";
import type { ServerProcess } from "./server-process.ts";
import { type Environment, openStage, OPERATOR, type Stage, type StageOptions } from "./stage.ts";

export interface House {
  readonly stage: Stage;
  readonly bank: ServerProcess;
  readonly servers: readonly ServerProcess[];
  readonly worker: ServerProcess;
  /** Between cashier and bank. */
  readonly line: BadLine;
  /** How long its servers and its worker took to start, side by side. */
  readonly startedInMs: number;
  startPlayers(crowd?: Partial<PlayersOptions>): Promise<Players>;
  /** Players whom the test moves itself. */
  seatPlayers(count: number, funds: string): Promise<readonly [Player, ...Player[]]>;
  /** Resolves when it is on the account. */
  deposit(player: Player): Promise<void>;
  close(): Promise<void>;
}

export interface HouseOptions extends StageOptions {
  /** How many processes serve players. */
  readonly serversCount?: number;
  /** For the servers and the worker; the bank is another company. */
  readonly env?: Environment;
  /** How long the bank takes for a payout. Default: a moment. */
  readonly payoutDelayMs?: number;
  /** How the servers and the worker reach PostgreSQL, given its port; the bank goes directly. */
  readonly reach?: (databaseUrl: string) => Promise<string>;
}

const CROWD = { spinners: 16, savers: 4 };
const PAYOUT_DELAY_MS = 200;
const PHONES_FROM = 10_000_000;
const PHONES_A_CROWD = 1_000;

/** Turnover is not what these drills are about: what was paid in may be drawn out at once. */
export const RULES = `
  INSERT INTO cashier.rules (effective_from, turnover_multiple, deposit_expiry_seconds,
    open_deposits_max, free_withdrawals_per_day, early_withdrawal_allowed, mandatory_fee_percent,
    payout_minutes_max)
  VALUES ('2021-01-01', 0, 1800, 100, 1000, false, 50, 1440)`;

export async function openHouse(options: HouseOptions = {}): Promise<House> {
  const stage = await openStage(options);
  const line = await openBadLine();
  try {
    return await furnish(stage, line, options);
  } catch (error) {
    await stage.close();
    await line.close();
    throw error;
  }
}

async function furnish(stage: Stage, line: BadLine, options: HouseOptions): Promise<House> {
  const { payoutDelayMs = PAYOUT_DELAY_MS } = options;
  const bank = await stage.createServer({
    roles: "sandbox",
    env: { SANDBOX_PAYOUT_DELAY_MS: String(payoutDelayMs) },
  });
  await bank.start();
  line.connect(bank.url);
  await stage.query(RULES);
  const databaseUrl = (await options.reach?.(stage.databaseUrl)) ?? stage.databaseUrl;
  const env = { PSP_BASE_URL: `${line.url}/sandbox/psp`, ...options.env };
  const create = (roles: string) => stage.createServer({ roles, env, databaseUrl });
  const count = options.serversCount ?? 1;
  const servers = await Promise.all(Array.from({ length: count }, () => create("api,games")));
  const worker = await create("worker");
  const beganMs = nowMs();
  await Promise.all([...servers, worker].map((one) => one.start()));
  const startedInMs = nowMs() - beganMs;
  const operatorCookie = await signInOperator(servers[0]?.url ?? "");
  let crowds = 0;
  const started: Players[] = [];
  const nextCrowd = (): PlayersOptions => {
    crowds += 1;
    return {
      urls: servers.map((server) => server.url),
      bankUrl: bank.url,
      logFile: `${stage.folder}/players-${crowds}.jsonl`,
      label: `drill${crowds}x`,
      phonesFrom: PHONES_FROM + crowds * PHONES_A_CROWD,
      operatorCookie,
      ...CROWD,
    };
  };
  return {
    stage,
    bank,
    servers,
    worker,
    line,
    startedInMs,
    startPlayers: async (crowd = {}) => {
      const players = await startPlayers({ ...nextCrowd(), ...crowd });
      started.push(players);
      return players;
    },
    seatPlayers: async (count, funds) => {
      const options = { ...nextCrowd(), spinners: count, savers: 0, funds };
      const [first, ...others] = (await openEntrance(options, () => undefined)).spinners;
      if (first === undefined) throw new Error("Nobody has come in.");
      return [first, ...others];
    },
    deposit: (player) => makeDeposit(player, "10.00", nextCrowd(), () => undefined),
    close: async () => {
      for (const players of started) players.leave();
      await stage.close();
      await line.close();
    },
  };
}

/** The first sign-in of a fresh house teaches the authenticator. */
export async function signInOperator(url: string): Promise<string> {
  const { data } = await ask(url, signIn, OPERATOR);
  const secret = data?.enrolment?.secret ?? "";
  const code = await generate({ secret, epoch: Math.floor(nowMs() / 1_000) });
  const { cookie } = await ask(url, confirmSignIn, { ticket: data?.ticket ?? "", code });
  if (cookie === "") throw new Error("The operator could not sign in.");
  return cookie;
}
