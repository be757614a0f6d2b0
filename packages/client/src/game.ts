/** A game of the house, by its play token: the member's own token never reaches a game. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { openGame, setClientSeed } from "@tucano/contract/player/games/house-games.ts";
import { type Client, type ClientOptions, createClient } from "./api-client.ts";
import { ownSeed } from "./own-seed.ts";

export interface Game extends Client {
  /** Opens it, and chooses the player's part of the draws where nobody has chosen one. */
  open(code: string): Promise<DataOf<typeof openGame>>;
}

/** The launch address carries the play token where no server on the way sees it. */
function tokenIn(address: string): string | null {
  return new URLSearchParams(address.split("#")[1]).get("token");
}

/** Without an address: a demo, which gets its token when it is opened. */
export function joinGame(line: Omit<ClientOptions, "session">, address: string | undefined): Game {
  let token = address === undefined ? null : tokenIn(address);
  const client = createClient({
    ...line,
    session: {
      token: () => token,
      // A play token is not renewed: the game is launched again.
      refresh: async () => false,
      expire: () => undefined,
      forceOffline: () => undefined,
    },
  });
  return {
    ...client,
    open: async (game) => {
      const opened = await client.call(openGame, { game });
      token = opened.session_token ?? token;
      const { client_seed, commitment } = opened.fairness;
      if (client_seed !== null || opened.open_round !== null) return opened;
      const fairness = await client.call(setClientSeed, { client_seed: ownSeed(), commitment });
      return { ...opened, fairness };
    },
  };
}
