/** A seat at every game of the catalogue, as the server lists it today. */
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { type Account, type Guest, newGuest } from "../lib/people/account.ts";

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

/** Where somebody plays this game. */
export async function seatAt(baseUrl: string, { token }: Guest, code: string): Promise<string> {
  const call = createApiClient(baseUrl);
  const { list } = await call(listGames, { limit: 100 });
  const game = list.find((one) => one.code === code);
  if (game === undefined) throw new Error(`The catalogue lists no ${code}.`);
  const { url } = await call(launch, { game_id: game.id, mode: "real" }, { token });
  return new URL(url, baseUrl).href;
}

/** One member with money, and a seat at each game. */
export async function takeSeats(baseUrl: string): Promise<Seats> {
  const call = createApiClient(baseUrl);
  const { account, token } = await newGuest(baseUrl);
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
