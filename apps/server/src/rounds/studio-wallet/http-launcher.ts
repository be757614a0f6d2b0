/** Asks a partner for a game's address, as its protocol has it. */
import type { Hub88Client } from "../../hub88/index.ts";
import type { StudioLauncher } from "../types.ts";

export function createHttpLauncher(client: Hub88Client): StudioLauncher {
  return {
    launchUrl: ({ mode, user, token, ...order }) => {
      const isNamed = mode === "real" && user !== undefined && token !== undefined;
      return client.gameUrl({ ...order, seat: isNamed ? { user, token } : null });
    },
  };
}
