/** How the players of a drill come in: registered, with money, and seated at a game. */
import { cpf } from "cpf-cnpj-validator";
import * as backoffice from "@tucano/contract/backoffice/payments/payments.ts";
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import type { DataOf, Endpoint, RequestOf } from "@tucano/contract/endpoint.ts";
import { openGame, setClientSeed } from "@tucano/contract/player/games/house-games.ts";
import { register } from "@tucano/contract/player/account/members.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { type Note, type Player, type PlayersOptions, WITHDRAWAL_PASSWORD } from "./cast.ts";
import { ask, type Call, isUnclear } from "./client.ts";
import { makeDeposit } from "./saver.ts";

const PASSWORD = "noite-tropical";
/** Enough to lose for a long time. */
const FUNDS = "5000.00";
const ENTERING_AT_ONCE = 4;

/** Before anything breaks: whatever is not a success is a mistake of the drill. */
async function insist<E extends Endpoint>(
  url: string,
  endpoint: E,
  input: RequestOf<E>,
  call: Call = {},
): Promise<DataOf<E>> {
  const answer = await ask(url, endpoint, input, call);
  if (answer.data !== null) return answer.data;
  throw new Error(`${endpoint.path} answers ${answer.status} ${answer.code}.`);
}

export interface Entrance {
  readonly spinners: readonly Player[];
  readonly savers: readonly Player[];
  readonly bettors: readonly Player[];
}

export async function openEntrance(options: PlayersOptions, note: Note): Promise<Entrance> {
  const { bettors = 0 } = options;
  const count = options.spinners + options.savers + bettors;
  const players: Player[] = [];
  let next = 0;
  const door = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      players.push(await enter(options, next, note));
    }
  };
  await Promise.all(Array.from({ length: ENTERING_AT_ONCE }, door));
  return {
    spinners: players.splice(0, options.spinners),
    savers: players.splice(0, options.savers),
    bettors: players,
  };
}

async function enter(options: PlayersOptions, number: number, note: Note): Promise<Player> {
  const [url = ""] = options.urls;
  const ownCpf = cpf.generate();
  const { access_token: token, user } = await insist(url, register, {
    account: `${options.label}${number}`,
    password: PASSWORD,
    confirm_password: PASSWORD,
    realname: "Davi Ensaio",
    phone: `119${String(options.phonesFrom + number)}`,
    cpf: ownCpf,
    birth_date: "1990-05-05",
    qk_pwd: WITHDRAWAL_PASSWORD,
    is_adult: true,
  });
  const { list: games } = await insist(url, listGames, { type: "slots" });
  const game = games[number % games.length];
  if (game === undefined) throw new Error("There is no game to play.");
  const launched = await insist(url, launch, { game_id: game.id, mode: "real" }, { token });
  const fragment = new URL(launched.url, url).hash.slice(1);
  const playToken = new URLSearchParams(fragment).get("token") ?? "";
  const opened = await insist(url, openGame, { game: game.code }, { token: playToken });
  const { client_seed, commitment } = opened.fairness;
  if (client_seed === null) {
    const choice = { client_seed: `player-${number}`, commitment };
    await insist(url, setClientSeed, choice, { token: playToken });
  }
  const stake = opened.stakes[0] ?? opened.default_stake;
  const seat = { number, member: user.id, cpf: ownCpf, token, playToken, game: game.code, stake };
  await makeDeposit(seat, options.funds ?? FUNDS, options, note);
  return seat;
}

export async function readBalance(
  { urls: [url = ""] }: PlayersOptions,
  { member, game, playToken }: Player,
): Promise<readonly [member: number, balance: string]> {
  const { balance } = await insist(url, openGame, { game }, { token: playToken });
  return [member, balance];
}

/** Everything in the queue. What cannot be asked now is asked the next time. */
export async function approveAll({ urls, operatorCookie: cookie }: PlayersOptions): Promise<void> {
  for (const url of urls) {
    const waiting = await ask(url, backoffice.listWithdrawals, {}, { cookie });
    if (isUnclear(waiting)) continue;
    for (const { order_no } of waiting.data?.list ?? []) {
      await ask(url, backoffice.approveWithdrawal, { order_no }, { cookie });
    }
  }
}
