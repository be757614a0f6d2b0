/** Asks a partner for a game's address, as its protocol has it. */
import { DEPOSIT_FRAME_PATH, LOBBY_FRAME_PATH } from "@tucano/contract/studios/partner-frame.ts";
import type { Hub88Client } from "../../hub88/index.ts";
import type { Studio } from "../studios/studio-repository.ts";
import type { StudioLauncher } from "../types.ts";

/** What a partner wants to know of each launch. */
export type LaunchTerms = Pick<Studio, "sendsDepositUrl" | "subPartnerId" | "launchMeta">;

export function createHttpLauncher(client: Hub88Client, terms: LaunchTerms): StudioLauncher {
  return {
    launchUrl: ({ mode, user, token, siteUrl, ...order }) => {
      const isNamed = mode === "real" && user !== undefined && token !== undefined;
      return client.gameUrl({
        ...order,
        // Within the game's frame: a page of ours that closes the game around it.
        lobbyUrl: `${siteUrl}${LOBBY_FRAME_PATH}`,
        depositUrl:
          terms.sendsDepositUrl && isNamed ? `${siteUrl}${DEPOSIT_FRAME_PATH}` : undefined,
        subPartnerId: terms.subPartnerId ?? undefined,
        meta: terms.launchMeta ?? undefined,
        seat: isNamed ? { user, token } : null,
      });
    },
  };
}
