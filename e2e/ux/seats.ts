/** A seat at every game of the catalogue, as the server lists it today. */
import { list as listGames } from "@tucano/contract/catalog.ts";
import { register } from "@tucano/contract/members.ts";
import { launch } from "@tucano/contract/rounds.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { type Account, accountOf } from "../lib/account.ts";
import { makePerson } from "../lib/people.ts";

export interface Seat {
  readonly code: string;
  /** Where the game's own page lies, with the token of this seat. */
  readonly address: string;
}

export interface Seats {
  readonly account: Account;
  readonly all: readonly Seat[];
}

/** Fewer than this: the catalogue is not what it was, and games would be left out unseen. */
const LEAST = 35;

/** One member with money, and a seat at each game. */
export async function takeSeats(baseUrl: string): Promise<Seats> {
  const call = createApiClient(baseUrl);
  const person = makePerson();
  const { access_token: token } = await call(register, {
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
  const account = accountOf(baseUrl, token);
  await account.deposit("300.00");
  const { list } = await call(listGames, { limit: 100 });
  if (list.length < LEAST) throw new Error(`The catalogue lists ${list.length} games only.`);
  const all: Seat[] = [];
  for (const { id, code } of list) {
    const { url } = await call(launch, { game_id: id, mode: "real" }, { token });
    all.push({ code, address: new URL(url, baseUrl).href });
  }
  return { account, all };
}
