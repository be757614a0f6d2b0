/** Play tokens by the real launch call, over HTTP; each opens its game, as the game's page does. */
import { randomUUID } from "node:crypto";
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import type { DataOf, Endpoint, Envelope, RequestOf } from "@tucano/contract/endpoint.ts";
import { openGame, setClientSeed } from "@tucano/contract/player/games/house-games.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { openConnection } from "./http-connection.ts";
import type { Players } from "./load.ts";
import type { Login } from "../members.ts";

export interface Launching {
  readonly url: string;
  readonly logins: readonly Login[];
  readonly signIn: (login: Login) => Promise<string>;
  /** After this long no more are launched. */
  readonly limitMs: number;
  readonly say: (line: string) => void;
}

const LAUNCHED_AT_ONCE = 48;
const TOLD_EVERY = 10_000;
const OK = 200;
/** Of five members three play the first game, so that it alone has enough to be played hard. */
export const GAME_OF_EVERY_FIVE = [0, 1, 0, 2, 0] as const;

type Call = <E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  token: string,
) => Promise<DataOf<E>>;

/** As the API client's call, at a fraction of its price, on a connection of its own. */
function openCalls(url: string): { readonly call: Call; readonly close: () => void } {
  const { host, hostname, port } = new URL(url);
  let resolve: (answer: { status: number; text: string }) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const connection = openConnection(
    { host: hostname, port: Number(port) },
    {
      answered: (status, text) => resolve({ status, text: text ?? "" }),
      failed: (code) => reject(new Error(code)),
    },
  );
  const exchange = (request: string): Promise<{ status: number; text: string }> =>
    new Promise((onAnswer, onFailure) => {
      resolve = onAnswer;
      reject = onFailure;
      connection.send(Buffer.from(request), true);
    });
  const call: Call = async <E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E>,
    token: string,
  ): Promise<DataOf<E>> => {
    const body = JSON.stringify(input);
    const { status, text } = await exchange(
      `${endpoint.method} ${endpoint.path} HTTP/1.1\r\nhost: ${host}\r\n` +
        `authorization: Bearer ${token}\r\ncontent-type: application/json\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    if (status !== OK) throw new Error(`${endpoint.path}: ${status} ${text}`);
    return (JSON.parse(text) as Envelope<DataOf<E>>).data;
  };
  return { call, close: () => connection.close() };
}

export interface Launched {
  readonly players: Players;
  /** Members who have not launched in time. */
  readonly left: readonly Login[];
}

export async function launchAll(launching: Launching): Promise<Launched> {
  const { url, logins, signIn, limitMs, say } = launching;
  const { list } = await createApiClient(url)(listGames, { type: "slots" });
  if (list.length === 0) throw new Error("There is no slot to play.");
  const startedMs = performance.now();
  const waiting = logins.entries();
  const left: Login[] = [];
  const tokens: string[] = [];
  const games: number[] = [];
  const stakes: string[] = [];
  let minRoundMs = 0;
  const worker = async (): Promise<void> => {
    const { call, close } = openCalls(url);
    for (const [position, login] of waiting) {
      if (performance.now() - startedMs > limitMs) {
        left.push(login);
        continue;
      }
      const chosen = GAME_OF_EVERY_FIVE[position % GAME_OF_EVERY_FIVE.length] ?? 0;
      const index = chosen % list.length;
      const game = list[index];
      if (game === undefined) throw new Error(`There is no game ${index}.`);
      const { url } = await call(launch, { game_id: game.id, mode: "real" }, await signIn(login));
      const fragment = new URL(url, "http://localhost").hash.slice(1);
      const token = new URLSearchParams(fragment).get("token") ?? "";
      const opened = await call(openGame, { game: game.code }, token);
      const { client_seed, commitment } = opened.fairness;
      if (client_seed === null) {
        await call(setClientSeed, { client_seed: randomUUID(), commitment }, token);
      }
      stakes[index] = opened.stakes[0] ?? opened.default_stake;
      minRoundMs = Math.max(minRoundMs, opened.market.min_round_ms);
      tokens.push(token);
      games.push(index);
      if (tokens.length % TOLD_EVERY === 0) say(`  ${tokens.length} of ${logins.length}`);
    }
    close();
  };
  await Promise.all(Array.from({ length: LAUNCHED_AT_ONCE }, worker));
  return { players: { tokens, games, stakes, minRoundMs }, left };
}

/** So many players of one game, or of all games in equal parts. */
export function playersOf(players: Players, spread: "one" | "all", count: number): Players {
  const gamesCount = players.stakes.length;
  const share = spread === "one" ? count : Math.ceil(count / gamesCount);
  const taken = players.stakes.map(() => 0);
  const chosen = players.games.flatMap((game, index) => {
    if (spread === "one" && game !== 0) return [];
    if ((taken[game] ?? 0) >= share) return [];
    taken[game] = (taken[game] ?? 0) + 1;
    return [index];
  });
  return {
    ...players,
    tokens: chosen.map((index) => players.tokens[index] ?? ""),
    games: chosen.map((index) => players.games[index] ?? 0),
  };
}

export function firstPlayers(players: Players, count: number): Players {
  const { tokens, games } = players;
  return { ...players, tokens: tokens.slice(0, count), games: games.slice(0, count) };
}
