/**
 * Players of the whole house, in a process of their own: they register, deposit and launch by the
 * public calls, then play round after round. A round without a clear answer is asked for again
 * under the same key until there is one, as the game's client does.
 */
import { setTimeout as pause } from "node:timers/promises";
import { cpf } from "cpf-cnpj-validator";
import { findDeposit, openDeposit } from "@tucano/contract/cashier.ts";
import { list as listGames } from "@tucano/contract/catalog.ts";
import { openGame, spin } from "@tucano/contract/house-games.ts";
import { register } from "@tucano/contract/members.ts";
import { launch } from "@tucano/contract/rounds.ts";
import { payCharge } from "@tucano/contract/sandbox-psp.ts";
import { CallRefused, createApiClient } from "@tucano/workshop/api-client.ts";
import { systemRandom } from "../src/platform/random.ts";

export interface PlayedRound {
  readonly roundId: string;
  readonly stake: string;
  readonly win: string;
}

export interface HouseReport {
  readonly played: readonly PlayedRound[];
  /** Rounds that got no clear answer at first. */
  readonly unknown: number;
  readonly deposited: readonly string[];
}

const [url = "", playersText = "8"] = process.argv.slice(2);
const call = createApiClient(url);
const STAKE = "1.00";
const DEPOSIT = "1000.00";
/** The first method of a fresh house. */
const PIX_METHOD = 1;
const RETRIES_MAX = 600;
const SERVER_FAULT = 500;

let isRunning = true;
let unknown = 0;
const played: PlayedRound[] = [];
const deposited: string[] = [];

/** The bank's message is read in the background, a moment after it came. */
async function waitForCredit(token: string, order_no: string): Promise<void> {
  for (let attempt = 0; attempt < RETRIES_MAX; attempt += 1) {
    if ((await call(findDeposit, { order_no }, { token })).status === "credited") return;
    await pause(50);
  }
  throw new Error("The deposit is not credited.");
}

async function enter(number: number): Promise<string> {
  const { access_token: token } = await call(register, {
    account: `drill${number}`,
    password: "noite-tropical",
    confirm_password: "noite-tropical",
    realname: "Davi Ensaio",
    phone: `1198888${String(1_000 + number)}`,
    cpf: cpf.generate(),
    birth_date: "1990-05-05",
    qk_pwd: "246810",
    is_adult: true,
  });
  const order = await call(openDeposit, { money: DEPOSIT, payment_id: PIX_METHOD }, { token });
  await call(payCharge, { pix_copy_paste: order.pix_copy_paste ?? "" });
  await waitForCredit(token, order.order_no);
  deposited.push(order.order_no);
  const { list: games } = await call(listGames, { type: "slots" });
  const game = games[number % games.length];
  if (game === undefined) throw new Error("There is no game to play.");
  const launched = await call(launch, { game_id: game.id, mode: "real" }, { token });
  const fragment = new URL(launched.url, url).hash.slice(1);
  const playToken = new URLSearchParams(fragment).get("token") ?? "";
  await call(openGame, { game: game.code }, { token: playToken });
  return playToken;
}

/** A refusal is an answer; a fault of the server, or no answer at all, is not. */
function isUnclear(error: unknown): boolean {
  return !(error instanceof CallRefused) || error.status >= SERVER_FAULT;
}

async function playRound(token: string): Promise<void> {
  const round_key = systemRandom.uuid();
  for (let attempt = 0; attempt < RETRIES_MAX; attempt += 1) {
    try {
      const { round_id, stake, win } = await call(spin, { stake: STAKE, round_key }, { token });
      played.push({ roundId: round_id, stake, win });
      if (played.length % 10 === 0) process.send?.(played.length);
      return;
    } catch (error) {
      if (!isUnclear(error)) throw error;
      if (attempt === 0) unknown += 1;
      await pause(50);
    }
  }
  throw new Error("The house does not come back.");
}

/** Nobody plays before everybody is in: the first round counted is what the drill waits for. */
async function playTogether(count: number): Promise<void> {
  const tokens = await Promise.all(Array.from({ length: count }, (_one, number) => enter(number)));
  const players = tokens.map(async (token) => {
    while (isRunning) await playRound(token);
  });
  await Promise.all(players);
}

const players = playTogether(Number(playersText));
process.on("disconnect", () => process.exit(1));
process.on("message", () => {
  isRunning = false;
  void players.then(() => {
    const report: HouseReport = { played, unknown, deposited };
    process.send?.(report, () => process.exit(0));
  });
});
