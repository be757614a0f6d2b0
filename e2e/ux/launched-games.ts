/** Every game of the catalogue, as the server lists it today, launched for a member. */
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { type Account, type Guest, newGuest } from "../lib/people/account.ts";

export interface LaunchedGame {
  readonly code: string;
  /** The page of the game itself, with its token. */
  readonly address: string;
}

export interface LaunchedGames {
  readonly account: Account;
  readonly all: readonly LaunchedGame[];
}

/** Fewer than this: the catalogue is not what it was, and games would be left out unseen. */
const LEAST = 35;

/** Of all games in the lobby. */
export async function listCodes(baseUrl: string): Promise<readonly string[]> {
  const { list } = await createApiClient(baseUrl)(listGames, { limit: 100 });
  if (list.length < LEAST) throw new Error(`The catalogue lists ${list.length} games only.`);
  return list.map(({ code }) => code);
}

/** The address at which the guest plays this game. */
export async function launchGame(baseUrl: string, { token }: Guest, code: string): Promise<string> {
  const call = createApiClient(baseUrl);
  const { list } = await call(listGames, { limit: 100 });
  const game = list.find((one) => one.code === code);
  if (game === undefined) throw new Error(`The catalogue lists no ${code}.`);
  const { url } = await call(launch, { game_id: game.id, mode: "real" }, { token });
  return new URL(url, baseUrl).href;
}

/** One member with money, and each game launched. */
export async function launchEveryGame(baseUrl: string): Promise<LaunchedGames> {
  const call = createApiClient(baseUrl);
  const { account, token } = await newGuest(baseUrl);
  await account.deposit("300.00");
  const { list } = await call(listGames, { limit: 100 });
  if (list.length < LEAST) throw new Error(`The catalogue lists ${list.length} games only.`);
  const all: LaunchedGame[] = [];
  for (const { id, code } of list) {
    const { url } = await call(launch, { game_id: id, mode: "real" }, { token });
    all.push({ code, address: new URL(url, baseUrl).href });
  }
  return { account, all };
}
