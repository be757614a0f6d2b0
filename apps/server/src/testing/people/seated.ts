/** A game as a browser opens it: the player's client seed is chosen where there is none yet. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { openGame, setClientSeed } from "@tucano/contract/player/games/house-games.ts";
import type { Answer, TestServer } from "../server.ts";

export interface Opened {
  readonly answer: Answer;
  readonly data: DataOf<typeof openGame>;
  /** The session's: of a demo, where no token was given. */
  readonly token: string;
}

export async function openSeated(
  server: Pick<TestServer, "call">,
  game: string,
  playToken?: string,
): Promise<Opened> {
  const options = playToken === undefined ? {} : { token: playToken };
  const answer = await server.call(openGame, { game }, options);
  const data = answer.body.data as DataOf<typeof openGame>;
  const token = playToken ?? data.session_token ?? "";
  const { client_seed, commitment } = data.fairness;
  if (client_seed === null) {
    const choice = { client_seed: "a-seed-of-tests", commitment };
    await server.call(setClientSeed, choice, { token });
  }
  return { answer, data, token };
}
