/** A stranger comes to a house, pays in at the sandbox bank, and plays one round, by HTTP alone. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { register } from "@tucano/contract/player/account/members.ts";
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import { openGame, setClientSeed, spin } from "@tucano/contract/player/games/house-games.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import {
  findDeposit,
  listOnlinePaymentMethods,
  openDeposit,
} from "@tucano/contract/player/money/cashier.ts";
import { payCharge } from "@tucano/contract/studios/sandbox-psp.ts";
import { type ApiClient, createApiClient } from "@tucano/workshop/api-client.ts";
import { personas } from "@tucano/workshop/personas.ts";

const PASSWORD = "noite-tropical";
const MONEY = "50.00";
const CREDITED_WITHIN_MS = 30_000;
const POLL_MS = 250;

export interface FirstRound {
  readonly game: string;
  readonly stake: string;
  readonly win: string;
}

export async function playFirstRound(url: string): Promise<FirstRound> {
  const call = createApiClient(url);
  const token = await enter(call);
  await payIn(call, token);
  const { list: games } = await call(listGames, { type: "slots" });
  const [game] = games;
  if (game === undefined) throw new Error("There is no game.");
  const launched = await call(launch, { game_id: game.id, mode: "real" }, { token });
  const fragment = new URLSearchParams(new URL(launched.url, url).hash.slice(1));
  const seat = { token: fragment.get("token") ?? "" };
  const { fairness, default_stake: stake } = await call(openGame, { game: game.code }, seat);
  const choice = { client_seed: "first-round", commitment: fairness.commitment };
  await call(setClientSeed, choice, seat);
  const round = await call(spin, { stake, round_key: randomUUID() }, seat);
  return { game: game.code, stake: round.stake, win: round.win };
}

async function enter(call: ApiClient): Promise<string> {
  const [person] = personas;
  if (person === undefined) throw new Error("There is nobody to play.");
  const { access_token } = await call(register, {
    account: person.account,
    password: PASSWORD,
    confirm_password: PASSWORD,
    realname: person.realname,
    phone: person.phone,
    cpf: person.cpf,
    birth_date: person.birthDate,
    qk_pwd: "135790",
    is_adult: true,
  });
  return access_token;
}

async function payIn(call: ApiClient, token: string): Promise<void> {
  const [method] = await call(listOnlinePaymentMethods, {}, { token });
  const order = await call(openDeposit, { money: MONEY, payment_id: method?.id }, { token });
  await call(payCharge, { pix_copy_paste: order.pix_copy_paste ?? "" });
  const deadline = performance.now() + CREDITED_WITHIN_MS;
  while (performance.now() < deadline) {
    const { status } = await call(findDeposit, { order_no: order.order_no }, { token });
    if (status === "credited") return;
    await pause(POLL_MS);
  }
  throw new Error("The deposit was paid and is not credited.");
}
