/** The member's account as the API tells it, to compare with what the screens show. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import {
  listOnlinePaymentMethods,
  openDeposit,
  submitWithdrawal,
} from "@tucano/contract/player/money/cashier.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { openGame, setClientSeed, spin } from "@tucano/contract/player/games/house-games.ts";
import { me, register } from "@tucano/contract/player/account/members.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { payCharge } from "@tucano/contract/studios/sandbox-psp.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { makePerson, type Person } from "./people.ts";

export interface Account {
  read(): Promise<DataOf<typeof me>>;
  deposit(money: string): Promise<void>;
  /**
   * Plays on, at a low stake, until nothing is owed and at least `keep` is left. Luck decides
   * how long: whoever has lost too much deposits again, and owes that much more play.
   */
  playUntilFree(gameName: string, keep: string): Promise<void>;
  /** So many rounds at a low stake, whatever they bring. */
  play(gameName: string, rounds: number): Promise<void>;
  /** Asks for money to be sent to the member's own CPF. */
  withdraw(money: string, withdrawalPassword: string): Promise<void>;
}

/** A member who came in through the API, signed in. */
export interface Guest {
  readonly person: Person;
  readonly account: Account;
  readonly token: string;
}

/** A new member, for journeys that begin later. */
export async function newGuest(baseUrl: string, person: Person = makePerson()): Promise<Guest> {
  const { access_token: token } = await createApiClient(baseUrl)(register, {
    account: person.account,
    password: person.password,
    confirm_password: person.password,
    realname: person.realname,
    phone: person.phone,
    cpf: person.cpf,
    birth_date: person.birthDate,
    qk_pwd: person.withdrawalPassword,
    is_adult: true,
  });
  return { person, account: accountOf(baseUrl, token), token };
}

export async function openAccount(baseUrl: string, person: Person): Promise<Account> {
  return (await newGuest(baseUrl, person)).account;
}

/** At the very lowest a deposit takes hundreds of rounds to play through. */
const STAKE_FROM = 100;
const centavos = (wire: string): number => Number(wire.replace(".", ""));

export function accountOf(baseUrl: string, token: string): Account {
  const call = createApiClient(baseUrl);
  const read = () => call(me, {}, { token });

  async function deposit(money: string): Promise<void> {
    const { money: before } = await read();
    const [method] = await call(listOnlinePaymentMethods, {}, { token });
    const order = await call(openDeposit, { money, payment_id: method?.id }, { token });
    await call(payCharge, { pix_copy_paste: order.pix_copy_paste ?? "" });
    // The bank's message is read in the background, a moment after it came.
    while ((await read()).money === before) await pause(50);
  }

  async function openGameNamed(gameName: string): Promise<{ token: string; stake: string }> {
    const { list } = await call(listGames, { keyword: gameName });
    const game = list[0];
    if (game === undefined) throw new Error(`There is no game "${gameName}".`);
    const { url } = await call(launch, { game_id: game.id, mode: "real" }, { token });
    const fragment = new URL(url, baseUrl).hash.slice(1);
    const playToken = new URLSearchParams(fragment).get("token") ?? "";
    const opened = await call(openGame, { game: game.code }, { token: playToken });
    const { client_seed, commitment } = opened.fairness;
    if (client_seed === null) {
      const choice = { client_seed: randomUUID(), commitment };
      await call(setClientSeed, choice, { token: playToken });
    }
    const stake = opened.stakes.find((one) => centavos(one) >= STAKE_FROM);
    return { token: playToken, stake: stake ?? opened.default_stake };
  }

  async function playUntilFree(gameName: string, keep: string): Promise<void> {
    const game = await openGameNamed(gameName);
    for (;;) {
      const { ml_money: owed, money } = await read();
      const isShort = centavos(money) < centavos(keep) + centavos(game.stake);
      if (centavos(owed) === 0 && !isShort) return;
      if (isShort) await deposit("50.00");
      const rounds = Math.min(40, Math.ceil(centavos(owed) / centavos(game.stake)));
      const affordable = Math.floor((centavos(money) - centavos(keep)) / centavos(game.stake));
      for (let round = 0; round < Math.min(rounds, affordable); round += 1) {
        await call(spin, { stake: game.stake, round_key: randomUUID() }, { token: game.token });
      }
    }
  }

  async function play(gameName: string, rounds: number): Promise<void> {
    const { token: playToken, stake } = await openGameNamed(gameName);
    for (let round = 0; round < rounds; round += 1) {
      await call(spin, { stake, round_key: randomUUID() }, { token: playToken });
    }
  }

  async function withdraw(money: string, withdrawalPassword: string): Promise<void> {
    const wish = { money, qk_pwd: withdrawalPassword, payment_type: "CPF" };
    await call(submitWithdrawal, wish, { token });
  }

  return { read, deposit, playUntilFree, play, withdraw };
}
